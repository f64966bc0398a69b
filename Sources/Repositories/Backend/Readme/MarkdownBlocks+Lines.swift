import RepositoriesDomain

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
