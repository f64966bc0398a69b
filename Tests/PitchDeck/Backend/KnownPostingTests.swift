import PitchDeckDomain
import Storage
import StorageTesting
import Testing

@testable import PitchDeckService

/// Lists of three letters are kept between searches, which find what they would find without.
@Suite(.everyEngine, .timeLimit(.minutes(2)))
struct KnownPostingTests {
    private static let texts = ["kite", "ktie", "kite school", "k", "m", "moth", "kite zzyzx", "zzyzx", "energy"]

    private struct Scene {
        let world: PitchDeckWorld
        let (founder, other): (StoredStartupService, StoredStartupService)
        var catalogue = KnownCatalogue()

        init() async throws {
            world = try await PitchDeckWorld()
            (founder, other) = (try await world.person(), try await world.person())
        }

        func publish(_ title: String, by service: StoredStartupService) async throws -> Startup {
            let content = StartupContent(title: title, category: CategoryList.id("energy"))
            return try await service.create(content, edition: .published)
        }

        func page(_ text: String, _ catalogue: KnownCatalogue, most: Int = 2_000) async throws -> StartupSearchPage {
            let now = world.clock.now
            return try await world.database.read { connection in
                try StartupFinder(
                    store: StartupStore(connection: connection),
                    search: StartupSearch(text: text),
                    now: now,
                    catalogue: catalogue,
                    mostCandidates: most
                ).page()
            }
        }

        /// Looks for everything two times, in lists that are kept and in such that are read each time.
        func check(_ step: String) async throws {
            for text in texts + texts {
                for most in [1, 2_000] {
                    let (kept, read) = (
                        try await page(text, catalogue, most: most), try await page(text, KnownCatalogue(), most: most)
                    )
                    #expect(kept == read, "\(step): \(text)")
                }
            }
        }
    }

    @Test func `they follow each change`() async throws {
        let scene = try await Scene()
        try await scene.check("nothing")
        var startups: [Startup] = []
        for title in ["Kite", "Kite School", "Moth", "Lamp"] {
            startups.append(try await scene.publish(title, by: scene.founder))
            try await scene.check("publishing")
        }
        #expect(try await scene.page("kite", scene.catalogue).total == 2)
        _ = try await scene.founder.update(
            startups[2].id,
            StartupContent(title: "Kite of moths"),
            edition: .published,
            ifVersion: nil
        )
        try await scene.check("an update")
        #expect(try await scene.page("kite", scene.catalogue).total == 3)
        _ = try await scene.founder.withdraw(startups[0].id)
        try await scene.check("withdrawal")
        try await scene.founder.delete(startups[1].id)
        try await scene.check("deletion")
        _ = try await scene.founder.restore(startups[1].id)
        try await scene.check("what is brought back")
        _ = try await scene.founder.update(
            startups[0].id,
            StartupContent(title: "Kite"),
            edition: .published,
            ifVersion: nil
        )
        try await scene.check("publishing again")
        #expect(try await scene.page("kite", scene.catalogue).total == 3)
    }

    @Test func `what went with an account stands in nobody's way`() async throws {
        let scene = try await Scene()
        let gone = try await scene.world.account()
        // The first two are in no list any more, and go without changing one.
        for title in ["Kite", "Kite of old"] {
            try await scene.world.service(gone).delete(
                try await scene.publish(title, by: scene.world.service(gone)).id
            )
        }
        _ = try await scene.publish("Kite School", by: scene.other)
        try await scene.check("deletion")
        #expect(try await scene.page("kite", scene.catalogue, most: 1).startups.isEmpty)
        try await scene.world.database.write { _ = try $0.execute("DELETE FROM accounts WHERE id = \(gone)") }
        #expect(try await scene.page("kite", scene.catalogue, most: 1).startups.map(\.content.title) == ["Kite School"])
        try await scene.check("an account's end")
    }

