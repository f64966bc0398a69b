import DesignSystem
package import SwiftUI

/// Lets the hand feel how a change of the favourites ended, and says why when it was refused.
package struct FavouriteFeedback: ViewModifier {
    @Bindable private var shelf: FavouriteShelf
    private let isFelt: Bool
    @Environment(\.dateWords) private var dateWords

    /// Without `isFelt` there are words only.
    package init(shelf: FavouriteShelf, isFelt: Bool = true) {
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
