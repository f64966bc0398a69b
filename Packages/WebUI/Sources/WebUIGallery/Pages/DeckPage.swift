import Observation
import SwiftUI
import WebUIOptimistic

/// A deck of cards to like or skip, by finger, by button and by key.
struct DeckPage: View {
    @State private var deck = DeckModel()

    /// Cards that are elements: three can be seen.
    private static let drawn = 4

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
            Text(deck.score)
                .font(.footnote)
                .foregroundStyle(.secondary)
                .accessibilityIdentifier("score")
        }
        .padding(16)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }

    private var cards: some View {
        ZStack {
            ForEach(Array(deck.cards.enumerated()).reversed(), id: \.element.id) { depth, card in
                if depth < Self.drawn {
                    DeckCardView(card: card, depth: depth) { deck.decide($0, on: card) }
                } else {
                    ReservedCard(card: card)
                }
            }
        }
        .accessibilityIdentifier("deck")
        .optimisticDeeds { deck.perform($0) }
    }
}

/// A card that can be decided on while the line is down.
private struct ReservedCard: View {
    let card: DeckCard

    var body: some View {
        DeckCardView(card: card, depth: 3) { _ in }
            .optimisticReserve()
    }
}

/// Skip, keep and like, also by the arrow keys.
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
                button("Keep", "bookmark", .keep, top)
                    .optimistic(.throwsCard(deck: "deck", .up), key: DeckModel.key(.keep, top))
                    .keyboardShortcut(.upArrow, modifiers: [])
                    .tint(.indigo)
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

/// The cards still to be decided on, and what was decided.
@Observable
final class DeckModel {
    private(set) var cards = DeckCard.all
    private(set) var liked: [DeckCard] = []
    private(set) var skipped: [DeckCard] = []
    private(set) var kept: [DeckCard] = []

    enum Decision: String { case like, skip, keep }

    var score: String {
        let sides = "\(liked.count) liked, \(skipped.count) skipped"
        return kept.isEmpty ? sides : "\(sides), \(kept.count) kept"
    }

    /// Each card is decided on once; a second decision comes too late.
    func decide(_ decision: Decision, on card: DeckCard) {
        guard let index = cards.firstIndex(of: card) else { return }
        cards.remove(at: index)
        switch decision {
        case .like: liked.append(card)
        case .skip: skipped.append(card)
        case .keep: kept.append(card)
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
        kept = []
    }
}

/// What a card of the deck says.
nonisolated struct DeckCard: Identifiable, Equatable {
    let name: String
    let words: String
    let symbol: String
    /// From 0 to 1 around the colour wheel.
    let hue: Double

    var id: String { name }

    static let all: [DeckCard] = [
        DeckCard(name: "Lantern", words: "Lights the way through a page of settings.", symbol: "lightbulb", hue: 0.12),
        DeckCard(
            name: "Tidepool",
            words: "A small database that fits into a shell.",
            symbol: "books.vertical",
            hue: 0.5
        ),
        DeckCard(name: "Orrery", words: "The planets, to the second of arc.", symbol: "moon.stars", hue: 0.7),
        DeckCard(name: "Ember", words: "Keeps a server warm with very little.", symbol: "flame", hue: 0.03),
        DeckCard(name: "Quill", words: "An editor that never gets in the way.", symbol: "pencil", hue: 0.6),
        DeckCard(name: "Compass", words: "Finds what you meant, not what you typed.", symbol: "location", hue: 0.33),
        DeckCard(name: "Loom", words: "Threads that never tangle.", symbol: "waveform", hue: 0.83),
        DeckCard(name: "Beacon", words: "Tells you when it matters, and only then.", symbol: "bell", hue: 0.95),
        DeckCard(name: "Granary", words: "Backups you have already restored once.", symbol: "archivebox", hue: 0.1),
        DeckCard(name: "Prism", words: "Colours that stay readable in the dark.", symbol: "sparkles", hue: 0.77),
        DeckCard(name: "Anchor", words: "Configuration that holds in any weather.", symbol: "lock", hue: 0.55),
        DeckCard(name: "Meadow", words: "Charts with room to breathe.", symbol: "chart.bar", hue: 0.28),
    ]
}
