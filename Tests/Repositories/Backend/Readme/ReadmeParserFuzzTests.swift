import Foundation
import RepositoriesDomain
import Testing

@testable import RepositoriesService

/// Whatever the text, reading it ends, and what comes out is safe.
struct ReadmeParserFuzzTests {
    private let parser = ReadmeParser(id: .init(owner: "octo", name: "boat"), branch: "main")

    private static let pieces = [
        "# ", "- ", "* ", "1. ", "> ", "```", "~~~", "    ", "\n", "\n\n", "**", "*", "_", "~~", "`", "[", "]", "](",
        "![", ")",
        "(", "<", ">", "<a href=\"", "\">", "</a>", "<img src='", "<p>", "</p>", "<!--", "-->", "<pre>", "<details>",
        "|",
        "|---|", "a", "word", " ", "  \n", "\\", "&amp;", "&#x6a;", "javascript:", "https://x.y", "http://", "data:",
        "www.",
        "mailto:a@b.c", ": ", "[a]: ", "\"", "'", "\t", "\r\n", "é", "🚀", "\u{202E}", "\u{0}", "<script>", "</script>",
        "//",
        "[^1]", "[^1]: ", "<details>\n", "<summary>", "</summary>", "</details>", ":+1:", "$", "$$\n", "> [!NOTE]\n",
        "<sup>", "<ul>", "<ol>", "<li>", "</ul>", "<blockquote>", "</blockquote>", "<table>", "<tr>",
        "<td colspan=2 rowspan=3>", "<th>", "</table>\n",
        "2</sup>",
        "===", "---", "- [ ] ", "<h1>", "<b>", "</b>", "<code>", "../", "#", "?",
    ]

    @Test(arguments: 0..<200)
    func `a random sequence of Markdown is read safely`(seed: Int) {
        var random = SplitMix(state: UInt64(seed))
        for _ in 0..<20 {
            let count = Int.random(in: 1...120, using: &random)
            let text = (0..<count).map { _ in Self.pieces.randomElement(using: &random) ?? "" }.joined()
            check(parser.readme(from: text))
        }
    }

    @Test(arguments: 0..<50)
    func `random bytes are read safely`(seed: Int) {
        var random = SplitMix(state: UInt64(seed) &+ 1_000_000)
        for _ in 0..<20 {
            let count = Int.random(in: 1...400, using: &random)
            let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
            check(parser.readme(from: String(decoding: bytes, as: UTF8.self)))
        }
    }

    /// Linear reading takes a fraction of a second, quadratic reading minutes.
    @Test(
        .timeLimit(.minutes(5)),
        arguments: [
            "[", "![", "](", "[a](", "[a](<b", "[a](b \"", "*a ", "**a _b ", "*a* ", "a*", "****", "`", "` `` ", "<",
            "<a ", "<a b=\"",
            "<b>", "<!--", "<!a", "<?", "</b>", "> ", ">", "- ", "-\n", "1. ", "* * ", "|", "|a", "a|b\n-|-\n", "&",
            "&#", "\\", "http://a",
            "www.", "www.a)", "~~~\n", "```\n", "# ", "[a]: b\n", "[a][", "<div>", "<div>\n\n", "<pre>", "<script>",
            "<p><b>", "<td>", "- - ", "  - a\n",
            "\t", " ", "\n", "[a](b)", "![a](b)", "<a href='b'>", "<img src=b>", "_", "__a", "~~a ", "a  \n", "]", "[]",
            "[][", "()", "[^1]: a\n", "[^1]: a [^1]\n", "[^a]", "<details>", "<details>\n", "<details><summary>",
            "</details>",
            "<details><a b=\"", ":", ":a", ":+1:", "$", "$$\n", "$$\na\n", "$a", "> [!NOTE]\n", "<sup>2", "[a]:\n",
            "- [a]:\n", "<table>", "<table>\n\n", "<table><tr><td>", "<table><td>a</table>",
            "<td rowspan=64 colspan=64>",
            "<ul><li>", "<ul><li>a</ul>", "<li>", "<blockquote>", "<table>\n\n</table>\n", "> <table>\n>\n",
            "<table><td>\n\n",
        ]
    )
    func `a hundred thousand bytes of one thing are read before anyone gives up`(piece: String) {
        check(parser.readme(from: String(repeating: piece, count: 100_000 / piece.utf8.count)))
    }

    private func check(_ readme: Readme) {
        for block in readme.blocks { check(block, depth: 0) }
    }

    private func check(_ block: Readme.Block, depth: Int) {
        #expect(depth <= MarkdownBlocks.maximumDepth)
        switch block {
        case .heading(let level, let content):
            #expect((1...6).contains(level))
            check(content)
        case .paragraph(let content): check(content)
        case .quote(let blocks), .alert(_, let blocks): for block in blocks { check(block, depth: depth + 1) }
        case .details(let summary, _, let blocks):
            check(summary)
            for block in blocks { check(block, depth: depth + 1) }
        case .list(_, let items): for block in items.flatMap(\.blocks) { check(block, depth: depth + 1) }
        case .table(let header, let alignments, let rows):
            #expect(header.count == alignments.count)
            for row in [header] + rows {
                if row.count != header.count { Issue.record("a row of another length") }
                for cell in row { check(cell) }
            }
        case .image(let url, _, let link, _, let dark):
            checkImage(url)
            if let dark { checkImage(dark) }
            if let link { checkLink(link) }
        case .code, .rule: break
        }
    }

    private func check(_ content: [Readme.Inline], depth: Int = 0) {
        if depth > 3 * InlineBuilder.maximumFrames + 3 { Issue.record("too deep") }
        for inline in content {
            switch inline {
            case .emphasis(let inner), .strong(let inner), .strikethrough(let inner): check(inner, depth: depth + 1)
            case .link(let url, let inner):
                checkLink(url)
                check(inner, depth: depth + 1)
            case .image(let url, _, _, let dark):
                checkImage(url)
                if let dark { checkImage(dark) }
            case .text(let text): if text.contains("\u{202E}") || text.contains("\u{0}") { Issue.record("control") }
            case .code, .lineBreak: break
            }
        }
    }

    private func checkLink(_ url: URL) {
        if !["http", "https", "mailto"].contains(url.scheme?.lowercased()) { Issue.record("link to \(url)") }
    }

    private func checkImage(_ url: URL) {
        if url.scheme?.lowercased() != "https" { Issue.record("image at \(url)") }
    }
}
