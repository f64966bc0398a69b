import RepositoriesDomain

/// The link definitions of a text: `[label]: destination "title"`, and its footnotes.
struct MarkdownReferences {
    private var destinations: [String: String] = [:]
    let footnotes = MarkdownFootnotes()

    private static let maximumLength = 200

    /// Collects them ahead of reading, since a link may come before its definition; those in quotes and lists as well.
    ///
    /// The first of a label counts.
    init(_ lines: [MarkdownLine]) {
        let lines = Self.withoutContainers(lines)
        var fence: MarkdownFence?
        var index = 0
        while index < lines.count {
            defer { index += 1 }
            if let open = fence {
                if open.isClosed(by: lines[index]) { fence = nil }
            } else if let opened = MarkdownFence(lines[index]) {
                fence = opened
            } else if let note = MarkdownFootnotes.Definition(lines, index) {
                footnotes.define(note)
            } else if let found = Self.definition(lines, index), destinations[found.label] == nil {
                destinations[found.label] = found.destination
            }
        }
    }

    func destination(of label: ArraySlice<UInt8>) -> String? {
        guard label.count <= Self.maximumLength else { return nil }
        return destinations[Self.normalized(label)]
    }

    /// What a definition that begins at `lines[index]` says, and how many lines it takes: destination and title may each
    /// stand on the next one (CommonMark 0.31, 4.7).
    static func definition(
        _ lines: [MarkdownLine],
        _ index: Int
    ) -> (label: String, destination: String, count: Int)? {
        guard lines[index].indent < 4 else { return nil }
        var text = lines[index].trimmed
        guard text.first == UInt8(ascii: "["), text.dropFirst().first != UInt8(ascii: "^") else { return nil }
        var count = 1
        // A label may go over several lines.
        while labelEnd(in: text) == nil, text.count <= maximumLength, index + count < lines.count,
            !lines[index + count].isBlank
        {
            text = text + [UInt8(ascii: " ")] + lines[index + count].trimmed
            count += 1
        }
        guard let close = labelEnd(in: text), close + 1 < text.endIndex, text[close + 1] == UInt8(ascii: ":") else {
            return nil
        }
        let label = normalized(text[(text.startIndex + 1)..<close])
        var rest = text[(close + 2)...].trimmed
        if rest.isEmpty, index + count < lines.count {
            rest = lines[index + count].trimmed
            count += 1
        }
        guard !label.isEmpty, let (destination, title) = destination(rest) else { return nil }
        if title.isEmpty, index + count < lines.count, isTitle(lines[index + count].trimmed) { count += 1 }
        return (label, destination, count)
    }

    /// Where the label ends that a text begins with; a bracket behind a backslash belongs to it.
    private static func labelEnd(in text: MarkdownLine) -> Int? {
        var isEscaped = false
        return text.prefix(maximumLength + 2).firstIndex { byte in
            defer { isEscaped = byte == UInt8(ascii: "\\") && !isEscaped }
            return byte == UInt8(ascii: "]") && !isEscaped
        }
    }

    /// The address at the start of a text, and what follows it.
    private static func destination(_ text: MarkdownLine) -> (String, rest: MarkdownLine)? {
        if text.first == UInt8(ascii: "<") {
            guard let end = text.firstIndex(of: UInt8(ascii: ">")) else { return nil }
            return (MarkdownText.unescaped(text[(text.startIndex + 1)..<end]), text[(end + 1)...].trimmed)
        }
        let address = text.prefix { !$0.isMarkdownSpace }
        return address.isEmpty ? nil : (MarkdownText.unescaped(address), text[address.endIndex...].trimmed)
    }

    private static func isTitle(_ text: MarkdownLine) -> Bool {
        guard text.count > 1, let open = text.first, let close = text.last else { return false }
        switch open {
        case UInt8(ascii: "\""), UInt8(ascii: "'"): return close == open
        case UInt8(ascii: "("): return close == UInt8(ascii: ")")
        default: return false
        }
    }

    /// Lines without the marks and margins of the quotes and lists they are in.
    private static func withoutContainers(_ lines: [MarkdownLine]) -> [MarkdownLine] {
        var margin = 0
        return lines.map { line in
            var text = line
            if text.indent < margin, !text.isBlank { margin = 0 }
            text = text.dropIndent(margin)
            for _ in 0..<MarkdownBlocks.maximumDepth {
                if MarkdownBlocks.isQuote(text) {
                    text = text.dropFirst(text.indent + 1).dropIndent(1)
                } else if let marker = MarkdownListMarker(text), !marker.isEmpty, !MarkdownBlocks.isRule(text) {
                    text = text.dropFirst(marker.width)
                    margin += marker.width
                } else {
                    break
                }
            }
            return text
        }
    }

    /// Labels are the same by Unicode's case folding, in which ß is ss.
    private static func normalized(_ label: ArraySlice<UInt8>) -> String {
        label.split { $0.isMarkdownSpace }.map(\.string).joined(separator: " ")
            .lowercased().uppercased().lowercased()
    }
}

/// The notes of a text, `[^label]: note`, in the order in which they are referred to.
///
/// One for each text that is read: whoever reads a part of it counts on.
final class MarkdownFootnotes {
    private var notes: [String: [MarkdownLine]] = [:]
    private var numbers: [String: Int] = [:]
    /// The labels by their numbers, from 1.
    private(set) var used: [String] = []

    private static let maximumCount = 500

    func define(_ note: Definition) {
        if notes[note.label] == nil { notes[note.label] = note.lines }
    }

    /// The number of the note a label names, which is given with the first mention; `nil` for none.
    func number(of label: ArraySlice<UInt8>) -> Int? {
        let label = label.string.lowercased()
        if let number = numbers[label] { return number }
        guard notes[label] != nil, used.count < Self.maximumCount else { return nil }
        used.append(label)
        numbers[label] = used.count
        return used.count
    }

    func lines(of label: String) -> [MarkdownLine] { notes[label] ?? [] }

    /// `[^label]: note`, with the lines below that are indented.
    struct Definition {
        let label: String
        let lines: [MarkdownLine]
        /// How many lines of the text it takes.
        let count: Int

        init?(_ lines: [MarkdownLine], _ index: Int) {
            let text = lines[index].dropIndent(3)
            guard text.starts(with: "[^".utf8), let close = text.prefix(200).firstIndex(of: UInt8(ascii: "]")),
                close > text.startIndex + 2, close + 1 < text.endIndex, text[close + 1] == UInt8(ascii: ":")
            else { return nil }
            label = text[(text.startIndex + 2)..<close].string.lowercased()
            var note = [text[(close + 2)...].trimmed]
            var next = index + 1
            var blanks = 0
            while next < lines.count {
                if lines[next].isBlank {
                    blanks += 1
                } else if lines[next].indent >= 4 {
                    note += Array(repeating: [], count: blanks) + [lines[next].dropIndent(4)]
                    blanks = 0
                } else {
                    break
                }
                next += 1
            }
            self.lines = note
            count = next - blanks - index
        }
    }
}

extension MarkdownBlocks {
    /// The notes that were referred to, below a line; those that notes refer to as well.
    mutating func notes() -> [Readme.Block] {
        var items: [Readme.Item] = []
        while items.count < footnotes.used.count {
            let lines = footnotes.lines(of: footnotes.used[items.count])
            items.append(Readme.Item(blocks: blocks(of: lines, depth: 1)))
        }
        return items.isEmpty ? [] : [.rule, .list(start: 1, items)]
    }
}
