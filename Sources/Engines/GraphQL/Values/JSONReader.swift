/// Reads JSON (RFC 8259), each byte once, to a depth of 64.
public struct JSONReader {
    /// Text that is no JSON.
    public struct Fault: Error, Sendable, Hashable {
        /// The first byte that does not fit.
        public let offset: Int
    }

    private let source: SourceText
    private var offset = 0
    private var depth = 0

    /// Reads one value that is the whole text.
    ///
    /// - Throws: ``Fault`` where the text is no JSON, no UTF-8, or nests deeper than 64 levels.
    public static func value(of bytes: [UInt8]) throws(Fault) -> GraphQLValue {
        guard let text = String(validUTF8: bytes) else { throw Fault(offset: 0) }
        return try value(of: text)
    }

    /// Reads one value that is the whole text.
    ///
    /// - Throws: ``Fault`` where the text is no JSON or nests deeper than 64 levels.
    public static func value(of text: String) throws(Fault) -> GraphQLValue {
        var reader = JSONReader(source: SourceText(text))
        let value = try reader.value()
        reader.skipSpace()
        guard reader.offset >= reader.source.bytes.count else { throw reader.fault }
        return value
    }

    private var fault: Fault { Fault(offset: offset) }

    private mutating func skipSpace() {
        while [0x20, 0x09, 0x0A, 0x0D].contains(source[offset]) { offset += 1 }
    }

    private mutating func value() throws(Fault) -> GraphQLValue {
        skipSpace()
        switch source[offset] {
        case UInt8(ascii: "{"): return try object()
        case UInt8(ascii: "["): return try list()
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "t"): return try word("true", .boolean(true))
        case UInt8(ascii: "f"): return try word("false", .boolean(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        default: return try number()
        }
    }

    private mutating func word(_ word: StaticString, _ value: GraphQLValue) throws(Fault) -> GraphQLValue {
        guard source.text(from: offset, to: offset + word.utf8CodeUnitCount) == word.description else { throw fault }
        offset += word.utf8CodeUnitCount
        return value
    }

    private mutating func expect(_ byte: UInt8) throws(Fault) {
        skipSpace()
        guard source[offset] == byte else { throw fault }
        offset += 1
    }

    /// Whether another element follows; takes the comma or the end.
    private mutating func continues(until end: UInt8) throws(Fault) -> Bool {
        skipSpace()
        if source[offset] == end {
            offset += 1
            return false
        }
        try expect(UInt8(ascii: ","))
        return true
    }

    private mutating func enter() throws(Fault) {
        offset += 1
        depth += 1
        guard depth <= 64 else { throw fault }
        skipSpace()
    }

    private mutating func list() throws(Fault) -> GraphQLValue {
        try enter()
        defer { depth -= 1 }
        var items: [GraphQLValue] = []
        if source[offset] == UInt8(ascii: "]") {
            offset += 1
            return .list(items)
        }
        repeat { items.append(try value()) } while try continues(until: UInt8(ascii: "]"))
        return .list(items)
    }

    private mutating func object() throws(Fault) -> GraphQLValue {
        try enter()
        defer { depth -= 1 }
        var members: [GraphQLValue.Member] = []
        if source[offset] == UInt8(ascii: "}") {
            offset += 1
            return .object(members)
        }
        repeat {
            skipSpace()
            guard source[offset] == UInt8(ascii: "\"") else { throw fault }
            let name = try string()
            try expect(UInt8(ascii: ":"))
            members.append(.init(name, try value()))
        } while try continues(until: UInt8(ascii: "}"))
        return .object(members)
    }

    private mutating func string() throws(Fault) -> String {
        let start = offset
        offset += 1
        var isPlain = true
        while source[offset] != UInt8(ascii: "\"") {
            guard source[offset] >= 0x20 else { throw fault }
            guard source[offset] == UInt8(ascii: "\\") else {
                offset += 1
                continue
            }
            isPlain = false
            // `\u{…}` is GraphQL's alone.
            guard source[offset + 2] != UInt8(ascii: "{") || source[offset + 1] != UInt8(ascii: "u"),
                let escape = try? StringLiteral.escape(in: source, at: offset)
            else { throw fault }
            offset += escape.length
        }
        offset += 1
        if isPlain { return source.text(from: start + 1, to: offset - 1) }
        return StringLiteral.value(of: Token(kind: .string, start: start, end: offset), in: source)
    }

    private mutating func number() throws(Fault) -> GraphQLValue {
        let start = offset
        if source[offset] == UInt8(ascii: "-") { offset += 1 }
        let first = source[offset]
        try digits()
        if first == UInt8(ascii: "0"), Lexer.isDigit(source[offset - 1]),
            offset - start > (source[start] == 0x2D ? 2 : 1)
        {
            throw fault
        }
        var isWhole = true
        if source[offset] == UInt8(ascii: ".") {
            isWhole = false
            offset += 1
            try digits()
        }
        if source[offset] | 0x20 == UInt8(ascii: "e") {
            isWhole = false
            offset += 1
            if source[offset] == UInt8(ascii: "+") || source[offset] == UInt8(ascii: "-") { offset += 1 }
            try digits()
        }
        let text = source.text(from: start, to: offset)
        if isWhole { return Int(text).map { .int($0) } ?? .digits(text) }
        // Too large a number is one in JSON; whether it may be one is its type's to say.
        guard let float = Double(text) else { throw fault }
        return .float(float)
    }

    private mutating func digits() throws(Fault) {
        guard Lexer.isDigit(source[offset]) else { throw fault }
        while Lexer.isDigit(source[offset]) { offset += 1 }
    }
}
