import RepositoriesDomain

/// What GitHub adds to Markdown within paragraphs.
extension MarkdownInlines {
    /// `[^label]`, where there is such a note.
    mutating func readFootnote() -> Bool {
        guard byte(at: position + 1) == UInt8(ascii: "^"),
            let end = bytes[position...].prefix(200).firstIndex(of: UInt8(ascii: "]")),
            let number = references.footnotes.number(of: bytes[(position + 2)..<end])
        else { return false }
        flushPlain()
        builder.append(text: RaisedText.number(number))
        position = end + 1
        return true
    }

    /// The name of an emoji, `:rocket:`.
    mutating func readEmoji() -> Bool {
        guard EmojiShortcodes.canBegin(after: byte(at: position - 1)),
            let emoji = EmojiShortcodes.emoji(at: bytes[position...])
        else { return false }
        flushPlain()
        builder.append(text: emoji.text)
        position += emoji.length
        return true
    }

    /// `$x$` or `$$x$$`, which is shown as it is written; amounts of money and names of variables are text.
    mutating func readFormula() -> Bool {
        let length = byte(at: position + 1) == UInt8(ascii: "$") ? 2 : 1
        let start = position + length
        guard EmojiShortcodes.canBegin(after: byte(at: position - 1)), let first = byte(at: start),
            !first.isMarkdownSpace, let end = bytes[start...].firstIndex(of: UInt8(ascii: "$")), end > start,
            !bytes[end - 1].isMarkdownSpace, bytes[end...].prefix(length).allSatisfy({ $0 == UInt8(ascii: "$") }),
            byte(at: end + length).map({ !$0.isASCIILetter && !$0.isASCIIDigit }) ?? true
        else { return false }
        var formula = bytes[start..<end].map { $0 == UInt8(ascii: "\n") ? UInt8(ascii: " ") : $0 }[...]
        // GitHub's other way of writing it is $`x`$.
        if formula.count > 2, formula.first == UInt8(ascii: "`"), formula.last == UInt8(ascii: "`") {
            formula = formula.dropFirst().dropLast()
        }
        flushPlain()
        builder.append(.code(formula.string))
        position = end + length
        return true
    }
}
