/// Percent-encoding of one path segment or query value (RFC 3986), and forms' `+` for a space.
package enum PercentCoding {
    package static func encode(_ text: String) -> String {
        // A segment of dots only would be resolved away by clients.
        if text == "." { return "%2E" }
        if text == ".." { return "%2E%2E" }
        var encoded = ""
        for byte in text.utf8 {
            if isUnreserved(byte) {
                encoded.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                encoded += "%" + hexDigit(byte >> 4) + hexDigit(byte & 15)
            }
        }
        return encoded
    }

    /// `nil` for a percent sign without two hexadecimal digits, and for bytes that are not UTF-8.
    package static func decode(_ text: some StringProtocol, plusIsSpace: Bool = false) -> String? {
        var bytes: [UInt8] = []
        var rest = Substring(text).utf8
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "%"):
                guard let high = rest.popFirst().flatMap(value), let low = rest.popFirst().flatMap(value) else {
                    return nil
                }
                bytes.append(high << 4 | low)
            case UInt8(ascii: "+") where plusIsSpace: bytes.append(UInt8(ascii: " "))
            default: bytes.append(byte)
            }
        }
        return String(validUTF8: bytes)
    }

    private static func isUnreserved(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
            UInt8(ascii: "~"):
            true
        default: false
        }
    }

    private static func hexDigit(_ value: UInt8) -> String { String(value, radix: 16, uppercase: true) }

    private static func value(_ digit: UInt8) -> UInt8? {
        switch digit {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}

/// `name=value&…` of a URL.
enum QueryCoding {
    static func encode(_ items: [(name: String, value: String)]) -> String {
        items.map { "\(PercentCoding.encode($0.name))=\(PercentCoding.encode($0.value))" }.joined(separator: "&")
    }

    /// - Throws: a violation for a name that is given twice, or for text that is not percent-encoded UTF-8.
    static func decode(_ query: String) throws(SchemaViolation) -> [String: String] {
        var items: [String: String] = [:]
        for pair in query.split(separator: "&") {
            let halves = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard let name = PercentCoding.decode(halves[0], plusIsSpace: true) else {
                throw SchemaViolation(field: "query", reason: .malformed, rule: "must be percent-encoded UTF-8")
            }
            guard let value = PercentCoding.decode(halves.count > 1 ? halves[1] : "", plusIsSpace: true) else {
                throw SchemaViolation(field: name, reason: .malformed, rule: "must be percent-encoded UTF-8")
            }
            guard items.updateValue(value, forKey: name) == nil else {
                throw SchemaViolation(field: name, reason: .tooMany, rule: "must be given once")
            }
        }
        return items
    }
}

extension Sequence<UInt8> {
    /// Two lower-case digits a byte.
    package var hexadecimalText: String {
        let digits = StaticString("0123456789abcdef").utf8Start
        var text: [UInt8] = []
        text.reserveCapacity(2 * underestimatedCount)
        for byte in self {
            text.append(digits[Int(byte >> 4)])
            text.append(digits[Int(byte & 15)])
        }
        return String(decoding: text, as: UTF8.self)
    }
}

extension String {
    /// The text these bytes are in UTF-8, or `nil` for bytes that are no UTF-8.
    ///
    /// What the standard library has for it is of iOS 18 and macOS 15.
    package init?(validUTF8 bytes: [UInt8]) {
        self.init(decoding: bytes, as: UTF8.self)
        // Whatever was wrong has been replaced by a character of other bytes.
        guard utf8.elementsEqual(bytes) else { return nil }
    }
}
