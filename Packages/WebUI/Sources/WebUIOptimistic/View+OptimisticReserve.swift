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
}
