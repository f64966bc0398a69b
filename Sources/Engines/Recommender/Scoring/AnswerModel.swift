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
