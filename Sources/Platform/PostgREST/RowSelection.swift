import Calls

/// Which rows a request is about, and what of them it wants.
package struct RowSelection: Sendable {
    private let query: RestQuery.Part

    package init(_ query: RestQuery.Part) { self.query = query }

    /// The rows that meet every condition, in the order that is asked for; those that are equal in it stay as they are.
    ///
    /// - Throws: as ``BoundCondition``, and `54001` where it would cost too much.
    package func rows(of rows: any RestRows) throws(RestError) -> [Int] {
        var conditions: [BoundCondition] = []
        for condition in query.conditions { conditions.append(try BoundCondition(condition, for: rows)) }
        var places: [BoundCondition.Place] = []
        for term in query.order { places.append(try BoundCondition.Place(term.path, in: rows.table, nil)) }
        let candidates = try narrowed(rows, conditions)
        let whole = BoundCondition.all(conditions)
        guard (candidates?.count ?? rows.count) * whole.cost <= RestLimits.cost else { throw .cost }
        let found =
            if let candidates {
                try chosen(candidates, rows, whole)
            } else if conditions.isEmpty {
                Array(0..<rows.count)
            } else {
                try chosen(0..<rows.count, rows, whole)
            }
        guard found.count * places.reduce(0, { $0 + $1.cost }) <= RestLimits.cost else { throw .cost }
        return sorted(found, of: rows, by: places)
    }

    private func chosen(
        _ candidates: some Sequence<Int>,
        _ rows: any RestRows,
        _ condition: BoundCondition
    ) throws(RestError) -> [Int] {
        var (found, steps): ([Int], Int) = ([], 0)
        for row in candidates {
            if condition.holds(row, of: rows, &steps) == true { found.append(row) }
            guard steps <= RestLimits.steps else { throw .cost }
        }
        return found
    }

    /// The fewest rows that an equality at the top leaves; `nil` where none narrows.
    private func narrowed(_ rows: any RestRows, _ conditions: [BoundCondition]) throws(RestError) -> [Int]? {
        var fewest: [Int]?
        for condition in conditions {
            guard case .compare(let place, let test) = condition, place.path.steps.isEmpty else { continue }
            let values: [String]
            switch test {
            case .order(.eq, .string(let text)): values = [text]
            case .isInTexts(let texts): values = Array(texts)
            default: continue
            }
            guard let left = rows.rows(where: place.column, isIn: values) else { continue }
            if left.count < fewest?.count ?? .max { fewest = left }
        }
        return fewest
    }

    private func sorted(_ found: [Int], of rows: any RestRows, by places: [BoundCondition.Place]) -> [Int] {
        guard !places.isEmpty else { return found }
        // Read once each, not at every comparison.
        let keyed = found.map { row in
            (row: row, values: places.map { $0.path.value(in: rows.value($0.column, of: row)) })
        }
        let order = query.order
        return keyed.enumerated().sorted { one, other in
            for (index, term) in order.enumerated() {
                let (left, right) = (one.element.values[index], other.element.values[index])
                switch (left, right) {
                case (nil, nil): continue
                case (nil, _): return term.areNullsFirst
                case (_, nil): return !term.areNullsFirst
                case (let left?, let right?):
                    let sign = RowOrder.compare(left, right, places[index].type)
                    if sign != 0 { return term.isDescending ? sign > 0 : sign < 0 }
                }
            }
            return one.offset < other.offset
        }.map(\.element.row)
    }
}

/// `select` with its columns found.
package indirect enum OutputColumn: Sendable {
    case cell(name: String, column: Int, path: ColumnPath, type: ColumnType, cast: ColumnType?)
    case embedded(name: String, Embed, RestTable.Relation, RestQuery.Part)

    var name: String {
        switch self {
        case .cell(let name, _, _, _, _), .embedded(let name, _, _, _): name
        }
    }
}

