import Foundation

/// What makers write for others to read, without what no screen shows and what turns the text that follows around.
enum ShownText {
    /// Spaces, and what has no width.
    private static let blank = CharacterSet.whitespacesAndNewlines.union(
        CharacterSet(charactersIn: "\u{00AD}\u{200B}\u{200E}\u{200F}\u{2060}\u{FEFF}")
    )

    /// A text of one line.
    static func line(_ text: String) -> String {
        lines(text.components(separatedBy: .newlines).filter { !$0.isEmpty }.joined(separator: " "))
    }

    /// A text of any number of lines.
    static func lines(_ text: String) -> String {
        var shown = text
        shown.unicodeScalars.removeAll(where: isHidden)
        return shown.trimmingCharacters(in: blank)
    }

    private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "\n", "\r", "\t": false
        case "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}": true
        default: scalar.properties.generalCategory == .control
        }
    }
}
