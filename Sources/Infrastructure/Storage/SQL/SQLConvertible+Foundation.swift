package import Foundation

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
        self.init(uuidString: text)
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
    /// Nearly every statement names an account; Foundation's text, made lower-case, takes ten times as long.
    private var lowercasedText: String {
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
