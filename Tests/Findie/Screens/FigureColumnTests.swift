#if os(Linux)
import DiscoveryDomain
import FindieDomain
import Foundation
import SwiftUI
import Testing
import WebUITesting

@testable import Findie

/// What is drawn of a game's figures, and what is said beside a game.
struct FigureColumnTests {
    private static func row(_ day: String, _ seen: Int) -> GameFigures.Row {
        var counts = FigureCounts()
        counts.impressions = seen
        return GameFigures.Row(day: day, source: .deck, counts: counts)
    }

    private static let figures = GameFigures(
        rows: [row("2026-01-31", 3), row("2026-03-01", 5), row("2026-03-01", 2)],
        people: 9,
        exposure: nil
    )

    private static func number(_ text: String) throws -> Int64 {
        try #require(ReleaseDay(text)?.daysSince1970)
    }

    @Test func `each day has a column, also where nobody came`() throws {
        let days = try Self.number("2026-02-27")...Self.number("2026-03-02")
        let columns = FigureColumn.columns(of: Self.figures, in: days)
        #expect(columns.map(\.id) == ["2026-02-27", "2026-02-28", "2026-03-01", "2026-03-02"])
        #expect(columns.map(\.count) == [0, 0, 7, 0])
    }

    @Test func `many days are months that add up`() throws {
        let days = try Self.number("2025-12-31")...Self.number("2026-03-31")
        let columns = FigureColumn.columns(of: Self.figures, in: days)
        #expect(columns.map(\.id) == ["2025-12", "2026-01", "2026-02", "2026-03"])
        #expect(columns.map(\.count) == [0, 3, 0, 7])
    }

    @Test func `what is missing is named where a game cannot be handed in`() {
        let said = MakerErrorWords(.incomplete([.tags, .cover]))
        #expect(said.message == "Fewer than three tags\nA cover is missing")
    }

    @Test func `one game that is better known is one`() {
        #expect(Markup.snapshot(of: NicheBar(niche: 1)).contains("1 is better known"))
        #expect(Markup.snapshot(of: NicheBar(niche: 2)).contains("2 are better known"))
    }

    @Test(arguments: [nil, Judgement.like, .skip])
    func `how well a game fits is a guess, which nobody needs who has judged it`(judgement: Judgement?) {
        var page = SampleGames.pictured
        page.card.fit = 55
        page.judgement = judgement
        #expect(Markup.snapshot(of: GameHead(page: page)).contains("55 fit") == (judgement == nil))
    }
}
#endif
