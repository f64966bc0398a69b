import DesignSystem
import SwiftUI

/// Nothing that fits the deck is left: what that means, and how to go on.
struct DeckEnd: View {
    let isFiltered: Bool
    let onWiden: () -> Void
    let onFilters: () -> Void
    let onHistory: () -> Void

    var body: some View {
        EmptyState(
            systemImage: "rectangle.stack",
            title: words("repofinder.deck.end.title"),
            message: words(isFiltered ? "repofinder.deck.end.filtered" : "repofinder.deck.end.message")
        ) {
            VStack(spacing: Spacing.row) {
                if isFiltered {
                    Button(words("repofinder.deck.end.widen"), action: onWiden)
                        .buttonStyle(.borderedProminent)
                    Button(words("repofinder.deck.end.filters"), action: onFilters)
                        .buttonStyle(.bordered)
                } else {
                    Button(words("repofinder.deck.end.history"), action: onHistory)
                        .buttonStyle(.borderedProminent)
                }
            }
        }
    }
}
