import DesignSystem
import Foundation
package import RepositoriesDomain
package import SwiftUI

/// Whether somebody still looks after the repository, as far as its facts tell.
package struct AliveStrip: View {
    private let repository: Repository
    private let detail: RepositoryDetail?
    @Environment(\.dateWords) private var dateWords

    package init(repository: Repository, detail: RepositoryDetail?) {
        self.repository = repository
        self.detail = detail
    }

    package var body: some View {
        VStack(alignment: .leading, spacing: Spacing.icon) {
            if repository.isArchived {
                sign("archivebox", words("repositories.alive.archived"), Palette.warning)
            }
            if repository.isFork {
                sign("tuningfork", words("repositories.alive.fork"), Palette.warning)
            }
            if let pushedAt = repository.pushedAt, !repository.isArchived {
                sign(
                    isQuiet(pushedAt) ? "moon" : "checkmark.circle",
                    words("repositories.alive.pushed", dateWords.relative(pushedAt)),
                    isQuiet(pushedAt) ? Palette.warning : Palette.success
                )
            }
            if let releasedAt = detail?.lastReleaseAt {
                sign("tag", releaseWords(releasedAt), Palette.success)
            }
        }
        .accessibilityElement(children: .contain)
        .accessibilityLabel(words("repositories.alive.title"))
    }

    /// The starter catalogue knows too little to tell.
    package static func hasSigns(_ repository: Repository, _ detail: RepositoryDetail?) -> Bool {
        repository.isArchived || repository.isFork || repository.pushedAt != nil || detail?.lastReleaseAt != nil
    }

    private func sign(_ systemImage: String, _ text: String, _ color: AdaptiveColor) -> some View {
        Label {
            Text(verbatim: text)
        } icon: {
            Image(systemName: systemImage).foregroundStyle(color)
        }
        .font(.subheadline)
    }

    private func releaseWords(_ date: Date) -> String {
        guard let name = detail?.lastReleaseName, !name.isEmpty
        else { return words("repositories.alive.released", dateWords.relative(date)) }
        return words("repositories.alive.released.named", name, dateWords.relative(date))
    }

    /// A year without a push is what people take for abandoned.
    private func isQuiet(_ pushedAt: Date) -> Bool {
        dateWords.now.timeIntervalSince(pushedAt) > 365 * 86_400
    }
}
