/// One statement, or a piece of one, whose interpolated values become bound parameters.
///
///     let sql: SQL = "SELECT name FROM people WHERE id = \(id) AND age > \(age)"
///
/// A value can never become SQL; `\(raw:)` is for names that are written in the source.
package struct SQL: Hashable, Sendable {
    private(set) var parts: [Part]

    enum Part: Hashable, Sendable {
        case text(String)
        case value(SQLValue)
    }

    init(parts: [Part]) {
        self.parts = parts
    }

    /// SQL from text that is not a literal; never from what a person typed.
    package init(raw: String) {
        parts = [.text(raw)]
    }

    package static func + (left: SQL, right: SQL) -> SQL {
        SQL(parts: left.parts + right.parts)
    }

    package static func += (left: inout SQL, right: SQL) {
        left.parts += right.parts
    }
}

extension Sequence<SQL> {
    /// The pieces with `separator` between them; empty for no pieces.
    package func joined(separator: SQL) -> SQL {
        var joined = SQL(parts: [])
        for (index, piece) in enumerated() {
            if index > 0 { joined += separator }
            joined += piece
        }
        return joined
    }
}

extension SQL: ExpressibleByStringInterpolation {
    package init(stringLiteral value: String) {
        self.init(raw: value)
    }

    package init(stringInterpolation: StringInterpolation) {
        self.init(parts: stringInterpolation.parts)
    }

    package struct StringInterpolation: StringInterpolationProtocol {
        var parts: [Part] = []

        package init(literalCapacity: Int, interpolationCount: Int) {
            parts.reserveCapacity(2 * interpolationCount + 1)
        }

        package mutating func appendLiteral(_ literal: String) {
            guard !literal.isEmpty else { return }
            parts.append(.text(literal))
        }

        package mutating func appendInterpolation(_ value: (some SQLConvertible)?) {
            parts.append(.value(value?.sqlValue ?? .null))
        }

        package mutating func appendInterpolation(_ value: SQLValue) {
            parts.append(.value(value))
        }

        /// The literal `nil`.
        package mutating func appendInterpolation(_ value: Never?) {
            parts.append(.value(.null))
        }

        /// A piece of SQL with its own values.
        package mutating func appendInterpolation(_ sql: SQL) {
            parts += sql.parts
        }

        /// Values for `IN (…)`, separated by commas.
        ///
        /// An empty list becomes `NULL`, which is in nothing.
        package mutating func appendInterpolation(values: some Sequence<some SQLConvertible>) {
            let list = values.map { SQL(parts: [.value($0.sqlValue)]) }
            parts += list.isEmpty ? [.text("NULL")] : list.joined(separator: ", ").parts
        }

        /// The name of a table or column, or a keyword; never what a person typed.
        package mutating func appendInterpolation(raw: String) {
            parts.append(.text(raw))
        }
    }
}

/// One row of an answer; values are asked for by column name.
///
///     let name: String = try row["name"]
///     let note: String? = try row["note"]
package struct SQLRow: Hashable, Sendable {
    // Shared by all rows of an answer; to look through them takes less than to hash a name.
    private let columns: [String]
    private let values: [SQLValue]

    init(columns: [String], values: [SQLValue]) {
        self.columns = columns
        self.values = values
    }

    /// The value of a column, as the type that is asked for.
    package subscript<Value: SQLConvertible>(column: String) -> Value {
        get throws(StorageError) {
            guard let index = columns.firstIndex(of: column), let value = Value(sqlValue: values[index]) else {
                throw StorageError.unreadable(column: column, expected: "\(Value.self)")
            }
            return value
        }
    }
}
