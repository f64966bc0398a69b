/// What training made: parts for a snapshot, and the factors to go on from.
package struct TrainedModel: Sendable {
    package var contents: SnapshotContents
    package let factors: FactorModel
}
