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
        /// In their order, so that a value is found among them by halves.
        case isIn([JSONValue])
        case like(LikePattern)
        case constant(Comparison.Constant)
        case isDistinct(JSONValue)
        case contains(JSONValue)
        case isContained(JSONValue)
        /// `nil` for a list with a null, which nothing contains.
        case containsTexts(Set<String>?)
        case isContainedInTexts(Set<String>)
        case overlaps(Set<String>)
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
    ///
    /// Adds to `steps` how many pairs of values of documents were compared.
    func holds(_ row: Int, of rows: any RestRows, _ steps: inout Int) -> Bool? {
        switch self {
        case .all(let parts):
            var answer: Bool? = true
            for part in parts {
                guard let one = part.holds(row, of: rows, &steps) else {
                    answer = nil
                    continue
                }
                if !one { return false }
            }
            return answer
        case .any(let parts):
            var answer: Bool? = false
            for part in parts {
                guard let one = part.holds(row, of: rows, &steps) else {
                    answer = nil
                    continue
                }
                if one { return true }
            }
            return answer
        case .not(let part): return part.holds(row, of: rows, &steps).map { !$0 }
        case .compare(let place, let test):
            return test.holds(place.value(row, of: rows), type: place.type, &steps)
        }
    }

    /// What looking at one row costs, in plain cells.
    var cost: Int {
        switch self {
        case .all(let parts), .any(let parts): parts.reduce(0) { $0 + $1.cost }
        case .not(let part): part.cost
        case .compare(let place, _): place.cost
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

    /// In plain cells: a document is made anew for each row.
    var cost: Int { type == .jsonb || !path.steps.isEmpty ? RestLimits.documentCost : 1 }

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
            self =
                strings.count == values.count && type != .jsonb
                ? .isInTexts(Set(strings))
                : .isIn(values.sorted { RowOrder.compare($0, $1, type) < 0 })
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
            let part = try value(text)
            self = type == .jsonb ? .contains(part) : .containsTexts(part.hasNull ? nil : part.texts)
        case .isContained(let text):
            guard type == .jsonb || type == .texts else { throw .noOperator("<@", type) }
            let whole = try value(text)
            self = type == .jsonb ? .isContained(whole) : .isContainedInTexts(whole.texts)
        case .overlaps(let text):
            guard type == .texts else { throw .noOperator("&&", type) }
            self = .overlaps(try value(text).texts)
        }
    }

    func holds(_ value: JSONValue?, type: ColumnType, _ steps: inout Int) -> Bool? {
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
        if case .isIn(let values) = self, values.isEmpty { return false }
        guard let value else { return nil }
        switch self {
        case .order(let order, let other): return order.holds(RowOrder.compare(value, other, type))
        case .isInTexts(let texts): return value.string.map { texts.contains($0) } ?? false
        case .isIn(let values): return RowOrder.isAny(of: values, value, type)
        case .like(let pattern): return value.string.map { pattern.matches($0) } ?? false
        case .contains(let part): return JSONOrder.contains(value, part, &steps)
        case .isContained(let whole): return JSONOrder.contains(whole, value, &steps)
        case .containsTexts(let part): return part.map { $0.isSubset(of: value.texts) } ?? false
        case .isContainedInTexts(let whole): return !value.hasNull && value.texts.isSubset(of: whole)
        case .overlaps(let other): return !value.texts.isDisjoint(with: other)
        case .constant, .isDistinct: return nil
        }
    }
}

extension JSONValue {
    /// The texts of an array.
    fileprivate var texts: Set<String> {
        guard case .array(let elements) = self else { return [] }
        return Set(elements.lazy.compactMap(\.string))
    }

    fileprivate var hasNull: Bool {
        guard case .array(let elements) = self else { return false }
        return elements.contains(.null)
    }
}
