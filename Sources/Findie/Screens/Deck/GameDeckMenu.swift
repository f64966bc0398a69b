import DesignSystem
import FindieDomain
import SwiftUI

/// The name of the deck that is played, and the way to the others.
struct GameDeckMenu: View {
    let model: GameDeckModel
    let onName: (GameDeck?) -> Void

    // A long name leaves room for the tags beside it.
    private static let short = 14
    private static let width: CGFloat = 116

    var body: some View {
        let title = model.shelf.current?.title ?? words("findie.deck.first")
        Menu {
            ForEach(model.shelf.decks) { deck in
                Button {
                    Task { await model.deckTapped(deck.id) }
                } label: {
                    if deck.id == model.shelf.current?.id {
                        Label(deck.title, systemImage: "checkmark")
                    } else {
                        Text(verbatim: deck.title)
                    }
                }
            }
            Divider()
            Button(words("findie.deck.save")) { onName(nil) }
            if let deck = model.shelf.named {
                Button(words("findie.deck.rename", deck.title)) { onName(deck) }
                Button(words("findie.deck.delete", deck.title), role: .destructive) {
                    Task { await model.deleteTapped(deck) }
                }
            }
        } label: {
            HStack(spacing: Spacing.inline) {
                Text(verbatim: title)
                    .lineLimit(1)
                    .frame(maxWidth: title.count > Self.short ? Self.width : nil)
                Image(systemName: "chevron.down").font(.footnote)
            }
            .font(.subheadline)
            .fontWeight(.semibold)
            .foregroundStyle(FindiePalette.accent)
            .padding(.horizontal, Spacing.row)
            .frame(minHeight: 44)
            .background(FindiePalette.tinted, in: Capsule())
        }
        .buttonStyle(.plain)
        .accessibilityLabel(words("findie.deck.menu", title))
        .fixedSize()
    }
}
