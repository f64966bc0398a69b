import FindieDomain
import Recommender
import Testing

@testable import DiscoveryService
@testable import FindieService

struct GameFitTests {
    private static let games = [(slug: "loved", percent: 99), (slug: "played", percent: 70)].map {
        Game(
            slug: $0.slug,
            title: $0.slug,
            tags: ["puzzle"],
            positivePercent: $0.percent,
            reviews: .overwhelminglyPositive,
            factsOf: ReleaseDay(year: 2023)
        )
    }

    /// How far the well reviewed game is lifted over the other.
    private func lead(judged: Int, liked: Int) -> Float {
        let catalogue = ItemCatalogue<GameCatalogue>(Self.games.map(GameItem.init), names: [:])
        let fit = GameFit(PlayerPreferences(), in: catalogue, itemCount: 2, judged: judged, liked: liked)
        let boosts = fit?.boosts(in: ItemSet(itemCount: 2, full: true)) ?? [:]
        return (boosts[0] ?? 0) - (boosts[1] ?? 0)
    }

    @Test func `reviews speak for a game until something is liked, and passing says little`() {
        let first = lead(judged: 0, liked: 0)
        #expect(first > 10)
        #expect(lead(judged: 3, liked: 0) > 0.8 * first)
        #expect(lead(judged: 1, liked: 1) < 0.12 * first)
        #expect(lead(judged: 5, liked: 5) > 0.05 * first)
        #expect(lead(judged: 30, liked: 0) == 0)
    }
}
