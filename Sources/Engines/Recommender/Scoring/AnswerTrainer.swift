/// Learns what an answer says about a person from people who were never asked.
///
/// A trained person is taken to have answered in two ways: with the three tags that are rarest among what they chose,
/// and with the three that they chose clearly more often than others do, tags mentioned in text included. Ridge
/// regression of people's factors on those answers, and on the pairs of them that are common, gives each answer's
/// shift of the prior, and what having answered adds whatever was said; what remains unexplained is how much people with
/// the same answers differ.
struct AnswerTrainer {
    let algebra: LinearAlgebra
    let tags: TagIndex

    /// What keeps shifts small, in people.
    let regularization: Float

    /// How much more a pair is held back than an answer.
    private let pairRegularization: Float = 3
    private let pairLimit = 512

    /// A pair that fewer gave says too little.
    private let fewestForPair = 40

    /// More people than these make training slower and no better.
    private let personLimit = 20_000

    /// - Parameters:
    ///   - people: People × factors.
    ///   - prior: The distribution of those factors.
    ///   - imagined: How many people, the first ones, are not real: they are held against each other, as real ones are.
    ///   - choices: People by items.
    /// - Returns: The model, or nil when nobody chose an item with a tag.
    /// - Throws: `TrainingError.notPositiveDefinite` when factors are not finite.
    func train(
        people: [Float],
        prior: PersonPrior,
        imagined: Int = 0,
        choices: InteractionMatrix
    ) throws(TrainingError) -> AnswerModel? {
        let width = prior.mean.count
        let asked = Array(stride(from: 0, to: choices.rowCount, by: max(1, choices.rowCount / personLimit)))
        let likely = likelyAnswers(choices.selecting(rows: asked))
        let answered = likely.indices.filter { !likely[$0].isEmpty }
        guard !tags.tags.isEmpty, !answered.isEmpty else { return nil }
        let answers = answered.map { likely[$0] }
        let pairs = AnswerPairs(of: answers, givenBy: fewestForPair, limit: pairLimit)
        let (tagCount, base) = (tags.tags.count, tags.tags.count + pairs.count)
        let features = answers.map { $0 + pairs.positions(in: $0).map { $0 + tagCount } + [base] }
        let (unreal, real) = (prior.mean(popularShare: 0), prior.mean(popularShare: 1))
        var targets = answered.flatMap { row -> [Float] in
            let person = asked[row % asked.count]
            let mean = person < imagined ? unreal : real
            return (0..<width).map { people[person * width + $0] - mean[$0] }
        }
        let weights = try regression(of: targets, on: features, width: width, pairCount: pairs.count)
        subtract(features, weights, from: &targets, width: width)
        return AnswerModel(
            weights: Array(weights[..<(tagCount * width)]),
            base: Array(weights[(base * width)...]),
            items: tags.byItem.transposed(),
            pairs: pairs,
            pairWeights: Array(weights[(tagCount * width)..<(base * width)]),
            precision: try PersonPrior.precision(ofCentred: targets, width: width, algebra: algebra)
        )
    }

    /// The answers of everybody in the one way, then in the other.
    ///
    /// Learned from one way alone, answers given in the other rank up to 20 % worse. The rare tags count twice, since
    /// what single choices say is harder to learn.
    func likelyAnswers(_ choices: InteractionMatrix) -> [[Int]] {
        let rarest = LikelyAnswers(tagsOfItems: tags.byItem, caution: 0).answers(of: choices)
        let clearest = LikelyAnswers(tagsOfItems: tags.byMention, caution: 1).answers(of: choices)
        return rarest + rarest + clearest
    }

    /// Features × factors: answers, pairs, and last the base that everybody has.
    private func regression(
        of targets: [Float],
        on features: [[Int]],
        width: Int,
        pairCount: Int
    ) throws(TrainingError) -> [Float] {
        let count = tags.tags.count + pairCount + 1
        var square = [Float](repeating: 0, count: count * count)
        var right = [Float](repeating: 0, count: count * width)
        for (row, given) in features.enumerated() {
            for feature in given {
                for other in given { square[feature * count + other] += 1 }
                for index in 0..<width { right[feature * width + index] += targets[row * width + index] }
            }
        }
        for feature in 0..<count - 1 {
            square[feature * count + feature] +=
                feature < tags.tags.count ? regularization : regularization * pairRegularization
        }
        guard let factor = CholeskyFactor(lower: square, size: count) else { throw .notPositiveDefinite }
        for index in 0..<width {
            let column = stride(from: index, to: right.count, by: width).map { right[$0] }
            for (feature, value) in factor.solution(of: column).enumerated() { right[feature * width + index] = value }
        }
        return right
    }

