import DesignSystem
import SwiftUI

/// Lets the hand feel how a change of the favourites ended, and says why when it was refused.
struct FavouriteFeedback: ViewModifier {
    @Bindable var shelf: FavouriteShelf
    @Environment(\.dateWords) private var dateWords

    func body(content: Content) -> some View {
        content
            .sensoryFeedback(.success, trigger: shelf.outcomes.saved)
            .sensoryFeedback(.impact, trigger: shelf.outcomes.removed)
            .sensoryFeedback(.error, trigger: shelf.outcomes.failed)
            .alert(shelf.failure?.title ?? "", isPresented: isFailureShown, presenting: shelf.failure) { _ in
                Button(words("gitrepd.action.ok"), role: .cancel) {}
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
