/// What a request asks of rows, as it is written; types are looked at when it is bound to a table.
package indirect enum Condition: Hashable, Sendable {
    case all([Condition])
    case any([Condition])
    case not(Condition)
    case compare(ColumnPath, Comparison)
}

/// What is asked of one column.
package enum Comparison: Hashable, Sendable {
    package enum Order: String, Hashable, Sendable, CaseIterable { case eq, neq, gt, gte, lt, lte }
    package enum Constant: String, Hashable, Sendable { case null, notNull = "not_null", `true`, `false`, unknown }

    case order(Order, String)
    /// `%` and `_` with backslashes before those that stand for themselves.
    case like(String, ignoresCase: Bool)
    case isIn([String])
    case constant(Constant)
    case isDistinct(String)
    case contains(String)
    case isContained(String)
    case overlaps(String)
}

extension Condition {
    /// Comparisons in it.
    var count: Int {
        switch self {
        case .all(let parts), .any(let parts): parts.reduce(0) { $0 + $1.count }
        case .not(let part): part.count
        case .compare: 1
        }
    }

    /// Texts that columns are compared with, of these columns.
    func operands(of column: String) -> [String] {
        switch self {
        case .all(let parts), .any(let parts): parts.flatMap { $0.operands(of: column) }
        case .not(let part): part.operands(of: column)
        case .compare(let path, let comparison):
            switch comparison {
            case _ where path.column != column || !path.steps.isEmpty: []
            case .order(_, let text), .isDistinct(let text): [text]
            case .isIn(let texts): texts
            default: []
            }
        }
    }
}

/// Reads filters: `not.in.(1,2)` of a parameter, and trees of them.
struct ConditionParser {
    private static let notOffered = [
        "match", "imatch", "fts", "plfts", "phfts", "wfts", "sl", "sr", "nxr", "nxl", "adj",
    ]

    /// The value of a parameter that is named for a column, taken as it is.
    static func condition(_ path: ColumnPath, _ value: String) throws(RestError) -> Condition {
        var scanner = TextScanner(value)
        return try condition(path, &scanner, isNested: false, of: value)
    }

    /// The value of `and`, `or` and their negations: a list in parentheses.
    static func tree(_ name: String, _ value: String) throws(RestError) -> Condition {
        var scanner = TextScanner(value)
        let parts = try list(&scanner, depth: 1, of: value)
        guard scanner.isAtEnd else { throw failure(value) }
        let tree: Condition = name.hasSuffix("or") ? .any(parts) : .all(parts)
        return name.hasPrefix("not.") ? .not(tree) : tree
    }

    private static func failure(_ value: String) -> RestError {
        .syntax("filter (\(value.prefix(100)))", "expecting operator (eq, gt, …) or a list in parentheses")
    }

    private static func list(
        _ scanner: inout TextScanner,
        depth: Int,
        of value: String
    ) throws(RestError) -> [Condition] {
        guard depth <= RestLimits.depth else {
            throw .tooMuch("Conditions are nested deeper than \(RestLimits.depth).")
        }
        scanner.skipSpaces()
        guard scanner.skip("(") else { throw failure(value) }
        var parts: [Condition] = []
        repeat {
            parts.append(try part(&scanner, depth: depth, of: value))
            guard parts.count <= RestLimits.conditions else {
                throw .tooMuch("There are more than \(RestLimits.conditions) conditions.")
            }
            scanner.skipSpaces()
        } while scanner.skip(",")
        guard scanner.skip(")") else { throw failure(value) }
        return parts
    }

    private static func part(
        _ scanner: inout TextScanner,
        depth: Int,
        of value: String
    ) throws(RestError) -> Condition {
        scanner.skipSpaces()
        for name in ["and", "or", "not.and", "not.or"] where scanner.starts(with: name + "(") {
            _ = scanner.skip(name)
            let parts = try list(&scanner, depth: depth + 1, of: value)
            let tree: Condition = name.hasSuffix("or") ? .any(parts) : .all(parts)
            return name.hasPrefix("not.") ? .not(tree) : tree
        }
        guard let path = scanner.path(), scanner.skip(".") else { throw failure(value) }
        return try condition(path, &scanner, isNested: true, of: value)
    }

