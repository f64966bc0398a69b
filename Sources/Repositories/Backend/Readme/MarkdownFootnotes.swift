import RepositoriesDomain

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
