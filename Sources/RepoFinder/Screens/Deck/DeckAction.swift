import DeckScreens
import DiscoveryDomain
import RepositoriesDomain
import SwiftUI

/// The name of a judgement on a card, the same in every session, by which a browser keeps it while there is no line.
nonisolated struct DeckAction: Equatable {
    var judgement: Judgement
    var id: Repository.ID

    init(_ judgement: Judgement, _ id: Repository.ID) {
        self.judgement = judgement
        self.id = id
    }

    /// Such as `like apple/swift-nio`.
    var key: String { "\(judgement.rawValue) \(id.fullName)" }

    /// Whether a key takes a judgement back, such as `undo like apple/swift-nio`.
    static func isUndo(_ key: String) -> Bool {
        key.hasPrefix("undo ") && DeckAction(key: String(key.dropFirst("undo ".count))) != nil
    }

    /// `nil` for a key of something else.
    init?(key: String) {
        let parts = key.split(separator: " ", maxSplits: 1)
        guard parts.count == 2, let judgement = Judgement(rawValue: String(parts[0])),
            let id = Repository.ID(fullName: String(parts[1]))
        else { return nil }
        self.init(judgement, id)
    }
}

/// Lets the hand feel what became of a card, and says which one is next to those who cannot see it.
struct DeckFeedback: ViewModifier {
    let deck: DeckViewModel
    let isFelt: Bool

    func body(content: Content) -> some View {
        content
            .sensoryFeedback(.success, trigger: isFelt ? deck.outcomes.liked : 0)
            .sensoryFeedback(.impact, trigger: isFelt ? deck.outcomes.skipped : 0)
            .sensoryFeedback(.selection, trigger: isFelt ? deck.outcomes.undone : 0)
            .onChange(of: deck.queue.top?.id) {
                guard let top = deck.queue.top else { return }
                AccessibilityNotification.Announcement(words("repofinder.deck.next", top.id.fullName)).post()
            }
    }
}

/// How many acts ended in which way; each kind has its own haptic.
nonisolated struct DeckOutcomes: Equatable {
    var liked = 0
    var skipped = 0
    var undone = 0
}
