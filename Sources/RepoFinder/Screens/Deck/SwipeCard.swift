import DiscoveryDomain
import SwiftUI

/// A card that is thrown to the right to like it and to the left to skip it.
///
/// The sides mean the same in languages written from right to left.
struct SwipeCard: View {
    let card: Card
    /// How many cards lie on it.
    let depth: Int
    let isSaved: Bool
    let actions: CardActions
    let onJudged: (Judgement) -> Void
    @GestureState private var way = CGSize.zero
    @Environment(\.reducesMotion) private var reducesMotion

    /// Points a card is to be dragged, and degrees it turns for each.
    static let (distance, tilt): (CGFloat, Double) = (100, 0.1)
    /// Points a second that are a throw.
    private static let flick: CGFloat = 500

    var body: some View {
        CardFace(card: card, isSaved: isSaved, isPictured: depth <= CardQueue.preloaded, actions: actions)
            .overlay(alignment: .topLeading) {
                SwipeStamp(judgement: .like)
                    .opacity(way.width / Self.distance)
                    .revealed(.like, within: Self.distance)
                    .allowsHitTesting(false)
            }
            .overlay(alignment: .topTrailing) {
                SwipeStamp(judgement: .skip)
                    .opacity(-way.width / Self.distance)
                    .revealed(.skip, within: Self.distance)
                    .allowsHitTesting(false)
            }
            .scaleEffect(1 - 0.05 * Double(sunk), anchor: .bottom)
            .offset(x: way.width, y: way.height + 14 * Double(sunk))
            .rotationEffect(.degrees(way.width * Self.tilt))
            .gesture(drag)
            .thrown(card.id, past: Self.distance, tilt: Self.tilt)
            .opacity(depth < CardQueue.visible ? 1 : 0)
            .allowsHitTesting(depth == 0)
            .accessibilityHidden(depth > 0)
    }

    /// Cards that cannot be seen lie as deep as each other, so that nothing of them changes with every throw.
    private var sunk: Int { min(depth, CardQueue.visible) }

    private var drag: some Gesture {
        DragGesture()
            .updating($way) { value, way, _ in way = value.translation }
            .onEnded { value in
                guard depth == 0, let judgement = Self.judgement(value.translation, velocity: value.velocity)
                else { return }
                withAnimation(reducesMotion ? .easeOut(duration: 0.3) : .spring(response: 0.4, dampingFraction: 0.7)) {
                    onJudged(judgement)
                }
            }
    }

    /// What a drag that ends so means; `nil` lets the card spring back.
    static func judgement(_ translation: CGSize, velocity: CGSize) -> Judgement? {
        let isFlick = abs(velocity.width) > max(flick, abs(velocity.height))
        guard isFlick || abs(translation.width) > distance else { return nil }
        return (isFlick ? velocity : translation).width > 0 ? .like : .skip
    }
}
