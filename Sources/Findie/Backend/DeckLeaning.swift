import FindieDomain
import Foundation

/// What a deck wants first: niche or known, new or old.
struct DeckLeaning {
    private let fame: Float
    private let age: Float

    /// Standard deviations of the model's scores between the first and the last game, for each step of a slider.
    private static let strength: Float = 3

    /// `nil` for a deck that leans nowhere.
    init?(_ filters: GameFilters) {
        (fame, age) = (Float(filters.fame ?? 0), Float(filters.age ?? 0))
        guard fame != 0 || age != 0 else { return nil }
    }

    /// In the order of the games; a game of unknown day stands in the middle of them.
    func boosts(of items: [GameItem]) -> [Float] {
        var boosts = [Float](repeating: 0, count: items.count)
        if fame != 0 { add(fame, items.map { $0.popularity }, to: &boosts) }
        if age != 0 { add(age, items.map { $0.game.release.map { -Self.month($0) } }, to: &boosts) }
        return boosts
    }

    /// By the share of games whose value is less, so that a few far ones do not squeeze the others together.
    private func add(_ leaning: Float, _ values: [Int?], to boosts: inout [Float]) {
        let ordered = values.compactMap(\.self).sorted()
        guard let last = ordered.last else { return }
        var places: [Int: Float] = [:]
        for (place, value) in ordered.enumerated() where places[value] == nil {
            places[value] = value == last ? 1 : Float(place) / Float(ordered.count)
        }
        for (index, value) in values.enumerated() {
            let share = value.flatMap { places[$0] } ?? 0.5
            boosts[index] += Self.strength * leaning * (share - 0.5)
        }
    }

    private static func month(_ day: ReleaseDay) -> Int { day.year * 12 + (day.month ?? 6) }
}
