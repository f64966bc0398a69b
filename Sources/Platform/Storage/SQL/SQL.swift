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
