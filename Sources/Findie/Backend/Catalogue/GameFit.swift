import DiscoveryService
import FindieDomain
import Foundation
import Recommender

/// What a game's reviews and somebody's genres say for it, until their judgements say it better.
///
/// What most people played says little of what is good: a first deck is to show what those who played it liked. One like
/// says more than that: held against it in full, decks of people who were left out ranked worse than popularity; without it
/// they are led by what many played and few liked.
struct GameFit: AnswerFitting {
    private let genres: [Genre]
    private let catalogue: ItemCatalogue<GameCatalogue>
    private let itemCount: Int
    /// 1 at first, 0 when the judgements speak for themselves.
    private let strength: Float
    /// 1 until something is liked.
    private let reputationShare: Float

    private static let fadedAfter: Float = 30
    private static let shareOnceLiked: Float = 0.1
    /// In standard deviations of the model's scores: a game whose first genre was named, its second, its third.
    private static let weights: [Float] = [3, 2, 1]
    /// Of reviews of which so many percent are good nothing is made; in standard deviations for each percent more, and
    /// at most.
    private static let usualPercent: Float = 88
    private static let weightOfPercent: Float = 0.6
    private static let strongest: Float = 6
    /// What a few reviews say is held against these.
    private static let assumed: (count: Float, percent: Float) = (50, 80)
    /// Of a game whose reviews are not known.
    private static let unknown: Float = -5

    init?(
        _ preferences: PlayerPreferences,
        in catalogue: ItemCatalogue<GameCatalogue>,
        itemCount: Int,
        judged: Int,
        liked: Int
    ) {
        strength = 1 - Float(judged) / Self.fadedAfter
        reputationShare = liked == 0 ? 1 : Self.shareOnceLiked
        guard strength > 0 else { return nil }
        genres = preferences.genres
        self.catalogue = catalogue
        self.itemCount = itemCount
    }

    func boosts(in open: ItemSet) -> [Int: Float] {
        var boosts: [Int: Float] = [:]
        for index in 0..<itemCount where open.contains(index) {
            let item = catalogue.items[index]
            boosts[index] = strength * (reputationShare * Self.reputation(of: item.game) + genre(of: item))
        }
        return boosts
    }

    func suitable(_ open: ItemSet, atLeast count: Int) -> ItemSet { open }

    private static func reputation(of game: Game) -> Float {
        guard let percent = game.positivePercent.map(Float.init) else { return unknown }
        // Of fewer than 50 reviews the store says no more than "positive".
        let share = assumed.count / (assumed.count + (game.reviews == .positive ? 25 : 500))
        let expected = share * assumed.percent + (1 - share) * percent
        return max(-2 * strongest, min(strongest, weightOfPercent * (expected - usualPercent)))
    }

    private func genre(of item: GameItem) -> Float {
        guard let place = item.genres.firstIndex(where: genres.contains), place < Self.weights.count else { return 0 }
        return Self.weights[place]
    }
}

/// What a deck wants first: niche or known, new or old.
struct DeckLeaning {
    private let fame: Float
    private let age: Float

    /// Added to the model's scores between the first and the last game, for a slider's first step and its last: those of
    /// what many have played lie five above the others', and the last step is to win over them.
    private static let strengths: [Float] = [0, 14, 30]

    /// `nil` for a deck that leans nowhere.
    init?(_ filters: GameFilters) {
        (fame, age) = (Self.strength(filters.fame ?? 0), Self.strength(filters.age ?? 0))
        guard fame != 0 || age != 0 else { return nil }
    }

    private static func strength(_ step: Int) -> Float {
        strengths[min(abs(step), strengths.count - 1)] * Float(step.signum())
    }

    /// In the order of the games; a game of unknown day, or of unknown reviews, stands in the middle of them.
    func boosts(of items: [GameItem]) -> [Float] {
        var boosts = [Float](repeating: 0, count: items.count)
        if fame != 0 { add(fame, items.map { Self.fame($0.game) }, to: &boosts) }
        if age != 0 { add(age, items.map { $0.game.release.map { -Self.month($0) } }, to: &boosts) }
        return boosts
    }

    /// By the share of games whose value is less, so that a few far ones do not squeeze the others together.
    private func add(_ strength: Float, _ values: [Int?], to boosts: inout [Float]) {
        let ordered = values.compactMap(\.self).sorted()
        guard let last = ordered.last else { return }
        var places: [Int: Float] = [:]
        for (place, value) in ordered.enumerated() where places[value] == nil {
            places[value] = value == last ? 1 : Float(place) / Float(ordered.count)
        }
        for (index, value) in values.enumerated() {
            let share = value.flatMap { places[$0] } ?? 0.5
            boosts[index] += strength * (share - 0.5)
        }
    }

    /// `nil` where nothing is known of its reviews; who publishes here begins without any.
    private static func fame(_ game: Game) -> Int? {
        game.reviews == .none && !game.isMadeHere ? nil : game.popularity
    }

    private static func month(_ day: ReleaseDay) -> Int { day.year * 12 + (day.month ?? 6) }
}
