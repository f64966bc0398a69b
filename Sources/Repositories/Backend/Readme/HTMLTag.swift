/// A tag at the start of a text: `<img src="…">`, `</p>`, `<br/>`.
struct HTMLTag {
    /// Lower case.
    var name: String
    var isClosing: Bool
    /// Names in lower case; the first of a name counts.
    var attributes: [String: String] = [:]
    /// In bytes, from `<` to `>`.
    private(set) var length = 0

    init?(at bytes: ArraySlice<UInt8>) {
        var rest = bytes
        guard rest.popFirst() == UInt8(ascii: "<") else { return nil }
        isClosing = rest.first == UInt8(ascii: "/")
        if isClosing { rest.removeFirst() }
        guard let first = rest.first, first.isASCIILetter else { return nil }
        let word = rest.prefix { $0.isASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: "-") }
        guard word.count <= 20 else { return nil }
        name = word.string.lowercased()
        rest = rest[word.endIndex...]
        while true {
            let spaces = rest.prefix { $0.isMarkdownSpace }
            rest = rest[spaces.endIndex...]
            guard let byte = rest.first else { return nil }
            if byte == UInt8(ascii: ">") { break }
            if byte == UInt8(ascii: "/") {
                rest.removeFirst()
            } else if spaces.isEmpty && attributes.isEmpty || !readAttribute(&rest) {
                return nil
            }
        }
        length = rest.startIndex - bytes.startIndex + 1
    }

    private mutating func readAttribute(_ rest: inout ArraySlice<UInt8>) -> Bool {
        let name = rest.prefix { Self.isNameByte($0) }
        guard !name.isEmpty else { return false }
        rest = rest[name.endIndex...]
        var value = ""
        let equals = rest.drop { $0.isMarkdownSpace }
        if equals.first == UInt8(ascii: "=") {
            rest = equals.dropFirst().drop { $0.isMarkdownSpace }
            guard let read = Self.readValue(&rest) else { return false }
            value = read
        }
        let key = name.string.lowercased()
        if attributes[key] == nil { attributes[key] = value }
        return true
    }

    private static func readValue(_ rest: inout ArraySlice<UInt8>) -> String? {
        guard let first = rest.first else { return nil }
        if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
            let body = rest.dropFirst()
            guard let end = body.firstIndex(of: first) else { return nil }
            rest = body[(end + 1)...]
            return MarkdownText.decoded(body[..<end])
        }
        let value = rest.prefix { !$0.isMarkdownSpace && !Array("\"'=<>`".utf8).contains($0) }
        rest = rest[value.endIndex...]
        return value.isEmpty ? nil : MarkdownText.decoded(value)
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        byte.isASCIILetter || byte.isASCIIDigit || Array("_:.-@".utf8).contains(byte)
    }
}

/// A character reference at the start of a text: `&amp;`, `&#8212;`, `&#x2014;`.
struct HTMLEntity {
    var text: String
    /// In bytes, from `&` to `;`.
    var length: Int

    init?(at bytes: ArraySlice<UInt8>) {
        let head = bytes.prefix(32)
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

    /// Those that READMEs use; HTML knows 2,231.
    private static let names: [String: String] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©", "reg": "®",
        "trade": "™", "mdash": "—", "ndash": "–", "hellip": "…", "bull": "•", "middot": "·", "laquo": "«",
        "raquo": "»", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”", "larr": "←", "rarr": "→", "uarr": "↑",
        "darr": "↓", "harr": "↔", "times": "×", "divide": "÷", "plusmn": "±", "deg": "°", "micro": "µ", "para": "¶",
        "sect": "§", "euro": "€", "pound": "£", "yen": "¥", "cent": "¢", "hearts": "♥", "check": "✓", "star": "☆",
        "starf": "★", "ne": "≠", "le": "≤", "ge": "≥", "infin": "∞", "asymp": "≈", "frac12": "½", "sup2": "²",
        "sup3": "³", "eacute": "é", "egrave": "è", "agrave": "à", "auml": "ä", "ouml": "ö", "uuml": "ü", "Auml": "Ä",
        "Ouml": "Ö", "Uuml": "Ü", "szlig": "ß", "ccedil": "ç", "ntilde": "ñ", "oslash": "ø", "aring": "å",
        "ensp": "\u{2002}", "emsp": "\u{2003}", "thinsp": "\u{2009}", "zwj": "\u{200D}", "shy": "\u{AD}",
        "lbrack": "[", "rbrack": "]", "vert": "|", "num": "#", "ast": "*", "lowbar": "_", "grave": "`", "colon": ":",
    ]
}
