package import RepositoriesDomain

/// Reads GitHub-flavoured Markdown, with the HTML that READMEs use for layout, into blocks of text.
///
/// A subset of CommonMark 0.31 and the GFM spec, chosen for what READMEs contain. Every step is linear in the length
/// of the text: what can nest is capped, what looks ahead either consumes what it saw or remembers that it is not
/// there. Nothing in the result is markup; links are `https`, `http` or `mailto`, images `https`.
package struct ReadmeParser: Sendable {
    /// Longer texts are cut.
    package static let maximumBytes = 512 << 10

    private let links: ReadmeLinks

    /// `path` is the README's own, from the root of `branch`; what it links to relatively is found from there.
    package init(id: Repository.ID, branch: String, path: String = "README.md") {
        links = ReadmeLinks(id: id, branch: branch, path: path)
    }

    package func readme(from text: String) -> Readme {
        let source = MarkdownSource(text, maximumBytes: Self.maximumBytes)
        guard links.isMarkdown else {
            let text = source.lines.map(\.string).joined(separator: "\n")
            return Readme(blocks: text.isEmpty ? [] : [.code(language: nil, text)], isTruncated: source.isTruncated)
        }
        let references = MarkdownReferences(source.lines)
        var parser = MarkdownBlocks(links: links, references: references)
        let blocks = parser.blocks(of: source.lines, depth: 0)
        return Readme(blocks: blocks, isTruncated: source.isTruncated || parser.isTruncated)
    }
}