    private func subtract(_ features: [[Int]], _ weights: [Float], from targets: inout [Float], width: Int) {
        for (row, given) in features.enumerated() {
            for feature in given {
                for index in 0..<width { targets[row * width + index] -= weights[feature * width + index] }
            }
        }
    }
}

/// What a questionnaire's answers say about a person, as a shift of the prior.
package struct AnswerModel: Sendable, Equatable {
    /// Answers × factors: what each answer adds to the mean.
    package let weights: [Float]

    /// What having answered at all adds, whatever was said: answers move a person away from the average of all, so the
    /// point they start from lies elsewhere.
    let base: [Float]

    /// The items that carry each answer as a tag.
    package let items: InteractionMatrix

    /// Pairs of answers that together say something else than one after the other.
    let pairs: AnswerPairs

    /// Pairs × factors: what each pair adds besides its answers.
    let pairWeights: [Float]

    /// The inverse covariance of what people are like beyond their answers, row-major.
    package let precision: [Float]
}

/// What people would have answered, judging by what they chose: the tags most over-represented there.
struct LikelyAnswers {
    /// Items by tags.
    let tagsOfItems: InteractionMatrix

    /// Added to the observed and to the expected number of choices.
    ///
    /// Zero lets a single choice of a rare tag win; with
    /// more it takes several.
    let caution: Double

    /// How many answers a person is taken to have given.
    let answersPerPerson = 3

    /// The answers of each row of choices, compared with what all rows chose.
    func answers(of choices: InteractionMatrix) -> [[Int]] {
        var totals = [Double](repeating: 0, count: tagsOfItems.columnCount)
        for item in choices.columns { for tag in tagsOfItems[Int(item)] { totals[Int(tag)] += 1 } }
        let all = Double(max(1, choices.count))
        return (0..<choices.rowCount).map { person in
            let chosen = choices[person]
            var counts: [Int32: Double] = [:]
            for item in chosen { for tag in tagsOfItems[Int(item)] { counts[tag, default: 0] += 1 } }
            let lifts = counts.map { tag, count in
                let expected = totals[Int(tag)] / all * Double(chosen.count)
                return (tag: Int(tag), lift: (count + caution) / (expected + caution))
            }
            return lifts.sorted { ($0.lift, $1.tag) > ($1.lift, $0.tag) }.prefix(answersPerPerson).map(\.tag)
        }
    }
}

/// Pairs of answers that many people give together, in ascending order.
struct AnswerPairs: Sendable, Equatable {
    /// The answers of each pair after each other, the smaller first.
    let answers: [Int32]

    var count: Int { answers.count / 2 }

    static let none = AnswerPairs(answers: [])

    init(answers: [Int32]) {
        self.answers = answers
    }

    /// The pairs that at least so many of the people gave, at most `limit`, the most frequent first.
    init(of people: [[Int]], givenBy fewest: Int, limit: Int) {
        var counts: [SIMD2<Int32>: Int] = [:]
        for given in people { Self.forEachPair(given) { counts[$0, default: 0] += 1 } }
        let common = counts.filter { $0.value >= fewest }.sorted {
            $0.value == $1.value ? Self.precedes($0.key, $1.key) : $0.value > $1.value
        }
        answers = common.prefix(limit).map(\.key).sorted(by: Self.precedes).flatMap { [$0.x, $0.y] }
    }

    /// The positions of the pairs that are among a person's answers.
    func positions(in given: [Int]) -> [Int] {
        var found: [Int] = []
        Self.forEachPair(given) { pair in
            var (low, high) = (0, count)
            while low < high {
                let middle = (low + high) / 2
                if Self.precedes(self[middle], pair) { low = middle + 1 } else { high = middle }
            }
            if low < count, self[low] == pair { found.append(low) }
        }
        return found
    }

    /// The answers of a pair.
    subscript(position: Int) -> SIMD2<Int32> { SIMD2(answers[2 * position], answers[2 * position + 1]) }

    private static func forEachPair(_ given: [Int], _ body: (SIMD2<Int32>) -> Void) {
        let sorted = given.sorted()
        for (position, answer) in sorted.enumerated() {
            for other in sorted[(position + 1)...] { body(SIMD2(Int32(answer), Int32(other))) }
        }
    }

    private static func precedes(_ first: SIMD2<Int32>, _ second: SIMD2<Int32>) -> Bool {
        (first.x, first.y) < (second.x, second.y)
    }
}
