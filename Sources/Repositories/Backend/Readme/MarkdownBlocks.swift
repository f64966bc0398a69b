import Foundation
import RepositoriesDomain

/// Reads lines into blocks.
struct MarkdownBlocks {
    let links: ReadmeLinks
    let references: MarkdownReferences
    private(set) var tabs: MarkdownTabs
    /// The budget of blocks and items ran out.
    var isTruncated = false
    private var budget = 10_000
    /// Where the end of an element of HTML was looked for, by its name, so that nobody looks there twice.
    private var searched: [String: (places: Range<Int>, hasEnd: Bool)] = [:]
    /// These go on to their ends, since their cells and items are often written as Markdown, between blank lines.
    private static let elementsWithMarkdown = ["table", "ul", "ol"]

    /// Quotes and lists inside each other; deeper ones are text.
    static let maximumDepth = 8

    init(_ source: MarkdownSource, links: ReadmeLinks) {
        self.links = links
        references = MarkdownReferences(source.lines)
        tabs = source.tabs
    }

    var footnotes: MarkdownFootnotes { references.footnotes }

    mutating func blocks(of lines: [MarkdownLine], depth: Int) -> [Readme.Block] {
        var blocks: [Readme.Block] = []
        var index = 0
        while index < lines.count {
            if lines[index].isBlank {
                index += 1
            } else if spend() {
                blocks += next(lines, &index, depth: depth)
            } else {
                break
            }
        }
        return blocks.pairingAppearances()
    }

    /// Takes one block or item off the budget.
    mutating func spend() -> Bool {
        guard budget > 0 else {
            isTruncated = true
            return false
        }
        budget -= 1
        return true
    }

    /// Reads from `lines[index]`, which is not blank, and moves `index` behind what it read.
    private mutating func next(_ lines: [MarkdownLine], _ index: inout Int, depth: Int) -> [Readme.Block] {
        let line = lines[index]
        if line.indent >= 4 { return [indentedCode(lines, &index)] }
        if let fence = MarkdownFence(line) { return [fencedCode(fence, lines, &index)] }
        if let heading = Self.heading(line) {
            index += 1
            let content = inlines(heading.text)
            return content.isEmpty ? [] : [.heading(level: heading.level, content)]
        }
        if Self.isRule(line) {
            index += 1
            return [.rule]
        }
        if depth < Self.maximumDepth {
            if Self.isQuote(line) { return quote(lines, &index, depth: depth) }
            if let marker = MarkdownListMarker(line) { return list(marker, lines, &index, depth: depth) }
        }
        if depth < Self.maximumDepth, let details = details(lines, &index, depth: depth) { return details }
        if let start = HTMLBlockStart(line) { return html(start, lines, &index, depth: depth) }
        if let count = definitionCount(lines, index) {
            index += count
            return []
        }
        if let formula = formula(lines, &index) { return [formula] }
        if let table = table(lines, &index) { return [table] }
        return paragraph(lines, &index)
    }

    /// How many lines a definition of a link or a note takes; `nil` for what is none.
    private func definitionCount(_ lines: [MarkdownLine], _ index: Int) -> Int? {
        MarkdownFootnotes.Definition(lines, index)?.count ?? MarkdownReferences.definition(lines, index)?.count
    }

    func inlines(_ text: MarkdownLine) -> [Readme.Inline] {
        var reader = MarkdownInlines(Array(text), links: links, references: references)
        return reader.inlines()
    }

    private func indentedCode(_ lines: [MarkdownLine], _ index: inout Int) -> Readme.Block {
        var code: [MarkdownLine] = []
        while index < lines.count, lines[index].indent >= 4 || lines[index].isBlank {
            code.append(lines[index].dropIndent(4))
            index += 1
        }
        while code.last?.isBlank == true { code.removeLast() }
        return .code(language: nil, tabs.code(code))
    }

    private func fencedCode(_ fence: MarkdownFence, _ lines: [MarkdownLine], _ index: inout Int) -> Readme.Block {
        var code: [MarkdownLine] = []
        index += 1
        while index < lines.count, !fence.isClosed(by: lines[index]) {
            code.append(lines[index].dropIndent(fence.indent))
            index += 1
        }
        index += 1
        return .code(language: fence.language, tabs.code(code))
    }

