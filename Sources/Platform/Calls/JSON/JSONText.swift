/// JSON text that grows, value by value.
struct JSONText {
    private(set) var bytes: [UInt8] = []

    /// One of the characters between values.
    mutating func append(mark: Unicode.Scalar) { bytes.append(UInt8(ascii: mark)) }

    /// Whether nothing stands yet in what was begun last; texts end in quotes.
    var isAtStartOfContainer: Bool { bytes.last == UInt8(ascii: "{") || bytes.last == UInt8(ascii: "[") }

    mutating func append(literal: StaticString) {
        bytes.append(contentsOf: UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
    }

    mutating func append(_ boolean: Bool) { append(literal: boolean ? "true" : "false") }

    mutating func append(_ integer: some FixedWidthInteger) { bytes.append(contentsOf: String(integer).utf8) }

    /// A whole number without a fraction, as others write it; false and nothing written for what JSON does not have.
    mutating func append(_ number: some BinaryFloatingPoint & CustomStringConvertible) -> Bool {
        guard number.isFinite else { return false }
        let digits = number.description
        bytes.append(contentsOf: digits.hasSuffix(".0") ? digits.utf8.dropLast(2) : digits.utf8[...])
        return true
    }

    /// With the quotes.
    mutating func append(_ string: String) {
        bytes.append(UInt8(ascii: "\""))
        var string = string
        string.withUTF8 { text in
            // Hardly any text has something to escape.
            if text.contains(where: Self.isEscaped) {
                for byte in text { append(byteOfText: byte) }
            } else {
                bytes.append(contentsOf: text)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    private static func isEscaped(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
    }

    private mutating func append(byteOfText byte: UInt8) {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
        case 0..<0x20: bytes += "\\u00\(byte < 16 ? "0" : "")\(String(byte, radix: 16))".utf8
        default: bytes.append(byte)
        }
    }

    /// Replaces the text from `start` on.
    mutating func replace(from start: Int, with text: [UInt8]) {
        bytes.replaceSubrange(start..., with: text)
    }
}
