import DesignSystem
package import Foundation
package import RepositoriesDomain
package import SwiftUI

/// The facts of a repository, one to a line.
package struct DetailFacts: View {
    private let repository: Repository
    private let detail: RepositoryDetail?
    private let webURL: URL?
    @Environment(\.dateWords) private var dateWords
    @Environment(\.locale) private var locale
    @Environment(\.searchLead) private var lead

    package init(repository: Repository, detail: RepositoryDetail?, webURL: URL?) {
        self.repository = repository
        self.detail = detail
        self.webURL = webURL
    }

    package var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            ForEach(facts, id: \.name) { fact in
                line(fact.name) {
                    Text(verbatim: fact.value)
                        .multilineTextAlignment(.trailing)
                        .textSelection(.enabled)
                }
            }
            if let language = repository.language {
                line(words("repositories.detail.language"), isWhole: lead == nil) {
                    LeadingText(query: SearchLead.language(language)) {
                        Text(verbatim: language)
                            .foregroundStyle(
                                lead == nil ? AnyShapeStyle(.primary) : AnyShapeStyle(RepositoryPalette.link)
                            )
                    }
                }
            }
            if let homepage = repository.homepage {
                line(words("repositories.detail.homepage")) { link(homepage) }
            }
            if let webURL {
                line(words("repositories.detail.url")) { link(webURL) }
            }
        }
    }

    private struct Fact {
        let name: String
        let value: String
    }

    private var facts: [Fact] {
        var facts = [Fact(name: words("repositories.detail.owner"), value: repository.id.owner)]
        if let created = repository.createdAt {
            facts.append(Fact(name: words("repositories.detail.created"), value: creation(created)))
        }
        if let pushed = repository.pushedAt {
            facts.append(Fact(name: words("repositories.detail.pushed"), value: dateWords.relative(pushed)))
        }
        let none = words("repositories.detail.none")
        if repository.language == nil { facts.append(Fact(name: words("repositories.detail.language"), value: none)) }
        if isLicenseKnown {
            facts.append(Fact(name: words("repositories.detail.license"), value: repository.license ?? none))
        }
        if let watchers = detail?.watchers {
            facts.append(
                Fact(name: words("repositories.detail.watchers"), value: CountWords.full(watchers, locale: locale))
            )
        }
        return facts
    }

    /// The catalogues do not have every licence, GitHub says when there is none.
    private var isLicenseKnown: Bool {
        switch repository.origin {
        case .starter: repository.license != nil
        case .github: true
        }
    }

    /// The starter catalogue knows the year only.
    private func creation(_ date: Date) -> String {
        switch repository.origin {
        case .starter: dateWords.year(date)
        case .github: dateWords.absolute(date)
        }
    }

    /// `isWhole` lines are read as one, the others have a value that can be pressed.
    private func line(_ name: String, isWhole: Bool = true, @ViewBuilder value: () -> some View) -> some View {
        VStack(spacing: 0) {
            HStack(alignment: .firstTextBaseline, spacing: Spacing.section) {
                Text(verbatim: name)
                    .foregroundStyle(.secondary)
                    .fixedSize()
                Spacer(minLength: Spacing.icon)
                value()
            }
            .font(.subheadline)
            .padding(.vertical, 10)
            Divider()
        }
        .accessibilityElement(children: isWhole ? .combine : .contain)
    }

    private func link(_ url: URL) -> some View {
        Link(destination: url) {
            Text(verbatim: (url.host() ?? "") + (url.path() == "/" ? "" : url.path()))
                .lineLimit(1)
                .truncationMode(.middle)
        }
        .foregroundStyle(RepositoryPalette.link)
        .accessibilityHint(words("repositories.detail.url.hint"))
    }
}

/// Picture, owner, name, what it is, and its figures.
package struct DetailHeader: View {
    private let repository: Repository
    @Environment(\.locale) private var locale

    package init(repository: Repository) {
        self.repository = repository
    }

    package var body: some View {
        VStack(alignment: .leading, spacing: Spacing.section) {
            HStack(alignment: .top, spacing: Spacing.section) {
                Avatar(url: repository.avatarURL, name: repository.id.owner, size: 64)
                VStack(alignment: .leading, spacing: 2) {
                    LeadingText(query: SearchLead.owner(repository.id.owner)) {
                        Text(verbatim: repository.id.owner)
                            .font(.subheadline)
                            .foregroundStyle(.secondary)
                    }
                    Text(verbatim: repository.id.name)
                        .font(.title)
                        .fontWeight(.bold)
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
                    ForEach(repository.topics, id: \.self) { topic in
                        LeadingText(query: SearchLead.topic(topic)) { Chip(topic) }
                    }
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
