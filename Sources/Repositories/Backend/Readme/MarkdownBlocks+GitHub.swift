import RepositoriesDomain

/// What GitHub adds to Markdown between paragraphs.
extension MarkdownBlocks {
    /// `[!NOTE]`, alone on the first line of a quote.
    static func alert(_ line: MarkdownLine) -> Readme.Alert? {
        let text = line.trimmed
        guard text.starts(with: "[!".utf8), text.last == UInt8(ascii: "]") else { return nil }
        return Readme.Alert(rawValue: text.dropFirst(2).dropLast().string.lowercased())
    }

    /// `$$` on lines of their own around a formula, which is shown as it is written.
    func formula(_ lines: [MarkdownLine], _ index: inout Int) -> Readme.Block? {
        let isMark = { (line: MarkdownLine) in line.trimmed.elementsEqual("$$".utf8) }
        guard isMark(lines[index]), let end = lines[(index + 1)...].firstIndex(where: { isMark($0) || $0.isBlank }),
            isMark(lines[end]), end > index + 1
        else { return nil }
        let code = lines[(index + 1)..<end]
        index = end + 1
        return .code(language: "math", tabs.code(Array(code)))
    }

    /// `<details>` up to its end, with Markdown in it.
    mutating func details(_ lines: [MarkdownLine], _ index: inout Int, depth: Int) -> [Readme.Block]? {
        let first = lines[index].dropIndent(3)
        guard first.starts(with: "<".utf8), let tag = HTMLTag(at: first), tag.name == "details", !tag.isClosing else {
            return nil
        }
        var inner = [first.dropFirst(tag.length)]
        var open = 1 + Self.balance(inner[0])
        index += 1
        while open > 0, index < lines.count {
            inner.append(lines[index])
            open += Self.balance(lines[index])
            index += 1
        }
        if open <= 0, let last = inner.last { inner[inner.count - 1] = Self.beforeLastEnd(last) }
        let summary = summary(&inner)
        let blocks = blocks(of: inner, depth: depth + 1)
        return summary.isEmpty && blocks.isEmpty
            ? [] : [.details(summary: summary, isOpen: tag.attributes["open"] != nil, blocks)]
    }

    /// How many more elements of a name a line opens than it closes.
    static func balance(_ line: MarkdownLine, of name: String = "details") -> Int {
        var (count, rest) = (0, line)
        while let place = rest.firstIndex(of: UInt8(ascii: "<")) {
            rest = rest[place...]
            if let tag = HTMLTag(at: rest), tag.name == name { count += tag.isClosing ? -1 : 1 }
            rest = rest.dropFirst()
        }
        return count
    }

    private static func beforeLastEnd(_ line: MarkdownLine) -> MarkdownLine {
        var place = line.endIndex
        while let mark = line[..<place].lastIndex(of: UInt8(ascii: "<")) {
            if let tag = HTMLTag(at: line[mark...]), tag.name == "details", tag.isClosing { return line[..<mark] }
            place = mark
        }
        return line
    }

    /// Takes `<summary>…</summary>` off the start of the lines.
    private func summary(_ lines: inout [MarkdownLine]) -> [Readme.Inline] {
        guard let start = lines.firstIndex(where: { !$0.isBlank }) else { return [] }
        let text = lines[start].dropIndent(lines[start].indent)
        guard let tag = HTMLTag(at: text), tag.name == "summary", !tag.isClosing else { return [] }
        var title: [UInt8] = []
        var rest = text.dropFirst(tag.length)
        for number in start..<lines.count {
            if number > start { rest = lines[number] }
            if let end = Self.end(of: "summary", in: rest) {
                var fragment = HTMLFragment(title + rest[..<end.lowerBound], links: links)
                lines.replaceSubrange(0...number, with: [rest[end.upperBound...]])
                return fragment.inlines()
            }
            title += rest + [UInt8(ascii: " ")]
        }
        return []
    }

    private static func end(of name: String, in line: MarkdownLine) -> Range<Int>? {
        var rest = line
        while let place = rest.firstIndex(of: UInt8(ascii: "<")) {
            rest = rest[place...]
            if let tag = HTMLTag(at: rest), tag.name == name, tag.isClosing { return place..<(place + tag.length) }
            rest = rest.dropFirst()
        }
        return nil
    }
}

extension MarkdownBlocks {
    /// More would let a short row stand for many empty cells.
    static let maximumColumns = 64
    static let maximumCells = 20_000

    func startsTable(_ lines: [MarkdownLine], _ index: Int) -> Bool {
        guard index + 1 < lines.count, lines[index].contains(UInt8(ascii: "|")), lines[index].indent < 4,
            let alignments = Self.alignments(lines[index + 1])
        else { return false }
        return Self.cells(lines[index]).count == alignments.count && alignments.count <= Self.maximumColumns
    }

    func table(_ lines: [MarkdownLine], _ index: inout Int) -> Readme.Block? {
        guard startsTable(lines, index), let alignments = Self.alignments(lines[index + 1]) else { return nil }
        let header = Self.cells(lines[index]).map(inlines)
        var rows: [[[Readme.Inline]]] = []
        index += 2
        while index < lines.count, !interruptsParagraph(lines[index]),
            (rows.count + 1) * header.count <= Self.maximumCells
        {
            let cells = Self.cells(lines[index]).prefix(header.count).map(inlines)
            rows.append(cells + Array(repeating: [], count: header.count - cells.count))
            index += 1
        }
        return .table(header: header, alignments: alignments, rows: rows)
    }

    /// The line below the header: `| :--- | :---: | ---: |`.
    private static func alignments(_ line: MarkdownLine) -> [Readme.Alignment]? {
        guard line.indent < 4, line.contains(UInt8(ascii: "-")),
            line.allSatisfy({ Array("|:- ".utf8).contains($0) })
        else { return nil }
        var alignments: [Readme.Alignment] = []
        for cell in cells(line) {
            var dashes = cell
            let leads = dashes.first == UInt8(ascii: ":")
            if leads { dashes.removeFirst() }
            let trails = dashes.last == UInt8(ascii: ":")
            if trails { dashes.removeLast() }
            guard !dashes.isEmpty, dashes.allSatisfy({ $0 == UInt8(ascii: "-") }) else { return nil }
            alignments.append(trails ? (leads ? .center : .trailing) : .leading)
        }
        return alignments
    }

    /// The texts between the bars; `\|` is not one.
    private static func cells(_ line: MarkdownLine) -> [MarkdownLine] {
        var text = line.trimmed
        if text.first == UInt8(ascii: "|") { text.removeFirst() }
        var cells: [MarkdownLine] = []
        var cell: [UInt8] = []
        var isEscaped = false
        for byte in text {
            if byte == UInt8(ascii: "|"), !isEscaped {
                cells.append(cell[...].trimmed)
                cell = []
            } else {
                if byte == UInt8(ascii: "|") { cell.removeLast() }
                cell.append(byte)
            }
            isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
        }
        if !cell[...].isBlank { cells.append(cell[...].trimmed) }
        return cells
    }
}
