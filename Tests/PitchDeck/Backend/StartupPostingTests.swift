import Foundation
import PitchDeckDomain
import Storage
import StorageTesting
import Testing

@testable import PitchDeckService

/// Startups are found by short lists that grow at their ends.
@Suite(.everyEngine)
struct StartupPostingTests {
    private static func numbers(_ world: PitchDeckWorld) async throws -> [String: Int] {
        let rows = try await world.database.read { try $0.rows("SELECT * FROM startup_posting_documents") }
        return Dictionary(uniqueKeysWithValues: try rows.map { (try $0["document_id"], try $0["number"]) })
    }

    @Test func `the lists have startups in the order in which they were published first`() async throws {
        let world = try await PitchDeckWorld()
        let founder = try await world.person()
        var ids: [DocumentID] = []
        for title in ["Moth", "Kite", "Lamp", "Sail", "Rope", "Reed"] {
            ids.append(try await founder.create(StartupContent(title: title), edition: .published).id)
        }
        let first = try await Self.numbers(world)
        #expect(first.values.sorted() == ids.map { first[$0.text] })
        _ = try await founder.update(ids[0], StartupContent(title: "Wick"), edition: .published, ifVersion: nil)
        #expect(try await Self.numbers(world) == first)
        #expect(try await world.nobody.search(StartupSearch(text: "wick")).startups.map(\.id) == [ids[0]])
        #expect(try await world.nobody.search(StartupSearch(text: "moth")).total == 0)
        _ = try await founder.withdraw(ids[1])
        #expect(try await world.nobody.search(StartupSearch(text: "kite")).total == 0)
    }

    @Test func `what was published before the lists had numbers is found`() async throws {
        let world = try await PitchDeckWorld(before: "011")
        let (founder, now) = (try await world.account(), world.clock.now)
        let ids = ["Moth", "Kite"].map { (title: $0, ids: StartupStore.NewIDs()) }
        try await world.database.write { connection in
            let store = StartupStore(connection: connection)
            // What writes a startup today notes it where there was nothing to note it in.
            for statement in StartupListings.changes { try connection.execute(statement) }
            try connection.execute("ALTER TABLE startup_listings ADD COLUMN created_at BIGINT NOT NULL DEFAULT 0")
            for (title, ids) in ids {
                try store.insert(title, ids, of: founder, at: now)
                try store.write(StartupContent(title: title), .published, of: ids.document, createdAt: now)
                try store.touch(ids.document, .published, at: now)
                for gram in SearchWord.grams(of: title.lowercased()) {
                    try connection.execute("INSERT INTO startup_grams VALUES (\(gram), \(ids.document.text))")
                }
            }
            try connection.execute("DROP TABLE startup_listing_changes")
            try connection.execute("ALTER TABLE startup_listings DROP COLUMN created_at")
        }
        try await StoredStartupService.migrate(world.database)
        for (title, ids) in ids {
            let found = try await world.nobody.search(StartupSearch(text: title)).startups
            #expect(found.map(\.id) == [ids.document])
        }
    }

    @Test func `one letter finds the names with a word that begins with it`() async throws {
        let world = try await PitchDeckWorld()
        let founder = try await world.person()
        for (title, pitch) in [("Quietgrid", ""), ("Öl und Quark", ""), ("Moth", "Quick lamps."), ("Plan C", "")] {
            _ = try await founder.create(StartupContent(title: title, pitch: pitch), edition: .published)
        }
        func found(_ text: String) async throws -> Set<String> {
            Set(try await world.nobody.search(StartupSearch(text: text)).startups.map(\.content.title))
        }
        #expect(try await found("q") == ["Quietgrid", "Öl und Quark"])
        #expect(try await found("O") == ["Öl und Quark"])
        #expect(try await found("c") == ["Plan C"])
        #expect(try await found("x") == [])
    }

    @Test func `what most lists name comes first, as the database would count it`() async throws {
        let world = try await PitchDeckWorld()
        let founder = try await world.person()
        for title in ["Abab", "Baba", "Abba", "Bab", "Aba Bab", "Moth", "Ab"] {
            _ = try await founder.create(StartupContent(title: title), edition: .published)
        }
        for (grams, least, most) in [(["aba", "bab", "_ab"], 1, 9), (["aba", "bab", "_ab"], 2, 2), (["none"], 1, 9)] {
            let counted = try await world.database.read { connection in
                try connection.rows(
                    """
                    SELECT document_number FROM startup_postings WHERE gram IN (\(values: grams))
                    GROUP BY document_number HAVING COUNT(*) >= \(least)
                    ORDER BY COUNT(*) DESC, document_number LIMIT \(most)
                    """
                ).map { row -> Int in try row["document_number"] }
            }
            let numbers = try await world.database.read {
                try StartupPostings(connection: $0).numbers(.each(grams), least: least, most: most)
            }
            #expect(numbers == counted && numbers.isEmpty == (grams == ["none"]))
        }
    }

    @Test(arguments: [1...40, 1...90_000, 7...2_000_000])
    func `numbers that are near to each other or far apart are counted alike`(_ range: ClosedRange<Int>) throws {
        let lists = (1...5).map { list in
            let numbers = (0..<(180 * list)).map { range.lowerBound + ($0 * $0 * 7_919 + $0 * 31 * list) % range.count }
            return Set(numbers + numbers.map { $0 / 2 + 4 }).sorted()
        }
        let hits = Dictionary(grouping: lists.joined()) { $0 }.mapValues(\.count)
        let kept = try lists.map { try PostingList($0) }
        for (least, most) in [(1, 2_000), (2, 30), (4, 5), (6, 5), (0, 0)] {
            let naive = hits.filter { $0.value >= least }.sorted { (-$0.value, $0.key) < (-$1.value, $1.key) }
                .map(\.key).prefix(most)
            #expect(StartupPostings.likeliest(kept, least: least, most: most) == Array(naive))
        }
    }

    @Test func `of what is withdrawn nothing is left to be looked through`() async throws {
        let world = try await PitchDeckWorld()
        let founder = try await world.person()
        let id = try await founder.create(StartupContent(title: "Moth", pitch: "Lamps"), edition: .published).id
        func texts() async throws -> [String] {
            try await world.database.read { connection in
                try connection.rows("SELECT title, pitch FROM startup_posting_documents")
                    .map { "\(try $0["title"] as String) \(try $0["pitch"] as String)" }
            }
        }
        #expect(try await texts() == ["Moth Lamps"])
        _ = try await founder.withdraw(id)
        #expect(try await texts() == [" "])
    }
}
