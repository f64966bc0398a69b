package import RepositoriesDomain
package import SwiftUI

#if canImport(WebUIOptimistic)
import WebUIOptimistic
#endif

/// Keeping a repository or giving it up, by a name that is the same in every session, so that a browser can note it while
/// there is no line and have it done once.
nonisolated package struct FavouriteDeed: Hashable {
    /// Whether it is to be kept.
    package var isKept: Bool
    package var id: Repository.ID

    package init(isKept: Bool, _ id: Repository.ID) {
        self.isKept = isKept
        self.id = id
    }

    /// Such as `save apple/swift-nio`.
    package var key: String { "\(isKept ? "save" : "unsave") \(id.fullName)" }

    /// `nil` for the key of something else.
    package init?(key: String) {
        let parts = key.split(separator: " ", maxSplits: 1)
        guard parts.count == 2, parts[0] == "save" || parts[0] == "unsave",
            let id = Repository.ID(fullName: String(parts[1]))
        else { return nil }
        self.init(isKept: parts[0] == "save", id)
    }
}

extension View {
    /// Lets a browser note that this button was pressed, and mark it as waiting while there is no line.
    ///
    /// With a `deck` it is about the deck's top card, also when the browser has thrown others meanwhile.
    package func notes(_ deed: FavouriteDeed, onTopOf deck: String? = nil) -> some View {
        #if canImport(WebUIOptimistic)
        optimistic(deck.map { .waitsOnTop(deck: $0) } ?? .waits, key: deed.key)
        #else
        self
        #endif
    }

    /// Does what a browser noted when the button is not on the screen any more.
    package func performs(_ perform: @escaping (FavouriteDeed) -> Void) -> some View {
        #if canImport(WebUIOptimistic)
        optimisticDeeds { key in
            if let deed = FavouriteDeed(key: key) { perform(deed) }
        }
        #else
        self
        #endif
    }
}
