public import Foundation
public import SwiftUI

#if canImport(WebUI)
package import WebUI
#endif

extension View {
    /// Lets a browser drag and throw this card by itself: the next one is on top at once, with or without a line.
    ///
    /// The card is a view of a `ZStack` with an accessibility identifier; the last one is on top. A drag past
    /// `distance`, or a flick to a side, does the deed of that side, and upwards that of `up` where there is one; any
    /// other lets the card spring back. The browser
    /// keeps the drag to itself: the closures of the card's `DragGesture` are Apple's alone, and say the same there.
    /// On Apple's systems the mark does nothing.
    ///
    /// - Parameters:
    ///   - left: The key of the deed to the left, as in `optimistic(_:key:)`.
    ///   - right: The key of the deed to the right.
    ///   - up: The key of the deed upwards; `nil` for none, where only the sides count.
    ///   - distance: How far is far enough, in points.
    ///   - tilt: Degrees the card turns for each point it is dragged to the right.
    /// - Returns: The card with the mark.
    public func optimisticThrow(
        left: String,
        right: String,
        up: String? = nil,
        past distance: CGFloat,
        tilt: Double
    ) -> some View {
        #if canImport(WebUI)
        decorated { draft in
            draft.attributes["data-left"] = left
            draft.attributes["data-right"] = right
            draft.attributes["data-up"] = up
            draft.attributes["data-past"] = "\(Double(distance))"
            draft.styles["--drag-tilt"] = "\(tilt)"
        }
        #else
        self
        #endif
    }

    /// Shows this part of a card the more the card is dragged to a side.
    ///
    /// On Apple's systems the mark does nothing: there the view's `opacity` says the same.
    ///
    /// - Parameters:
    ///   - side: Where the card is dragged.
    ///   - distance: How far it is dragged when the part is fully there, in points.
    /// - Returns: The part with the mark.
    public func optimisticReveal(_ side: ThrowSide, within distance: CGFloat) -> some View {
        #if canImport(WebUI)
        decorated { draft in
            draft.classes.append("reveal")
            if side == .up { draft.attributes["data-axis"] = "y" }
            draft.styles["--reveal"] = "\((side == .right ? 1 : -1) / Double(distance))"
        }
        #else
        self
        #endif
    }
}
