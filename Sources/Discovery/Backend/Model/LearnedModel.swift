import Recommender

/// A trained model with what it takes to go on from it when more was chosen.
struct LearnedModel: Sendable {
    let trained: TrainedModel
    let snapshot: Snapshot
    /// What imagined people chose, who come first.
    let imagined: [[Int32]]
    /// The accounts whose choices it learned from, in the order in which they follow.
    let accounts: [String]
}
