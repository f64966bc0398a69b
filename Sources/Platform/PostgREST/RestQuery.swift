import Calls

/// What an address asks for: which rows, which of their columns, in which order, how many.
package struct RestQuery: Hashable, Sendable {
    /// What is asked of a table, or of an embedded one.
    package struct Part: Hashable, Sendable {
        package var conditions: [Condition] = []
        package var order: [OrderTerm] = []
        package var limit: Int?
        package var offset: Int?

        package init() {}
    }

    package var select: [SelectItem] = [.all]
    package var own = Part()
    /// By table or alias.
    package var embedded: [String: Part] = [:]
    /// Which columns a body sets; `nil` where its keys say so.
    package var columns: [String]?
    package var onConflict: [String]?
    /// Of a function, by name.
    package var arguments: [String: String] = [:]

    /// Reads `name=value&…`; parameters named in `arguments` are a function's.
    ///
    /// - Throws: `PGRST100` for what cannot be read, or is too much; `PGRST123`, `PGRST127` for what is not offered.
    package init(_ text: String, arguments: Set<String> = []) throws(RestError) {
        for pair in text.split(separator: "&") {
            let halves = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard let name = PercentCoding.decode(halves[0], plusIsSpace: true),
                let value = PercentCoding.decode(halves.count > 1 ? halves[1] : "", plusIsSpace: true)
            else { throw .syntax("the query", "expecting percent-encoded UTF-8") }
            // What gateways take a key from.
            if name == "apikey" { continue }
            if arguments.contains(name) { self.arguments[name] = value } else { try take(name, value) }
        }
        let count = ([own] + embedded.values).reduce(0) { sum, part in
            sum + part.conditions.reduce(0) { $0 + $1.count }
        }
        guard count <= RestLimits.conditions else {
            throw .tooMuch("There are more than \(RestLimits.conditions) conditions.")
        }
        let embeds = Set(embeds.flatMap { [$0.table, $0.name] })
        if let unknown = embedded.keys.filter({ !embeds.contains($0) }).min() { throw .notEmbedded(unknown) }
    }

    package var embeds: [Embed] {
        select.compactMap { item in
            if case .embed(let embed) = item { embed } else { nil }
        }
    }

    /// Texts that a column is compared with, anywhere.
    package func operands(of column: String) -> [String] {
        ([own] + embedded.values).flatMap { $0.conditions.flatMap { $0.operands(of: column) } }
    }

    /// What a column must equal, as conditions at the top say.
    package func equals(_ column: String) -> [String] {
        own.conditions.compactMap { condition in
            guard case .compare(let path, .order(.eq, let text)) = condition, path == ColumnPath(column) else {
                return nil
            }
            return text
        }
    }

    private mutating func take(_ name: String, _ value: String) throws(RestError) {
        switch name {
        case "select": select = try SelectionParser.items(value)
        case "order": own.order = try OrderParser.terms(value)
        case "limit": own.limit = try Self.number(name, value)
        case "offset": own.offset = try Self.number(name, value)
        case "columns": columns = try Self.names(name, value)
        case "on_conflict": onConflict = try Self.names(name, value)
        case "and", "or", "not.and", "not.or": own.conditions.append(try ConditionParser.tree(name, value))
        default: try takeFilter(name, value)
        }
    }

    /// `column`, `column->place`, or the same of an embedded table after its name and a point.
    private mutating func takeFilter(_ name: String, _ value: String) throws(RestError) {
        var scanner = TextScanner(name)
        guard let path = scanner.path() else { throw Self.failure(name) }
        if scanner.isAtEnd {
            own.conditions.append(try ConditionParser.condition(path, value))
            return
        }
        guard path.steps.isEmpty, scanner.skip(".") else { throw Self.failure(name) }
        var part = embedded[path.column] ?? Part()
        let inner = scanner.rest
        switch inner {
        case "order": part.order = try OrderParser.terms(value)
        case "limit": part.limit = try Self.number(name, value)
        case "offset": part.offset = try Self.number(name, value)
        case "and", "or", "not.and", "not.or": part.conditions.append(try ConditionParser.tree(inner, value))
        default:
            guard let column = scanner.path(), scanner.isAtEnd else { throw Self.failure(name) }
            part.conditions.append(try ConditionParser.condition(column, value))
        }
        embedded[path.column] = part
    }

    private static func failure(_ name: String) -> RestError {
        .syntax("parameter (\(name.prefix(100)))", "expecting a column")
    }

    private static func number(_ name: String, _ value: String) throws(RestError) -> Int {
        guard let number = Int(value) else { throw .syntax("\(name) (\(value.prefix(100)))", "expecting a number") }
        guard number >= 0 else { throw .range("\(name) should be greater than or equal to zero.") }
        return number
    }

    private static func names(_ parameter: String, _ value: String) throws(RestError) -> [String] {
        var scanner = TextScanner(value)
        var names: [String] = []
        repeat {
            guard let name = scanner.name() else {
                throw .syntax("\(parameter) parameter (\(value.prefix(100)))", "expecting column names")
            }
            names.append(name)
        } while scanner.skip(",")
        guard scanner.isAtEnd else {
            throw .syntax("\(parameter) parameter (\(value.prefix(100)))", "expecting column names")
        }
        var seen: Set<String> = []
        return names.filter { seen.insert($0).inserted }
    }
}
