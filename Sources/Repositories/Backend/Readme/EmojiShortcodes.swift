/// Emoji by the names that are written between colons, as `:rocket:`.
enum EmojiShortcodes {
    private static let maximumLength = 80

    /// The emoji whose name begins at a colon, and its length in bytes with both colons; `nil` for what is no name, such as
    /// the minutes of `10:30:45`.
    static func emoji(at bytes: ArraySlice<UInt8>) -> (text: String, length: Int)? {
        let name = bytes.dropFirst().prefix(maximumLength).prefix(while: isNameByte)
        guard !name.isEmpty, name.endIndex < bytes.endIndex, bytes[name.endIndex] == UInt8(ascii: ":"),
            let emoji = names[name.string]
        else { return nil }
        return (emoji, name.count + 2)
    }

    /// Whether a colon after `byte` may begin a name: in a word or a number it does not.
    static func canBegin(after byte: UInt8?) -> Bool {
        byte.map { !$0.isASCIILetter && !$0.isASCIIDigit && $0 < 0x80 } ?? true
    }

    /// A text with its names as emoji.
    static func replaced(in text: String) -> String {
        guard text.utf8.count(where: { $0 == UInt8(ascii: ":") }) > 1 else { return text }
        var result: [UInt8] = []
        var rest = Array(text.utf8)[...]
        while let byte = rest.first {
            if byte == UInt8(ascii: ":"), canBegin(after: result.last), let emoji = emoji(at: rest) {
                result += emoji.text.utf8
                rest = rest.dropFirst(emoji.length)
            } else {
                result.append(byte)
                rest.removeFirst()
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        byte.isASCIILetter || byte.isASCIIDigit || Array("_+-".utf8).contains(byte)
    }

    private static let names: [String: String] = {
        let table = String(decoding: PackageResources.emoji_shortcodes_tsv, as: UTF8.self)
        var names: [String: String] = [:]
        for line in table.split(separator: "\n") where !line.hasPrefix("#") {
            let cells = line.split(separator: "\t")
            if cells.count == 2 { names[String(cells[0])] = String(cells[1]) }
        }
        return names
    }()
}
