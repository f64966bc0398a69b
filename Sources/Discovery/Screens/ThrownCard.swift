package import DiscoveryDomain
package import SwiftUI

/// A card that is thrown to the right to like it and to the left to skip it, whatever its face shows.
///
/// The sides mean the same in languages written from right to left.
package struct ThrownCard<Face: View, Stamp: View>: View {
    private let depth: Int
    private let isCalm: Bool
    private let keys: (left: String, right: String)
    private let face: Face
    private let stamp: (Judgement) -> Stamp
    private let onJudged: (Judgement) -> Void
    @GestureState private var way = CGSize.zero

    /// `depth` is how many cards lie on it; `keys` name the judgements for a browser, which keeps them while it has no
    /// line; a `isCalm` card fades instead of flying.
    package init(
        depth: Int,
        isCalm: Bool,
        keys: (left: String, right: String),
        face: Face,
        @ViewBuilder stamp: @escaping (Judgement) -> Stamp,
        onJudged: @escaping (Judgement) -> Void
    ) {
        self.depth = depth
        self.isCalm = isCalm
        self.keys = keys
        self.face = face
        self.stamp = stamp
        self.onJudged = onJudged
    }

    package var body: some View {
        face
            .overlay(alignment: .topLeading) {
                stamp(.like)
                    .opacity(way.width / Throw.distance)
                    .revealed(.like, within: Throw.distance)
                    .allowsHitTesting(false)
            }
            .overlay(alignment: .topTrailing) {
                stamp(.skip)
                    .opacity(-way.width / Throw.distance)
                    .revealed(.skip, within: Throw.distance)
                    .allowsHitTesting(false)
            }
            .scaleEffect(1 - 0.05 * Double(sunk), anchor: .bottom)
            .offset(x: way.width, y: way.height + 14 * Double(sunk))
            .rotationEffect(.degrees(way.width * Throw.tilt))
            .gesture(drag)
            .thrown(left: keys.left, right: keys.right, past: Throw.distance, tilt: Throw.tilt)
            .opacity(depth < Throw.visible ? 1 : 0)
            .allowsHitTesting(depth == 0)
            .accessibilityHidden(depth > 0)
    }

    /// Cards that cannot be seen lie as deep as each other, so that nothing of them changes with every throw; with less
    /// movement all lie in one place, so that nothing of the stack shifts.
    private var sunk: Int { isCalm ? 0 : min(depth, Throw.visible) }

    private var drag: some Gesture {
        DragGesture()
            .updating($way) { value, way, _ in way = value.translation }
            .onEnded { value in
                guard depth == 0, let judgement = Throw.judgement(value.translation, velocity: value.velocity)
                else { return }
                withAnimation(isCalm ? .easeOut(duration: 0.3) : .spring(response: 0.4, dampingFraction: 0.7)) {
                    onJudged(judgement)
                }
            }
    }
}

/// When a drag is a throw.
package enum Throw {
    /// Points a card is to be dragged, and degrees it turns for each.
    package static let (distance, tilt): (CGFloat, Double) = (100, 0.1)
    /// The top card and those that can be seen behind it.
    static let visible = 3
    /// Points a second that are a throw.
    private static let flick: CGFloat = 500

    /// What a drag that ends so means; `nil` lets the card spring back.
    package static func judgement(_ translation: CGSize, velocity: CGSize) -> Judgement? {
        let isFlick = abs(velocity.width) > max(flick, abs(velocity.height))
        guard isFlick || abs(translation.width) > distance else { return nil }
        return (isFlick ? velocity : translation).width > 0 ? .like : .skip
    }
}
