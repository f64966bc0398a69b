/// What is known about a snapshot besides its numbers.
package struct SnapshotHeader: Codable, Sendable, Equatable {
    package var settings: ModelSettings
    package var itemCount: Int

    /// How many people and choices it was trained on.
    package var personCount: Int
    package var choiceCount: Int

    /// The answers a person can give, in the order of their indexes.
    package var answers: [String] = []

    /// What the pools are called, in the order of their indexes.
    package var poolNames: [String] = []

    /// Which training this is of, counted by whoever trains; replays name it.
    package var generation = 0
}
