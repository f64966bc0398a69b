import Foundation
import PitchDeckDomain
import StorageTesting
import Testing

@testable import PitchDeckService

@Suite(.everyEngine)
struct StartupImporterTests {
    private static let csv = """
        \u{FEFF}title,pitch,category,stage,teamSize,website
        Moth,"Lamps, dim ""and"" warm
        on two lines",hardware,seed,4,https://example.org
        Lantern,,no-such,seed,,

        ,No name,,,,
        Kite,,,,many,
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
            #expect(outcomes.map(\.line) == [2, 4, 6, 7])
            #expect(
                outcomes.map(\.error) == [
                    nil, .invalid("category", .unknownValue), .invalid("title", .empty),
                    .invalid("teamSize", .malformed),
                ]
            )
        }
        let own = try await world.service(founder).ownStartups()
        #expect(own.map(\.content.title) == ["Moth"] && own.first?.content.teamSize == 4)
        #expect(own.first?.content.pitch == "Lamps, dim \"and\" warm\non two lines")
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
