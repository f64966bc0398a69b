/// The engine's own SQL, for the few things on which engines differ.
///
/// A new engine adds a case, and the compiler names every place that has to answer for it.
package enum SQLDialect: Hashable, Sendable {
    case sqlite
}

extension SQLDialect {
    /// The text sent to the engine, with a placeholder for each of the values.
    func render(_ sql: SQL) -> (text: String, values: [SQLValue]) {
        var text = ""
        var values: [SQLValue] = []
        for part in sql.parts {
            switch part {
            case .text(let piece):
                text += piece
            case .value(let value):
                values.append(value)
                text += placeholder(values.count)
            }
        }
        return (text, values)
    }

    private func placeholder(_ number: Int) -> String {
        switch self {
        case .sqlite: "?"
        }
    }
}