    @Test func `lists are read once, until something changes`() async throws {
        let scene = try await Scene()
        _ = try await scene.publish("Kite", by: scene.founder)
        let counted = CountingDatabase(base: scene.world.database)
        func statements(_ text: String) async throws -> Int {
            let (postings, before) = (scene.catalogue.postings, counted.statements.withLock { $0 })
            _ = try await counted.read { try StartupGrams(connection: $0, known: postings).meant(by: text) }
            return counted.statements.withLock { $0 } - before
        }
        // Their state, the lists, the texts and what is listed of them.
        for text in ["kite", "k"] {
            #expect(try await statements(text) == 4)
            #expect(try await statements(text) == 3)
        }
        _ = try await scene.publish("Moth", by: scene.other)
        #expect(try await statements("kite") == 4)
    }

    @Test func `while others publish, each search finds what there is by then`() async throws {
        let scene = try await Scene()
        let postings = scene.catalogue.postings
        try await withThrowingTaskGroup(of: Void.self) { group in
            for service in [scene.founder, scene.other] {
                group.addTask {
                    for number in 0..<8 {
                        let startup = try await scene.publish("Kite \(number)", by: service)
                        if number % 3 == 0 { _ = try await service.withdraw(startup.id) }
                    }
                }
                group.addTask {
                    for _ in 0..<30 {
                        let (kept, read) = try await scene.world.database.read { connection in
                            try (
                                StartupPostings(connection: connection, known: postings)
                                    .numbers(.each(["_ki", "kit", "ite"]), least: 2, most: 50),
                                StartupPostings(connection: connection)
                                    .numbers(.each(["_ki", "kit", "ite"]), least: 2, most: 50)
                            )
                        }
                        #expect(kept == read)
                    }
                }
            }
            try await group.waitForAll()
        }
        try await scene.check("publishing")
    }

    @Test func `no more bytes are kept than there is room for`() async throws {
        var scene = try await Scene()
        scene.catalogue = KnownCatalogue(postings: KnownPostings(mostBytes: 1_000))
        for title in ["Kite", "Kite School", "Moth"] { _ = try await scene.publish(title, by: scene.founder) }
        for text in Self.texts {
            _ = try await scene.page(text, scene.catalogue)
            #expect(scene.catalogue.postings.byteCount <= 1_000)
        }
        #expect(scene.catalogue.postings.byteCount > 0)
        try await scene.check("little room")
    }
}

/// Where there is no more room the longest lists stay.
struct KnownPostingRoomTests {
    @Test func `the longest stay in half of the room`() throws {
        let postings = KnownPostings(mostBytes: 4_000)
        postings.keep(["long": [try PostingList((0..<400).map { $0 * 40 })]], at: "1")
        #expect(postings.byteCount > 1_600)
        for index in 0..<40 { postings.keep(["short \(index)": [try PostingList([index])]], at: "1") }
        #expect(postings.byteCount <= 4_000 && postings.lists(of: ["long"], at: "1").count == 1)
        #expect(postings.lists(of: ["short 0"], at: "1").isEmpty)
        #expect(postings.lists(of: ["short 39"], at: "1").count == 1)
        #expect(postings.lists(of: ["short 39"], at: "2").isEmpty)
    }
}

/// A list is kept in the fewest bytes and says the same.
struct PostingListTests {
    @Test(arguments: [[], [0], [7], Array(1...300), (0..<300).map { $0 * 31 }, (0..<300).map { $0 * 33 + 5 }])
    func `a list has the numbers that it was read from`(_ numbers: [Int]) throws {
        let list = try PostingList(numbers.shuffled().map(String.init).joined(separator: ","))
        var found: [Int] = []
        list.forEach { found.append($0) }
        #expect(found.sorted() == numbers && list.count == numbers.count)
        let span = (numbers.last ?? 0) - (numbers.first ?? 0)
        #expect(list.byteCount <= min(4 * numbers.count, span / 8 + 16))
    }

    @Test(arguments: [[-1], [1 << 32]])
    func `a number that no startup can have is refused`(_ numbers: [Int]) {
        #expect(throws: StorageError.self) { try PostingList(numbers) }
    }
}