extension OutputColumn {
    /// - Throws: `42703`, `42704`; `PGRST200` for what cannot be embedded.
    package static func columns(
        _ items: [SelectItem],
        of table: RestTable,
        embedded parts: [String: RestQuery.Part] = [:]
    ) throws(RestError) -> [OutputColumn] {
        var columns: [OutputColumn] = []
        for item in items {
            switch item {
            case .all:
                columns += table.columns.enumerated().map { index, column in
                    .cell(name: column.name, column: index, path: ColumnPath(column.name), type: column.type, cast: nil)
                }
            case .column(let path, let alias, let cast):
                let place = try BoundCondition.Place(path, in: table, nil)
                columns.append(
                    .cell(
                        name: alias ?? path.usualName,
                        column: place.column,
                        path: path,
                        type: place.type,
                        cast: try cast.map { name throws(RestError) in try castType(name) }
                    )
                )
            case .embed(let embed):
                guard let relation = table.relations[embed.table] else {
                    throw .noRelationship(table.name, embed.table)
                }
                let part = parts[embed.name] ?? parts[embed.table] ?? RestQuery.Part()
                columns.append(.embedded(name: embed.name, embed, relation, part))
            }
        }
        return columns
    }

    private static func castType(_ name: String) throws(RestError) -> ColumnType {
        switch name {
        case "text", "varchar": .text
        case "int4", "int", "integer": .int4
        case "int8", "bigint": .int8
        case "float8": .float8
        case "bool", "boolean": .bool
        case "jsonb", "json": .jsonb
        default: throw .cast(name)
        }
    }

    /// What the row has there.
    func value(_ row: Int, of rows: any RestRows) throws(RestError) -> JSONValue {
        switch self {
        case .cell(_, let column, let path, let type, let cast):
            let value = path.value(in: rows.value(column, of: row))
            guard let cast, let value else { return value ?? .null }
            return try Self.cast(value, from: type, to: cast)
        case .embedded(_, let embed, let relation, let part):
            guard let inner = rows.embedded(embed.table, of: row) else { return .null }
            let columns = try Self.columns(embed.items, of: inner.table)
            let chosen = try RowSelection(part).rows(of: inner).dropFirst(part.offset ?? 0)
            let limit = min(part.limit ?? RestLimits.rows, RestLimits.rows)
            var (objects, length): ([JSONValue], Int) = ([], 0)
            for row in chosen.prefix(relation == .one ? 1 : limit) {
                var members: [String: JSONValue] = [:]
                for column in columns {
                    let value = try column.value(row, of: inner)
                    // Documents are shared with their rows, texts that were made of them are not.
                    if case .string(let text) = value { length += text.utf8.count }
                    members[column.name] = value
                }
                guard length <= RestLimits.answerBytes else { throw .answer }
                objects.append(.object(members))
            }
            return relation == .many ? .array(objects) : objects.first ?? .null
        }
    }

    private static func cast(
        _ value: JSONValue,
        from type: ColumnType,
        to cast: ColumnType
    ) throws(RestError) -> JSONValue {
        switch (cast, value) {
        case (.jsonb, .string(let text)) where type != .jsonb:
            guard let value = RestValue.json(text) else { throw .value(text, .jsonb) }
            return value
        case (.jsonb, _): return value
        case (.text, .string(let text)): return .string(type == .jsonb ? JSONOrder.printed(value) : text)
        case (.text, .array) where type == .texts: return .string(TableText.array(value))
        case (.text, _): return .string(JSONOrder.printed(value))
        case (.int4, .number(let number)), (.int8, .number(let number)):
            return try RestValue.read("\(Int64(exactly: number.rounded(.toNearestOrEven)) ?? .max)", as: cast)
        case (.bool, .integer(let integer)): return .boolean(integer != 0)
        case (.int4, .boolean(let boolean)): return .integer(boolean ? 1 : 0)
        case (_, .string(let text)): return try RestValue.read(text, as: cast)
        default: return try RestValue.read(JSONOrder.printed(value), as: cast)
        }
    }
}
