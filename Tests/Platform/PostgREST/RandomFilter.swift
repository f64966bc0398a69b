import Calls

@testable import PostgREST

/// A filter as a parameter's text, and what it means, said once more in the plainest way.
struct RandomFilter {
    var name: String
    var value: String
    var meaning: (_ row: [JSONValue]) -> Bool?

    /// A parameter: a column's filter, or a tree of them.
    static func parameter(using generator: inout SplitMix) -> RandomFilter {
        guard Int.random(in: 0..<3, using: &generator) == 0 else {
            let leaf = leaf(isNested: false, using: &generator)
            return RandomFilter(name: leaf.name, value: leaf.value, meaning: leaf.meaning)
        }
        let tree = tree(depth: 1, using: &generator)
        return RandomFilter(name: tree.name, value: tree.value, meaning: tree.meaning)
    }

    private static func tree(depth: Int, using generator: inout SplitMix) -> RandomFilter {
        let parts = (0..<Int.random(in: 1...3, using: &generator)).map { _ -> RandomFilter in
            if depth < 3, Int.random(in: 0..<3, using: &generator) == 0 {
                let inner = tree(depth: depth + 1, using: &generator)
                return RandomFilter(name: "", value: inner.name + inner.value, meaning: inner.meaning)
            }
            let inner = leaf(isNested: true, using: &generator)
            return RandomFilter(name: "", value: "\(inner.name).\(inner.value)", meaning: inner.meaning)
        }
        let (isAny, isNegated) = (Bool.random(using: &generator), Bool.random(using: &generator))
        return RandomFilter(
            name: (isNegated ? "not." : "") + (isAny ? "or" : "and"),
            value: "(\(parts.map(\.value).joined(separator: ",")))"
        ) { row in
            let answers = parts.map { $0.meaning(row) }
            let decisive = isAny
            let whole: Bool? = answers.contains(decisive) ? decisive : answers.contains(nil) ? nil : !decisive
            return isNegated ? whole.map { !$0 } : whole
        }
    }

    private static func leaf(isNested: Bool, using generator: inout SplitMix) -> RandomFilter {
        let one = [text, number, flag, date, list, place, spelling, text, number, pattern, listed].randomElement(
            using: &generator
        )
        var leaf = (one ?? text)(isNested, &generator)
        if Bool.random(using: &generator) {
            let meaning = leaf.meaning
            leaf.value = "not." + leaf.value
            leaf.meaning = { meaning($0).map { !$0 } }
        }
        return leaf
    }

    // MARK: Kinds of columns

    private static let signs = ["eq", "neq", "gt", "gte", "lt", "lte"]

    private static func holds<Value: Comparable>(_ sign: String, _ one: Value, _ other: Value) -> Bool {
        switch sign {
        case "eq": one == other
        case "neq": one != other
        case "gt": one > other
        case "gte": one >= other
        case "lt": one < other
        default: one <= other
        }
    }

    private static func written(_ text: String, _ isNested: Bool) -> String {
        guard isNested else { return text }
        return "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
    }

    private static func text(_ isNested: Bool, _ generator: inout SplitMix) -> RandomFilter {
        let word = MadeUpRows.words.randomElement(using: &generator) ?? ""
        let others = (0..<Int.random(in: 0...3, using: &generator)).map { _ in
            MadeUpRows.words.randomElement(using: &generator) ?? ""
        }
        switch Int.random(in: 0..<5, using: &generator) {
        case 0:
            // Quoted, so that commas and brackets belong to it.
            let (begin, end) = Bool.random(using: &generator) ? ("(", ")") : ("{", "}")
            let list = begin + others.map { written($0, true) }.joined(separator: ",") + end
            return RandomFilter(name: "name", value: "in.\(list)") { row in
                if others.isEmpty { return false }
                return row[1].string.map { others.contains($0) }
            }
        case 1:
            return RandomFilter(name: "name", value: "is.null") { $0[1] == .null }
        case 2:
            return RandomFilter(name: "name", value: "isdistinct.\(written(word, isNested))") { $0[1].string != word }
        case 3:
            return RandomFilter(name: "name", value: "like.*b") { row in row[1].string.map { $0.last == "b" } }
        default:
            let sign = signs.randomElement(using: &generator) ?? ""
            return RandomFilter(name: "name", value: "\(sign).\(written(word, isNested))") { row in
                row[1].string.map { text in
                    let (one, other) = (Array(text.utf8), Array(word.utf8))
                    let isLess = one.lexicographicallyPrecedes(other)
                    return holds(sign, one == other ? 0 : isLess ? -1 : 1, 0)
                }
            }
        }
    }

    private static func number(_ isNested: Bool, _ generator: inout SplitMix) -> RandomFilter {
        let number = Int.random(in: -4...4, using: &generator)
        let sign = signs.randomElement(using: &generator) ?? ""
        guard Bool.random(using: &generator) else {
            return RandomFilter(name: "stars", value: "\(sign).\(number)") { row in
                row[2].integer.map { holds(sign, $0, number) }
            }
        }
        return RandomFilter(name: "share", value: "\(sign).\(number).5") { row in
            double(row[3]).map { holds(sign, $0, number < 0 ? Double(number) - 0.5 : Double(number) + 0.5) }
        }
    }

    private static func double(_ value: JSONValue) -> Double? {
        switch value {
        case .integer(let integer): Double(integer)
        case .number(let number): number
        default: nil
        }
    }

