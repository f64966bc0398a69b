import DesignSystem
import RepositoriesDomain
import RepositoryScreens
import SwiftUI

/// A repository in a list.
struct RepositoryRow: View {
    let repository: Repository
    let isFavourite: Bool
    var tags: [String] = []
    @Environment(\.locale) private var locale

    var body: some View {
        HStack(alignment: .top, spacing: Spacing.row) {
            Avatar(url: repository.avatarURL, name: repository.id.owner, size: 40)
            VStack(alignment: .leading, spacing: Spacing.inline) {
                title
                if !repository.summary.isEmpty {
                    Text(verbatim: repository.summary)
                        .font(.subheadline)
                        .foregroundStyle(.secondary)
                        .lineLimit(2)
                }
                facts
            }
        }
        .padding(.vertical, Spacing.icon)
    }

    private var title: some View {
        HStack(alignment: .firstTextBaseline, spacing: Spacing.icon) {
            (Text(verbatim: repository.id.owner + "/").foregroundStyle(.secondary)
                + Text(verbatim: repository.id.name).fontWeight(.semibold))
                .lineLimit(3)
            Spacer(minLength: 0)
            if isFavourite {
                Image(systemName: "star.fill")
                    .font(.footnote)
                    .foregroundStyle(RepositoryPalette.star)
                    .accessibilityLabel(words("gitrepd.row.favourite"))
            }
        }
    }

    private var facts: some View {
        HStack(spacing: Spacing.row) {
            StatBadge(
                systemImage: "star",
                text: CountWords.short(repository.stars, locale: locale),
                spoken: counted(
                    "gitrepd.row.stars",
                    repository.stars,
                    figure: CountWords.full(repository.stars, locale: locale)
                )
            )
            if let language = repository.language { fact(language) }
            if repository.isArchived { fact(words("gitrepd.row.archived")) }
            if !tags.isEmpty { fact(tags.map { "#\($0)" }.joined(separator: " ")) }
        }
    }

    private func fact(_ text: String) -> some View {
        Text(verbatim: text)
            .font(.footnote)
            .foregroundStyle(.secondary)
            .lineLimit(1)
    }
}
