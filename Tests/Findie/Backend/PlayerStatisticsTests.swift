import DiscoveryDomain
import FindieDomain
import Foundation
import Storage
import StorageTesting
import Testing

@testable import FindieService

@Suite(.everyEngine) struct PlayerStatisticsTests {
    @Test func `months have what was liked in them, the latest first`() async throws {
        let clock = FindieWorld.Clock()
        let world = try await FindieWorld(now: { clock.now })
        let person = try await world.person()
        for number in [0, 4, 1] { _ = try await person.decide(.like(game: "game-\(number)")) }
        _ = try await person.decide(.pass(game: "game-2"))
        clock.advance(31 * 86_400)
        _ = try await person.decide(.like(game: "game-3"))
        let months = try await person.statistics().months
        let first = ReleaseDay(Date(timeIntervalSince1970: 1_800_000_000))
        #expect(
            months.map(\.month) == [ReleaseDay(clock.now), first].map { ReleaseDay(year: $0.year, month: $0.month) }
        )
        #expect(months.map(\.liked) == [1, 3])
        #expect(months[1].genres.map(\.genre) == [.platformer, .strategy] && months[1].genres.map(\.count) == [2, 1])
    }

    @Test func `who likes what few know is niche, and few likes say nothing`() async throws {
        let world = try await FindieWorld()
        let games = try await world.database.read { try GameCatalogue.items($0) }
            .sorted { ($0.popularity, $0.key) < ($1.popularity, $1.key) }
        var niches: [Int?] = []
        for liked in [games.prefix(6), games.suffix(6), games.prefix(4)] {
            let person = try await world.person()
            _ = try await person.cards(GameRequest(count: 1))
            for game in liked { _ = try await person.decide(.like(game: game.key)) }
            niches.append(try await person.statistics().niche)
        }
        let few = try #require(niches[0])
        let all = try #require(niches[1])
        // By a count of one's own: of all, those that are better known than the one in the middle.
        let middle = games[3].popularity
        #expect(few == games.count { $0.popularity > middle } * 100 / games.count)
        #expect(few > 60 && all < 20 && niches[2] == nil)
    }
}
