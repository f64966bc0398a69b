import SwiftUI
import WebUIOptimistic

/// A card that can be thrown to the right to like it, to the left to skip it and up to keep it.
struct DeckCardView: View {
    let card: DeckCard
    /// How many cards lie on it.
    let depth: Int
    let decide: (DeckModel.Decision) -> Void

    @GestureState private var way = CGSize.zero

    /// Points a card is to be dragged, and degrees it turns for each.
    private static let (distance, tilt) = (100.0, 0.1)
    /// Points a second that are a throw.
    private static let flick = 500.0

    var body: some View {
        DeckCardFace(card: card)
            .overlay(alignment: .topLeading) {
                DeckStamp(word: "LIKE", colour: .green)
                    .opacity(way.width / Self.distance)
                    .optimisticReveal(.right, within: Self.distance)
            }
            .overlay(alignment: .topTrailing) {
                DeckStamp(word: "SKIP", colour: .red)
                    .opacity(-way.width / Self.distance)
                    .optimisticReveal(.left, within: Self.distance)
            }
            .overlay(alignment: .bottom) {
                DeckStamp(word: "KEEP", colour: .indigo)
                    .opacity(-way.height / Self.distance)
                    .optimisticReveal(.up, within: Self.distance)
            }
            .scaleEffect(1 - 0.05 * Double(min(depth, 3)))
            .offset(x: way.width, y: way.height + 28 * Double(min(depth, 3)))
            .rotationEffect(.degrees(way.width * Self.tilt))
            .opacity(depth < 3 ? 1 : 0)
            .gesture(drag)
            .optimisticThrow(
                left: DeckModel.key(.skip, card),
                right: DeckModel.key(.like, card),
                up: DeckModel.key(.keep, card),
                past: Self.distance,
                tilt: Self.tilt
            )
            .accessibilityHidden(depth > 0)
    }

    private var drag: some Gesture {
        DragGesture()
            .updating($way) { value, way, _ in way = value.translation }
            .onEnded { value in
                guard depth == 0, let decision = Self.decision(value.translation, value.velocity) else { return }
                withAnimation(.spring) { decide(decision) }
            }
    }

    private static func decision(_ way: CGSize, _ velocity: CGSize) -> DeckModel.Decision? {
        if way.height < -abs(way.width) {
            return way.height < -distance || velocity.height < -flick ? .keep : nil
        }
        let isFlick = abs(velocity.width) > max(flick, abs(velocity.height))
        guard isFlick || abs(way.width) > distance else { return nil }
        return (isFlick ? velocity : way).width > 0 ? .like : .skip
    }
}

/// What a card shows.
private struct DeckCardFace: View {
    let card: DeckCard

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            ZStack {
                LinearGradient(
                    colors: [
                        Color(hue: card.hue, saturation: 0.55, brightness: 0.95),
                        Color(hue: card.hue + 0.12, saturation: 0.75, brightness: 0.7),
                    ],
                    startPoint: .topLeading,
                    endPoint: .bottomTrailing
                )
                Image(systemName: card.symbol)
                    .resizable()
                    .scaledToFit()
                    .frame(width: 96, height: 96)
                    .foregroundStyle(.white.opacity(0.9))
            }
            .clipShape(RoundedRectangle(cornerRadius: 18))
            Text(card.name).font(.title)
            Text(card.words).foregroundStyle(.secondary)
        }
        .padding(16)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Surface(), in: RoundedRectangle(cornerRadius: 28))
        .overlay { RoundedRectangle(cornerRadius: 28).strokeBorder(.separator).allowsHitTesting(false) }
        .shadow(color: .black.opacity(0.14), radius: 14, y: 6)
    }
}

/// What will become of the card if it is let go.
private struct DeckStamp: View {
    let word: String
    let colour: Color

    var body: some View {
        Text(word)
            .font(.title.weight(.black))
            .foregroundStyle(.white)
            .padding(.horizontal, 14)
            .padding(.vertical, 6)
            .background(colour, in: RoundedRectangle(cornerRadius: 10))
            .rotationEffect(.degrees(word == "LIKE" ? -12 : word == "SKIP" ? 12 : 0))
            .padding(28)
            .accessibilityHidden(true)
    }
}
