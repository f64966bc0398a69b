import DesignSystem
import DiscoveryDomain
import SwiftUI

/// A screen that could not be filled: what happened, and the way on.
struct DiscoveryFailureView: View {
    let error: DiscoveryError
    let onRetry: () -> Void
    @Environment(\.dateWords) private var dateWords

    var body: some View {
        let said = DiscoveryErrorWords(error, dates: dateWords)
        EmptyState(systemImage: said.systemImage, title: said.title, message: said.message) {
            Button(words("repofinder.action.retry"), action: onRetry)
                .buttonStyle(.borderedProminent)
        }
    }
}
