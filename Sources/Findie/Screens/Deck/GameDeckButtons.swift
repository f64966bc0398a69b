import DeckScreens
import DesignSystem
import DiscoveryDomain
import FindieDomain
import SwiftUI

/// Undo, pass, wish and like, also by key.
struct GameDeckButtons: View {
    let model: GameDeckModel
    let onOpen: (String) -> Void

    var body: some View {
        HStack(spacing: Spacing.section) {
            Button {
                withAnimation(.spring(response: 0.4, dampingFraction: 0.7)) { model.undoTapped() }
            } label: {
                RoundFace(systemImage: "arrow.uturn.backward", size: 48, tint: FindiePalette.accent)
            }
            .takesThrowBack(of: GameDeckStack.identifier)
            .disabled(!model.canUndo)
            .keyboardShortcut("u", modifiers: [])
            .accessibilityLabel(words("findie.deck.undo"))
            if let top = model.queue.top {
                judge(.skip, top.id, "xmark", FindiePalette.pass, key: .leftArrow)
                wish(top)
                judge(.like, top.id, "heart.fill", FindiePalette.like, key: .rightArrow)
                open(top)
            }
        }
        .buttonStyle(.plain)
        .frame(maxWidth: .infinity, minHeight: 72)
    }

    private func judge(
        _ judgement: Judgement,
        _ slug: String,
        _ systemImage: String,
        _ tint: AdaptiveColor,
        key: KeyEquivalent
    ) -> some View {
        Button {
            withAnimation(.spring(response: 0.4, dampingFraction: 0.7)) { model.judged(judgement, slug) }
        } label: {
            RoundFace(systemImage: systemImage, size: 66, tint: tint)
        }
        .throwsTopCard(judgement, of: GameDeckStack.identifier, key: judgement.key(of: slug))
        .keyboardShortcut(key, modifiers: [])
        .accessibilityLabel(words("findie.deck.\(judgement.rawValue)"))
    }

    private func wish(_ card: GameCard) -> some View {
        let isWished = model.wishlist.contains(card.id)
        return Button {
            model.wishTapped()
        } label: {
            RoundFace(systemImage: isWished ? "bookmark.fill" : "bookmark", size: 52, tint: FindiePalette.wish)
        }
        .keyboardShortcut(.upArrow, modifiers: [])
        .accessibilityLabel(words(isWished ? "findie.deck.unwish" : "findie.deck.wish"))
        .accessibilityAddTraits(isWished ? .isSelected : [])
    }

    private func open(_ card: GameCard) -> some View {
        Button {
            onOpen(card.id)
        } label: {
            RoundFace(systemImage: "info.circle", size: 48, tint: FindiePalette.accent)
        }
        .keyboardShortcut(.return, modifiers: [])
        .accessibilityLabel(words("findie.deck.open"))
    }
}

/// The face of a round button.
struct RoundFace: View {
    let systemImage: String
    let size: CGFloat
    let tint: AdaptiveColor

    var body: some View {
        Image(systemName: systemImage)
            .resizable()
            .scaledToFit()
            .frame(width: size * 0.46, height: size * 0.46)
            .foregroundStyle(tint)
            .frame(width: size, height: size)
            .background(FindiePalette.card, in: Circle())
            .overlay { Circle().stroke(FindiePalette.edge, lineWidth: 1) }
    }
}
