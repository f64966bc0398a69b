import DeckScreens
import DesignSystem
import DiscoveryDomain
import RepositoriesDomain
import RepositoryScreens
import SwiftUI

/// Undo, skip, save, like and read, also by key.
struct DeckButtons: View {
    let model: DeckViewModel
    let onOpen: (Repository.ID) -> Void

    var body: some View {
        HStack(spacing: Spacing.row) {
            undo
            if let top = model.queue.top {
                judge(.skip, top, "xmark", RepoFinderPalette.skip, key: .leftArrow)
                save(top)
                judge(.like, top, "heart.fill", RepoFinderPalette.like, key: .rightArrow)
                open(top)
            }
        }
        .buttonStyle(.plain)
        .frame(maxWidth: .infinity, minHeight: 72)
    }

    private var undo: some View {
        Button {
            withAnimation(.spring(response: 0.4, dampingFraction: 0.7)) { model.undoTapped() }
        } label: {
            RoundButtonFace(systemImage: "arrow.uturn.backward", size: 48, tint: RepoFinderPalette.accent)
        }
        .takesThrowBack(of: DeckStack.identifier)
        .disabled(!model.canUndo)
        .keyboardShortcut("u", modifiers: [])
        .accessibilityLabel(words("repofinder.deck.undo"))
    }

    private func judge(
        _ judgement: Judgement,
        _ card: Card,
        _ systemImage: String,
        _ tint: AdaptiveColor,
        key: KeyEquivalent
    ) -> some View {
        Button {
            withAnimation(.spring(response: 0.4, dampingFraction: 0.7)) { model.judged(judgement, card.id) }
        } label: {
            RoundButtonFace(systemImage: systemImage, size: 66, tint: tint)
        }
        .throwsTopCard(
            judgement == .like ? .right : .left,
            of: DeckStack.identifier,
            key: DeckAction(judgement, card.id).key
        )
        .keyboardShortcut(key, modifiers: [])
        .accessibilityLabel(words("repofinder.deck.\(judgement.rawValue)"))
    }

    private func save(_ card: Card) -> some View {
        let isSaved = model.isSaved(card)
        return Button {
            model.saveTapped()
        } label: {
            RoundButtonFace(
                systemImage: isSaved ? "bookmark.fill" : "bookmark",
                size: 52,
                tint: RepoFinderPalette.saved
            )
        }
        .notes(FavouriteDeed(isKept: !isSaved, card.id), onTopOf: DeckStack.identifier)
        .keyboardShortcut("s", modifiers: [])
        .accessibilityLabel(words(isSaved ? "repofinder.deck.unsave" : "repofinder.deck.save"))
        .accessibilityAddTraits(isSaved ? .isSelected : [])
    }

    private func open(_ card: Card) -> some View {
        Button {
            onOpen(card.id)
        } label: {
            RoundButtonFace(systemImage: "book", size: 48, tint: RepoFinderPalette.accent)
        }
        .keyboardShortcut(.return, modifiers: [])
        .accessibilityLabel(words("repofinder.deck.read"))
    }
}
