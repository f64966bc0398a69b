import DesignSystem
import Foundation
import RepositoriesDomain
import SwiftUI

/// Whether somebody still looks after the repository, as far as its facts tell.
struct AliveStrip: View {
    let repository: Repository
    let detail: RepositoryDetail?
    @Environment(\.dateWords) private var dateWords

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.icon) {
            if repository.isArchived {
                sign("archivebox", words("gitrepd.alive.archived"), Palette.warning)
            }
            if repository.isFork {
                sign("tuningfork", words("gitrepd.alive.fork"), Palette.warning)
            }
            if let pushedAt = repository.pushedAt, !repository.isArchived {
                sign(
                    isQuiet(pushedAt) ? "moon" : "checkmark.circle",
                    words("gitrepd.alive.pushed", dateWords.relative(pushedAt)),
                    isQuiet(pushedAt) ? Palette.warning : Palette.success
                )
            }
            if let releasedAt = detail?.lastReleaseAt {
                sign("tag", releaseWords(releasedAt), Palette.success)
            }
        }
        .accessibilityElement(children: .contain)
        .accessibilityLabel(words("gitrepd.alive.title"))
    }

    /// The starter catalogue knows too little to tell.
    static func hasSigns(_ repository: Repository, _ detail: RepositoryDetail?) -> Bool {
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
        else { return words("gitrepd.alive.released", dateWords.relative(date)) }
        return words("gitrepd.alive.released.named", name, dateWords.relative(date))
    }

    /// A year without a push is what people take for abandoned.
    private func isQuiet(_ pushedAt: Date) -> Bool {
        dateWords.now.timeIntervalSince(pushedAt) > 365 * 86_400
    }
}
