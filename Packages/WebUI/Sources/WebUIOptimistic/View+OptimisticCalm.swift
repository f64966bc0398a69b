public import SwiftUI

#if canImport(WebUI)
package import WebUI
#endif

extension View {
    /// Lets a browser turn movement into fades while this view is on the page, whatever its system says.
    ///
    /// On Apple's systems the mark does nothing: there an app reads its own setting where it animates.
    ///
    /// - Parameter isCalm: Whether the person asked for less movement.
    /// - Returns: The view with the mark.
    public func optimisticCalm(_ isCalm: Bool) -> some View {
        #if canImport(WebUI)
        decorated { draft in
            if isCalm { draft.attributes["data-calm"] = "" }
        }
        #else
        self
        #endif
    }
}
