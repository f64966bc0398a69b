import DesignSystem
package import RepositoriesDomain
package import SwiftUI

/// A screen that could not be filled: what happened, and the way on where there is one.
package struct FailureView: View {
    private let error: RepositoryError
    private let onRetry: () -> Void
    @Environment(\.dateWords) private var dateWords

    package init(error: RepositoryError, onRetry: @escaping () -> Void) {
        self.error = error
        self.onRetry = onRetry
    }

    package var body: some View {
        let said = RepositoryErrorWords(error, dates: dateWords)
        EmptyState(systemImage: said.systemImage, title: said.title, message: said.message) {
            if error.canBeRetried {
                Button(words("repositories.action.retry"), action: onRetry)
                    .buttonStyle(.borderedProminent)
            }
        }
    }
}
