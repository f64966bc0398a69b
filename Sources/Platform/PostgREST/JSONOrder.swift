package import Calls

/// Documents as PostgreSQL's jsonb compares, prints and searches them.
package enum JSONOrder {
    /// Object, array, boolean, number, text, null, from the greatest; longer arrays and objects are greater.
    package static func compare(_ one: JSONValue, _ other: JSONValue) -> Int {
        switch (one, other) {
        case (.array(let one), .array(let other)):
            guard one.count == other.count else { return sign(one.count, other.count) }
            return zip(one, other).lazy.map(compare).first { $0 != 0 } ?? 0
        case (.object(let one), .object(let other)):
            guard one.count == other.count else { return sign(one.count, other.count) }
            for (left, right) in zip(keys(of: one), keys(of: other)) {
                let order = text(left, right)
                if order != 0 { return order }
                let values = compare(one[left] ?? .null, other[right] ?? .null)
                if values != 0 { return values }
            }
            return 0
        case (.boolean(let one), .boolean(let other)): return sign(one ? 1 : 0, other ? 1 : 0)
        case (.string(let one), .string(let other)): return text(one, other)
        case (.integer, .integer), (.integer, .number), (.number, .integer), (.number, .number):
            return number(one, other)
        default: return sign(rank(one), rank(other))
        }
    }

    static func number(_ one: JSONValue, _ other: JSONValue) -> Int {
        if case .integer(let one) = one, case .integer(let other) = other { return sign(one, other) }
        return sign(double(one) ?? 0, double(other) ?? 0)
    }

    static func double(_ value: JSONValue) -> Double? {
        switch value {
        case .integer(let integer): Double(integer)
        case .number(let number): number
        default: nil
        }
    }

    /// By bytes of UTF-8.
    package static func text(_ one: String, _ other: String) -> Int {
        if one.utf8.elementsEqual(other.utf8) { return 0 }
        return one.utf8.lexicographicallyPrecedes(other.utf8) ? -1 : 1
    }

    static func sign<Value: Comparable>(_ one: Value, _ other: Value) -> Int {
        one < other ? -1 : one > other ? 1 : 0
    }

    private static func rank(_ value: JSONValue) -> Int {
        switch value {
        case .null: 0
        case .string: 1
        case .integer, .number: 2
        case .boolean: 3
        case .array: 4
        case .object: 5
        }
    }

    /// Shorter ones first, those of a length by their bytes.
    static func keys(of object: [String: JSONValue]) -> [String] {
        object.keys.sorted { one, other in
            one.utf8.count == other.utf8.count ? text(one, other) < 0 : one.utf8.count < other.utf8.count
        }
    }

    /// `@>`: whether everything of `part` is in `whole`; adds to `steps` how many pairs of values were compared.
    static func contains(_ whole: JSONValue, _ part: JSONValue, _ steps: inout Int, isTop: Bool = true) -> Bool {
        steps += 1
        return switch (whole, part) {
        case (.object(let whole), .object(let part)):
            part.allSatisfy { name, value in whole[name].map { contains($0, value, &steps, isTop: false) } ?? false }
        case (.array(let whole), .array(let part)):
            part.allSatisfy { value in whole.contains { contains($0, value, &steps, isTop: false) } }
        // An array contains what is its element.
        case (.array(let whole), .string), (.array(let whole), .integer), (.array(let whole), .number),
            (.array(let whole), .boolean), (.array(let whole), .null):
            isTop && whole.contains { compare($0, part) == 0 }
        default: compare(whole, part) == 0
        }
    }

    /// As PostgreSQL prints it, with spaces after colons and commas.
    package static func printed(_ value: JSONValue) -> String {
        switch value {
        case .array(let elements): "[\(elements.map(printed).joined(separator: ", "))]"
        case .object(let members):
            "{\(keys(of: members).map { "\(printed(.string($0))): \(printed(members[$0] ?? .null))" }.joined(separator: ", "))}"
        default: RestWriter.text(of: value)
        }
    }
}

extension Comparison.Order {
    func holds(_ sign: Int) -> Bool {
        switch self {
        case .eq: sign == 0
        case .neq: sign != 0
        case .gt: sign > 0
        case .gte: sign >= 0
        case .lt: sign < 0
        case .lte: sign <= 0
        }
    }
}

/// How values of a type follow each other.
enum RowOrder {
    /// Negative, 0 or positive.
    static func compare(_ one: JSONValue, _ other: JSONValue, _ type: ColumnType) -> Int {
        switch type {
        case .jsonb: JSONOrder.compare(one, other)
        case .int4, .int8, .float8: JSONOrder.number(one, other)
        case .bool: JSONOrder.sign(one == .boolean(true) ? 1 : 0, other == .boolean(true) ? 1 : 0)
        case .texts: elements(one, other)
        case .text, .uuid, .timestamptz: JSONOrder.text(one.string ?? "", other.string ?? "")
        }
    }

    /// Whether a value is one of these, which are in their order.
    static func isAny(of values: [JSONValue], _ value: JSONValue, _ type: ColumnType) -> Bool {
        var (low, high) = (0, values.count)
        while low < high {
            let middle = (low + high) / 2
            let sign = compare(values[middle], value, type)
            if sign == 0 { return true }
            if sign < 0 { low = middle + 1 } else { high = middle }
        }
        return false
    }

    /// Element by element, then the shorter first; nulls last.
    private static func elements(_ one: JSONValue, _ other: JSONValue) -> Int {
        guard case .array(let one) = one, case .array(let other) = other else { return 0 }
        for (left, right) in zip(one, other) where left != right {
            if left == .null { return 1 }
            if right == .null { return -1 }
            return JSONOrder.text(left.string ?? "", right.string ?? "")
        }
        return JSONOrder.sign(one.count, other.count)
    }
}
