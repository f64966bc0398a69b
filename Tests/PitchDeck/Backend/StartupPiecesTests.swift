import AccountsDomain
import AccountsService
import Foundation
import PitchDeckDomain
import Storage
import StorageTesting
import Testing
import Uploads

@testable import PitchDeckService

/// Files that come in pieces.
@Suite(.everyEngine, .enabled(if: PDFTools.missing.isEmpty, "bin/setup installs what draws decks"))
struct StartupPiecesTests {
    /// Sends all of a file in pieces of `length` bytes.
    private func sent(_ bytes: Data, _ length: Int = 400, by uploads: StartupUploads) async throws -> UUID {
        var upload = try await uploads.begin(size: bytes.count)
        while !upload.isWhole {
            let piece = bytes.dropFirst(upload.received).prefix(length)
            upload = try await uploads.append(Data(piece), at: upload.received, to: upload.id)
        }
        return upload.id
    }

    private func rows(of world: PitchDeckWorld, in table: String) async throws -> Int? {
        try await world.database.read { try $0.row("SELECT COUNT(*) AS n FROM \(raw: table)")?["n"] }
    }

    @Test func `a deck that comes in pieces is one deck, however often it is finished`() async throws {
        let world = try await PitchDeckWorld()
        let founder = try await world.account()
        let uploads = world.uploads(founder)
        let bytes = TestPDF.pages(["Alpha", "Beta"])
        let upload = try await sent(bytes, by: uploads)
        async let one = uploads.finish(upload, name: "moth.pdf")
        async let other = uploads.finish(upload, name: "moth.pdf")
        let (first, second) = try await (one, other)
        #expect(first == second && first.kind == .pdf && first.byteCount == bytes.count && first.name == "moth.pdf")
        #expect(try await uploads.finish(upload, name: "again.pdf") == first)
        #expect(try await world.files(founder).content(of: first.id)?.bytes == bytes)
        #expect(try await rows(of: world, in: "startup_files") == 1)
        #expect(try await rows(of: world, in: "account_uploads") == 0)
        let content = StartupContent(title: "Moth", deck: first.id)
        #expect(try await world.service(founder).create(content, edition: .draft).content.deck == first.id)
    }

