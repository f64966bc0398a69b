public import SwiftUI

#if canImport(WebUI)
package import WebUI
#endif

extension View {
    /// Lets a browser show what this button or toggle does at once, and keep the deed while there is no line.
    ///
    /// Deeds are kept in order and done exactly once when the line is back, even by another page or after the server
    /// started anew, by pressing the control that has the same `key` on the screen with the same address. On Apple's
    /// systems the mark does nothing.
    ///
    /// - Parameters:
    ///   - effect: What to show.
    ///   - key: Names the deed and what it is done to, for example `unwatch apple/swift`; the same for the same deed in
    ///     every session.
    /// - Returns: The control with the mark.
    public func optimistic(_ effect: OptimisticEffect, key: String) -> some View {
        #if canImport(WebUI)
        decorated(forControl: true) { draft in
            draft.attributes["data-ahead"] = effect.word
            draft.attributes["data-key"] = key
            // Each press takes another one back, also one that comes before the answer to the last.
            if case .undoesThrow = effect { draft.attributes["data-repeat"] = "" }
        }
        #else
        self
        #endif
    }

    /// Says which page this button opens, so that a search without a line finds it among what the browser has kept.
    ///
    /// On Apple's systems the mark does nothing.
    ///
    /// - Parameters:
    ///   - path: The address of the page, without blanks.
    ///   - title: What is searched, and what a result shows.
    /// - Returns: The button with the mark.
    public func optimisticLink(to path: String, titled title: String) -> some View {
        #if canImport(WebUI)
        decorated(forControl: true) { draft in draft.attributes["data-kept"] = "\(path) \(title)" }
        #else
        self
        #endif
    }

    /// Does the deeds whose controls are not on the screen, for example of a card that is not on top any more.
    ///
    /// On Apple's systems the mark does nothing.
    ///
    /// - Parameter perform: Does the deed with this key, if it is still to be done.
    /// - Returns: The view with the mark.
    public func optimisticDeeds(perform: @escaping (_ key: String) -> Void) -> some View {
        #if canImport(WebUI)
        decorated { draft in draft.onDeed(perform) }
        #else
        self
        #endif
    }
}
