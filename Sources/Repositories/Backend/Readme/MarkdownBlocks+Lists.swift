import RepositoriesDomain

extension MarkdownBlocks {
    mutating func list(
        _ first: MarkdownListMarker,
        _ lines: [MarkdownLine],
        _ index: inout Int,
        depth: Int
    ) -> [Readme.Block] {
        var items: [Readme.Item] = []
        while index < lines.count, let marker = MarkdownListMarker(lines[index]), marker.kind == first.kind,
            !Self.isRule(lines[index]), spend()
        {
            let content = itemLines(marker, lines, &index)
            items.append(item(content, depth: depth))
            // Blank lines between items belong to none.
            let next = lines[index...].firstIndex { !$0.isBlank } ?? lines.count
            guard next < lines.count, lines[next].indent < 4, MarkdownListMarker(lines[next])?.kind == first.kind else {
                break
            }
            index = next
        }
        return items.isEmpty ? [] : [.list(start: first.number, items)]
    }

    /// The lines of one item, without the marker and the indentation; `index` moves behind them.
    private func itemLines(
        _ marker: MarkdownListMarker,
        _ lines: [MarkdownLine],
        _ index: inout Int
    ) -> [MarkdownLine] {
        var content = [lines[index].dropFirst(min(marker.width, lines[index].count))]
        var fence = MarkdownFence(content[0])
        var blanks = 0
        index += 1
        while index < lines.count {
            let line = lines[index]
            if line.isBlank {
                // An item that begins with two blank lines is empty (CommonMark 0.31, 5.2, rule 3).
                if marker.isEmpty, content.count == 1 { break }
                blanks += 1
                index += 1
                continue
            }
            let isInside = line.indent >= marker.width
            let isLazy =
                blanks == 0 && fence == nil && !interruptsParagraph(line)
                && content.last.map { !$0.isBlank && Self.isText($0) } == true
                && MarkdownListMarker(line)?.kind != marker.kind
            guard isInside || isLazy else { break }
            content += Array(repeating: [], count: blanks)
            blanks = 0
            let inner = isInside ? line.dropIndent(marker.width) : line
            if let open = fence {
                if open.isClosed(by: inner) { fence = nil }
            } else {
                fence = MarkdownFence(inner)
            }
            content.append(inner)
            index += 1
        }
        index -= blanks
        return content
    }

    private mutating func item(_ content: [MarkdownLine], depth: Int) -> Readme.Item {
        var content = content
        let checked = Self.checkbox(content[0])
        if checked != nil { content[0] = content[0].dropIndent(content[0].indent).dropFirst(3) }
        return Readme.Item(checked: checked, blocks: blocks(of: content, depth: depth + 1))
    }

    /// Whether a task is done: `[ ] to do`, `[x] done`.
    private static func checkbox(_ line: MarkdownLine) -> Bool? {
        let text = Array(line.trimmed.prefix(4))
        guard text.count == 4, text[0] == UInt8(ascii: "["), text[2] == UInt8(ascii: "]"), text[3] == UInt8(ascii: " ")
        else { return nil }
        switch text[1] {
        case UInt8(ascii: " "): return false
        case UInt8(ascii: "x"), UInt8(ascii: "X"): return true
        default: return nil
        }
    }
}

/// The start of a list item: `- `, `* `, `+ `, `3. `, `3) `.
struct MarkdownListMarker {
    /// Items of one list share it: the bullet, or what follows the number.
    let kind: UInt8
    /// `nil` for a bullet.
    let number: Int?
    /// The columns that belong to the marker; the item's further lines are indented by as many.
    let width: Int
    /// Nothing follows on the line.
    let isEmpty: Bool

    init?(_ line: MarkdownLine) {
        let indent = line.indent
        var text = line.dropFirst(indent)
        guard indent < 4, let first = text.first else { return nil }
        let digits = text.prefix { $0.isASCIIDigit }
        if digits.isEmpty {
            guard Array("-*+".utf8).contains(first) else { return nil }
            kind = first
            number = nil
        } else {
            text = text.dropFirst(digits.count)
            guard digits.count <= 9, let end = text.first, Array(".)".utf8).contains(end) else { return nil }
            kind = end
            number = Int(digits.string)
        }
        let after = text.dropFirst()
        let spaces = after.indent
        isEmpty = after.isBlank
        guard isEmpty || spaces > 0 else { return nil }
        width = indent + digits.count + 1 + (isEmpty || spaces > 4 ? 1 : spaces)
    }
}

/// What a single line says about itself.
extension MarkdownBlocks {
    /// Whether a line that follows a paragraph begins something else.
    func interruptsParagraph(_ line: MarkdownLine) -> Bool {
        if line.isBlank { return true }
        guard line.indent < 4 else { return false }
        if let marker = MarkdownListMarker(line), !marker.isEmpty, marker.number ?? 1 == 1 { return true }
        return Self.isQuote(line) || Self.heading(line) != nil || MarkdownFence(line) != nil || Self.isRule(line)
            || HTMLBlockStart(line) != nil
    }

    /// One to six number signs: `# Title #`.
    static func heading(_ line: MarkdownLine) -> (level: Int, text: MarkdownLine)? {
        let text = line.dropFirst(line.indent)
        let level = text.prefix(7).prefix { $0 == UInt8(ascii: "#") }.count
        let rest = text.dropFirst(level)
        guard line.indent < 4, (1...6).contains(level), rest.isEmpty || rest.first == UInt8(ascii: " ") else {
            return nil
        }
        var title = rest.trimmed
        let closing = title.reversed().prefix { $0 == UInt8(ascii: "#") }.count
        let before = title.dropLast(closing)
        if closing > 0, before.isEmpty || before.last == UInt8(ascii: " ") { title = before.trimmed }
        return (level, title)
    }

    /// Three or more of one mark: `---`, `* * *`, `___`.
    static func isRule(_ line: MarkdownLine) -> Bool {
        guard line.indent < 4, let mark = line.dropFirst(line.indent).first, Array("-*_".utf8).contains(mark) else {
            return false
        }
        var count = 0
        for byte in line {
            if byte == mark {
                count += 1
            } else if byte != UInt8(ascii: " ") {
                return false
            }
        }
        return count >= 3
    }

    /// The line below a title: `===` or `---`.
    static func underlineLevel(_ line: MarkdownLine) -> Int? {
        let text = line.trimmed
        guard line.indent < 4, let mark = text.first, text.allSatisfy({ $0 == mark }) else { return nil }
        return mark == UInt8(ascii: "=") ? 1 : mark == UInt8(ascii: "-") ? 2 : nil
    }

    static func isQuote(_ line: MarkdownLine) -> Bool {
        line.indent < 4 && line.dropFirst(line.indent).first == UInt8(ascii: ">")
    }

    /// Whether a line may be the paragraph that the next one goes on with.
    static func isText(_ line: MarkdownLine) -> Bool {
        line.indent < 4 && heading(line) == nil && MarkdownFence(line) == nil && !isRule(line)
    }
}
