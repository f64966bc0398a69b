public import SwiftUI

#if canImport(WebUI)
package import WebUI
#endif

/// What a button's action will lead to, as far as a browser can show it before the server answers.
public nonisolated enum OptimisticEffect: Equatable, Sendable {
    /// The row the button belongs to goes.
    case removesRow
    /// The button is switched on or off.
    case toggles
    /// The deck with this accessibility identifier shows its next card: the last of its views goes.
    case advances(deck: String)
}

extension View {
    /// Lets a browser show what this button does at once, and keep the deed while there is no line.
    ///
    /// Deeds are kept in order and done exactly once when the line is back, even by another page or after the server
    /// started anew, by pressing the button that has the same `key` on the screen with the same address. On Apple's
    /// systems the mark does nothing.
    ///
    /// - Parameters:
    ///   - effect: What to show.
    ///   - key: Names the deed and what it is done to, for example `unwatch apple/swift`; the same for the same deed in
    ///     every session.
    /// - Returns: The button with the mark.
    public func optimistic(_ effect: OptimisticEffect, key: String) -> some View {
        #if canImport(WebUI)
        decorated(forControl: true) { draft in
            draft.attributes["data-ahead"] = effect.word
            draft.attributes["data-key"] = key
        }
        #else
        self
        #endif
    }
}

extension OptimisticEffect {
    fileprivate var word: String {
        switch self {
        case .removesRow: "remove"
        case .toggles: "toggle"
        case .advances(let deck): "advance \(deck)"
        }
    }
}
