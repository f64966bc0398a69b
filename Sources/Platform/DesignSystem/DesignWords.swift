package import SwiftUI

/// The design system's own words on a screen, for apps that speak another language than its table; `nil` for that one's.
package nonisolated struct DesignWords: Hashable, Sendable {
    /// Takes the last act back.
    package var undo: String?
    /// Takes a toast away.
    package var dismiss: String?
    /// Stands for what is still to come.
    package var loading: String?

    package init(undo: String? = nil, dismiss: String? = nil, loading: String? = nil) {
        (self.undo, self.dismiss, self.loading) = (undo, dismiss, loading)
    }
}

nonisolated private struct DesignWordsKey: EnvironmentKey {
    static let defaultValue = DesignWords()
}

nonisolated extension EnvironmentValues {
    /// The design system's own words.
    package var designWords: DesignWords {
        get { self[DesignWordsKey.self] }
        set { self[DesignWordsKey.self] = newValue }
    }
}
