/// A `[` or `![` that may begin a link or a picture.
struct MarkdownBracket {
    var isImage: Bool
    /// Where the text inside begins.
    var start: Int
    /// Links do not nest: once one is inside, this is only a bracket.
    var isActive = true
}
