/// Reads what string tokens mean.
enum StringLiteral {
    /// The text of a `string` token, quotes left out.
    static func value(of token: Token, in source: SourceText) -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(max(0, token.end - token.start - 2))
        var offset = token.start + 1
        while offset < token.end - 1 {
            // The lexer has read these escapes before, so that none of them fails here.
            if source[offset] == UInt8(ascii: "\\"), let escape = try? escape(in: source, at: offset) {
                bytes.append(contentsOf: String(escape.scalar).utf8)
                offset += escape.length
            } else {
                bytes.append(source[offset])
                offset += 1
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The character that the escape at `offset` stands for, and how many bytes it takes.
    static func escape(
        in source: SourceText,
        at offset: Int
    ) throws(SyntaxError) -> (scalar: Unicode.Scalar, length: Int) {
        switch source[offset + 1] {
        case UInt8(ascii: "\""): return ("\"", 2)
        case UInt8(ascii: "\\"): return ("\\", 2)
        case UInt8(ascii: "/"): return ("/", 2)
        case UInt8(ascii: "b"): return ("\u{8}", 2)
        case UInt8(ascii: "f"): return ("\u{C}", 2)
        case UInt8(ascii: "n"): return ("\n", 2)
        case UInt8(ascii: "r"): return ("\r", 2)
        case UInt8(ascii: "t"): return ("\t", 2)
        case UInt8(ascii: "u"):
            if source[offset + 2] == UInt8(ascii: "{") { return try variableEscape(in: source, at: offset) }
            return try fixedEscape(in: source, at: offset)
        default: throw invalid(in: source, from: offset, length: 2)
        }
    }

    private static func fixedEscape(
        in source: SourceText,
        at offset: Int
    ) throws(SyntaxError) -> (scalar: Unicode.Scalar, length: Int) {
        guard let code = hexadecimal(in: source, from: offset + 2) else {
            throw invalid(in: source, from: offset, length: 6)
        }
        if let scalar = Unicode.Scalar(code) { return (scalar, 6) }
        // A leading surrogate is half a character: its other half must follow.
        if code < 0xDC00, source[offset + 6] == UInt8(ascii: "\\"), source[offset + 7] == UInt8(ascii: "u"),
            let trailing = hexadecimal(in: source, from: offset + 8), trailing >= 0xDC00, trailing <= 0xDFFF,
            let scalar = Unicode.Scalar(0x10000 + ((code - 0xD800) << 10) + (trailing - 0xDC00))
        {
            return (scalar, 12)
        }
        throw invalid(in: source, from: offset, length: 6)
    }

    private static func variableEscape(
        in source: SourceText,
        at offset: Int
    ) throws(SyntaxError) -> (scalar: Unicode.Scalar, length: Int) {
        var code: UInt32 = 0
        var length = 3
        // Any number of zeros may stand first; past the end there are bytes that are no digits.
        while code <= 0x10FFFF {
            defer { length += 1 }
            let byte = source[offset + length]
            if byte == UInt8(ascii: "}") {
                guard length > 3, let scalar = Unicode.Scalar(code) else { break }
                return (scalar, length + 1)
            }
            guard let digit = digit(byte) else { break }
            code = code &<< 4 | digit
        }
        throw invalid(in: source, from: offset, length: 3)
    }

    private static func hexadecimal(in source: SourceText, from offset: Int) -> UInt32? {
        var code: UInt32 = 0
        for index in offset..<offset + 4 {
            guard let digit = digit(source[index]) else { return nil }
            code = code << 4 | digit
        }
        return code
    }

    private static func digit(_ byte: UInt8) -> UInt32? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
        case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a")) + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A")) + 10
        default: nil
        }
    }

    private static func invalid(in source: SourceText, from offset: Int, length: Int) -> SyntaxError {
        let shown = source.text(from: offset, to: offset + length)
        let kind = source[offset + 1] == UInt8(ascii: "u") ? "Unicode" : "character"
        return SyntaxError("Invalid \(kind) escape sequence: '\(shown)'.", at: offset)
    }

    /// The text of a `blockString` token: common indentation and blank lines around it left out.
    static func blockValue(of token: Token, in source: SourceText) -> String {
        let raw = source.text(from: token.start + 3, to: token.end - 3)
        var lines: [[UInt8]] = [[]]
        var previous: UInt8 = 0
        for byte in raw.utf8 {
            if byte == UInt8(ascii: "\n"), previous == UInt8(ascii: "\r") {
                previous = byte
                continue
            }
            if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
                lines.append([])
            } else {
                lines[lines.count - 1].append(byte)
            }
            previous = byte
        }
        return unescapingQuotes(dedented(lines).joined(separator: "\n"))
    }

    private static func dedented(_ lines: [[UInt8]]) -> [String] {
        let indent = lines.dropFirst().compactMap { line in
            line.firstIndex { !isBlank($0) }
        }.min()
        let cut = lines.enumerated().map { index, line in index == 0 ? line[...] : line.dropFirst(indent ?? 0) }
        let isEmpty: (ArraySlice<UInt8>) -> Bool = { $0.allSatisfy(isBlank) }
        guard let first = cut.firstIndex(where: { !isEmpty($0) }), let last = cut.lastIndex(where: { !isEmpty($0) })
        else { return [] }
        return cut[first...last].map { String(decoding: $0, as: UTF8.self) }
    }

    private static func isBlank(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
    }

    private static func unescapingQuotes(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "\\")) else { return text }
        var result: [UInt8] = []
        for byte in text.utf8 {
            result.append(byte)
            if byte == UInt8(ascii: "\""), result.suffix(4) == Array("\\\"\"\"".utf8)[...] {
                result.removeLast(4)
                result.append(contentsOf: Array("\"\"\"".utf8))
            }
        }
        return String(decoding: result, as: UTF8.self)
    }
}
