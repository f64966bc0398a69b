/// A finished step of training, with what is needed to go on from it.
package struct TrainingStep: Sendable {
    package let progress: TrainingProgress

    /// The settings that training goes by, those tried out included.
    package let settings: ModelSettings
    package let factors: FactorModel
}
