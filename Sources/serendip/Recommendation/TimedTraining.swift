import Foundation
import Recommender

/// A training with the time of its parts.
struct TimedTraining {
    let snapshot: Snapshot
    let trained: TrainedModel
    private var seconds: [(name: String, duration: Duration)] = []

    init(data: TrainingFiles, tuning: TuningOptions) throws {
        let settings = try tuning.settings(items: data.input.itemCount, pairs: data.input.choices.count)
        let algebra = LinearAlgebra(threadCount: tuning.threads ?? processorCount)
        let clock = ContinuousClock()
        let start = clock.now
        var ends: [TrainingProgress.Stage: ContinuousClock.Instant] = [:]
        trained = try ModelTrainer(settings: settings, algebra: algebra).train(data.input) { progress, _ in
            ends[progress.stage] = clock.now
        }
        snapshot = try Snapshot(trained.contents)
        var previous = start
        for stage in TrainingProgress.Stage.allCases {
            guard let end = ends[stage] else { continue }
            seconds.append((stage.rawValue, end - previous))
            previous = end
        }
        seconds.append(("snapshot", clock.now - previous))
        seconds.append(("all", clock.now - start))
    }

    func printSeconds() {
        let settings = snapshot.header.settings
        print(
            "model        \(settings.factorCount) factors, item exponent \(settings.itemExponent),",
            "EASE regularization \(settings.easeRegularization)")
        let parts = seconds.map { String(format: "%@ %.2f", $0.name, $0.duration / .seconds(1)) }
        print("fit seconds  \(parts.joined(separator: ", "))")
    }
}
