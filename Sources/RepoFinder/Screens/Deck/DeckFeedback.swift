import DiscoveryDomain
import RepositoriesDomain
import SwiftUI

/// Lets the hand feel what became of a card, and says which one is next to those who cannot see it.
struct DeckFeedback: ViewModifier {
    let deck: DeckModel
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
