import Foundation

/// Reads JSON text (RFC 8259) in one pass.
///
/// `JSONDecoder` can read a ``JSONValue`` only by trying one type after another, which for a large import takes
/// seconds.
struct JSONParser {
    enum Failure: Error, Hashable {
        /// Where the text stops being JSON, in bytes.
        case malformed(at: Int)
        case tooDeep
    }

    /// Deeper than anything the API takes, shallower than the stack.
    private static let maximumDepth = 100

    private let bytes: UnsafeBufferPointer<UInt8>
    private var position = 0
    private var depth = 0

    private init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    static func parse(_ data: Data) throws(Failure) -> JSONValue {
        let result = data.withContiguousBytes { bytes -> Result<JSONValue, Failure> in
            var parser = JSONParser(bytes)
            do throws(Failure) {
                let value = try parser.value()
                parser.skipSpace()
                guard parser.position == bytes.count else { throw parser.malformed }
                return .success(value)
            } catch {
                return .failure(error)
            }
        }
        return try result.get()
    }

    private var malformed: Failure { .malformed(at: position) }

    private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func skipSpace() {
        while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
    }

    private mutating func take(_ byte: UInt8) -> Bool {
        guard next == byte else { return false }
        position += 1
        return true
    }

    private mutating func value() throws(Failure) -> JSONValue {
        skipSpace()
        switch next {
        case UInt8(ascii: "{"): return .object(try nested { parser throws(Failure) in try parser.object() })
        case UInt8(ascii: "["): return .array(try nested { parser throws(Failure) in try parser.array() })
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "t"): return try literal("true", .boolean(true))
        case UInt8(ascii: "f"): return try literal("false", .boolean(false))
        case UInt8(ascii: "n"): return try literal("null", .null)
        default: return try number()
        }
    }

    private mutating func nested<Value>(
        _ read: (inout JSONParser) throws(Failure) -> Value
    ) throws(Failure) -> Value {
        position += 1
        depth += 1
        guard depth <= Self.maximumDepth else { throw .tooDeep }
        let value = try read(&self)
        depth -= 1
        return value
    }

    private mutating func object() throws(Failure) -> [String: JSONValue] {
        var members: [String: JSONValue] = [:]
        skipSpace()
        if take(UInt8(ascii: "}")) { return members }
        while true {
            skipSpace()
            let name = try string()
            skipSpace()
            guard take(UInt8(ascii: ":")) else { throw malformed }
            members[name] = try value()
            skipSpace()
            if take(UInt8(ascii: "}")) { return members }
            guard take(UInt8(ascii: ",")) else { throw malformed }
        }
    }

    private mutating func array() throws(Failure) -> [JSONValue] {
        var elements: [JSONValue] = []
        skipSpace()
        if take(UInt8(ascii: "]")) { return elements }
        while true {
            elements.append(try value())
            skipSpace()
            if take(UInt8(ascii: "]")) { return elements }
            guard take(UInt8(ascii: ",")) else { throw malformed }
        }
    }

    private mutating func literal(_ text: StaticString, _ value: JSONValue) throws(Failure) -> JSONValue {
        for offset in 0..<text.utf8CodeUnitCount {
            guard take(text.utf8Start[offset]) else { throw malformed }
        }
        return value
    }

    // MARK: Numbers

    private mutating func number() throws(Failure) -> JSONValue {
        let start = position
        _ = take(UInt8(ascii: "-"))
        if !take(UInt8(ascii: "0")) { try digits() }
        var isInteger = true
        if take(UInt8(ascii: ".")) {
            isInteger = false
            try digits()
        }
        if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
            isInteger = false
            if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
            try digits()
        }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        if isInteger, let integer = Int64(text) { return .integer(integer) }
        guard let number = Double(text), number.isFinite else { throw malformed }
        // 1.0 and 1e3 are whole numbers in JSON Schema.
        return Int64(exactly: number).map(JSONValue.integer) ?? .number(number)
    }

    private mutating func digits() throws(Failure) {
        let start = position
        while let byte = next, byte >= 0x30, byte <= 0x39 { position += 1 }
        guard position > start else { throw malformed }
    }

    // MARK: Text

    private mutating func string() throws(Failure) -> String {
        guard take(UInt8(ascii: "\"")) else { throw malformed }
        var text: [UInt8] = []
        while let byte = next {
            position += 1
            switch byte {
            case UInt8(ascii: "\""):
                guard let string = String(validUTF8: text) else { throw malformed }
                return string
            case UInt8(ascii: "\\"): try escape(into: &text)
            case 0..<0x20: throw malformed
            default: text.append(byte)
            }
        }
        throw malformed
    }

    private mutating func escape(into text: inout [UInt8]) throws(Failure) {
        guard let byte = next else { throw malformed }
        position += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
        case UInt8(ascii: "b"): text.append(0x08)
        case UInt8(ascii: "f"): text.append(0x0C)
        case UInt8(ascii: "n"): text.append(0x0A)
        case UInt8(ascii: "r"): text.append(0x0D)
        case UInt8(ascii: "t"): text.append(0x09)
        case UInt8(ascii: "u"): text += UTF8.encode(try scalar()).map { Array($0) } ?? []
        default: throw malformed
        }
    }

    /// The scalar of one `\u` escape, or of two that are surrogates.
    private mutating func scalar() throws(Failure) -> Unicode.Scalar {
        var code = try fourDigits()
        if (0xD800..<0xDC00).contains(code) {
            guard take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")) else { throw malformed }
            let low = try fourDigits()
            guard (0xDC00..<0xE000).contains(low) else { throw malformed }
            code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
        }
        guard let scalar = Unicode.Scalar(code) else { throw malformed }
        return scalar
    }

    private mutating func fourDigits() throws(Failure) -> UInt32 {
        guard position + 4 <= bytes.count else { throw malformed }
        var code: UInt32 = 0
        for byte in bytes[position..<position + 4] {
            guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue, byte < 0x80 else { throw malformed }
            code = code << 4 | UInt32(digit)
        }
        position += 4
        return code
    }
}

extension Data {
    fileprivate func withContiguousBytes<Value>(_ body: (UnsafeBufferPointer<UInt8>) -> Value) -> Value {
        withUnsafeBytes { body($0.bindMemory(to: UInt8.self)) }
    }
}
