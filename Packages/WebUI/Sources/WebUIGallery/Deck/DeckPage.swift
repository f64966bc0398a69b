import SwiftUI
import WebUIOptimistic

/// A deck of cards to like or skip, by finger, by button and by key.
struct DeckPage: View {
    @State private var deck = DeckModel()

    /// Cards that can be decided on while the line is down.
    private static let fetched = 8

    var body: some View {
        VStack(spacing: 20) {
            ZStack {
                DeckEnd(liked: deck.liked.count) { deck.startAgain() }
                    .opacity(deck.cards.isEmpty ? 1 : 0)
                    .accessibilityHidden(!deck.cards.isEmpty)
                cards
            }
            .frame(maxWidth: 420, maxHeight: 560)
            .padding(.bottom, 44)
            DeckButtons(top: deck.cards.first) { deck.decide($0, on: $1) }
            Text("\(deck.liked.count) liked, \(deck.skipped.count) skipped")
                .font(.footnote)
                .foregroundStyle(.secondary)
                .accessibilityIdentifier("score")
        }
        .padding(16)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }

    private var cards: some View {
        ZStack {
            ForEach(Array(deck.cards.prefix(Self.fetched).enumerated()).reversed(), id: \.element.id) { depth, card in
                DeckCardView(card: card, depth: depth) { deck.decide($0, on: card) }
            }
        }
        .accessibilityIdentifier("deck")
        .optimisticDeeds { deck.perform($0) }
    }
}

/// Skip and like, also by the arrow keys.
private struct DeckButtons: View {
    let top: DeckCard?
    let decide: (DeckModel.Decision, DeckCard) -> Void

    var body: some View {
        HStack(spacing: 28) {
            if let top {
                button("Skip", "xmark", .skip, top)
                    .optimistic(.throwsCard(deck: "deck", .left), key: DeckModel.key(.skip, top))
                    .keyboardShortcut(.leftArrow, modifiers: [])
                    .tint(.secondary)
                button("Like", "heart.fill", .like, top)
                    .optimistic(.throwsCard(deck: "deck", .right), key: DeckModel.key(.like, top))
                    .keyboardShortcut(.rightArrow, modifiers: [])
                    .tint(.pink)
            }
        }
        .frame(height: 64)
    }

    private func button(
        _ title: String,
        _ symbol: String,
        _ decision: DeckModel.Decision,
        _ card: DeckCard
    ) -> some View {
        Button {
            decide(decision, card)
        } label: {
            Image(systemName: symbol)
                .font(.title2)
                .foregroundStyle(.tint)
                .frame(width: 64, height: 64)
                .background(.regularMaterial, in: Circle())
                .shadow(color: .black.opacity(0.12), radius: 8, y: 3)
        }
        .buttonStyle(.plain)
        .accessibilityLabel(title)
    }
}

/// What is under the last card.
private struct DeckEnd: View {
    let liked: Int
    let startAgain: () -> Void

    var body: some View {
        ContentUnavailableView {
            Label("That was all", systemImage: "rectangle.stack")
        } description: {
            Text("You liked \(liked).")
        } actions: {
            Button("Start again", action: startAgain).buttonStyle(.borderedProminent)
        }
    }
}
