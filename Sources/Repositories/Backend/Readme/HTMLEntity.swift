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
