import DesignSystem
import DiscoveryDomain
import SwiftUI

/// The name of the deck on the screen, and the way to the others.
struct DeckMenu: View {
    let model: DeckModel
    let onNewDeck: () -> Void

    var body: some View {
        Menu {
            ForEach(model.library.decks) { deck in
                Button {
                    model.deckTapped(deck.id)
                } label: {
                    if deck.id == model.library.current?.id {
                        Label(deck.title, systemImage: "checkmark")
                    } else {
                        Text(verbatim: deck.title)
                    }
                }
            }
            Divider()
            Button(action: onNewDeck) {
                Label(words("repofinder.deck.new"), systemImage: "plus")
            }
        } label: {
            HStack(spacing: Spacing.inline) {
                Image(systemName: "rectangle.stack")
                Text(verbatim: model.library.current?.title ?? words("repofinder.deck.first"))
                    .lineLimit(1)
                Image(systemName: "chevron.down")
                    .font(.footnote)
            }
            .font(.subheadline)
            .fontWeight(.semibold)
            .foregroundStyle(RepoFinderPalette.accent)
            .padding(.horizontal, Spacing.row)
            .frame(minHeight: 36)
            .background(RepoFinderPalette.tinted, in: Capsule())
        }
        .buttonStyle(.plain)
        .accessibilityLabel(
            words("repofinder.deck.menu", model.library.current?.title ?? words("repofinder.deck.first"))
        )
    }
}