    private static func condition(
        _ path: ColumnPath,
        _ scanner: inout TextScanner,
        isNested: Bool,
        of value: String
    ) throws(RestError) -> Condition {
        let isNegated = scanner.skip("not.")
        let name = scanner.take(until: ".(,")
        if notOffered.contains(name) { throw .notOffered("The operator \(name)") }
        if scanner.starts(with: "(any)") || scanner.starts(with: "(all)") { throw .notOffered("any and all") }
        guard scanner.skip(".") else { throw failure(value) }
        let comparison = try comparison(name, &scanner, isNested: isNested, of: value)
        let condition = Condition.compare(path, comparison)
        return isNegated ? .not(condition) : condition
    }

    private static func comparison(
        _ name: String,
        _ scanner: inout TextScanner,
        isNested: Bool,
        of value: String
    ) throws(RestError) -> Comparison {
        if name == "in" { return .isIn(try values(&scanner, isNested: isNested, of: value)) }
        let text = isNested ? nestedText(&scanner) : topLevelText(&scanner)
        if let order = Comparison.Order(rawValue: name) { return .order(order, text) }
        switch name {
        case "like": return .like(text.replacingStars, ignoresCase: false)
        case "ilike": return .like(text.replacingStars, ignoresCase: true)
        case "isdistinct": return .isDistinct(text)
        case "cs": return .contains(text)
        case "cd": return .isContained(text)
        case "ov": return .overlaps(text)
        case "is":
            guard let constant = Comparison.Constant(rawValue: text.lowercased()) else {
                throw .syntax("filter (\(value.prefix(100)))", "expecting null, not_null, true, false or unknown")
            }
            return .constant(constant)
        default: throw failure(value)
        }
    }

    /// Everything, as it is.
    private static func topLevelText(_ scanner: inout TextScanner) -> String {
        let text = scanner.rest
        while !scanner.isAtEnd { _ = scanner.take(until: "") }
        return text
    }

    /// Up to the next comma or parenthesis, unless quotes or braces are around it.
    private static func nestedText(_ scanner: inout TextScanner) -> String {
        let start = scanner
        if let text = scanner.quoted(), scanner.isAtEnd || scanner.starts(with: ",") || scanner.starts(with: ")") {
            return text
        }
        scanner = start
        if scanner.starts(with: "{"), let text = scanner.braced() { return text }
        return scanner.take(until: ",)")
    }

    /// `(1,"a,b")` or, as one client writes it, `{1,"a,b"}`.
    private static func values(
        _ scanner: inout TextScanner,
        isNested: Bool,
        of value: String
    ) throws(RestError) -> [String] {
        scanner.skipSpaces()
        let end = scanner.skip("(") ? ")" : scanner.skip("{") ? "}" : ""
        guard !end.isEmpty else { throw failure(value) }
        if scanner.skip(end) { return [] }
        var values: [String] = []
        repeat {
            guard values.count < RestLimits.listValues else {
                throw .tooMuch("A list has more than \(RestLimits.listValues) values.")
            }
            let start = scanner
            if let text = scanner.quoted(), scanner.starts(with: ",") || scanner.starts(with: end) {
                values.append(text)
            } else {
                scanner = start
                values.append(scanner.take(until: "," + end))
            }
        } while scanner.skip(",")
        guard scanner.skip(end), isNested || scanner.isAtEnd else { throw failure(value) }
        return values
    }
}

extension String {
    /// `*` is for `%`, which has to be escaped in addresses.
    fileprivate var replacingStars: String { replacing("*", with: "%") }
}

extension TextScanner {
    /// A text in braces with the braces, which may be nested and hold quotes; `nil` where they do not close.
    mutating func braced() -> String? {
        let start = self
        var (depth, text) = (0, "")
        repeat {
            if next == UInt8(ascii: "\"") {
                let before = self
                guard quoted() != nil else { break }
                text += String(before.rest.utf8.prefix(position - before.position)) ?? ""
                continue
            }
            text += take(until: "{}\"")
            if skip("{") {
                (depth, text) = (depth + 1, text + "{")
            } else if skip("}") {
                (depth, text) = (depth - 1, text + "}")
            } else if isAtEnd {
                break
            }
        } while depth > 0
        guard depth == 0 else {
            self = start
            return nil
        }
        return text
    }
}