    private static func flag(_ isNested: Bool, _ generator: inout SplitMix) -> RandomFilter {
        let name = ["true", "false", "unknown", "not_null", "NULL"].randomElement(using: &generator) ?? ""
        return RandomFilter(name: "is_new", value: "is.\(name)") { row in
            switch name {
            case "true": row[4] == .boolean(true)
            case "false": row[4] == .boolean(false)
            case "not_null": row[4] != .null
            default: row[4] == .null
            }
        }
    }

    private static func date(_ isNested: Bool, _ generator: inout SplitMix) -> RandomFilter {
        let day = Int.random(in: 1...3, using: &generator)
        let sign = signs.randomElement(using: &generator) ?? ""
        // One moment in three spellings.
        let text =
            ["2026-11-0\(day)", "2026-11-0\(day)T00:00:00Z", "2026-11-0\(day) 01:00:00%2B01:00"]
            .randomElement(using: &generator) ?? ""
        return RandomFilter(name: "at", value: "\(sign).\(text)") { row in
            row[5].string.map { holds(sign, Int($0.dropFirst(9).prefix(1)) ?? 0, day) }
        }
    }

    private static func list(_ isNested: Bool, _ generator: inout SplitMix) -> RandomFilter {
        let words = ["a", "b", "ab"].filter { _ in Bool.random(using: &generator) }
        let name = ["cs", "cd", "ov"].randomElement(using: &generator) ?? ""
        let hasNull = Int.random(in: 0..<4, using: &generator) == 0
        let written = words + (hasNull ? ["NULL"] : [])
        return RandomFilter(name: "tags", value: "\(name).{\(written.joined(separator: ","))}") { row in
            guard case .array(let elements) = row[6] else { return nil }
            let own = elements.map(\.string)
            return switch name {
            // No null equals another.
            case "cs": !hasNull && words.allSatisfy { own.contains($0) }
            case "cd": own.allSatisfy { one in one.map { words.contains($0) } ?? false }
            default: words.contains { own.contains($0) }
            }
        }
    }

    /// Patterns of `like`, read letter by letter.
    private static func pattern(_ isNested: Bool, _ generator: inout SplitMix) -> RandomFilter {
        let letters = ["a", "b", "A", "_", "*", "*", "é"]
        let pattern = (0..<Int.random(in: 0...4, using: &generator)).map { _ in
            letters.randomElement(using: &generator) ?? ""
        }.joined()
        let ignoresCase = Bool.random(using: &generator)
        return RandomFilter(name: "name", value: "\(ignoresCase ? "ilike" : "like").\(pattern)") { row in
            row[1].string.map { text in
                let (text, pattern) = ignoresCase ? (text.lowercased(), pattern.lowercased()) : (text, pattern)
                return matches(Array(text)[...], Array(pattern)[...])
            }
        }
    }

    private static func matches(_ text: ArraySlice<Character>, _ pattern: ArraySlice<Character>) -> Bool {
        guard let first = pattern.first else { return text.isEmpty }
        if first == "*" {
            return matches(text, pattern.dropFirst())
                || (!text.isEmpty && matches(text.dropFirst(), pattern))
        }
        guard let letter = text.first, first == "_" || first == letter else { return false }
        return matches(text.dropFirst(), pattern.dropFirst())
    }

    /// Lists of what is no text.
    private static func listed(_ isNested: Bool, _ generator: inout SplitMix) -> RandomFilter {
        let numbers = (0..<Int.random(in: 0...4, using: &generator)).map { _ in
            Int.random(in: -4...4, using: &generator)
        }
        let list = "in.(\(numbers.map { "\($0)" }.joined(separator: ",")))"
        guard Bool.random(using: &generator) else {
            return RandomFilter(name: "stars", value: list) { row in
                numbers.isEmpty ? false : row[2].integer.map { numbers.contains($0) }
            }
        }
        return RandomFilter(name: "data->n", value: list) { row in
            numbers.isEmpty ? false : row[7].object?["n"]?.integer.map { numbers.contains($0) }
        }
    }

    private static func place(_ isNested: Bool, _ generator: inout SplitMix) -> RandomFilter {
        let number = Int.random(in: -3...3, using: &generator)
        switch Int.random(in: 0..<4, using: &generator) {
        case 0:
            let sign = signs.randomElement(using: &generator) ?? ""
            return RandomFilter(name: "data->n", value: "\(sign).\(number)") { row in
                row[7].object?["n"]?.integer.map { holds(sign, $0, number) }
            }
        case 1:
            return RandomFilter(name: "data->>w", value: "is.null") { row in row[7].object?["w"]?.string == nil }
        case 2:
            return RandomFilter(name: "data->l->>-1", value: "eq.z") { row in row[7] == .null ? nil : true }
        default:
            return RandomFilter(name: "data", value: "cs.{\"n\":\(number)}") { row in
                row[7].object.map { $0["n"] == .integer(Int64(number)) }
            }
        }
    }

    private static func spelling(_ isNested: Bool, _ generator: inout SplitMix) -> RandomFilter {
        let word = ["A", "a", "AB", "ab", "B"].randomElement(using: &generator) ?? ""
        return RandomFilter(name: "owner", value: "eq.\(word)") { row in
            row[8].string.map { $0.lowercased() == word.lowercased() }
        }
    }
}
