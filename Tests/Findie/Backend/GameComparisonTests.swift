import AccountsDomain
import Calls
import FindieDomain
import Foundation
import Storage
import StorageTesting
import Testing

@testable import FindieService

@Suite(.everyEngine) struct GameComparisonTests {
    private let day = ReleaseDay(Date(timeIntervalSince1970: 1_800_000_000))

    /// A maker's game that five people saw, of whom some opened it.
    private func rival(
        _ number: Int,
        opened: Int,
        _ world: FindieWorld,
        _ reviewer: AccountMakerService,
        tags: [String] = ["puzzle", "pixel-art", "cute"]
    ) async throws {
        let draft = GameDraft(title: "Rival \(number)", text: "A rival.", tags: tags)
        let game = try await world.published(try await world.maker("rival\(number)@example.org"), reviewer, draft)
        let slug = try #require(game.slug)
        for person in 0..<5 {
            let player = try await world.person()
            try await player.note([GameSighting(.impression, of: slug, in: .similar)])
            if person < opened { try await player.note([GameSighting(.open, of: slug, in: .similar)]) }
        }
    }

    @Test func `five makers of similar games make a median, and four tell nothing`() async throws {
        let world = try await FindieWorld()
        let (service, reviewer) = (try await world.maker(), try await world.reviewer())
        let game = try await world.published(service, reviewer)
        // A genre apart, and a game that shares one tag alone, are not similar.
        try await rival(8, opened: 5, world, reviewer, tags: ["horror", "pixel-art", "fantasy"])
        try await rival(9, opened: 5, world, reviewer, tags: ["puzzle", "cute", "space"])
        for number in 0..<4 { try await rival(number, opened: number, world, reviewer) }
        #expect(try await service.figures(of: game.id, from: day, to: day).similar == nil)
        try await rival(4, opened: 4, world, reviewer)
        let similar = try #require(try await service.figures(of: game.id, from: day, to: day).similar)
        // Opened by 0, 1, 2, 3 and 4 of five.
        #expect(similar == GameComparison(games: 5, opens: 0.4, likes: 0, passes: 0, wishes: 0, clicks: 0))
        let before = ReleaseDay(year: 2020, month: 1, day: 1)
        #expect(try await service.figures(of: game.id, from: before, to: before).similar == nil)
    }

    @Test func `of one maker one game counts, and of few people none`() async throws {
        let world = try await FindieWorld()
        let (service, reviewer) = (try await world.maker(), try await world.reviewer())
        let game = try await world.published(service, reviewer)
        for number in 0..<4 { try await rival(number, opened: 1, world, reviewer) }
        let last = try await world.maker("rival4@example.org")
        let draft = GameDraft(title: "Unseen", text: "A rival.", tags: ["puzzle", "pixel-art", "cute"])
        let unseen = try await world.published(last, reviewer, draft)
        for _ in 0..<4 {
            let slug = try #require(unseen.slug)
            try await world.person().note([GameSighting(.impression, of: slug, in: .similar)])
        }
        #expect(try await service.figures(of: game.id, from: day, to: day).similar == nil)
    }

    @Test func `what games are compared by is the sum of all sources, whatever is taken back`() async throws {
        let world = try await FindieWorld()
        let (service, reviewer) = (try await world.maker(), try await world.reviewer())
        let game = try await world.published(service, reviewer)
        let slug = try #require(game.slug)
        for place in GameSighting.Place.allCases {
            let player = try await world.person()
            try await player.note([GameSighting(.impression, of: slug, in: place)])
            try await player.note([GameSighting(.open, of: slug, in: place)])
            let key = IdempotencyKey()
            _ = try await player.decide(.like(game: slug), key: key)
            if place == .deck { continue }
            _ = try await player.decide(.undo(key: key))
            if place != .link { _ = try await player.decide(.pass(game: slug)) }
        }
        let (sources, days) = try await world.database.read { connection in
            (
                try connection.rows(
                    "SELECT key, day, \(CountedAct.sumsOfActs) FROM findie_figures WHERE day > 0 GROUP BY key, day"
                ),
                try connection.rows(
                    "SELECT key, day, \(CountedAct.sumsOfDays) FROM findie_figure_days GROUP BY key, day"
                )
            )
        }
        #expect(sources == days && days.count == 1)
        let total = try await service.figures(of: game.id, from: day, to: day).total
        #expect((total.impressions, total.opens, total.likes, total.passes) == (4, 4, 1, 2))
    }

    @Test func `a median of an even number lies between the middle two`() {
        let counts = (1...6).map { number in
            var counts = FigureCounts()
            (counts.impressions, counts.likes, counts.clicks) = (10, number, 20)
            return counts
        }
        let comparison = GameComparison(counts)
        #expect(comparison?.likes == 0.35 && comparison?.clicks == 1 && comparison?.games == 6)
        #expect(GameComparison(Array(counts.prefix(4))) == nil)
    }
}