    @Test func `a piece is added where the file ends, and nothing is finished before it is whole`() async throws {
        let world = try await PitchDeckWorld()
        let founder = try await world.account()
        let uploads = world.uploads(founder)
        let begun = try await uploads.begin(size: TestPDF.png.count)
        await #expect(throws: StartupError.elsewhere(received: 0)) {
            try await uploads.append(Data([1]), at: 1, to: begun.id)
        }
        let half = try await uploads.append(TestPDF.png.prefix(20), at: 0, to: begun.id)
        #expect(half.received == 20)
        #expect(try await uploads.status(of: begun.id) == half)
        await #expect(throws: StartupError.elsewhere(received: 20)) {
            try await uploads.finish(begun.id, name: "moth.png")
        }
        _ = try await uploads.append(TestPDF.png.dropFirst(20), at: 20, to: begun.id)
        #expect(try await uploads.finish(begun.id, name: "moth.png").kind == .png)
    }

    @Test func `a file on its way is nobody else's`() async throws {
        let world = try await PitchDeckWorld()
        let (founder, other) = (try await world.account(), try await world.account())
        let upload = try await sent(TestPDF.png, by: world.uploads(founder))
        let stranger = world.uploads(other)
        let nothing = StartupError.notFound(DocumentID(of: upload))
        await #expect(throws: nothing) { try await stranger.status(of: upload) }
        await #expect(throws: nothing) { try await stranger.append(Data([1]), at: 0, to: upload) }
        await #expect(throws: nothing) { try await stranger.finish(upload, name: "mine.png") }
        let file = try await world.uploads(founder).finish(upload, name: "moth.png")
        await #expect(throws: nothing) { try await stranger.finish(upload, name: "mine.png") }
        await #expect(throws: StartupError.notFound(file.id)) { try await world.files(other).file(file.id) }
    }

    @Test func `what cannot be used is refused and leaves nothing behind`() async throws {
        let world = try await PitchDeckWorld()
        let founder = try await world.account()
        let uploads = world.uploads(founder)
        await #expect(throws: StartupError.invalid("files", .empty)) { try await uploads.begin(size: 0) }
        await #expect(throws: StartupError.invalid("files", .tooLarge)) {
            try await uploads.begin(size: StartupFile.maximumDeckBytes + 1)
        }
        let lie = try await sent(Data("%PDF-1.4 and nothing else".utf8), by: uploads)
        await #expect(throws: StartupError.invalid("files", .unreadable)) {
            try await uploads.finish(lie, name: "lie.pdf")
        }
        #expect(try await rows(of: world, in: "account_uploads") == 0)
        #expect(try await rows(of: world, in: "startup_files") == 0)
    }

    @Test func `nobody begins what would be more than a day's`() async throws {
        let world = try await PitchDeckWorld()
        let founder = try await world.account()
        let file = try await world.files(founder).upload(TestPDF.png, name: "moth.png")
        let heavy = StartupFile.maximumDailyBytes - 10
        try await world.database.write { connection in
            _ = try connection.execute(
                "UPDATE startup_files SET byte_count = \(heavy) WHERE document_id = \(file.id.text)"
            )
        }
        await #expect(throws: StartupError.tooMuch) { try await world.uploads(founder).begin(size: 11) }
        _ = try await world.uploads(founder).begin(size: 10)
    }

    @Test func `files on their way count as what they announce, each once, and as nothing when they are given up`()
        async throws
    {
        let world = try await PitchDeckWorld()
        let founder = try await world.account()
        let uploads = world.uploads(founder)
        let lie = try await sent(Data("%PDF-1.4 and nothing else".utf8), by: uploads)
        let bytes = TestPDF.pages(["Alpha"])
        let deck = try await sent(bytes, by: uploads)
        var left = StartupFile.maximumDailyBytes - bytes.count - 25
        while left > 0 {
            let size = min(left, StartupFile.maximumDeckBytes)
            _ = try await uploads.begin(size: size)
            left -= size
        }
        await #expect(throws: StartupError.tooMuch) { try await uploads.begin(size: 1) }
        await #expect(throws: StartupError.tooMuch) {
            try await world.files(founder).upload(TestPDF.png, name: "moth.png")
        }
        _ = try await world.files(try await world.account()).upload(TestPDF.png, name: "another's.png")
        // Finished, it is one of the day's files, and on its way no longer.
        #expect(try await uploads.finish(deck, name: "moth.pdf").byteCount == bytes.count)
        await #expect(throws: StartupError.tooMuch) { try await uploads.begin(size: 1) }
        await #expect(throws: StartupError.invalid("files", .unreadable)) {
            try await uploads.finish(lie, name: "lie.pdf")
        }
        _ = try await uploads.begin(size: 25)
        await #expect(throws: StartupError.tooMuch) { try await uploads.begin(size: 1) }
    }

    @Test func `of what is begun at the same moment no more than a day's is taken`() async throws {
        let world = try await PitchDeckWorld()
        let founder = try await world.account()
        let uploads = world.uploads(founder)
        let begun = await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<12 {
                group.addTask { (try? await uploads.begin(size: StartupFile.maximumDeckBytes)) != nil }
            }
            return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
        }
        #expect(begun == StartupFile.maximumDailyBytes / StartupFile.maximumDeckBytes)
    }

    @Test func `a film of another app on its way counts for nothing here`() async throws {
        let world = try await PitchDeckWorld()
        let founder = try await world.account()
        _ = try await world.accounts.beginUpload(
            size: StartupFile.maximumDailyBytes,
            upTo: StartupFile.maximumDailyBytes,
            of: founder
        )
        _ = try await world.uploads(founder).begin(size: StartupFile.maximumDeckBytes)
    }
}
