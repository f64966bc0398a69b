import DesignSystem
import Foundation
import RepositoriesDomain
import SwiftUI

/// The facts of a repository, one to a line.
struct DetailFacts: View {
    let repository: Repository
    let detail: RepositoryDetail?
    let webURL: URL?
    @Environment(\.dateWords) private var dateWords
    @Environment(\.locale) private var locale

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            ForEach(facts, id: \.name) { fact in
                line(fact.name) {
                    Text(verbatim: fact.value)
                        .multilineTextAlignment(.trailing)
                        .textSelection(.enabled)
                }
            }
            if let homepage = repository.homepage {
                line(words("gitrepd.detail.homepage")) { link(homepage) }
            }
            if let webURL {
                line(words("gitrepd.detail.url")) { link(webURL) }
            }
        }
    }

    private struct Fact {
        let name: String
        let value: String
    }

    private var facts: [Fact] {
        var facts = [Fact(name: words("gitrepd.detail.owner"), value: repository.id.owner)]
        if let created = repository.createdAt {
            facts.append(Fact(name: words("gitrepd.detail.created"), value: creation(created)))
        }
        if let pushed = repository.pushedAt {
            facts.append(Fact(name: words("gitrepd.detail.pushed"), value: dateWords.relative(pushed)))
        }
        let none = words("gitrepd.detail.none")
        facts.append(Fact(name: words("gitrepd.detail.language"), value: repository.language ?? none))
        facts.append(Fact(name: words("gitrepd.detail.license"), value: repository.license ?? none))
        if let watchers = detail?.watchers {
            facts.append(
                Fact(name: words("gitrepd.detail.watchers"), value: CountWords.full(watchers, locale: locale))
            )
        }
        return facts
    }

    /// The starter catalogue knows the year only.
    private func creation(_ date: Date) -> String {
        switch repository.origin {
        case .starter: dateWords.year(date)
        case .github: dateWords.absolute(date)
        }
    }

    private func line(_ name: String, @ViewBuilder value: () -> some View) -> some View {
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
        .accessibilityElement(children: .combine)
    }

    private func link(_ url: URL) -> some View {
        Link(destination: url) {
            Text(verbatim: (url.host() ?? "") + (url.path() == "/" ? "" : url.path()))
                .lineLimit(1)
                .truncationMode(.middle)
        }
        .foregroundStyle(GitRepDPalette.link)
        .accessibilityHint(words("gitrepd.detail.url.hint"))
    }
}
