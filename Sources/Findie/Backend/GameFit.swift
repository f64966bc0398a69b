import DiscoveryService
import FindieDomain
import Recommender

/// What a game's reviews and somebody's genres say for it, until their judgements say it better.
///
/// What most people played says little of what is good: a first deck is to show what those who played it liked.
struct GameFit: AnswerFitting {
    private let genres: [Genre]
    private let catalogue: ItemCatalogue<GameCatalogue>
    private let itemCount: Int
    /// 1 at first, 0 when the judgements speak for themselves.
    private let strength: Float

    private static let fadedAfter: Float = 30
    /// In standard deviations of the model's scores: a game whose first genre was named, its second, its third.
    private static let weights: [Float] = [3, 2, 1]
    /// Of reviews of which so many percent are good nothing is made; in standard deviations for each percent more, and
    /// at most.
    private static let usualPercent: Float = 88
    private static let weightOfPercent: Float = 0.25
    private static let strongest: Float = 4
    /// Of a game whose reviews are not known.
    private static let unknown: Float = -1

    init?(_ preferences: PlayerPreferences, in catalogue: ItemCatalogue<GameCatalogue>, itemCount: Int, judged: Int) {
        strength = 1 - Float(judged) / Self.fadedAfter
        guard strength > 0 else { return nil }
        genres = preferences.genres
        self.catalogue = catalogue
        self.itemCount = itemCount
    }

    func boosts(in open: ItemSet) -> [Int: Float] {
        var boosts: [Int: Float] = [:]
        for item in 0..<itemCount where open.contains(item) {
            boosts[item] = strength * (Self.reputation(of: catalogue.items[item].game) + genre(of: catalogue.items[item]))
        }
        return boosts
    }

    func suitable(_ open: ItemSet, atLeast count: Int) -> ItemSet { open }

    private static func reputation(of game: Game) -> Float {
        guard let percent = game.positivePercent else { return unknown }
        return max(-strongest, min(strongest, weightOfPercent * (Float(percent) - usualPercent)))
    }

    private func genre(of item: GameItem) -> Float {
        guard let place = item.genres.firstIndex(where: genres.contains), place < Self.weights.count else { return 0 }
        return Self.weights[place]
    }
}
