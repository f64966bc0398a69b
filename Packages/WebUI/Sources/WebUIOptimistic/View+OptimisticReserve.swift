public import SwiftUI

#if canImport(WebUI)
package import WebUI
#endif

extension View {
    /// Lets a browser keep this card of a deck as text, and put it below the others when they have been thrown and the
    /// server has not drawn the next ones.
    ///
    /// For cards with `optimisticThrow` that lie too deep to be seen: as elements they would cost style and layout with
    /// every card that is thrown. On Apple's systems such a card is not drawn at all.
    ///
    /// - Returns: What stands in the card's place.
    public func optimisticReserve() -> some View {
        #if canImport(WebUI)
        still(sharing: ["data-left", "data-right"])
        #else
        EmptyView()
        #endif
    }

    /// Lets a browser show this when all cards of the deck were thrown and there is no line to ask for more.
    ///
    /// It is the first view of the `ZStack` whose others are cards with `optimisticThrow`. On Apple's systems it is not
    /// drawn at all: there an app knows of itself that it has no card left.
    ///
    /// - Returns: What stands below the cards.
    public func optimisticEmpty() -> some View {
        #if canImport(WebUI)
        decorated { draft in draft.classes.append("deck-empty") }
        #else
        EmptyView()
        #endif
    }
}
