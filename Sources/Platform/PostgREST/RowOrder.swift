import Calls

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
