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
