import Observation

/// The cards still to be decided on, and what was decided.
@Observable
final class DeckModel {
    private(set) var cards = DeckCard.all
    private(set) var liked: [DeckCard] = []
    private(set) var skipped: [DeckCard] = []

    enum Decision: String { case like, skip }

    /// Each card is decided on once; a second decision comes too late.
    func decide(_ decision: Decision, on card: DeckCard) {
        guard let index = cards.firstIndex(of: card) else { return }
        cards.remove(at: index)
        switch decision {
        case .like: liked.append(card)
        case .skip: skipped.append(card)
        }
    }

    /// Does what `key(_:_:)` names, wherever the card is by now.
    func perform(_ key: String) {
        let words = key.split(separator: " ", maxSplits: 1)
        guard words.count == 2, let decision = Decision(rawValue: String(words[0])),
            let card = cards.first(where: { $0.id == words[1] })
        else { return }
        decide(decision, on: card)
    }

    /// The name of a decision on a card, the same in every session.
    static func key(_ decision: Decision, _ card: DeckCard) -> String { "\(decision.rawValue) \(card.id)" }

    func startAgain() {
        cards = DeckCard.all
        liked = []
        skipped = []
    }
}
