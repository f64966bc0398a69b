import RepositoriesDomain

/// Backslash escapes and entities.
enum MarkdownText {
    /// Text as it reads: `\*` is `*`, `&amp;` is `&`.
    static func unescaped(_ bytes: ArraySlice<UInt8>) -> String {
        decoded(bytes, escapes: true)
    }

    /// Text of HTML, in which a backslash is a backslash.
    static func decoded(_ bytes: ArraySlice<UInt8>, escapes: Bool = false) -> String {
        guard bytes.contains(UInt8(ascii: "&")) || escapes && bytes.contains(UInt8(ascii: "\\")) else {
            return bytes.string
        }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var rest = bytes
        while let byte = rest.first {
            if escapes, byte == UInt8(ascii: "\\"), let next = rest.dropFirst().first, next.isASCIIPunctuation {
                result.append(next)
                rest = rest.dropFirst(2)
            } else if byte == UInt8(ascii: "&"), let entity = HTMLEntity(at: rest) {
                result.append(contentsOf: entity.text.utf8)
                rest = rest.dropFirst(entity.length)
            } else {
                result.append(byte)
                rest.removeFirst()
            }
        }
        return String(decoding: result, as: UTF8.self)
    }
}

/// A character reference at the start of a text: `&amp;`, `&#8212;`, `&#x2014;`.
struct HTMLEntity {
    var text: String
    /// In bytes, from `&` to `;`.
    var length: Int

    init?(at bytes: ArraySlice<UInt8>) {
        // The longest name has 31 letters.
        let head = bytes.prefix(33)
        guard head.first == UInt8(ascii: "&"), let end = head.firstIndex(of: UInt8(ascii: ";")) else { return nil }
        let name = head[(head.startIndex + 1)..<end].string
        length = end - head.startIndex + 1
        if let character = Self.names[name] {
            text = character
        } else if let character = Self.numeric(name) {
            text = character
        } else {
            return nil
        }
    }

    private static func numeric(_ name: String) -> String? {
        guard name.first == "#" else { return nil }
        let digits = name.dropFirst()
        let value = digits.first?.lowercased() == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        guard let value else { return nil }
        let isDropped =
            value < 0x20 || (0x7F..<0xA0).contains(value) || (0x2028...0x202E).contains(value)
            || (0x2066...0x2069).contains(value)
        guard !isDropped, let scalar = Unicode.Scalar(value) else { return "\u{FFFD}" }
        return String(Character(scalar))
    }

    /// All that HTML knows, by their names.
    private static let names: [String: String] = {
        let table = String(decoding: PackageResources.character_references_tsv, as: UTF8.self)
        var names: [String: String] = [:]
        for line in table.split(separator: "\n") where !line.hasPrefix("#") {
            let cells = line.split(separator: "\t")
            guard cells.count == 2 else { continue }
            let scalars = cells[1].split(separator: " ").compactMap {
                UInt32($0, radix: 16).flatMap(Unicode.Scalar.init)
            }
            // A line end or a tab within a line of text is a space.
            names[String(cells[0])] = String(scalars.map { $0.value < 0x20 ? " " : Character($0) })
        }
        return names
    }()
}

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

/// Text above or below the line by Unicode's own characters, as in m² and H₂O.
enum RaisedText {
    /// The content of `<sup>` or `<sub>`; `nil` where some of it has no such character.
    static func text(_ content: [Readme.Inline], isBelow: Bool) -> String? {
        var result = ""
        for inline in content {
            guard case .text(let text) = inline else { return nil }
            for character in text {
                guard let other = (isBelow ? below : above)[character] else { return nil }
                result.append(other)
            }
        }
        return result.isEmpty ? nil : result
    }

    /// The number of a footnote.
    static func number(_ number: Int) -> String { String(String(number).compactMap { above[$0] }) }

    private static let above = characters("0123456789+-=()n i", "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿ ⁱ")
    private static let below = characters("0123456789+-=() aeox", "₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ ₐₑₒₓ")

    private static func characters(_ plain: String, _ moved: String) -> [Character: Character] {
        Dictionary(uniqueKeysWithValues: zip(plain, moved))
    }
}
