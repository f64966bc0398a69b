/// Names pools by the tags that mark them, or by their best-known items when there are none.
struct PoolNames {
    let descriptions: [ItemDescription]

    /// How often each item was chosen.
    let counts: [Int32]

    /// One name per pool, such as "rust · command-line"; never empty, never twice the same.
    func names(assignments: [Int32], poolCount: Int) -> [String] {
        var members = [[Int]](repeating: [], count: poolCount)
        for (item, pool) in assignments.enumerated() { members[Int(pool)].append(item) }
        let overall = tagCounts(Array(assignments.indices))
        var used: Set<String> = []
        return members.enumerated().map { pool, items in
            var name = tagName(items, overall: overall, total: assignments.count) ?? titleName(items)
            if name.isEmpty { name = "Pool \(pool + 1)" }
            var unique = name
            var number = 2
            while !used.insert(unique).inserted {
                unique = "\(name) \(number)"
                number += 1
            }
            return unique
        }
    }

    private func tagCounts(_ items: [Int]) -> [String: Int] {
        var found: [String: Int] = [:]
        guard !descriptions.isEmpty else { return found }
        for item in items {
            for tag in Set(descriptions[item].tags.map(ItemDescription.normalized)) where !tag.isEmpty {
                found[tag, default: 0] += 1
            }
        }
        return found
    }

    /// The two tags that are most frequent in the pool compared with the catalogue.
    private func tagName(_ items: [Int], overall: [String: Int], total: Int) -> String? {
        let marks = tagCounts(items).filter { $0.value >= 2 }.map { tag, count -> (tag: String, mark: Double) in
            let share = Double(count) / Double(items.count)
            let expected = Double(overall[tag] ?? count) / Double(total)
            return (tag, share * logarithm(share / expected))
        }
        let best = marks.filter { $0.mark > 0 }.sorted { ($0.mark, $1.tag) > ($1.mark, $0.tag) }.prefix(2)
        return best.isEmpty ? nil : best.map(\.tag).joined(separator: " · ")
    }

    private func titleName(_ items: [Int]) -> String {
        guard !descriptions.isEmpty else { return "" }
        let titled = items.filter { !descriptions[$0].title.isEmpty }
        let best = titled.sorted { (counts[$0], $1) > (counts[$1], $0) }.prefix(2)
        return best.map { descriptions[$0].title }.joined(separator: " · ")
    }
}
