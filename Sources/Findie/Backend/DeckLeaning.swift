import FindieDomain
import Foundation

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
