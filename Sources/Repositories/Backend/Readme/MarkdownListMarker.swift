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
