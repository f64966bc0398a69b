import AccountsDomain
import AccountsService
import Blobs
import FindieDomain
import Foundation
import Storage
import StorageTesting
import Testing

@testable import FindieService

@Suite(.everyEngine, .enabled(if: PictureEncoder().isPossible, "bin/setup installs what makes smaller pictures"))
struct MediaSizesTests {
    private struct Shown: Equatable {
        var (type, width, height): (String, Int?, Int?)

        static func == (one: Shown, other: Shown) -> Bool {
            (one.type, one.width, one.height) == (other.type, other.width, other.height)
        }
    }

    /// A draft's picture as its maker sees it.
    private func shown(
        _ media: UUID,
        _ size: GameMedia.Size?,
        by makers: MakerBackend,
        _ account: Account?
    ) async throws -> (head: Shown, bytes: Data) {
        let found = try #require(try await makers.media(media, in: size, for: account))
        let bytes = try await makers.bytes(0..<found.file.size, of: found.file)
        let picture = UploadKind(rawValue: found.type).flatMap { ImageSize(bytes, $0) }
        #expect(!found.isStandIn)
        return (Shown(type: found.type, width: picture?.width, height: picture?.height), bytes)
    }

    @Test func `a card and a page get copies as large as they need, without what a camera wrote`() async throws {
        let world = try await FindieWorld()
        let (service, id) = (try await world.maker(), UUID())
        _ = try await service.begin(id)
        let picture = TestMedia.drawing(1_600, 900)
        let media = try await world.send(picture, .cover, id, service).media[0].id
        let (makers, account) = (service.backend, try await world.accounts.account(service.account))
        let (own, ownBytes) = try await shown(media, nil, by: makers, account)
        #expect(own == Shown(type: "image/png", width: 1_600, height: 900))
        for (size, width, height) in [(GameMedia.Size.card, 800, 450), (.page, 1_120, 630)] {
            let (copy, bytes) = try await shown(media, size, by: makers, account)
            #expect(copy == Shown(type: "image/webp", width: width, height: height))
            #expect(bytes.count < ownBytes.count && bytes.range(of: TestMedia.secret) == nil)
        }
        #expect(picture.range(of: TestMedia.secret) != nil)
        let other = try await world.accounts.account(try await world.maker("ravi@example.org").account)
        for visitor in [nil, other] { #expect(try await makers.media(media, in: .card, for: visitor) == nil) }
    }

    @Test func `a copy is made once, also of a picture that is older, and goes with it`() async throws {
        let world = try await FindieWorld()
        let (service, id) = (try await world.maker(), UUID())
        _ = try await service.begin(id)
        // Kept when there was no program for it.
        let old = world.makers(encoder: PictureEncoder(program: "no-such-program"))
        let without = old.service(for: service.account)
        let media = try await world.send(TestMedia.drawing(900, 600), .cover, id, without).media[0].id
        #expect(try await files(in: world) == 1)
        let account = try await world.accounts.account(service.account)
        #expect(try await shown(media, .card, by: old, account).head.type == "image/png")
        // Nobody waits behind too many others.
        let busy = try #require(try await world.makers(copiesInLine: 0).media(media, in: .card, for: account))
        #expect(busy.isStandIn && busy.type == "image/png")
        #expect(try await files(in: world) == 1)
        let makers = world.makers()
        async let first = makers.media(media, in: .card, for: account)
        async let second = world.makers().media(media, in: .card, for: account)
        let copies = try await [first, second].compactMap(\.self)
        #expect(copies.map(\.type) == ["image/webp", "image/webp"] && copies[0].file == copies[1].file)
        #expect(try await files(in: world) == 2)
        _ = try await shown(media, .page, by: makers, account)
        #expect(try await files(in: world) == 3)
        _ = try await makers.service(for: service.account).removeMedia(media, of: id)
        #expect(try await files(in: world) == 0)
        await makers.sizes.prepare(media, of: service.account)
        await makers.shutdown()
        #expect(try await files(in: world) == 0)
    }

    @Test(.enabled(if: LimitedProcess.isThere("avifenc"), "bin/setup installs what reads AVIF"))
    func `an AVIF is read by its head, cleaned and made smaller`() async throws {
        let world = try await FindieWorld()
        let (service, id) = (try await world.maker(), UUID())
        _ = try await service.begin(id)
        let folder = try WorkFolder()
        defer { folder.remove() }
        try TestMedia.drawing(1_600, 900).write(to: folder.url.appending(path: "a.png"))
        // A directory without entries, and then what a camera would write.
        let exif = Data("MM".utf8) + Data([0, 42, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0]) + TestMedia.secret
        try exif.write(to: folder.url.appending(path: "a.exif"))
        let words = ["--jobs", "1", "--speed", "10", "--exif", "a.exif", "a.png", "a.avif"]
        _ = try await LimitedProcess().run("avifenc", words, in: folder.url)
        let picture = try Data(contentsOf: folder.url.appending(path: "a.avif"))
        #expect(picture.range(of: TestMedia.secret) != nil)
        let media = try #require(try await world.send(picture, .cover, id, service).media.first)
        #expect(media.type == "image/avif" && media.width == 1_600 && media.height == 900)
        let account = try await world.accounts.account(service.account)
        let own = try await shown(media.id, nil, by: service.backend, account)
        #expect(own.bytes.count == picture.count && own.bytes.range(of: TestMedia.secret) == nil)
        let copy = try await shown(media.id, .card, by: service.backend, account)
        #expect(copy.head == Shown(type: "image/webp", width: 800, height: 450))
    }

    @Test func `what cannot be made smaller is served as it was kept`() async throws {
        let world = try await FindieWorld()
        let (service, id) = (try await world.maker(), UUID())
        _ = try await service.begin(id)
        let account = try await world.accounts.account(service.account)
        // The first is no picture behind its head; a copy of the second takes more bytes than it does.
        for picture in [TestMedia.png(7_000, 5_000), TestMedia.drawing(400, 320, isNoise: true)] {
            let media = try #require(try await world.send(picture, .screenshot, id, service).media.last)
            let own = try await shown(media.id, nil, by: service.backend, account)
            for size in GameMedia.Size.allCases {
                let copy = try await shown(media.id, size, by: service.backend, account)
                #expect(copy.head == own.head && copy.bytes == own.bytes)
            }
        }
        let film = try #require(
            try await world.send(TestMedia.mp4(seconds: 9), .trailer, id, service).media.last
        )
        #expect(try await service.backend.media(film.id, for: account) != nil)
        #expect(try await service.backend.media(film.id, in: .card, for: account) == nil)
    }

    private func files(in world: FindieWorld) async throws -> Int {
        try await world.database.read { connection in
            try connection.row("SELECT COUNT(*) AS total FROM account_uploads")?["total"] ?? 0
        }
    }
}
