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

nonisolated extension Readme {
    /// The same, where what leads to one of its headings on GitHub leads there on this page: an address that is nothing
    /// but the heading's name.
    func leadingToHeadings(of id: Repository.ID) -> Readme {
        let names = Set(blocks.headingNames.values)
        guard !names.isEmpty else { return self }
        let page = "https://github.com/\(id.fullName)#".lowercased()
        var copy = self
        copy.blocks = blocks.mappingLinks { url in
            guard url.absoluteString.lowercased().hasPrefix(page),
                let name = url.fragment(percentEncoded: false)?.lowercased(), names.contains(name)
            else { return url }
            var parts = URLComponents()
            parts.fragment = name
            return parts.url ?? url
        }
        return copy
    }
}

nonisolated extension [Readme.Block] {
    /// What GitHub calls these headings in addresses, by their indices: of several with the same words, the second has
    /// a 1 behind it.
    var headingNames: [Int: String] {
        var names: [Int: String] = [:]
        var counts: [String: Int] = [:]
        for (index, block) in enumerated() {
            guard case .heading(_, let content) = block else { continue }
            let name = Self.name(of: content.words)
            guard !name.isEmpty else { continue }
            let count = counts[name, default: 0]
            counts[name] = count + 1
            names[index] = count == 0 ? name : "\(name)-\(count)"
        }
        return names
    }

    /// Letters and digits of any script stay, and blanks become hyphens.
    private static func name(of words: String) -> String {
        var name = ""
        for scalar in words.trimmingCharacters(in: .whitespaces).lowercased().unicodeScalars {
            if scalar == " " {
                name += "-"
            } else if "-_".unicodeScalars.contains(scalar) || CharacterSet.alphanumerics.contains(scalar) {
                name.unicodeScalars.append(scalar)
            }
        }
        return name
    }

    fileprivate func mappingLinks(_ change: (URL) -> URL) -> [Readme.Block] {
        map { block in
            switch block {
            case .heading(let level, let content): .heading(level: level, content.mappingLinks(change))
            case .paragraph(let content): .paragraph(content.mappingLinks(change))
            case .quote(let blocks): .quote(blocks.mappingLinks(change))
            case .alert(let alert, let blocks): .alert(alert, blocks.mappingLinks(change))
            case .details(let summary, let isOpen, let blocks):
                .details(summary: summary.mappingLinks(change), isOpen: isOpen, blocks.mappingLinks(change))
            case .list(let start, let items):
                .list(start: start, items.map { .init(checked: $0.checked, blocks: $0.blocks.mappingLinks(change)) })
            case .table(let header, let alignments, let rows):
                .table(
                    header: header.map { $0.mappingLinks(change) },
                    alignments: alignments,
                    rows: rows.map { $0.map { $0.mappingLinks(change) } }
                )
            case .image(let url, let alternative, let link, let size, let dark):
                .image(url: url, alternative: alternative, link: link.map(change), size: size, dark: dark)
            case .code, .rule: block
            }
        }
    }
}

nonisolated extension [Readme.Inline] {
    /// The text, without its pictures.
    fileprivate var words: String {
        map { inline in
            switch inline {
            case .text(let text), .code(let text): text
            case .emphasis(let content), .strong(let content), .strikethrough(let content), .link(_, let content):
                content.words
            case .image: ""
            case .lineBreak: " "
            }
        }.joined()
    }

    fileprivate func mappingLinks(_ change: (URL) -> URL) -> [Readme.Inline] {
        map { inline in
            switch inline {
            case .emphasis(let content): .emphasis(content.mappingLinks(change))
            case .strong(let content): .strong(content.mappingLinks(change))
            case .strikethrough(let content): .strikethrough(content.mappingLinks(change))
            case .link(let url, let content): .link(change(url), content.mappingLinks(change))
            case .text, .code, .image, .lineBreak: inline
            }
        }
    }
}

extension View {
    /// Lets links that are nothing but the name of a heading scroll to it, in the scroll views in this view.
    package func leadsToHeadings() -> some View {
        ScrollViewReader { proxy in
            environment(
                \.openURL,
                OpenURLAction { url in
                    guard url.absoluteString.hasPrefix("#"), let name = url.fragment(percentEncoded: false) else {
                        return .systemAction
                    }
                    proxy.scrollTo(name, anchor: .top)
                    return .handled
                }
            )
        }
    }
}
