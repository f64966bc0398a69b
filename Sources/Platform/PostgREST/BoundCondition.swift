import Calls

/// A condition with its texts read as values of a table's columns.
indirect enum BoundCondition: Sendable {
    case all([BoundCondition])
    case any([BoundCondition])
    case not(BoundCondition)
    case compare(Place, Test)

    /// Where the value is.
    struct Place: Sendable {
        var column: Int
        var path: ColumnPath
        var type: ColumnType
        /// Whether the keys are compared.
        var isByKey: Bool
    }

    enum Test: Sendable {
        case order(Comparison.Order, JSONValue)
        /// Texts, which most lists are, are looked up.
        case isInTexts(Set<String>)
        case isIn([JSONValue])
        case like(LikePattern)
        case constant(Comparison.Constant)
        case isDistinct(JSONValue)
        case contains(JSONValue)
        case isContained(JSONValue)
        case overlaps([JSONValue])
    }
}

extension BoundCondition {
    /// - Throws: `42703` for a column that is not there, `22P02`, `42883` for what its type does not have.
    init(_ condition: Condition, for rows: any RestRows) throws(RestError) {
        switch condition {
        case .all(let parts): self = .all(try Self.bound(parts, rows))
        case .any(let parts): self = .any(try Self.bound(parts, rows))
        case .not(let part): self = .not(try BoundCondition(part, for: rows))
        case .compare(let path, let comparison):
            let place = try Place(path, in: rows.table, comparison)
            self = .compare(place, try Test(comparison, place, rows))
        }
    }

    private static func bound(
        _ conditions: [Condition],
        _ rows: any RestRows
    ) throws(RestError) -> [BoundCondition] {
        var bound: [BoundCondition] = []
        for condition in conditions { bound.append(try BoundCondition(condition, for: rows)) }
        return bound
    }

    /// Whether a row meets it; `nil` for what is not known, as SQL has it.
    func holds(_ row: Int, of rows: any RestRows) -> Bool? {
        switch self {
        case .all(let parts):
            var answer: Bool? = true
            for part in parts {
                guard let one = part.holds(row, of: rows) else {
                    answer = nil
                    continue
                }
                if !one { return false }
            }
            return answer
        case .any(let parts):
            var answer: Bool? = false
            for part in parts {
                guard let one = part.holds(row, of: rows) else {
                    answer = nil
                    continue
                }
                if one { return true }
            }
            return answer
        case .not(let part): return part.holds(row, of: rows).map { !$0 }
        case .compare(let place, let test):
            return test.holds(place.value(row, of: rows), type: place.type)
        }
    }
}

extension BoundCondition.Place {
    init(_ path: ColumnPath, in table: RestTable, _ comparison: Comparison?) throws(RestError) {
        guard let column = table.index(of: path.column) else { throw .unknownColumn(path.column, of: table.name) }
        self.column = column
        self.path = path
        type = try path.type(in: table.columns[column])
        isByKey =
            switch comparison {
            case .order(.eq, _), .order(.neq, _), .isIn, .isDistinct:
                path.steps.isEmpty && table.columns[column].hasSpellings
            default: false
            }
    }

    func value(_ row: Int, of rows: any RestRows) -> JSONValue? {
        if isByKey { return rows.value(column, of: row) == .null ? nil : .string(rows.key(column, of: row)) }
        return path.value(in: rows.value(column, of: row))
    }
}

extension BoundCondition.Test {
    init(_ comparison: Comparison, _ place: BoundCondition.Place, _ rows: any RestRows) throws(RestError) {
        let type = place.type
        func value(_ text: String) throws(RestError) -> JSONValue {
            place.isByKey ? .string(rows.key(place.column, ofText: text)) : try RestValue.read(text, as: type)
        }
        switch comparison {
        case .order(let order, let text): self = .order(order, try value(text))
        case .isDistinct(let text): self = .isDistinct(try value(text))
        case .isIn(let texts):
            var values: [JSONValue] = []
            for text in texts { values.append(try value(text)) }
            let strings = values.compactMap(\.string)
            self = strings.count == values.count && type != .jsonb ? .isInTexts(Set(strings)) : .isIn(values)
        case .like(let pattern, let ignoresCase):
            guard type == .text else { throw .noOperator(ignoresCase ? "~~*" : "~~", type) }
            self = .like(try LikePattern(pattern, ignoresCase: ignoresCase))
        case .constant(let constant):
            guard type == .bool || constant == .null || constant == .notNull else {
                throw RestError(
                    400,
                    "42804",
                    "argument of IS \(constant.rawValue.uppercased()) must be type boolean, not type \(type.name)"
                )
            }
            self = .constant(constant)
        case .contains(let text):
            guard type == .jsonb || type == .texts else { throw .noOperator("@>", type) }
            self = .contains(try value(text))
        case .isContained(let text):
            guard type == .jsonb || type == .texts else { throw .noOperator("<@", type) }
            self = .isContained(try value(text))
        case .overlaps(let text):
            guard type == .texts, case .array(let elements) = try value(text) else { throw .noOperator("&&", type) }
            self = .overlaps(elements)
        }
    }

    func holds(_ value: JSONValue?, type: ColumnType) -> Bool? {
        if case .constant(let constant) = self {
            return switch constant {
            case .null, .unknown: value == nil
            case .notNull: value != nil
            case .true: value == .boolean(true)
            case .false: value == .boolean(false)
            }
        }
        if case .isDistinct(let other) = self { return value.map { RowOrder.compare($0, other, type) != 0 } ?? true }
        // A list of nothing has nothing in it, not even what is not known.
        if case .isInTexts(let texts) = self, texts.isEmpty { return false }
        guard let value else { return nil }
        switch self {
        case .order(let order, let other): return order.holds(RowOrder.compare(value, other, type))
        case .isInTexts(let texts): return value.string.map { texts.contains($0) } ?? false
        case .isIn(let values): return values.contains { RowOrder.compare(value, $0, type) == 0 }
        case .like(let pattern): return value.string.map { pattern.matches($0) } ?? false
        case .contains(let other): return Self.contains(value, other, type)
        case .isContained(let other): return Self.contains(other, value, type)
        case .overlaps(let elements):
            guard case .array(let own) = value else { return false }
            return elements.contains { $0 != .null && own.contains($0) }
        case .constant, .isDistinct: return nil
        }
    }

    /// Nothing contains a null.
    private static func contains(_ whole: JSONValue, _ part: JSONValue, _ type: ColumnType) -> Bool {
        guard type == .texts else { return JSONOrder.contains(whole, part) }
        guard case .array(let whole) = whole, case .array(let part) = part else { return false }
        return part.allSatisfy { $0 != .null && whole.contains($0) }
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
