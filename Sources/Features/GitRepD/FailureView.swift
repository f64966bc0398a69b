import DesignSystem
import RepositoriesDomain
import SwiftUI

/// A screen that could not be filled: what happened, and the way on where there is one.
struct FailureView: View {
    let error: RepositoryError
    let onRetry: () -> Void
    @Environment(\.dateWords) private var dateWords

    var body: some View {
        let said = RepositoryErrorWords(error, dates: dateWords)
        EmptyState(systemImage: said.systemImage, title: said.title, message: said.message) {
            if error.canBeRetried {
                Button(words("gitrepd.action.retry"), action: onRetry)
                    .buttonStyle(.borderedProminent)
            }
        }
    }
}
