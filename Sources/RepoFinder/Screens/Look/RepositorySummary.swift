import DesignSystem
import DiscoveryDomain
import RepositoriesDomain
import SwiftUI

/// A repository in a list: who, what, and its figures, with something of the list's own below.
struct RepositorySummary<Footer: View>: View {
    let repository: Repository
    let isSaved: Bool
    let judgement: Judgement?
    @ViewBuilder let footer: Footer
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
                footer
            }
        }
    }

    private var title: some View {
        HStack(alignment: .firstTextBaseline, spacing: Spacing.icon) {
            VStack(alignment: .leading, spacing: 0) {
                Text(verbatim: repository.id.owner)
                    .font(.system(.caption, design: .monospaced))
                    .foregroundStyle(.secondary)
                    .lineLimit(1)
                Text(verbatim: repository.id.name)
                    .fontWeight(.semibold)
                    .lineLimit(2)
            }
            Spacer(minLength: 0)
            JudgementMark(judgement: judgement)
                .font(.footnote)
            if isSaved {
                Image(systemName: "bookmark.fill")
                    .font(.footnote)
                    .foregroundStyle(RepoFinderPalette.saved)
                    .accessibilityLabel(words("repofinder.card.saved"))
            }
        }
    }

    private var facts: some View {
        HStack(spacing: Spacing.row) {
            if let language = repository.language {
                LanguageDot(language: language)
                    .font(.footnote)
                    .foregroundStyle(.secondary)
            }
            StatBadge(
                systemImage: "star",
                text: CountWords.short(repository.stars, locale: locale),
                spoken: counted(
                    "repofinder.card.stars",
                    repository.stars,
                    figure: CountWords.full(repository.stars, locale: locale)
                )
            )
            if repository.isArchived {
                Text("repofinder.vitality.archived", bundle: .module)
                    .font(.footnote)
                    .foregroundStyle(Palette.warning)
            }
        }
    }
}

extension RepositorySummary where Footer == EmptyView {
    init(repository: Repository, isSaved: Bool, judgement: Judgement? = nil) {
        self.init(repository: repository, isSaved: isSaved, judgement: judgement) { EmptyView() }
    }
}
