/// Cuts a text into tokens, one pass over its bytes.
struct Lexer {
    let source: SourceText
    private(set) var offset = 0

    init(_ source: SourceText) {
        self.source = source
    }

    /// The next token; at the end, and ever after, `endOfFile`.
    mutating func next() throws(SyntaxError) -> Token {
        skipIgnored()
        let start = offset
        let byte = source[start]
        if Self.isNameStart(byte) {
            offset += 1
            while Self.isNameContinuation(source[offset]) { offset += 1 }
            return Token(kind: .name, start: start, end: offset)
        }
        if let kind = Self.punctuators[byte] { return single(kind) }
        switch byte {
        case UInt8(ascii: "\""): return try string()
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
        case UInt8(ascii: "."): return try spread()
        default:
            if start >= source.bytes.count { return Token(kind: .endOfFile, start: start, end: start) }
            throw unexpectedCharacter(at: start)
        }
    }

    private static let punctuators: [UInt8: TokenKind] = [
        UInt8(ascii: "!"): .bang, UInt8(ascii: "$"): .dollar, UInt8(ascii: "&"): .ampersand,
        UInt8(ascii: "("): .openParenthesis, UInt8(ascii: ")"): .closeParenthesis, UInt8(ascii: ":"): .colon,
        UInt8(ascii: "="): .equals, UInt8(ascii: "@"): .at, UInt8(ascii: "["): .openBracket,
        UInt8(ascii: "]"): .closeBracket, UInt8(ascii: "{"): .openBrace, UInt8(ascii: "|"): .pipe,
        UInt8(ascii: "}"): .closeBrace,
    ]

    static func isNameStart(_ byte: UInt8) -> Bool {
        byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z") || byte == UInt8(ascii: "_")
    }

    static func isDigit(_ byte: UInt8) -> Bool {
        byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
    }

    static func isNameContinuation(_ byte: UInt8) -> Bool {
        isNameStart(byte) || isDigit(byte)
    }

    private mutating func single(_ kind: TokenKind) -> Token {
        offset += 1
        return Token(kind: kind, start: offset - 1, end: offset)
    }

    private mutating func skipIgnored() {
        while true {
            switch source[offset] {
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: ","):
                offset += 1
            case 0xEF where source[offset + 1] == 0xBB && source[offset + 2] == 0xBF:
                offset += 3
            case UInt8(ascii: "#"):
                while offset < source.bytes.count, !Self.isLineEnd(source[offset]) { offset += 1 }
            default: return
            }
        }
    }

    private static func isLineEnd(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
    }

    private mutating func spread() throws(SyntaxError) -> Token {
        let start = offset
        if source[start + 1] == UInt8(ascii: "."), source[start + 2] == UInt8(ascii: ".") {
            offset += 3
            return Token(kind: .spread, start: start, end: offset)
        }
        if source[start + 1] == UInt8(ascii: "."), !Self.isDigit(source[start + 2]) {
            throw SyntaxError("Unexpected '..', did you mean '...'?", at: start)
        }
        throw unexpectedCharacter(at: start)
    }

    private mutating func number() throws(SyntaxError) -> Token {
        let start = offset
        var kind = TokenKind.int
        if source[offset] == UInt8(ascii: "-") { offset += 1 }
        if source[offset] == UInt8(ascii: "0") {
            offset += 1
            if Self.isDigit(source[offset]) {
                throw SyntaxError("Invalid number, unexpected digit after 0: \(described(offset)).", at: offset)
            }
        } else {
            try digits()
        }
        if source[offset] == UInt8(ascii: ".") {
            kind = .float
            offset += 1
            try digits()
        }
        if source[offset] | 0x20 == UInt8(ascii: "e") {
            kind = .float
            offset += 1
            if source[offset] == UInt8(ascii: "+") || source[offset] == UInt8(ascii: "-") { offset += 1 }
            try digits()
        }
        if source[offset] == UInt8(ascii: ".") || Self.isNameStart(source[offset]) {
            throw SyntaxError("Invalid number, expected digit but got: \(described(offset)).", at: offset)
        }
        return Token(kind: kind, start: start, end: offset)
    }

    private mutating func digits() throws(SyntaxError) {
        guard Self.isDigit(source[offset]) else {
            throw SyntaxError("Invalid number, expected digit but got: \(described(offset)).", at: offset)
        }
        while Self.isDigit(source[offset]) { offset += 1 }
    }

    /// Finds the end of a string and that its escapes are well formed; ``StringLiteral`` reads what it means.
    private mutating func string() throws(SyntaxError) -> Token {
        let quote = UInt8(ascii: "\"")
        let start = offset
        if source[start + 1] == quote, source[start + 2] == quote { return try blockString() }
        offset += 1
        while source[offset] != quote {
            if offset >= source.bytes.count || Self.isLineEnd(source[offset]) {
                throw SyntaxError("Unterminated string.", at: offset)
            }
            if source[offset] == UInt8(ascii: "\\") {
                let escape = try StringLiteral.escape(in: source, at: offset)
                offset += escape.length
            } else {
                offset += 1
            }
        }
        offset += 1
        return Token(kind: .string, start: start, end: offset)
    }

    private mutating func blockString() throws(SyntaxError) -> Token {
        let quote = UInt8(ascii: "\"")
        let start = offset
        offset += 3
        while true {
            if offset >= source.bytes.count { throw SyntaxError("Unterminated string.", at: offset) }
            if source[offset] == UInt8(ascii: "\\"), isTripleQuote(at: offset + 1) {
                offset += 4
            } else if source[offset] == quote, isTripleQuote(at: offset) {
                offset += 3
                return Token(kind: .blockString, start: start, end: offset)
            } else {
                offset += 1
            }
        }
    }

    private func isTripleQuote(at offset: Int) -> Bool {
        let quote = UInt8(ascii: "\"")
        return source[offset] == quote && source[offset + 1] == quote && source[offset + 2] == quote
    }

    private func unexpectedCharacter(at offset: Int) -> SyntaxError {
        if source[offset] == UInt8(ascii: "'") {
            return SyntaxError(
                "Unexpected single quote character ('), did you mean to use a double quote (\")?",
                at: offset
            )
        }
        return SyntaxError("Unexpected character: \(described(offset)).", at: offset)
    }

    /// The character at an offset as an error names it.
    private func described(_ offset: Int) -> String {
        guard offset < source.bytes.count else { return "<EOF>" }
        guard let scalar = source.text(from: offset, to: offset + 4).unicodeScalars.first else { return "<EOF>" }
        if scalar.value == 0x22 { return "'\"'" }
        if scalar.value >= 0x20, scalar.value <= 0x7E { return "'\(scalar)'" }
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
