/// Learns what an answer says about a person from people who were never asked.
///
/// A trained person is taken to have answered with the three tags that are most over-represented among what they
/// chose. Ridge regression of their factors on those answers gives each answer's shift of the prior; what remains
/// unexplained is how much people with the same answers differ.
struct AnswerTrainer {
    let algebra: LinearAlgebra
    let tags: TagIndex

    /// How many answers a person is taken to have given.
    let answersPerPerson = 3

    /// What keeps shifts small, in people.
    let regularization: Float

    /// - Parameters:
    ///   - people: People × factors.
    ///   - prior: The distribution of those factors.
    ///   - choices: People by items.
    /// - Returns: The model, or nil when nobody chose an item with a tag.
    /// - Throws: `TrainingError.notPositiveDefinite` when factors are not finite.
    func train(
        people: [Float],
        prior: PersonPrior,
        choices: InteractionMatrix
    ) throws(TrainingError) -> AnswerModel? {
        let width = prior.mean.count
        let count = tags.tags.count
        let answers = likelyAnswers(choices)
        guard count > 0, answers.contains(where: { !$0.isEmpty }) else { return nil }
        var square = [Float](repeating: 0, count: count * count)
        var right = [Float](repeating: 0, count: count * width)
        for (person, given) in answers.enumerated() {
            for answer in given {
                for other in given { square[answer * count + other] += 1 }
                for index in 0..<width {
                    right[answer * width + index] += people[person * width + index] - prior.mean[index]
                }
            }
        }
        for answer in 0..<count { square[answer * count + answer] += regularization }
        guard let factor = SquareFactor(lower: square, size: count) else { throw .notPositiveDefinite }
        let weights = solve(factor, right, width: width)
        let rest = residuals(people: people, prior: prior, answers: answers, weights: weights)
        return AnswerModel(
            weights: weights,
            precision: try PersonPrior.precision(ofCentred: rest, width: width, algebra: algebra)
        )
    }

    /// The tags most over-represented among what each person chose, compared with what everybody chose.
    func likelyAnswers(_ choices: InteractionMatrix) -> [[Int]] {
        var shares = [Double](repeating: 0, count: tags.tags.count)
        for item in choices.columns { for tag in tags.byItem[Int(item)] { shares[Int(tag)] += 1 } }
        let total = Double(max(1, choices.count))
        return (0..<choices.rowCount).map { person in
            var counts: [Int32: Double] = [:]
            for item in choices[person] { for tag in tags.byItem[Int(item)] { counts[tag, default: 0] += 1 } }
            let lifts = counts.map { (tag: Int($0.key), lift: $0.value / (shares[Int($0.key)] / total)) }
            return lifts.sorted { ($0.lift, $1.tag) > ($1.lift, $0.tag) }.prefix(answersPerPerson).map(\.tag)
        }
    }

    private func solve(_ factor: SquareFactor, _ right: [Float], width: Int) -> [Float] {
        var weights = right
        for index in 0..<width {
            let column = stride(from: index, to: right.count, by: width).map { right[$0] }
            for (answer, value) in factor.solution(of: column).enumerated() { weights[answer * width + index] = value }
        }
        return weights
    }

    private func residuals(
        people: [Float],
        prior: PersonPrior,
        answers: [[Int]],
        weights: [Float]
    ) -> [Float] {
        let width = prior.mean.count
        var rest = people
        for (person, given) in answers.enumerated() {
            for index in 0..<width {
                rest[person * width + index] -= prior.mean[index]
                for answer in given { rest[person * width + index] -= weights[answer * width + index] }
            }
        }
        return rest
    }
}
