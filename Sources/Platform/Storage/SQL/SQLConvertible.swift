package import Foundation

/// A Swift value that is bound as a parameter and read from a column.
///
/// An enum over `String` or `Int` needs only to name the conformance.
package protocol SQLConvertible {
    var sqlValue: SQLValue { get }

    /// `nil` when `sqlValue` holds something else.
    init?(sqlValue: SQLValue)
}

extension SQLConvertible where Self: RawRepresentable, RawValue: SQLConvertible {
    package var sqlValue: SQLValue { rawValue.sqlValue }

    package init?(sqlValue: SQLValue) {
        guard let rawValue = RawValue(sqlValue: sqlValue) else { return nil }
        self.init(rawValue: rawValue)
    }
}

/// Milliseconds since 1970 as an integer, so that both engines sort and compare dates alike.
extension Date: SQLConvertible {
    package var sqlValue: SQLValue {
        let milliseconds = (timeIntervalSince1970 * 1000).rounded()
        return .integer(Int64(exactly: milliseconds) ?? (milliseconds > 0 ? .max : .min))
    }

    package init?(sqlValue: SQLValue) {
        guard case .integer(let milliseconds) = sqlValue else { return nil }
        self.init(timeIntervalSince1970: Double(milliseconds) / 1000)
    }
}

extension Data: SQLConvertible {
    package var sqlValue: SQLValue { .blob(self) }

    package init?(sqlValue: SQLValue) {
        guard case .blob(let data) = sqlValue else { return nil }
        self = data
    }
}

/// Lower-case text, the form in which PostgreSQL prints its own type.
extension UUID: SQLConvertible {
    package var sqlValue: SQLValue { .text(lowercasedText) }

    package init?(sqlValue: SQLValue) {
        guard case .text(let text) = sqlValue else { return nil }
        self.init(hyphenated: text)
    }
}

extension URL: SQLConvertible {
    package var sqlValue: SQLValue { .text(absoluteString) }

    package init?(sqlValue: SQLValue) {
        guard case .text(let text) = sqlValue else { return nil }
        self.init(string: text)
    }
}

extension UUID {
    /// Reads the usual text of 36 characters, which Foundation has C's `sscanf` do in ten times the time.
    private init?(hyphenated text: String) {
        guard text.utf8.count == 36 else { return nil }
        var place = 0
        var value = uuid_t(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
        let isRead = withUnsafeMutableBytes(of: &value) { bytes in
            for (index, character) in text.utf8.enumerated() {
                if index == 8 || index == 13 || index == 18 || index == 23 {
                    guard character == UInt8(ascii: "-") else { return false }
                    continue
                }
                guard let digit = Self.value(ofDigit: character) else { return false }
                bytes[place / 2] = bytes[place / 2] << 4 | digit
                place += 1
            }
            return true
        }
        guard isRead else { return nil }
        self.init(uuid: value)
    }

    private static func value(ofDigit character: UInt8) -> UInt8? {
        switch character {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): character - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): character - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): character - UInt8(ascii: "A") + 10
        default: nil
        }
    }

    /// Nearly every statement names an account; Foundation's text, made lower-case, takes ten times as long.
    var lowercasedText: String {
        let digits = StaticString("0123456789abcdef").utf8Start
        return String(unsafeUninitializedCapacity: 36) { text in
            withUnsafeBytes(of: uuid) { bytes in
                var place = 0
                for (index, byte) in bytes.enumerated() {
                    if index == 4 || index == 6 || index == 8 || index == 10 {
                        text.initializeElement(at: place, to: UInt8(ascii: "-"))
                        place += 1
                    }
                    text.initializeElement(at: place, to: digits[Int(byte >> 4)])
                    text.initializeElement(at: place + 1, to: digits[Int(byte & 15)])
                    place += 2
                }
            }
            return 36
        }
    }
}

extension String: SQLConvertible {
    package var sqlValue: SQLValue { .text(self) }

    package init?(sqlValue: SQLValue) {
        guard case .text(let text) = sqlValue else { return nil }
        self = text
    }
}

extension Int64: SQLConvertible {
    package var sqlValue: SQLValue { .integer(self) }

    package init?(sqlValue: SQLValue) {
        guard case .integer(let integer) = sqlValue else { return nil }
        self = integer
    }
}

extension Int: SQLConvertible {
    package var sqlValue: SQLValue { .integer(Int64(self)) }

    package init?(sqlValue: SQLValue) {
        guard case .integer(let integer) = sqlValue else { return nil }
        self.init(exactly: integer)
    }
}

/// 0 or 1: SQLite has no boolean type.
extension Bool: SQLConvertible {
    package var sqlValue: SQLValue { .integer(self ? 1 : 0) }

    package init?(sqlValue: SQLValue) {
        switch sqlValue {
        case .integer(0): self = false
        case .integer(1): self = true
        default: return nil
        }
    }
}

extension Double: SQLConvertible {
    package var sqlValue: SQLValue { .real(self) }

    package init?(sqlValue: SQLValue) {
        switch sqlValue {
        case .real(let real): self = real
        case .integer(let integer): self = Double(integer)
        default: return nil
        }
    }
}

extension Optional: SQLConvertible where Wrapped: SQLConvertible {
    package var sqlValue: SQLValue { self?.sqlValue ?? .null }

    package init?(sqlValue: SQLValue) {
        guard sqlValue != .null else {
            self = .none
            return
        }
        guard let wrapped = Wrapped(sqlValue: sqlValue) else { return nil }
        self = .some(wrapped)
    }
}

/// A value as the database keeps it.
package enum SQLValue: Hashable, Sendable {
    case null
    case integer(Int64)
    case real(Double)
    case text(String)
    case blob(Data)
}
