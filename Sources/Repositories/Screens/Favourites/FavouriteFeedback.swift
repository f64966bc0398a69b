import DesignSystem
package import RepositoriesDomain
package import SwiftUI

#if canImport(WebUIOptimistic)
import WebUIOptimistic
#endif

/// Lets the hand feel how a change of the favourites ended, and says why when it was refused.
package struct FavouriteFeedback: ViewModifier {
    @Bindable private var shelf: FavouritesStore
    private let isFelt: Bool
    @Environment(\.dateWords) private var dateWords

    /// Without `isFelt` there are words only.
    package init(shelf: FavouritesStore, isFelt: Bool = true) {
        self.shelf = shelf
        self.isFelt = isFelt
    }

    package func body(content: Content) -> some View {
        content
            .sensoryFeedback(.success, trigger: isFelt ? shelf.outcomes.saved : 0)
            .sensoryFeedback(.impact, trigger: isFelt ? shelf.outcomes.removed : 0)
            .sensoryFeedback(.error, trigger: isFelt ? shelf.outcomes.failed : 0)
            .alert(shelf.failure?.title ?? "", isPresented: isFailureShown, presenting: shelf.failure) { _ in
                Button(words("repositories.action.ok"), role: .cancel) {}
            } message: { failure in
                Text(RepositoryErrorWords(failure.error, dates: dateWords).message)
            }
    }

    private var isFailureShown: Binding<Bool> {
        Binding {
            shelf.failure != nil
        } set: { isShown in
            if !isShown { shelf.failure = nil }
        }
    }
}

/// What a person does to a favourite with one tap or swipe.
nonisolated enum FavouriteAct: Hashable {
    case save
    case remove(Favourite)
    case restore
}

/// A change that was refused and taken back on the screen.
nonisolated struct FavouriteFailure: Hashable {
    let act: FavouriteAct
    let name: String
    let error: RepositoryError

    @MainActor var title: String {
        switch act {
        case .save: words("repositories.failure.save", name)
        case .remove: words("repositories.failure.remove", name)
        case .restore: words("repositories.failure.restore", name)
        }
    }
}

/// How many acts ended in which way; each kind has its own haptic.
nonisolated struct FavouriteOutcomes: Equatable {
    var saved = 0
    var removed = 0
    var failed = 0
}

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