    private mutating func quote(_ lines: [MarkdownLine], _ index: inout Int, depth: Int) -> [Readme.Block] {
        var inner: [MarkdownLine] = []
        while index < lines.count {
            let line = lines[index]
            if Self.isQuote(line) {
                inner.append(line.dropFirst(line.indent + 1).dropIndent(1))
            } else if let last = inner.last, !last.isBlank, !interruptsParagraph(line), Self.isText(last) {
                inner.append(line)
            } else {
                break
            }
            index += 1
        }
        let alert = inner.dropFirst().allSatisfy(\.isBlank) ? nil : inner.first.flatMap(Self.alert)
        let blocks = blocks(of: alert == nil ? inner : Array(inner.dropFirst()), depth: depth + 1)
        if let alert, !blocks.isEmpty { return [.alert(alert, blocks)] }
        return blocks.isEmpty ? [] : [.quote(blocks)]
    }

    private func paragraph(_ lines: [MarkdownLine], _ index: inout Int) -> [Readme.Block] {
        var text: [UInt8] = []
        repeat {
            if !text.isEmpty { text.append(UInt8(ascii: "\n")) }
            text += lines[index].drop { $0 == UInt8(ascii: " ") }
            index += 1
            if index < lines.count, let level = Self.underlineLevel(lines[index]) {
                index += 1
                let content = inlines(text[...])
                return content.isEmpty ? [] : [.heading(level: level, content)]
            }
        } while index < lines.count && !interruptsParagraph(lines[index]) && !startsTable(lines, index)
        return Self.paragraph(inlines(text[...])).map { [$0] } ?? []
    }

    /// A picture that stands alone is a block of its own, unless it is a badge.
    static func paragraph(_ content: [Readme.Inline]) -> Readme.Block? {
        switch (content.count, content.first) {
        case (1, .image(let url, let alternative, let size, let dark)?) where !isBadge(url.absoluteString):
            return .image(url: url, alternative: alternative, link: nil, size: size, dark: dark)
        case (1, .link(let target, let inner)?):
            guard inner.count == 1, case .image(let url, let alternative, let size, let dark) = inner[0],
                !isBadge(url.absoluteString)
            else { return .paragraph(content) }
            return .image(url: url, alternative: alternative, link: target, size: size, dark: dark)
        case (0, _): return nil
        default: return .paragraph(content)
        }
    }

    private static func isBadge(_ address: String) -> Bool {
        let address = address.lowercased()
        return address.contains("badge") || address.contains("shields.io")
    }
}

extension MarkdownBlocks {
    mutating func html(
        _ start: HTMLBlockStart,
        _ lines: [MarkdownLine],
        _ index: inout Int,
        depth: Int
    ) -> [Readme.Block] {
        var text: [UInt8] = []
        var open: [String: Int] = [:]
        while index < lines.count {
            let line = lines[index]
            if case .element = start {
                if line.isBlank {
                    let goesOn = Self.elementsWithMarkdown.contains {
                        open[$0, default: 0] > 0 && ends($0, in: lines[index...])
                    }
                    if !goesOn { break }
                }
                for name in Self.elementsWithMarkdown { open[name, default: 0] += Self.balance(line, of: name) }
            }
            text += tabs.restored(line)
            text.append(UInt8(ascii: "\n"))
            index += 1
            if case .until(let end) = start, line.string.lowercased().contains(end) { break }
        }
        var fragment = HTMLFragment(text, links: links, markdown: self, depth: depth)
        let blocks = fragment.blocks()
        budget = fragment.markdown?.budget ?? budget
        isTruncated = isTruncated || fragment.markdown?.isTruncated == true
        return blocks
    }

    private mutating func ends(_ name: String, in lines: ArraySlice<MarkdownLine>) -> Bool {
        guard let first = lines.first?.startIndex, let last = lines.last?.endIndex else { return false }
        if let known = searched[name], known.places.contains(first) { return known.hasEnd }
        let end = lines.first { Self.balance($0, of: name) < 0 }
        searched[name] = (first..<max(end?.endIndex ?? last, first + 1), end != nil)
        return end != nil
    }

    /// Markdown between blank lines of a cell or an item.
    mutating func blocks(ofCell text: ArraySlice<UInt8>, depth: Int) -> [Readme.Block] {
        let source = MarkdownSource(text.string, maximumBytes: .max)
        var inner = self
        inner.tabs = source.tabs
        inner.searched = [:]
        let blocks = inner.blocks(of: source.lines, depth: depth)
        budget = inner.budget
        isTruncated = inner.isTruncated
        return blocks
    }
}
