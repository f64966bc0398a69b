import Foundation
import PitchDeckDomain
import Storage
import StorageTesting
import Testing

@testable import PitchDeckService

@Suite(.everyEngine)
struct StartupImporterTests {
    private static let csv = """
        \u{FEFF}title,pitch,category,stage,teamSize,website,location
        Moth,"Lamps, dim ""and"" warm
        on two lines",hardware,seed,4,https://example.org,bombay
        Lantern,,no-such,seed,,,

        ,No name,,,,,
        Kite,,,,many,,
        Far,,,,,,Bergn
        """

    @Test func `every line is brought in or says what is wrong, and the same file again doubles nothing`() async throws
    {
        let world = try await PitchDeckWorld()
        let founder = try await world.account()
        let importer = StartupImporter(database: world.database, account: founder, edition: .published)
        let table = try StartupTable(Data(Self.csv.utf8), isJSON: false)
        for _ in 0..<2 {
            var outcomes: [StartupImporter.Outcome] = []
            await importer.run(table) { outcomes.append($0) }
            #expect(outcomes.map(\.line) == [2, 4, 6, 7, 8])
            #expect(
                outcomes.map(\.error) == [
                    nil, .invalid("category", .unknownValue), .invalid("title", .empty),
                    .invalid("teamSize", .malformed),
                    .unknownPlace(nearest: StartupPlace.choices(for: "Bergn").map(\.name)),
                ]
            )
            #expect(outcomes.last?.reason?.hasPrefix("location is unknown. Nearest: Bergen") == true)
            #expect(
                outcomes.map(\.reason).dropLast() == [
                    nil, "category is unknown.", "title must be defined.", "teamSize is malformed.",
                ]
            )
        }
        let own = try await world.service(founder).ownStartups()
        #expect(own.map(\.content.title) == ["Moth"] && own.first?.content.teamSize == 4)
        #expect(own.first?.content.location == "Mumbai")
        #expect(own.first?.content.pitch == "Lamps, dim \"and\" warm\non two lines")
    }

    @Test func `many lines share a transaction, and a wrong one among them leaves nothing behind`() async throws {
        let world = try await PitchDeckWorld()
        let founder = try await world.account()
        let counted = CountingDatabase(base: world.database)
        let importer = StartupImporter(database: counted, account: founder, edition: .published, batchSize: 8)
        let lines = (0..<12).map { "Kite \($0),\($0 == 5 ? "many" : "3")" }
        let table = try StartupTable(Data((["title,teamSize"] + lines).joined(separator: "\n").utf8), isJSON: false)
        var wrong: [Int: StartupError] = [:]
        await importer.run(table) { wrong[$0.line] = $0.error }
        #expect(wrong == [7: .invalid("teamSize", .malformed)])
        #expect(counted.writes.withLock { $0 } == 2)
        #expect(try await world.service(founder).ownStartups().count == 11)
        let found = try await world.nobody.search(StartupSearch(text: "kite"))
        #expect(found.total == 11)
    }

    @Test func `a line that the database refuses is told why, and the others of its transaction come in`() async throws
    {
        let world = try await PitchDeckWorld()
        let founder = try await world.account()
        try await world.database.write { connection in
            _ = try connection.execute("CREATE UNIQUE INDEX pitches ON startup_editions (pitch)")
        }
        let importer = StartupImporter(database: world.database, account: founder, edition: .draft)
        let table = try StartupTable(Data("title,pitch\nMoth,a\nKite,b\nLamp,a\nSail,c".utf8), isJSON: false)
        var outcomes: [StartupImporter.Outcome] = []
        await importer.run(table) { outcomes.append($0) }
        #expect(outcomes.map(\.title) == ["Moth", "Kite", "Lamp", "Sail"])
        #expect(outcomes.filter { $0.error == nil }.map(\.title) == ["Moth", "Kite", "Sail"])
        let reason = try #require(outcomes[2].reason)
        #expect(reason.lowercased().contains("unique") && !reason.contains("failed("))
        #expect(try await world.service(founder).ownStartups().count == 3)
    }

    @Test func `a good line comes in also after a wrong one of its title`() async throws {
        let world = try await PitchDeckWorld()
        let founder = try await world.account()
        let importer = StartupImporter(database: world.database, account: founder, edition: .draft)
        let table = try StartupTable(Data("title,category\nMoth,none\nMoth,energy\nmoth,food".utf8), isJSON: false)
        var errors: [StartupError?] = []
        await importer.run(table) { errors.append($0.error) }
        #expect(errors == [.invalid("category", .unknownValue), nil, nil])
        let own = try await world.service(founder).ownStartups()
        #expect(own.map(\.content.category) == [CategoryList.id("energy")])
    }

    @Test func `startups that draw the same number are both kept`() async throws {
        let world = try await PitchDeckWorld()
        let founder = try await world.account()
        let now = world.clock.now
        let numbers = try await world.database.write { connection -> Set<Int> in
            let store = StartupStore(connection: connection)
            for title in ["Moth", "Kite"] {
                let ids = StartupStore.NewIDs(document: .random(), number: 7)
                try store.insert(title, ids, of: founder, at: now)
            }
            return Set<Int>(try connection.rows("SELECT number FROM startups").map { try $0["number"] })
        }
        #expect(numbers.count == 2 && numbers.contains(7))
    }

    @Test func `a list of objects is read as well, and what is neither is said to be none`() throws {
        let json = Data(#"[{"title": "Moth", "founded": 2024, "extra": null}, 7]"#.utf8)
        let table = try StartupTable(json, isJSON: true)
        #expect(table.rows.map(\.fields) == [["title": "Moth", "founded": "2024"], [:]])
        #expect(throws: StartupTable.Problem.notJSON) { try StartupTable(Data("{}".utf8), isJSON: true) }
        #expect(throws: StartupTable.Problem.noTitles) { try StartupTable(Data("a,b\n1,2".utf8), isJSON: false) }
        #expect(throws: StartupTable.Problem.notText) { try StartupTable(Data([0xFF, 0xFE]), isJSON: false) }
    }
}
