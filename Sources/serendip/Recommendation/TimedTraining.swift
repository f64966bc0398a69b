import Foundation
import Recommender

/// A training with the time of its parts.
struct TimedTraining {
    let snapshot: Snapshot
    let trained: TrainedModel
    private var seconds: [(name: String, duration: Duration)] = []

    /// - Parameters:
    ///   - data: What to learn from.
    ///   - tuning: What was set by hand.
    ///   - checkpoint: A file to go on from, and to keep the factors in after every sweep.
    ///   - report: Told after every step.
    /// - Throws: `TrainingError` or `SnapshotError`.
    init(
        data: TrainingFiles,
        tuning: TuningOptions,
        checkpoint: String? = nil,
        report: (TrainingProgress) -> Void = { _ in }
    ) throws {
        var settings = try tuning.settings(items: data.input.itemCount, pairs: data.input.choices.count)
        var unfinished: FactorCheckpoint?
        if let checkpoint, FileManager.default.fileExists(atPath: checkpoint) {
            unfinished = try FactorCheckpoint(contentsOfFile: checkpoint)
            settings = unfinished?.settings ?? settings
        }
        let algebra = LinearAlgebra(threadCount: tuning.threads ?? processorCount)
        let clock = ContinuousClock()
        let start = clock.now
        var ends: [TrainingProgress.Stage: ContinuousClock.Instant] = [:]
        let trainer = ModelTrainer(settings: settings, algebra: algebra)
        trained = try trainer.train(data.input, from: unfinished?.factors) { step in
            ends[step.progress.stage] = clock.now
            report(step.progress)
            if let checkpoint, step.progress.stage == .factors {
                try FactorCheckpoint(settings: step.settings, factors: step.factors).save(to: checkpoint)
            }
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
            "EASE regularization \(settings.easeRegularization.rounded()),",
            "evidence \(settings.evidence) growing by \(settings.evidenceGrowth),",
            "half the neighbours' share after \(settings.easeShareLikes) likes"
        )
        let parts = seconds.map { "\($0.name) \(String(format: "%.2f", $0.duration / .seconds(1)))" }
        print("fit seconds  \(parts.joined(separator: ", "))")
    }
}
