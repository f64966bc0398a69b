/// One thing of `select`.
package enum SelectItem: Hashable, Sendable {
    case all
    case column(ColumnPath, alias: String?, cast: String?)
    case embed(Embed)
}

/// Rows of another table within a row.
package struct Embed: Hashable, Sendable {
    package var table: String
    package var alias: String?
    package var items: [SelectItem]

    /// What the result calls it, and by which its filters may be named too.
    package var name: String { alias ?? table }
}

/// One column of `order`.
package struct OrderTerm: Hashable, Sendable {
    package var path: ColumnPath
    package var isDescending = false
    /// By default as PostgreSQL has it: last, or first where it descends.
    package var areNullsFirst: Bool
}

struct SelectionParser {
    private static let aggregates = ["avg", "count", "max", "min", "sum"]

    static func items(_ text: String) throws(RestError) -> [SelectItem] {
        var scanner = TextScanner(text)
        let items = try list(&scanner, depth: 0, of: text)
        guard scanner.isAtEnd else { throw failure(text) }
        return items
    }

    private static func failure(_ text: String) -> RestError {
        .syntax("select parameter (\(text.prefix(100)))", "expecting field name, \"*\" or a list in parentheses")
    }

    private static func list(
        _ scanner: inout TextScanner,
        depth: Int,
        of text: String
    ) throws(RestError) -> [SelectItem] {
        guard depth <= RestLimits.depth else { throw .tooMuch("Resources are nested deeper than \(RestLimits.depth).") }
        scanner.skipSpaces()
        if scanner.isAtEnd || scanner.starts(with: ")") { return [] }
        var items: [SelectItem] = []
        repeat { items.append(try item(&scanner, depth: depth, of: text)) } while scanner.skip(",")
        guard items.count <= 100 else { throw .tooMuch("More than 100 columns are asked for.") }
        return items
    }

    private static func item(
        _ scanner: inout TextScanner,
        depth: Int,
        of text: String
    ) throws(RestError) -> SelectItem {
        scanner.skipSpaces()
        if scanner.skip("*") { return .all }
        if scanner.starts(with: "...") { throw .notOffered("Spreading an embedded resource") }
        guard var path = scanner.path() else { throw failure(text) }
        var alias: String?
        if scanner.starts(with: ":"), !scanner.starts(with: "::") {
            _ = scanner.skip(":")
            alias = path.column
            guard path.steps.isEmpty, let own = scanner.path() else { throw failure(text) }
            path = own
        }
        while scanner.skip("!") {
            guard let hint = scanner.name() else { throw failure(text) }
            if hint == "inner" { throw .notOffered("An inner join") }
        }
        if scanner.starts(with: "(") {
            if path.column == "count", scanner.skip("()") { throw .aggregates }
            guard path.steps.isEmpty, scanner.skip("(") else { throw failure(text) }
            let items = try list(&scanner, depth: depth + 1, of: text)
            guard scanner.skip(")") else { throw failure(text) }
            return .embed(Embed(table: path.column, alias: alias, items: items))
        }
        let cast = scanner.skip("::") ? scanner.name() : nil
        if aggregates.contains(where: { scanner.starts(with: ".\($0)()") }) { throw .aggregates }
        scanner.skipSpaces()
        guard scanner.isAtEnd || scanner.starts(with: ",") || scanner.starts(with: ")") else { throw failure(text) }
        return .column(path, alias: alias, cast: cast)
    }
}

struct OrderParser {
    static func terms(_ text: String) throws(RestError) -> [OrderTerm] {
        var scanner = TextScanner(text)
        var terms: [OrderTerm] = []
        repeat {
            guard let path = scanner.path() else { throw failure(text) }
            if scanner.starts(with: "(") { throw .notOffered("Ordering by an embedded resource") }
            terms.append(try term(path, &scanner, of: text))
            scanner.skipSpaces()
        } while scanner.skip(",")
        guard scanner.isAtEnd, terms.count <= 20 else { throw failure(text) }
        return terms
    }

    private static func term(
        _ path: ColumnPath,
        _ scanner: inout TextScanner,
        of text: String
    ) throws(RestError) -> OrderTerm {
        var words: [String] = []
        while scanner.skip(".") { words.append(scanner.take(until: ".,")) }
        var rest = words[...]
        let isDescending = rest.first == "desc"
        if isDescending || rest.first == "asc" { rest = rest.dropFirst() }
        let nulls = rest.popFirst()
        guard rest.isEmpty, nulls == nil || nulls == "nullsfirst" || nulls == "nullslast" else { throw failure(text) }
        let areNullsFirst = nulls.map { $0 == "nullsfirst" } ?? isDescending
        return OrderTerm(path: path, isDescending: isDescending, areNullsFirst: areNullsFirst)
    }

    private static func failure(_ text: String) -> RestError {
        .syntax("order (\(text.prefix(100)))", "expecting a column, asc, desc, nullsfirst or nullslast")
    }
}
