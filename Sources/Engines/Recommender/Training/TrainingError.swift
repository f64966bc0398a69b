/// Why a model could not be trained.
package enum TrainingError: Error, Equatable {
    /// A matrix that must be positive definite was not; the regularization is too small or a value is not finite.
    case notPositiveDefinite
    /// There are no items, so there is nothing to rank.
    case noItems
}
