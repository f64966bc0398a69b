package import SwiftUI

#if canImport(WebUIOptimistic)
import WebUIOptimistic
#endif

/// What a browser does with the deck by itself, at once and without a line; on a phone the gesture does the same.
extension View {
    /// Lets the browser throw the top card when this button is pressed, and keep the judgement while there is no line.
    ///
    /// `key` names the judgement, the same in every session.
    package func throwsTopCard(_ way: ThrowWay, of deck: String, key: String) -> some View {
        #if canImport(WebUIOptimistic)
        optimistic(
            .throwsCard(deck: deck, way.side),
            key: key
        )
        #else
        self
        #endif
    }

    /// Lets the browser bring the card back that it threw last from a deck, as long as the server has not heard of it.
    package func takesThrowBack(of deck: String) -> some View {
        #if canImport(WebUIOptimistic)
        optimistic(.undoesThrow(deck: deck), key: "undo")
        #else
        self
        #endif
    }

    /// Lets the browser drag and throw this card.
    package func thrown(_ keys: ThrowKeys, past distance: CGFloat, tilt: Double) -> some View {
        #if canImport(WebUIOptimistic)
        optimisticThrow(
            left: keys.left,
            right: keys.right,
            up: keys.up,
            past: distance,
            tilt: tilt
        )
        #else
        self
        #endif
    }

    /// Lets the browser keep this card as text until it is needed; a phone does not draw it.
    package func reserved() -> some View {
        #if canImport(WebUIOptimistic)
        optimisticReserve()
        #else
        EmptyView()
        #endif
    }

    /// Lets the browser show this below the cards once all were thrown without a line; a phone does not draw it.
    package func shownWithoutCards() -> some View {
        #if canImport(WebUIOptimistic)
        optimisticEmpty()
        #else
        EmptyView()
        #endif
    }

    /// Lets the browser show this stamp the more the card is dragged its way.
    package func revealed(_ way: ThrowWay, within distance: CGFloat) -> some View {
        #if canImport(WebUIOptimistic)
        optimisticReveal(way.side, within: distance)
        #else
        self
        #endif
    }

    /// Lets the browser turn movement into fades when the person asked for it.
    package func calm(_ isCalm: Bool) -> some View {
        #if canImport(WebUIOptimistic)
        optimisticCalm(isCalm)
        #else
        self
        #endif
    }

    /// Lets the browser note that this button was pressed, and mark it as waiting while there is no line.
    ///
    /// `key` names what it does, the same in every session; no throw has the name.
    package func waits(as key: String) -> some View {
        #if canImport(WebUIOptimistic)
        optimistic(.waits, key: key)
        #else
        self
        #endif
    }

    /// Lets the browser find what this button opens, without a line, among the screens it has kept.
    package func opensKept(_ path: String, titled title: String) -> some View {
        #if canImport(WebUIOptimistic)
        optimisticLink(to: path, titled: title)
        #else
        self
        #endif
    }

    /// Does what a browser kept although its card is not on top, or its button not on the screen, any more.
    package func performsDeeds(_ perform: @escaping (String) -> Void) -> some View {
        #if canImport(WebUIOptimistic)
        optimisticDeeds(perform: perform)
        #else
        self
        #endif
    }
}

#if canImport(WebUIOptimistic)
extension ThrowWay {
    fileprivate var side: ThrowSide {
        switch self {
        case .left: .left
        case .right: .right
        case .up: .up
        }
    }
}
#endif
