import AccountsDomain
import AccountsService
import Blobs
import Calls
import FindieDomain
import Foundation
import NIOCore
import OutboundTesting
import Storage
import StorageTesting
import Testing

@testable import FindieService

/// Pictures of stores over HTTP from a stand-in for a store's host.
@Suite(.everyEngine) struct StorePictureTests {
    @Test(arguments: [nil, false])
    func `nobody is asked for who has not allowed it`(said: Bool?) async throws {
        try await StorePictureWorld.with { world in
            world.answerAll()
            try await world.show(["a1"])
            #expect(try await world.cover(for: world.person(allows: said)) == nil)
            #expect(world.host.requests.isEmpty)
        }
    }

    @Test func `a picture is fetched once for everybody, checked, and again after 30 days`() async throws {
        try await StorePictureWorld.with { world in
            world.answerAll()
            try await world.show(["a1", "a2"], upright: "a3")
            let person = try await world.person()
            let cover = try #require(try await world.cover(for: person))
            #expect(cover.type == "image/png" && cover.tag == BlobID(of: cover.bytes).description)
            // What a camera wrote beside it stays away.
            #expect(cover.bytes.range(of: Data("at home".utf8)) == nil)
            #expect(try await world.cover(for: world.person()) == cover)
            #expect(world.host.requests.map(\.path) == ["/cdn.steamstatic.com/a1"])
            #expect(try await world.cover(for: person, .upright) != nil)
            #expect(try await world.cover(for: person, .number(1)) != nil)
            #expect(try await world.cover(for: person, .number(2)) == nil)
            #expect(world.host.requests.map(\.path.last) == ["1", "3", "2"])
            world.clock.advance(StorePictures.lifetime + 1)
            #expect(try await world.cover(for: person) == cover)
            #expect(world.host.requests.count == 4)
        }
    }

    @Test func `who comes meanwhile waits for the same answer`() async throws {
        try await StorePictureWorld.with { world in
            world.host.answer { _ in .init(body: StorePictureWorld.picture(1), delay: .milliseconds(300)) }
            try await world.show(["a1"])
            let people = [try await world.person(), try await world.person(), try await world.person()]
            async let first = world.cover(for: people[0])
            async let second = world.cover(for: people[1])
            async let third = world.cover(for: people[2])
            let all = try await [first, second, third]
            #expect(all[0] != nil && Set(all).count == 1)
            #expect(world.host.requests.count == 1)
        }
    }

    static let useless: [(name: String, reply: @Sendable (String) -> ScriptedServer.Reply)] = [
        ("missing", { _ in .init(status: 404) }),
        ("empty", { _ in .init() }),
        ("a drawing", { _ in .init(headers: [("Content-Type", "image/png")], body: Data("<svg/>".utf8)) }),
        ("a page", { _ in .init(headers: [("Content-Type", "image/png")], body: Data("<html>".utf8)) }),
        ("a film", { _ in .init(body: TestMedia.mp4(seconds: 3)) }),
        ("moving", { _ in .init(body: Data("GIF89a".utf8) + Data([4, 0, 4, 0, 0, 0, 0, 0x3B])) }),
        ("cut short", { _ in .init(body: TestMedia.png(400, 300).prefix(40)) }),
        ("30,000 pixels", { _ in .init(body: TestMedia.png(30_000, 30)) }),
        ("a bomb", { _ in .init(body: TestMedia.png(7_900, 7_900)) }),
        ("too large", { _ in .init(body: TestMedia.png(400, 300) + Data(count: 5 << 20)) }),
        ("elsewhere", { _ in .init(status: 302, headers: [("Location", "https://example.org/a1")]) }),
        ("inside", { _ in .init(status: 301, headers: [("Location", "http://127.0.0.1:1/a1")]) }),
        ("in a circle", { .init(status: 302, headers: [("Location", $0)]) }),
    ]

    @Test(arguments: 0..<13)
    func `what cannot be shown is not kept, and left alone for a day`(number: Int) async throws {
        let (name, reply) = Self.useless[number]
        try await StorePictureWorld.with { world in
            world.host.answer { reply($0.uri) }
            try await world.show(["a1"])
            let person = try await world.person()
            #expect(try await world.cover(for: person) == nil, "\(name)")
            let asked = world.host.requests.count
            #expect(asked > 0)
            world.answerAll()
            #expect(try await world.cover(for: person) == nil, "\(name)")
            #expect(world.host.requests.count == asked)
            world.clock.advance(StorePictures.pauseAfterRefusal + 1)
            #expect(try await world.cover(for: person) != nil, "\(name)")
        }
    }

    @Test func `a redirect on the same host is followed`() async throws {
        try await StorePictureWorld.with { world in
            world.host.answer { request in
                request.path.hasSuffix("a1")
                    ? .init(status: 302, headers: [("Location", "/cdn.steamstatic.com/b2")])
                    : .init(body: StorePictureWorld.picture(2))
            }
            try await world.show(["a1"])
            #expect(try await world.cover(for: world.person()) != nil)
        }
    }

