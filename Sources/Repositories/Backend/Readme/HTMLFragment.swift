import RepositoriesDomain

/// HTML as blocks of text: headings, paragraphs, lists, quotations, tables, pictures and links stay, other layout goes.
struct HTMLFragment {
    private let bytes: [UInt8]
    private let links: ReadmeLinks
    private let depth: Int
    /// Without one no item can have Markdown in it.
    private let hasBlankLine: Bool
    /// Reads the Markdown in cells of tables.
    private(set) var markdown: MarkdownBlocks?
    private var position = 0
    private var builder = InlineBuilder()
    private var found: [Readme.Block] = []
    private var headingLevel: Int?
    private var containers: [HTMLContainer] = []

    init(_ bytes: [UInt8], links: ReadmeLinks, markdown: MarkdownBlocks? = nil, depth: Int = 0) {
        self.bytes = bytes
        self.links = links
        self.markdown = markdown
        self.depth = depth
        hasBlankLine = bytes[...].blankLine != nil
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
        while !containers.isEmpty { endContainer() }
        flush()
        return found.pairingAppearances()
    }

    /// The text of all blocks in one line.
    mutating func inlines() -> [Readme.Inline] { Self.inlines(of: blocks()) }

    private static func inlines(of blocks: [Readme.Block]) -> [Readme.Inline] {
        blocks.flatMap { block -> [Readme.Inline] in
            switch block {
            case .heading(_, let content), .paragraph(let content): content
            case .image(let url, let alternative, _, let size, let dark):
                [.image(url, alternative: alternative, size: size, dark: dark)]
            case .code(_, let text): [.code(text)]
            case .quote(let blocks): inlines(of: blocks)
            case .list(_, let items): inlines(of: items.flatMap(\.blocks))
            case .table, .alert, .details, .rule: []
            }
        }
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
        case "table" where !tag.isClosing && depth < MarkdownBlocks.maximumDepth:
            flush()
            table()
        case "td", "th": if !tag.isClosing { builder.append(text: " ") }
        case "ul", "ol", "blockquote":
            flush()
            if tag.isClosing { endContainer(tag.name) } else { begin(tag) }
        case "li":
            flush()
            if containers.last?.isList == true {
                endItem()
                if !tag.isClosing { itemWithMarkdown() }
            } else if !tag.isClosing {
                builder.append(text: "• ")
            }
        case _ where Self.breaks.contains(tag.name): flush()
        default: builder.apply(tag, links: links)
        }
    }

    /// Deeper than Markdown may nest its items they are flat.
    private mutating func begin(_ tag: HTMLTag) {
        guard depth + containers.count < MarkdownBlocks.maximumDepth else { return }
        containers.append(HTMLContainer(tag, place: found.count))
    }

    private mutating func endItem() {
        flush()
        guard let place = containers.last?.place, found.count > place else { return }
        containers[containers.count - 1].items.append(Readme.Item(blocks: Array(found[place...])))
        found.removeSubrange(place...)
    }

    /// Reads an item with a blank line in it; another is read as it comes.
    private mutating func itemWithMarkdown() {
        let depth = depth + containers.count
        guard hasBlankLine, depth < MarkdownBlocks.maximumDepth else { return }
        let (end, blank) = itemEnd
        guard let blank else { return }
        let item = bytes[position..<end]
        position = end
        found += blocks(of: item, markdownFrom: blank, depth: depth)
        endItem()
    }

    /// Where the item ends that begins here, with itself, with its list, or where the next one begins; and its first
    /// blank line that is in no list of its own.
    private var itemEnd: (end: Int, blank: Int?) {
        var (index, openLists, blank) = (position, 0, nil as Int?)
        while let mark = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
            if openLists == 0 { blank = blank ?? bytes[index..<mark].blankLine }
            index = mark + 1
            guard let tag = HTMLTag(at: bytes[mark...]) else { continue }
            if openLists == 0, tag.name == "li" { return (mark, blank) }
            if tag.name == "ul" || tag.name == "ol" { openLists += tag.isClosing ? -1 : 1 }
            if openLists < 0 { return (mark, blank) }
            index = mark + tag.length
        }
        return (bytes.count, blank ?? bytes[index...].blankLine)
    }

    /// Ends the innermost container of a name, and with it those inside.
    private mutating func endContainer(_ name: String) {
        guard let index = containers.lastIndex(where: { $0.name == name }) else { return }
        while containers.count > index { endContainer() }
    }

    private mutating func endContainer() {
        endItem()
        let container = containers.removeLast()
        if let block = container.block { found.append(block) }
    }

    private mutating func table() {
        let table = HTMLTable(bytes[position...])
        position += table.length
        let grid = HTMLGrid(table) { blocks(of: $0.content, markdownFrom: $0.content.blankLine, depth: depth + 1) }
        found += grid.blocks
    }

    /// A cell or an item: HTML, and from a blank line on Markdown, as on GitHub.
    private mutating func blocks(of cell: ArraySlice<UInt8>, markdownFrom blank: Int?, depth: Int) -> [Readme.Block] {
        let blank = markdown == nil ? nil : blank
        var fragment = HTMLFragment(
            Array(cell[..<(blank ?? cell.endIndex)]),
            links: links,
            markdown: markdown,
            depth: depth
        )
        let blocks = fragment.blocks()
        markdown = fragment.markdown
        guard let blank else { return blocks }
        return blocks + (markdown?.blocks(ofCell: cell[blank...], depth: depth) ?? [])
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
        let words = text.split { $0.isMarkdownSpace }.map { EmojiShortcodes.replaced(in: MarkdownText.decoded($0)) }
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
        "address", "article", "aside", "body", "center", "dd", "details", "div", "dl", "dt", "figcaption",
        "figure", "footer", "form", "header", "html", "main", "nav", "p", "pre", "section", "table", "tbody",
        "tfoot", "thead", "tr",
    ]
}

extension ArraySlice<UInt8> {
    /// Where the first blank line between others begins.
    fileprivate var blankLine: Int? {
        split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropFirst().dropLast()
            .first(where: \.isBlank)?.startIndex
    }
}

/// A list or quotation that has begun.
private struct HTMLContainer {
    let name: String
    /// What is behind it among the blocks belongs to it.
    let place: Int
    var items: [Readme.Item] = []
    private let start: Int

    init(_ tag: HTMLTag, place: Int) {
        name = tag.name
        self.place = place
        start = tag.attributes["start"].flatMap { Int($0) } ?? 1
    }

    var isList: Bool { name != "blockquote" }

    var block: Readme.Block? {
        guard !items.isEmpty else { return nil }
        return isList ? .list(start: name == "ol" ? start : nil, items) : .quote(items.flatMap(\.blocks))
    }
}
