import DesignSystem
package import Foundation
import RepositoriesDomain
package import SwiftUI

/// The README, or why it is not here.
package struct ReadmeSection: View {
    private let state: DetailViewModel.ReadmeState
    private let webURL: URL?
    private let onRetry: () -> Void
    @Environment(\.dateWords) private var dateWords

    /// `webURL` is the repository's page, where the whole README is.
    package init(state: DetailViewModel.ReadmeState, webURL: URL?, onRetry: @escaping () -> Void) {
        self.state = state
        self.webURL = webURL
        self.onRetry = onRetry
    }

    package var body: some View {
        switch state {
        case .loading:
            SkeletonRows(count: 3)
        case .loaded(let readme):
            ReadmeBlocksView(blocks: readme.blocks, names: readme.blocks.headingNames)
            if readme.isTruncated { cut }
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

    private var cut: some View {
        VStack(alignment: .leading, spacing: Spacing.icon) {
            note(words("repositories.readme.cut"))
            if let webURL {
                Link(words("repositories.readme.whole"), destination: webURL.appending(fragment: "readme"))
                    .font(.subheadline)
                    .foregroundStyle(RepositoryPalette.link)
                    .accessibilityHint(words("repositories.detail.url.hint"))
            }
        }
    }

    private func note(_ text: String) -> some View {
        Text(verbatim: text)
            .font(.subheadline)
            .foregroundStyle(.secondary)
    }
}

extension URL {
    /// The place of that name on the page.
    fileprivate func appending(fragment: String) -> URL {
        var parts = URLComponents(url: self, resolvingAgainstBaseURL: false)
        parts?.fragment = fragment
        return parts?.url ?? self
    }
}
