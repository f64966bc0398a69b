/// Says which object types the values of an interface or a union are.
public final class AbstractBinding<Row: ObjectOutput> {
    private enum Way {
        case cases([Case])
        case name(@Sendable (Row) -> String)
    }

    private struct Case: Sendable {
        let name: String
        let row: any OutputElement.Type
        /// Of each row its place among those it takes, and the column of these.
        let select: @Sendable ([Row]) -> (taken: [Bool], column: any Column)
    }

    private var way = Way.cases([])

    /// The types it says; `nil` where rows say it themselves.
    var types: [(name: String, row: any OutputElement.Type)]? {
        guard case .cases(let cases) = way else { return nil }
        return cases.map { ($0.name, $0.row) }
    }

    /// An object type, and its row in a value that is of it.
    ///
    /// The first type that finds one is the value's.
    public func possible<Object: ObjectOutput>(
        _ type: String,
        _ object: Object.Type,
        _ body: @escaping @Sendable (Row) -> Object?
    ) {
        guard case .cases(let cases) = way else { return }
        let added = Case(name: type, row: object) { rows in
            let objects = rows.map(body)
            return (objects.map { $0 != nil }, ObjectColumn(objects.compactMap { $0 }))
        }
        way = .cases(cases + [added])
    }

    /// The name of a value's object type, whose rows are of the same Swift type.
    public func typeName(_ body: @escaping @Sendable (Row) -> String) {
        way = .name(body)
    }

    func partition() -> @Sendable (any Column) -> Partition {
        switch way {
        case .cases(let cases): { column in Self.partition(column, cases) }
        case .name(let name): { column in Self.partition(column, name) }
        }
    }

    private static func partition(_ column: any Column, _ cases: [Case]) -> Partition {
        let rows = (column as? ObjectColumn<Row>)?.rows ?? []
        var places: [Partition.Place?] = Array(repeating: nil, count: rows.count)
        var groups: [(type: String, column: any Column)] = []
        var open = Array(rows.indices)
        for possible in cases where !open.isEmpty {
            let (taken, objects) = possible.select(open.map { rows[$0] })
            guard objects.count > 0 else { continue }
            var count = 0
            var left: [Int] = []
            for (index, isTaken) in zip(open, taken) {
                if isTaken {
                    places[index] = Partition.Place(group: groups.count, row: count)
                    count += 1
                } else {
                    left.append(index)
                }
            }
            groups.append((possible.name, objects))
            open = left
        }
        return Partition(places: places, groups: groups)
    }

    private static func partition(_ column: any Column, _ name: @Sendable (Row) -> String) -> Partition {
        let rows = (column as? ObjectColumn<Row>)?.rows ?? []
        var indexes: ByName<Int> = [:]
        var names: [String] = []
        var members: [[Row]] = []
        var places: [Partition.Place?] = []
        for row in rows {
            let type = name(row)
            let group = indexes[type] ?? names.count
            if group == names.count {
                indexes[type] = group
                names.append(type)
                members.append([])
            }
            places.append(Partition.Place(group: group, row: members[group].count))
            members[group].append(row)
        }
        return Partition(places: places, groups: zip(names, members).map { ($0, ObjectColumn($1)) })
    }
}
