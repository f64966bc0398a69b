package import DiscoveryDomain
package import SwiftUI

/// A card that is thrown to the right to like it, to the left to skip it and, in decks that have a use for it, upwards,
/// whatever its face shows.
///
/// The ways mean the same in languages written from right to left.
package struct ThrownCard<Face: View, Stamp: View>: View {
    private let depth: Int
    private let isCalm: Bool
    private let keys: ThrowKeys
    private let face: Face
    private let stamp: (ThrowWay) -> Stamp
    private let onThrown: (ThrowWay) -> Void
    @GestureState private var way = CGSize.zero

    /// `depth` is how many cards lie on it; `keys` name what the ways mean for a browser, which keeps them while it has
    /// no line; a `isCalm` card fades instead of flying.
    package init(
        depth: Int,
        isCalm: Bool,
        keys: ThrowKeys,
        face: Face,
        @ViewBuilder stamp: @escaping (ThrowWay) -> Stamp,
        onThrown: @escaping (ThrowWay) -> Void
    ) {
        self.depth = depth
        self.isCalm = isCalm
        self.keys = keys
        self.face = face
        self.stamp = stamp
        self.onThrown = onThrown
    }

    package var body: some View {
        stamped
            .scaleEffect(1 - 0.05 * Double(sunk), anchor: .bottom)
            .offset(x: way.width, y: way.height + 14 * Double(sunk))
            .rotationEffect(.degrees(way.width * Throw.tilt))
            .gesture(drag)
            .thrown(keys, past: Throw.distance, tilt: Throw.tilt)
            .opacity(depth < Throw.visible ? 1 : 0)
            .allowsHitTesting(depth == 0)
            .accessibilityHidden(depth > 0)
    }

    @ViewBuilder private var stamped: some View {
        let sides =
            face
            .overlay(alignment: .topLeading) { shown(.right, by: way.width) }
            .overlay(alignment: .topTrailing) { shown(.left, by: -way.width) }
        if goesUp {
            sides.overlay { shown(.up, by: -way.height) }
        } else {
            sides
        }
    }

    private func shown(_ way: ThrowWay, by points: CGFloat) -> some View {
        stamp(way)
            .opacity(points / Throw.distance)
            .revealed(way, within: Throw.distance)
            .allowsHitTesting(false)
    }

    private var goesUp: Bool { keys.up != nil }

    /// Cards that cannot be seen lie as deep as each other, so that nothing of them changes with every throw; with less
    /// movement all lie in one place, so that nothing of the stack shifts.
    private var sunk: Int { isCalm ? 0 : min(depth, Throw.visible) }

    private var drag: some Gesture {
        DragGesture()
            .updating($way) { value, way, _ in way = value.translation }
            .onEnded { value in
                guard depth == 0,
                    let thrown = Throw.way(value.translation, velocity: value.velocity, goesUp: goesUp)
                else { return }
                withAnimation(isCalm ? .easeOut(duration: 0.3) : .spring(response: 0.4, dampingFraction: 0.7)) {
                    onThrown(thrown)
                }
            }
    }
}

/// Where a card can be thrown.
package enum ThrowWay: String, CaseIterable, Sendable {
    case left, right, up

    /// What becomes of the card: what one raises one likes.
    package var judgement: Judgement { self == .left ? .skip : .like }
}

/// What the ways of a card mean, as a browser keeps it.
package struct ThrowKeys {
    package var left: String
    package var right: String
    /// `nil` where only the sides mean something.
    package var up: String?

    package init(left: String, right: String, up: String? = nil) {
        (self.left, self.right, self.up) = (left, right, up)
    }

    /// The left key of the card that somebody reads, where a deed says so; `nil` for any other.
    package static func onTop(_ deed: String) -> String? {
        let mark = "top "
        return deed.hasPrefix(mark) ? String(deed.dropFirst(mark.count)) : nil
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
    package static func way(_ translation: CGSize, velocity: CGSize, goesUp: Bool = false) -> ThrowWay? {
        if goesUp, translation.height < -abs(translation.width) {
            return translation.height < -distance || velocity.height < -flick ? .up : nil
        }
        let isFlick = abs(velocity.width) > max(flick, abs(velocity.height))
        guard isFlick || abs(translation.width) > distance else { return nil }
        return (isFlick ? velocity : translation).width > 0 ? .right : .left
    }
}
