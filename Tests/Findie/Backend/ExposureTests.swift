import FindieDomain
import Foundation
import Storage
import StorageTesting
import Testing

@testable import FindieService

/// What a maker is promised, where many see a new game at the same moment.
@Suite(.everyEngine) struct ExposureTests {
    private static let players = 300
    private static let day = ReleaseDay(Date(timeIntervalSince1970: 1_800_000_000))

    @Test func `300 who all hold the promised card are counted to the hundredth, and the log adds up`() async throws {
        let world = try await FindieWorld()
        let (service, reviewer) = (try await world.maker(), try await world.reviewer())
        _ = try await world.person().cards(GameRequest(count: 1))
        let game = try await world.published(service, reviewer)
        let slug = try #require(game.slug)
        // Nobody has said yet that the card was seen: all are dealt it.
        var everybody: [PersonFindieService] = []
        for _ in 0..<Self.players {
            let player = try await world.person()
            #expect(try await player.cards(GameRequest(count: 16)).cards.contains { $0.id == slug })
            everybody.append(player)
        }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for (number, player) in everybody.enumerated() {
                group.addTask { try await Self.play(slug, as: player, number) }
            }
            try await group.waitForAll()
        }
        let figures = try await service.figures(of: game.id, from: Self.day, to: Self.day)
        #expect(figures.exposure == ExposurePromise(promised: 100, served: 100))
        #expect(figures.people == Self.players)
        let impressions = figures.rows.reduce(into: [:]) { $0[$1.source] = $1.counts.impressions }
        #expect(impressions == [.exposure: 100, .deck: 200])
        #expect(figures.total.likes == 75 && figures.total.passes == 75 && figures.total.wishes == 60)
        #expect(try await Self.sums(of: figures.csv) == Self.logged(in: world.database))
    }

    @Test func `a promise is kept to those whose filters let only it through`() async throws {
        let world = try await FindieWorld(starter: try StarterGames(FindieWorld.games(300)))
        let maker = try await world.person().account
        // 75 that the filters hide were shown less.
        let hidden = stride(from: 0, to: 300, by: 4).map { "game-\($0)" }
        try await world.database.write { connection in
            for (key, served) in hidden.map({ ($0, 0) }) + [("game-3", 9)] {
                try connection.execute(
                    """
                    INSERT INTO findie_exposures (key, account_id, promised, served)
                    VALUES (\(key), \(maker), 100, \(served))
                    """
                )
            }
        }
        let player = try await world.person()
        _ = try await player.setFilters(GameFilters(genres: [.puzzle]))
        _ = try await player.cards(GameRequest(count: 8))
        let dealt = try await world.database.read { connection in
            try connection.rows("SELECT key, propensity FROM findie_exposure_cards").map {
                (key: try $0["key"] as String, propensity: try $0["propensity"] as Double)
            }
        }
        #expect(dealt.map(\.key) == ["game-3"] && dealt.map(\.propensity) == [1])
    }

    /// Sees the card twice, as a page does that is opened again, and does with it what every so many players do.
    private static func play(_ slug: String, as player: PersonFindieService, _ number: Int) async throws {
        for _ in 1...2 { try await player.note([GameSighting(.impression, of: slug, in: .deck)]) }
        switch number % 4 {
        case 0: _ = try await player.decide(.like(game: slug))
        case 1: _ = try await player.decide(.pass(game: slug))
        default: break
        }
        if number % 5 == 0 { _ = try await player.addWish(slug) }
    }

    /// The numbers of each source, in the order of the columns.
    private static func sums(of csv: String) -> [String: [Int]] {
        csv.split(whereSeparator: \.isNewline).dropFirst().reduce(into: [:]) { sums, line in
            let fields = line.split(separator: ",").map(String.init)
            sums[fields[1]] = fields.dropFirst(2).map { Int($0) ?? -1 }
        }
    }

    /// The same, counted in the log one by one.
    private static func logged(in database: any SQLDatabase) async throws -> [String: [Int]] {
        let columns = ["impression", "open", "like", "pass", "wish", "click"]
        return try await database.read { connection in
            var sums: [String: [Int]] = [:]
            for row in try connection.rows("SELECT source, act FROM findie_sightings") {
                let (source, act): (String, String) = (try row["source"], try row["act"])
                let column = try #require(columns.firstIndex(of: act))
                sums[source, default: Array(repeating: 0, count: columns.count)][column] += 1
            }
            return sums
        }
    }
}
