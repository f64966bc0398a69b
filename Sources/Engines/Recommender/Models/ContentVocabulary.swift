/// The terms a text model knows, with how much each tells.
package struct ContentVocabulary: Codable, Sendable, Equatable {
    /// In the order of their indexes.
    package let terms: [String]

    /// The logarithm of how rare each term is.
    package let rarity: [Float]

    init(terms: [String], rarity: [Float]) {
        self.terms = terms
        self.rarity = rarity
    }

    /// The terms of at least two descriptions and at most half of them; when over the limit, the most frequent.
    init(_ counts: [[String: Int]], limit: Int) {
        var frequencies: [String: Int] = [:]
        for terms in counts { for term in terms.keys { frequencies[term, default: 0] += 1 } }
        let most = max(2, counts.count / 2)
        let usable = frequencies.filter { $0.value >= 2 && $0.value <= most }
        let kept = usable.sorted { ($0.value, $1.key) > ($1.value, $0.key) }.prefix(limit).sorted { $0.key < $1.key }
        terms = kept.map(\.key)
        rarity = kept.map { Float(logarithm(Double(counts.count + 1) / Double($0.value + 1)) + 1) }
    }

    /// The index of each term.
    func indexes() -> [String: Int32] {
        Dictionary(uniqueKeysWithValues: terms.enumerated().map { ($1, Int32($0)) })
    }

    /// A description's weights, of length 1 in all, by index; terms not known are left out.
    func vector(_ counts: [String: Int], indexes: [String: Int32]) -> [(term: Int32, weight: Float)] {
        var entries: [(term: Int32, weight: Float)] = counts.compactMap { term, count in
            guard let index = indexes[term] else { return nil }
            return (index, Float(1 + logarithm(Double(count))) * rarity[Int(index)])
        }
        entries.sort { $0.term < $1.term }
        let length = entries.reduce(Float(0)) { $0 + $1.weight * $1.weight }.squareRoot()
        guard length > 0 else { return [] }
        for index in entries.indices { entries[index].weight /= length }
        return entries
    }
}
