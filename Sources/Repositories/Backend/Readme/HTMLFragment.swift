import RepositoriesDomain

/// HTML as blocks of text: headings, paragraphs, pictures and links stay, layout goes.
struct HTMLFragment {
    private let bytes: [UInt8]
    private let links: ReadmeLinks
    private var position = 0
    private var builder = InlineBuilder()
    private var found: [Readme.Block] = []
    private var headingLevel: Int?

    init(_ bytes: [UInt8], links: ReadmeLinks) {
        self.bytes = bytes
        self.links = links
    }

    mutating func blocks() -> [Readme.Block] {
        while position < bytes.count {
            let rest = bytes[position...]
            if rest.first != UInt8(ascii: "<") {
                let text = rest.prefix { $0 != UInt8(ascii: "<") }
                append(text)
                position = text.endIndex
            } else if let skipped = HTMLSkip.length(at: rest) {
                position += skipped
            } else if let tag = HTMLTag(at: rest) {
                position += tag.length
                read(tag)
            } else {
                builder.append(text: "<")
                position += 1
            }
        }
        flush()
        return found
    }

    private mutating func read(_ tag: HTMLTag) {
        switch tag.name {
        case "h1", "h2", "h3", "h4", "h5", "h6":
            flush()
            headingLevel = tag.isClosing ? nil : tag.name.last?.wholeNumberValue
        case "summary":
            if tag.isClosing { builder.closeElement("b") }
            flush()
            if !tag.isClosing { builder.open(.tag(name: "b", link: nil)) }
        case "hr":
            flush()
            found.append(.rule)
        case "pre" where !tag.isClosing:
            flush()
            preformatted()
        case "td", "th": if !tag.isClosing { builder.append(text: " ") }
        case "li":
            flush()
            if !tag.isClosing { builder.append(text: "• ") }
        case _ where Self.breaks.contains(tag.name): flush()
        default: builder.apply(tag, links: links)
        }
    }

    /// Text up to `</pre>`, or to the end.
    private mutating func preformatted() {
        var text = ""
        while position < bytes.count {
            let rest = bytes[position...]
            if rest.first == UInt8(ascii: "<"), let tag = HTMLTag(at: rest) {
                position += tag.length
                if tag.name == "pre", tag.isClosing { break }
            } else {
                let piece = rest.prefix(1) + rest.dropFirst().prefix { $0 != UInt8(ascii: "<") }
                text += MarkdownText.decoded(piece)
                position = piece.endIndex
            }
        }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).drop(while: \.isEmpty)
        let code = lines.joined(separator: "\n")
        if !code.allSatisfy(\.isWhitespace) { found.append(.code(language: nil, code)) }
    }

    private mutating func append(_ text: ArraySlice<UInt8>) {
        let words = text.split { $0.isMarkdownSpace }.map { MarkdownText.decoded($0) }
        let leads = text.first?.isMarkdownSpace == true
        let trails = text.last?.isMarkdownSpace == true
        guard !words.isEmpty else {
            builder.append(text: " ")
            return
        }
        builder.append(text: (leads ? " " : "") + words.joined(separator: " ") + (trails ? " " : ""))
    }

    private mutating func flush() {
        let content = builder.finish()
        guard !content.isEmpty else { return }
        if let headingLevel {
            found.append(.heading(level: headingLevel, content))
        } else if let block = MarkdownBlocks.paragraph(content) {
            found.append(block)
        }
    }

    private static let breaks: Set<String> = [
        "address", "article", "aside", "blockquote", "body", "center", "dd", "details", "div", "dl", "dt", "figcaption",
        "figure", "footer", "form", "header", "html", "main", "nav", "ol", "p", "pre", "section", "table", "tbody",
        "tfoot", "thead", "tr", "ul",
    ]
}
