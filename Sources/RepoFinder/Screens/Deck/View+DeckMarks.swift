import DiscoveryDomain
import RepositoriesDomain
import SwiftUI

#if canImport(WebUIOptimistic)
import WebUIOptimistic
#endif

/// What a browser does with the deck by itself, at once and without a line; on a phone the gesture does the same.
extension View {
    /// Lets the browser throw the top card when this button is pressed, and keep the judgement while there is no line.
    func throwsTopCard(_ judgement: Judgement, _ id: Repository.ID) -> some View {
        #if canImport(WebUIOptimistic)
        optimistic(
            .throwsCard(deck: DeckStack.identifier, judgement == .like ? .right : .left),
            key: DeckAction(judgement, id).key
        )
        #else
        self
        #endif
    }

    /// Lets the browser drag and throw this card.
    func thrown(_ id: Repository.ID, past distance: CGFloat, tilt: Double) -> some View {
        #if canImport(WebUIOptimistic)
        optimisticThrow(
            left: DeckAction(.skip, id).key,
            right: DeckAction(.like, id).key,
            past: distance,
            tilt: tilt
        )
        #else
        self
        #endif
    }

    /// Lets the browser show this stamp the more the card is dragged to its side.
    func revealed(_ judgement: Judgement, within distance: CGFloat) -> some View {
        #if canImport(WebUIOptimistic)
        optimisticReveal(judgement == .like ? .right : .left, within: distance)
        #else
        self
        #endif
    }

    /// Lets the browser turn movement into fades when the person asked for it.
    func calm(_ isCalm: Bool) -> some View {
        #if canImport(WebUIOptimistic)
        optimisticCalm(isCalm)
        #else
        self
        #endif
    }

    /// Does the judgements a browser kept although their cards are not on top any more.
    func performsDeeds(_ perform: @escaping (String) -> Void) -> some View {
        #if canImport(WebUIOptimistic)
        optimisticDeeds(perform: perform)
        #else
        self
        #endif
    }
}
