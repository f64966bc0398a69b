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
    package var sqlValue: SQLValue { .text(uuidString.lowercased()) }

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
