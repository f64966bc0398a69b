/// A run of `*`, `_` or `~`.
struct MarkdownDelimiter {
    let mark: UInt8
    /// Those not yet used.
    var count: Int
    let originalCount: Int
    let canOpen: Bool
    let canClose: Bool

    var text: String { String(repeating: Character(Unicode.Scalar(mark)), count: count) }

    /// `nil` marks for `before` and `after` are the ends of the text.
    ///
    /// CommonMark 0.31, 6.2: left- and right-flanking runs; letters beyond ASCII count as letters.
    init(mark: UInt8, count: Int, before: UInt8?, after: UInt8?) {
        func isSpace(_ byte: UInt8?) -> Bool { byte.map(\.isMarkdownSpace) ?? true }
        func isPunctuation(_ byte: UInt8?) -> Bool { byte.map(\.isASCIIPunctuation) ?? false }
        let opens = !isSpace(after) && (!isPunctuation(after) || isSpace(before) || isPunctuation(before))
        let closes = !isSpace(before) && (!isPunctuation(before) || isSpace(after) || isPunctuation(after))
        self.mark = mark
        self.count = count
        originalCount = count
        // Inside a word, `_` is part of a name.
        canOpen = mark == UInt8(ascii: "_") ? opens && (!closes || isPunctuation(before)) : opens
        canClose = mark == UInt8(ascii: "_") ? closes && (!opens || isPunctuation(after)) : closes
    }

    /// Whether `closer` ends what this opens (CommonMark 0.31, 6.2, rules 9 and 10; GFM, strikethrough).
    func isClosed(by closer: MarkdownDelimiter) -> Bool {
        guard mark == closer.mark, canOpen else { return false }
        if mark == UInt8(ascii: "~") { return count == closer.count }
        guard canClose || closer.canOpen else { return true }
        let sum = originalCount + closer.originalCount
        return sum % 3 != 0 || originalCount % 3 == 0 && closer.originalCount % 3 == 0
    }
}

/// A `[` or `![` that may begin a link or a picture.
struct MarkdownBracket {
    var isImage: Bool
    /// Where the text inside begins.
    var start: Int
    /// Links do not nest: once one is inside, this is only a bracket.
    var isActive = true
}
