/// What a questionnaire's answers say about a person, as a shift of the prior.
package struct AnswerModel: Sendable, Equatable {
    /// Answers × factors: what each answer adds to the mean.
    package let weights: [Float]

    /// The inverse covariance of what people are like beyond their answers, row-major.
    package let precision: [Float]
}
