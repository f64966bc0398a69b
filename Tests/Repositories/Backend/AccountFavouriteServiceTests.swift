import AccountsDomain
import AccountsService
import Calls
import Foundation
import RepositoriesDomain
import Storage
import StorageTesting
import Testing

@testable import RepositoriesService

@Suite(.everyEngine)
struct AccountFavouriteServiceTests {
    @Test func `what is saved is there, newest first`() async throws {
        let world = try await RepositoriesWorld(isLive: false)
        let service = try await world.favourites()
        let first = try await service.save(.test("octo/boat"), key: .init())
        world.clock.advance(1)
        _ = try await service.save(.test("octo/ship"), key: .init())
        #expect(try await service.favourites().map(\.id) == ["octo/ship", "octo/boat"])
        #expect(try await service.favourites().last == first)
    }

    @Test func `saving again, in any case, changes nothing`() async throws {
        let world = try await RepositoriesWorld(isLive: false)
        let service = try await world.favourites()
        let first = try await service.save(.test("octo/boat"), key: .init())
        world.clock.advance(9)
        #expect(try await service.save(.test("Octo/BOAT"), key: .init()) == first)
        #expect(try await service.favourites() == [first])
    }

    @Test func `a replayed decision is an echo and not a second decision`() async throws {
        let world = try await RepositoriesWorld(isLive: false)
        let service = try await world.favourites()
        let saving = IdempotencyKey()
        let removing = IdempotencyKey()
        let saved = try await service.save(.test(), key: saving)
        try await service.remove("octo/boat", key: removing)
        #expect(try await service.save(.test(), key: saving) == saved)
        #expect(try await service.favourites().isEmpty)
        _ = try await service.save(.test(), key: .init())
        try await service.remove("octo/boat", key: removing)
        #expect(try await service.favourites().count == 1)
    }

    @Test func `every change is told to the person's other pages, a replayed one only once`() async throws {
        let world = try await RepositoriesWorld(isLive: false)
        let service = try await world.favourites()
        var heard = AccountFavouriteService(database: world.database, account: service.account)
            .changesElsewhere().makeAsyncIterator()
        let key = IdempotencyKey()
        let favourite = try await service.save(.test(), key: key)
        #expect(await heard.next() != nil)
        _ = try await service.save(.test(), key: key)
        _ = try await service.annotate("octo/boat", tags: ["sea"], note: "", key: .init())
        #expect(await heard.next() != nil)
        try await service.remove("octo/boat", key: .init())
        #expect(await heard.next() != nil)
        try await service.restore(favourite, key: .init())
        #expect(await heard.next() != nil)
        try world.database.close()
        #expect(await heard.next() == nil)
    }