    @Test func `a host that fails is asked again after ten minutes, and one that wants a pause after it`() async throws
    {
        try await StorePictureWorld.with { world in
            try await world.show(["a1"])
            let person = try await world.person()
            world.host.answer { _ in .init(status: 500) }
            #expect(try await world.cover(for: person) == nil)
            let asked = world.host.requests.count
            world.host.answer { _ in .init(status: 429, headers: [("Retry-After", "3600")]) }
            #expect(try await world.cover(for: person) == nil && world.host.requests.count == asked)
            world.clock.advance(StorePictures.pauseWithoutAnswer + 1)
            #expect(try await world.cover(for: person) == nil && world.host.requests.count == asked + 1)
            world.answerAll()
            world.clock.advance(3_000)
            #expect(try await world.cover(for: person) == nil && world.host.requests.count == asked + 1)
            world.clock.advance(601)
            #expect(try await world.cover(for: person) != nil)
        }
    }

    @Test func `a host that breaks off takes away nothing that is kept`() async throws {
        try await StorePictureWorld.with { world in
            world.answerAll()
            try await world.show(["a1", "a2"])
            let person = try await world.person()
            #expect(try await world.cover(for: person) != nil)
            world.host.answer { _ in .init(body: StorePictureWorld.picture(2), cutsAfter: 10) }
            #expect(try await world.cover(for: person) != nil)
            #expect(try await world.cover(for: person, .number(1)) == nil)
        }
    }

    @Test func `the oldest make room, and their bytes go when nobody reads them`() async throws {
        try await StorePictureWorld.with(room: 3) { world in
            world.answerAll()
            try await world.show(["a1", "a2", "a3", "a4", "a5"])
            let person = try await world.person()
            var tags: [String] = []
            for number in 0..<5 {
                tags.append(try #require(try await world.cover(for: person, .number(number))).tag)
                world.clock.advance(1)
            }
            let count: Int? = try await world.database.read {
                try $0.row("SELECT COUNT(*) AS total FROM findie_store_pictures")?["total"]
            }
            #expect(count == 3)
            for _ in 0..<2 {
                world.clock.advance(3_700)
                _ = try await world.accounts.removeUnreadPictures()
            }
            var left: [Bool] = []
            for tag in tags { left.append(try await world.blobs.blob(try #require(BlobID(tag))) != nil) }
            #expect(left == [false, false, true, true, true])
        }
    }

    @Test func `what has had its time is forgotten`() async throws {
        try await StorePictureWorld.with { world in
            world.answerAll()
            try await world.show(["a1"])
            _ = try await world.cover(for: world.person())
            world.clock.advance(StorePictures.lifetime)
            try await world.pictures.clearUp()
            #expect(try await world.database.read { try $0.row("SELECT * FROM findie_store_pictures") } == nil)
        }
    }

    @Test(arguments: [
        "http://cdn.steamstatic.com/a", "https://steamstatic.com.example.org/a", "https://evilsteamstatic.com/a",
        "https://img.itch.zone/a", "https://127.0.0.1/a", "https://cdn.steamstatic.com:8443/a",
        "https://me@cdn.steamstatic.com/a", "file:///etc/passwd", "//cdn.steamstatic.com/a", "https:///a",
        "https://cdn.steamstatic.com/" + String(repeating: "a", count: 500),
    ])
    func `an address that is not at the store's own hosts is never kept`(address: String) async throws {
        try await StorePictureWorld.with { world in
            world.answerAll()
            try await world.show([address, address + "1"])
            #expect(try await world.games.backend.game("game-0")?.storePictures == nil)
            #expect(try await world.cover(for: world.person()) == nil && world.host.requests.isEmpty)
        }
    }

    @Test func `a game that no store shows has no pictures`() async throws {
        try await StorePictureWorld.with { world in
            world.answerAll()
            try await world.show(["a1"])
            let person = try await world.person()
            #expect(try await world.pictures.picture(.number(0), of: "game-1", for: person.account) == nil)
            #expect(try await world.pictures.picture(.number(0), of: "none", for: person.account) == nil)
            #expect(world.host.requests.isEmpty)
        }
    }

    // MARK: What the person says

    @Test func `what was said stays when other answers change, and is in the export`() async throws {
        let world = try await FindieWorld()
        let person = try await world.person()
        #expect(try await person.preferences().showsStorePictures == nil)
        _ = try await person.setPreferences(PlayerPreferences(showsStorePictures: true))
        _ = try await person.setPreferences(PlayerPreferences(genres: [.puzzle], onboardingCompleted: true))
        #expect(try await person.preferences().showsStorePictures == true)
        let account = person.account
        let export = try await world.database.read { try FindieRecords().export(of: account, $0) }
        #expect(String(decoding: JSONCoding.data(of: export), as: UTF8.self).contains(#""showsStorePictures":true"#))
    }

    @Test(arguments: [(Bool?.none, true, true), (false, true, false), (true, false, true), (nil, nil, nil)])
    func `it goes along from guest to member, who may have said otherwise`(
        member: Bool?,
        guest: Bool?,
        merged: Bool?
    ) async throws {
        let world = try await FindieWorld()
        let (from, into) = (try await world.person(), try await world.person())
        let answers = PlayerPreferences(genres: [.puzzle], onboardingCompleted: true, showsStorePictures: guest)
        _ = try await from.setPreferences(answers)
        _ = try await into.setPreferences(PlayerPreferences(showsStorePictures: member))
        let (guestID, memberID) = (from.account, into.account)
        try await world.database.write { try FindieRecords().merge(guestID, into: memberID, $0) }
        let preferences = try await into.preferences()
        #expect(preferences.showsStorePictures == merged && preferences.genres == [.puzzle])
    }
}
