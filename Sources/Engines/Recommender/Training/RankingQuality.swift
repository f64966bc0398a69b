/// How well ranked lists found what people chose: means over people with their standard errors.
///
/// Liang et al. 2018, "Variational autoencoders for collaborative filtering", section 4.2: Recall@k divides by
/// `min(k, truth)`, NDCG@100 by the best gain that is possible in 100 places.
package struct RankingQuality: Sendable, Equatable {
    package let personCount: Int
    package let recallAt20: MeanWithError
    package let recallAt50: MeanWithError
    package let gainAt100: MeanWithError

    /// - Parameters:
    ///   - lists: The ranked items by person, best first.
    ///   - truth: What each person chose; people without a list score 0, lists without truth do not count.
    package init(lists: [Int: [Int]], truth: [Int: Set<Int>]) {
        var recall20: [Double] = []
        var recall50: [Double] = []
        var gain: [Double] = []
        for (person, chosen) in truth.sorted(by: { $0.key < $1.key }) where !chosen.isEmpty {
            let list = lists[person] ?? []
            recall20.append(Self.recall(list, chosen, at: 20))
            recall50.append(Self.recall(list, chosen, at: 50))
            gain.append(Self.gain(list, chosen, at: 100))
        }
        personCount = gain.count
        recallAt20 = MeanWithError(recall20)
        recallAt50 = MeanWithError(recall50)
        gainAt100 = MeanWithError(gain)
    }

    /// The share of the truth among the first places.
    package static func recall(_ list: [Int], _ truth: Set<Int>, at places: Int) -> Double {
        Double(list.prefix(places).count { truth.contains($0) }) / Double(min(places, truth.count))
    }

    /// The discounted gain of the first places, as a share of the best possible.
    package static func gain(_ list: [Int], _ truth: Set<Int>, at places: Int) -> Double {
        func discount(_ place: Int) -> Double { logarithm(2) / logarithm(Double(place) + 2) }
        let found = list.prefix(places).enumerated().reduce(0.0) { sum, entry in
            truth.contains(entry.element) ? sum + discount(entry.offset) : sum
        }
        return found / (0..<min(places, truth.count)).reduce(0.0) { $0 + discount($1) }
    }
}

/// A mean and its standard error.
package struct MeanWithError: Sendable, Equatable {
    package let mean: Double
    package let error: Double

    package init(_ values: [Double]) {
        let count = Double(max(1, values.count))
        let mean = values.reduce(0, +) / count
        self.mean = mean
        error = (values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / count / count).squareRoot()
    }
}
