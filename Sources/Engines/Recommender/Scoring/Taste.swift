/// A person as a snapshot sees them: what is needed to score any item, and to say why.
package struct Taste: Sendable {
    /// The latest event of each item, in the order of summing.
    package let judgements: [TasteEvent]

    /// Answers the snapshot knows.
    let answers: [Int]

    /// The person's factors.
    let vector: [Float]

    /// The factored matrix of the fold-in, for explanations.
    let factor: SquareFactor

    /// What was expected of the person before anything was judged: without their answers, and what each answer adds.
    let priorMean: [Float]
    let answerShifts: [[Float]]

    /// A covered item scores `factorScale·(v·x) + neighbourScale·e + offset`.
    let factorScale: Float
    let neighbourScale: Float
    let offset: Float

    /// An item EASE does not cover scores `bareScale·(v·x) + bareOffset`.
    let bareScale: Float
    let bareOffset: Float

    /// The sum of the neighbours' weights for every item, empty when there are none to sum.
    let neighbourSums: [Float]

    /// What every item loses because the person wants less of its topics; empty when there are none.
    let demotions: [Float]

    /// The topics the person wants less of, with what an item of each loses.
    let aversions: [(answer: Int, loss: Float)]

    /// How many events were likes or saves.
    let likeCount: Int

    @inline(__always)
    func demotion(of item: Int) -> Float { demotions.isEmpty ? 0 : demotions[item] }
}
