/// How far training is; a listener that throws stops it there.
package struct TrainingProgress: Sendable, Equatable {
    package enum Stage: String, Sendable, Equatable, CaseIterable {
        case trial, factors, neighbours, content, pools, calibration
    }

    package let stage: Stage
    package let completed: Int
    package let total: Int
}
