import DesignSystem
import RepositoriesDomain
import SwiftUI

/// The README, or why it is not here.
struct ReadmeSection: View {
    let state: DetailViewModel.ReadmeState
    let onRetry: () -> Void
    @Environment(\.dateWords) private var dateWords

    var body: some View {
        switch state {
        case .loading:
            SkeletonRows(count: 3)
        case .loaded(let readme):
            ReadmeBlocksView(blocks: readme.blocks)
        case .absent:
            note(words("gitrepd.readme.absent"))
        case .failed(let error):
            VStack(alignment: .leading, spacing: Spacing.icon) {
                note(words("gitrepd.readme.failed", RepositoryErrorWords(error, dates: dateWords).message))
                if error.canBeRetried {
                    Button(words("gitrepd.action.retry"), action: onRetry)
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
