/// What training made: parts for a snapshot, and the factors to go on from.
package struct TrainedModel: Sendable {
    package let contents: SnapshotContents
    package let factors: FactorModel
}
