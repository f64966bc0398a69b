/// Lets a text that comes in pieces appear word by word.
struct Typewriter: Equatable {
    /// Everything that has come.
    private(set) var received = ""
    /// The beginning of it that is on the screen.
    private(set) var shown = ""

    var isCaughtUp: Bool { shown.count == received.count }

    mutating func receive(_ text: String) { received += text }

    mutating func restart() { self = Typewriter() }

    /// Shows everything at once.
    mutating func finish() { shown = received }

    /// Shows the next word; several at once when far behind, so that reading never waits long for writing.
    mutating func advance() {
        let rest = received.dropFirst(shown.count)
        let words = max(1, rest.count / 160)
        shown += Self.beginning(of: rest, words: words)
    }

    /// So many words from the start, each with the spaces after it.
    private static func beginning(of text: Substring, words: Int) -> Substring {
        var end = text.startIndex
        for _ in 0..<words {
            end = text[end...].firstIndex(where: \.isWhitespace) ?? text.endIndex
            end = text[end...].firstIndex { !$0.isWhitespace } ?? text.endIndex
        }
        return text[..<end]
    }
}
