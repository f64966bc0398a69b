package import DiscoveryDomain
package import SwiftUI

#if canImport(WebUIOptimistic)
import WebUIOptimistic
#endif

/// What a browser does with the deck by itself, at once and without a line; on a phone the gesture does the same.
extension View {
    /// Lets the browser throw the top card when this button is pressed, and keep the judgement while there is no line.
    ///
    /// `key` names the judgement, the same in every session.
    package func throwsTopCard(_ judgement: Judgement, of deck: String, key: String) -> some View {
        #if canImport(WebUIOptimistic)
        optimistic(
            .throwsCard(deck: deck, judgement == .like ? .right : .left),
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
    package func thrown(left: String, right: String, past distance: CGFloat, tilt: Double) -> some View {
        #if canImport(WebUIOptimistic)
        optimisticThrow(
            left: left,
            right: right,
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

    /// Lets the browser show this stamp the more the card is dragged to its side.
    package func revealed(_ judgement: Judgement, within distance: CGFloat) -> some View {
        #if canImport(WebUIOptimistic)
        optimisticReveal(judgement == .like ? .right : .left, within: distance)
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

    /// Does the judgements a browser kept although their cards are not on top any more.
    package func performsDeeds(_ perform: @escaping (String) -> Void) -> some View {
        #if canImport(WebUIOptimistic)
        optimisticDeeds(perform: perform)
        #else
        self
        #endif
    }
}
