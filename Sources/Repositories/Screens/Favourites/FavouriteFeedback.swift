import DesignSystem
import RepositoriesDomain
package import SwiftUI

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
