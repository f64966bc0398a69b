extension RandomTree {
    /// A tree of at most this depth.
    static func random(depth: Int, using generator: inout SeededGenerator) -> RandomTree {
        func below() -> RandomTree { random(depth: depth - 1, using: &generator) }
        let kinds = depth > 0 ? 8 : 2
        switch Int.random(in: 0..<kinds, using: &generator) {
        case 0: return .text(parts(&generator))
        case 1: return .counter(word(&generator))
        case 2, 3:
            let places = (0..<3).map { _ in Int.random(in: 0..<3, using: &generator) == 0 ? nil : below() }
            return .stack(places, isVertical: Bool.random(using: &generator), spacing: 4)
        case 4: return .condition(Bool.random(using: &generator), below(), below())
        case 5, 6:
            let count = Int.random(in: 0..<5, using: &generator)
            return .rows((0..<count).map { _ in Row(id: rowID(&generator), tree: below()) })
        default: return .erased(Int.random(in: 0..<6, using: &generator), below())
        }
    }

    private static func parts(_ generator: inout SeededGenerator) -> [String] {
        (0..<Int.random(in: 1...3, using: &generator)).map { _ in word(&generator) }
    }

    private static func word(_ generator: inout SeededGenerator) -> String {
        ["a", "b", "<c>", "d & e", "\"f\"", "", "g\nh"].randomElement(using: &generator) ?? ""
    }

    /// From a small range, so that duplicates and returning ids are frequent.
    private static func rowID(_ generator: inout SeededGenerator) -> Int { Int.random(in: 0..<7, using: &generator) }

    /// The tree with one thing changed somewhere in it.
    func changed(using generator: inout SeededGenerator) -> RandomTree {
        let isHere = Int.random(in: 0..<3, using: &generator) == 0
        if isHere, Int.random(in: 0..<8, using: &generator) == 0 { return .random(depth: 2, using: &generator) }
        switch self {
        case .text: return .text(Self.parts(&generator))
        case .counter: return .counter(Self.word(&generator))
        case .stack(let places, let isVertical, let spacing):
            return Self.changedStack(places, isVertical, spacing, isHere, &generator)
        case .condition(let isFirst, let first, let second):
            if isHere { return .condition(!isFirst, first, second) }
            return isFirst
                ? .condition(true, first.changed(using: &generator), second)
                : .condition(false, first, second.changed(using: &generator))
        case .rows(let rows): return .rows(Self.changedRows(rows, isHere, &generator))
        case .erased(let kind, let tree):
            if isHere { return .erased(Int.random(in: 0..<6, using: &generator), tree) }
            return .erased(kind, tree.changed(using: &generator))
        }
    }

    private static func changedStack(
        _ places: [RandomTree?],
        _ isVertical: Bool,
        _ spacing: Int,
        _ isHere: Bool,
        _ generator: inout SeededGenerator
    ) -> RandomTree {
        if isHere, Bool.random(using: &generator) {
            return .stack(places, isVertical: isVertical, spacing: Int.random(in: 0..<9, using: &generator))
        }
        var places = places
        let index = Int.random(in: 0..<3, using: &generator)
        if let tree = places[index] {
            places[index] = isHere ? nil : tree.changed(using: &generator)
        } else {
            places[index] = .random(depth: 1, using: &generator)
        }
        return .stack(places, isVertical: isVertical, spacing: spacing)
    }

    private static func changedRows(
        _ rows: [Row],
        _ isHere: Bool,
        _ generator: inout SeededGenerator
    ) -> [Row] {
        var rows = rows
        if !isHere, let index = rows.indices.randomElement(using: &generator) {
            rows[index].tree = rows[index].tree.changed(using: &generator)
            return rows
        }
        switch Int.random(in: 0..<5, using: &generator) {
        case 0: rows.shuffle(using: &generator)
        case 1: if let index = rows.indices.randomElement(using: &generator) { rows.remove(at: index) }
        case 2:
            if let index = rows.indices.randomElement(using: &generator) {
                let row = rows.remove(at: index)
                rows.insert(row, at: Int.random(in: 0...rows.count, using: &generator))
            }
        case 3: rows.reverse()
        default:
            let row = Row(id: rowID(&generator), tree: .random(depth: 1, using: &generator))
            rows.insert(row, at: Int.random(in: 0...rows.count, using: &generator))
        }
        return rows
    }
}