    @Test func `one key names one kind of decision`() async throws {
        let world = try await RepositoriesWorld(isLive: false)
        let service = try await world.favourites()
        let key = IdempotencyKey()
        _ = try await service.save(.test(), key: key)
        await #expect(throws: RepositoryError.invalidQuery(field: "key", reason: .unknownValue)) {
            try await service.remove("octo/boat", key: key)
        }
        #expect(try await service.favourites().count == 1)
    }

    @Test func `a restored favourite is exactly what was removed`() async throws {
        let world = try await RepositoriesWorld(isLive: false)
        let service = try await world.favourites()
        _ = try await service.save(.test(), key: .init())
        let annotated = try await service.annotate(
            "octo/boat",
            tags: ["Sea", " sea "],
            note: " fast\r\nboat ",
            key: .init()
        )
        #expect(annotated.tags == ["sea"])
        #expect(annotated.note == "fast\nboat")
        try await service.remove("octo/boat", key: .init())
        world.clock.advance(100)
        try await service.restore(annotated, key: .init())
        #expect(try await service.favourites() == [annotated])
    }

    @Test func `two people never see each other's favourites and searches`() async throws {
        let world = try await RepositoriesWorld(isLive: false)
        let ann = try await world.favourites()
        let bob = try await world.favourites()
        let key = IdempotencyKey()
        _ = try await ann.save(.test(), key: key)
        try await ann.addRecentSearch("boats")
        #expect(try await bob.favourites().isEmpty)
        #expect(try await bob.recentSearches().isEmpty)
        _ = try await bob.save(.test(), key: key)
        #expect(try await bob.favourites().count == 1)
        try await bob.remove("octo/boat", key: .init())
        try await bob.removeRecentSearch("boats")
        #expect(try await ann.favourites().count == 1)
        #expect(try await ann.recentSearches() == ["boats"])
        await #expect(throws: RepositoryError.notFound("octo/boat")) {
            try await bob.annotate("octo/boat", tags: [], note: "", key: .init())
        }
    }

    @Test func `favourites go with their account`() async throws {
        let world = try await RepositoriesWorld(isLive: false)
        let account = try await world.accounts.createGuest(device: "").account.id
        let service = AccountFavouriteService(database: world.database, account: account)
        _ = try await service.save(.test(), key: .init())
        try await world.database.write { try $0.execute("DELETE FROM accounts WHERE id = \(account)") }
        #expect(try await service.favourites().isEmpty)
        await #expect(throws: RepositoryError.notSignedIn) { try await service.save(.test(), key: .init()) }
    }

    @Test(arguments: [
        (
            Array(repeating: "x", count: 21).enumerated().map { "\($1)\($0)" }, "", "tags",
            RepositoryError.QueryProblem.outOfRange
        ),
        ([String(repeating: "x", count: 41)], "", "tags", .tooLong),
        ([], String(repeating: "x", count: 4001), "note", .tooLong),
    ])
    func `tags and notes have limits`(
        tags: [String],
        note: String,
        field: String,
        reason: RepositoryError.QueryProblem
    ) async throws {
        let world = try await RepositoriesWorld(isLive: false)
        let service = try await world.favourites()
        let saved = try await service.save(.test(), key: .init())
        await #expect(throws: RepositoryError.invalidQuery(field: field, reason: reason)) {
            try await service.annotate("octo/boat", tags: tags, note: note, key: .init())
        }
        #expect(try await service.favourites() == [saved])
    }

    @Test func `facts that a client made up have limits`() async throws {
        let world = try await RepositoriesWorld(isLive: false)
        let service = try await world.favourites()
        var hostile = Repository.test()
        hostile.homepage = URL(string: "javascript:alert(1)")
        await #expect(throws: RepositoryError.invalidQuery(field: "homepage", reason: .unknownValue)) {
            try await service.save(hostile, key: .init())
        }
        await #expect(throws: RepositoryError.notFound("a b/c")) {
            try await service.save(.test("a b/c"), key: .init())
        }
        await #expect(throws: RepositoryError.invalidQuery(field: "summary", reason: .tooLong)) {
            try await service.save(.test(summary: String(repeating: "x", count: 1001)), key: .init())
        }
        #expect(try await service.favourites().isEmpty)
    }

    @Test func `what GitHub says now replaces older facts in the list`() async throws {
        let world = try await RepositoriesWorld()
        let service = try await world.favourites()
        _ = try await service.save(.test("octo/boat", stars: 1), key: .init())
        world.github.answer("/repos/octo/boat", FakeGitHub.repository("octo/boat", id: 1, stars: 500))
        _ = try await world.service.detail(of: "octo/boat", refresh: true)
        #expect(try await service.favourites().first?.repository.stars == 500)
    }

    @Test func `an import adds what is missing and keeps what is there`() async throws {
        let world = try await RepositoriesWorld(isLive: false)
        let service = try await world.favourites()
        let saved = try await service.save(.test("octo/boat"), key: .init())
        let old = Date(timeIntervalSince1970: 1_700_000_000)
        let file = [
            Favourite(repository: .test("OCTO/boat"), savedAt: old, tags: ["other"], note: ""),
            Favourite(repository: .test("octo/ship"), savedAt: old, tags: ["sea"], note: "n"),
            Favourite(repository: .test("octo/ship"), savedAt: old, tags: [], note: ""),
        ]
        let key = IdempotencyKey()
        #expect(try await service.importFavourites(file, key: key) == ImportReport(added: 1, kept: 2))
        #expect(try await service.importFavourites(file, key: key) == ImportReport(added: 1, kept: 2))
        #expect(try await service.importFavourites(file, key: .init()) == ImportReport(added: 0, kept: 3))
        #expect(try await service.favourites() == [saved, file[1]])
    }

    @Test func `an import with one bad favourite stores none`() async throws {
        let world = try await RepositoriesWorld(isLive: false)
        let service = try await world.favourites()
        let file = ["octo/boat", "bad name/x"].map { name -> Favourite in
            let parts = name.split(separator: "/").map(String.init)
            return Favourite(
                repository: .test(.init(owner: parts[0], name: parts[1])),
                savedAt: .now,
                tags: [],
                note: ""
            )
        }
        await #expect(throws: RepositoryError.self) { try await service.importFavourites(file, key: .init()) }
        #expect(try await service.favourites().isEmpty)
    }

    @Test func `there is room for 5,000`() async throws {
        let world = try await RepositoriesWorld(isLive: false)
        let service = try await world.favourites()
        let many = (1...5000).map { number in
            Favourite(repository: .test(.init(owner: "octo", name: "b\(number)")), savedAt: .now, tags: [], note: "")
        }
        #expect(try await service.importFavourites(many, key: .init()).added == 5000)
        let full = RepositoryError.favouriteLimitReached(limit: 5000)
        await #expect(throws: full) { try await service.save(.test("octo/more"), key: .init()) }
        await #expect(throws: full) {
            try await service.importFavourites(
                [Favourite(repository: .test("octo/more"), savedAt: .now, tags: [], note: "")],
                key: .init()
            )
        }
        _ = try await service.save(.test("octo/b1"), key: .init())
        #expect(try await service.favourites().count == 5000)
    }

    @Test func `the ten newest searches are kept, each once`() async throws {
        let world = try await RepositoriesWorld(isLive: false)
        let service = try await world.favourites()
        for number in 1...12 { try await service.addRecentSearch("search \(number)") }
        try await service.addRecentSearch("  SEARCH   5 ")
        let expected = ["SEARCH 5"] + [12, 11, 10, 9, 8, 7, 6, 4, 3].map { "search \($0)" }
        #expect(try await service.recentSearches() == expected)
        try await service.removeRecentSearch("search 12")
        #expect(try await service.recentSearches().count == 9)
        await #expect(throws: RepositoryError.invalidQuery(field: "text", reason: .empty)) {
            try await service.addRecentSearch(" \n")
        }
    }
}
