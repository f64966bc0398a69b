import DesignSystem
package import RepositoriesDomain
package import SwiftUI

/// Picture, owner, name, what it is, and its figures.
package struct DetailHeader: View {
    private let repository: Repository
    @Environment(\.locale) private var locale

    package init(repository: Repository) {
        self.repository = repository
    }

    package var body: some View {
        VStack(alignment: .leading, spacing: Spacing.section) {
            HStack(spacing: Spacing.section) {
                Avatar(url: repository.avatarURL, name: repository.id.owner, size: 64)
                VStack(alignment: .leading, spacing: 2) {
                    Text(verbatim: repository.id.owner)
                        .font(.subheadline)
                        .foregroundStyle(.secondary)
                    Text(verbatim: repository.id.name)
                        .font(.title)
                        .fontWeight(.bold)
                        .lineLimit(2)
                        .textSelection(.enabled)
                        .accessibilityAddTraits(.isHeader)
                }
            }
            if !repository.summary.isEmpty {
                Text(verbatim: repository.summary)
                    .font(.body)
                    .textSelection(.enabled)
            }
            ViewThatFits(in: .horizontal) {
                HStack(spacing: Spacing.section) { figures }
                VStack(alignment: .leading, spacing: Spacing.icon) { figures }
            }
            if !repository.topics.isEmpty {
                ChipRow {
                    ForEach(repository.topics, id: \.self) { Chip($0) }
                }
                .accessibilityElement(children: .contain)
                .accessibilityLabel(words("repositories.detail.topics"))
            }
        }
    }

    @ViewBuilder private var figures: some View {
        figure(repository.stars, "star", "repositories.row.stars")
        figure(repository.forks, "tuningfork", "repositories.detail.forks")
        if let issues = repository.openIssues {
            figure(issues, "exclamationmark.circle", "repositories.detail.issues")
        }
    }

    private func figure(_ count: Int, _ systemImage: String, _ key: String) -> some View {
        let spoken = counted(key, count, figure: CountWords.full(count, locale: locale))
        return Label {
            Text(counted(key, count, figure: CountWords.short(count, locale: locale)))
                .monospacedDigit()
        } icon: {
            Image(systemName: systemImage)
        }
        .font(.subheadline)
        .foregroundStyle(.secondary)
        .lineLimit(1)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(spoken)
    }
}
