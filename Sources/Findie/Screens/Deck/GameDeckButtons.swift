import DeckScreens
import DesignSystem
import DiscoveryDomain
import FindieDomain
import Foundation
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
                button(.left, top.id, "xmark", 66, FindiePalette.pass, key: .leftArrow)
                wish(top)
                button(.right, top.id, "heart.fill", 66, FindiePalette.like, key: .rightArrow)
                open(top)
            }
        }
        .buttonStyle(.plain)
        .frame(maxWidth: .infinity, minHeight: 72)
    }

    private func button(
        _ way: ThrowWay,
        _ slug: String,
        _ systemImage: String,
        _ size: CGFloat,
        _ tint: AdaptiveColor,
        key: KeyEquivalent
    ) -> some View {
        Button {
            withAnimation(.spring(response: 0.4, dampingFraction: 0.7)) { model.thrown(way, slug) }
        } label: {
            RoundFace(systemImage: systemImage, size: size, tint: tint)
        }
        .throwsTopCard(way, of: GameDeckStack.identifier, key: GameDeckModel.key(way, slug))
        .keyboardShortcut(key, modifiers: [])
        .accessibilityLabel(words("findie.deck.\(GameDeckModel.word(way))"))
    }

    /// A game that is wished for already stays on top when its wish is taken back.
    @ViewBuilder private func wish(_ card: GameCard) -> some View {
        if model.wishlist.contains(card.id) {
            Button {
                model.unwishTapped()
            } label: {
                RoundFace(systemImage: "bookmark.fill", size: 52, tint: FindiePalette.wish)
            }
            .keyboardShortcut(.upArrow, modifiers: [])
            .accessibilityLabel(words("findie.deck.unwish"))
            .accessibilityAddTraits(.isSelected)
        } else {
            button(.up, card.id, "bookmark", 52, FindiePalette.wish, key: .upArrow)
        }
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

/// Throws by their names: how a browser says what it kept.
extension GameDeckModel {
    static func decision(_ way: ThrowWay, _ slug: String, at date: Date) -> GameDecision {
        GameDecision(way.judgement == .like ? .like(game: slug) : .pass(game: slug), decidedAt: date)
    }

    /// What a throw means, in names of what a browser keeps and in keys of words.
    static func word(_ way: ThrowWay) -> String { way == .up ? "wish" : way.judgement.rawValue }

    /// The name of a throw of a game, the same in every session.
    static func key(_ way: ThrowWay, _ slug: String) -> String { "\(word(way)) \(slug)" }

    /// Does what a browser kept while there was no line.
    func perform(_ key: String) {
        // The browser brought the card back that it threw last.
        if key.hasPrefix("undo ") { return takeLatestBack() }
        let top = ThrowKeys.onTop(key)
        let parts = (top ?? key).split(separator: " ", maxSplits: 1).map(String.init)
        guard parts.count == 2, let way = ThrowWay.allCases.first(where: { Self.word($0) == parts[0] }) else { return }
        guard top == nil else { return queue.raise(parts[1]) }
        if queue.ids.contains(parts[1]) { return thrown(way, parts[1]) }
        // The page held a card that has made room for newer ones here, or that is still on its way.
        let decision = Self.decision(way, parts[1], at: now())
        let isNew = way == .up && !wishlist.contains(parts[1])
        decided.append(DecidedGame(key: decision.key, slug: parts[1], card: nil, wished: isNew))
        outbox.add(decision)
        if isNew { wishlist.added(parts[1]) }
    }
}
