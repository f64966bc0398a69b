import DesignSystem
import RepositoriesDomain
package import SwiftUI

/// The README, or why it is not here.
package struct ReadmeSection: View {
    private let state: DetailViewModel.ReadmeState
    private let onRetry: () -> Void
    @Environment(\.dateWords) private var dateWords

    package init(state: DetailViewModel.ReadmeState, onRetry: @escaping () -> Void) {
        self.state = state
        self.onRetry = onRetry
    }

    package var body: some View {
        switch state {
        case .loading:
            SkeletonRows(count: 3)
        case .loaded(let readme):
            ReadmeBlocksView(blocks: readme.blocks)
        case .absent:
            note(words("repositories.readme.absent"))
        case .failed(let error):
            VStack(alignment: .leading, spacing: Spacing.icon) {
                note(words("repositories.readme.failed", RepositoryErrorWords(error, dates: dateWords).message))
                if error.canBeRetried {
                    Button(words("repositories.action.retry"), action: onRetry)
                        .buttonStyle(.bordered)
                }
            }
        }
    }

    private func note(_ text: String) -> some View {
        Text(verbatim: text)
            .font(.subheadline)
            .foregroundStyle(.secondary)
    }
}
