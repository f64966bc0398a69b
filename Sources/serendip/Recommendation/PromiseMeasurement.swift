import Foundation
import Recommender

/// Checks on real data what the engine promises besides its ranking.
struct PromiseMeasurement {
    private let data: TrainingFiles
    private let profiles: [Int: TasteProfile]
    private let chosen: [Int: Set<Int>]
    private let tuning: TuningOptions

    init(train: String, query: String, truth: String, tuning: TuningOptions) throws {
        let told = try PairFile(path: query).pairs
        data = try TrainingFiles(train: train, items: nil, alsoItems: told.lazy.map { Int($0.item) }.max())
        var profiles: [Int: TasteProfile] = [:]
        for pair in told {
            profiles[Int(pair.person), default: TasteProfile()].events.append(TasteEvent(.like, Int(pair.item)))
        }
        var chosen: [Int: Set<Int>] = [:]
        for pair in try PairFile(path: truth).pairs { chosen[Int(pair.person), default: []].insert(Int(pair.item)) }
        self.profiles = profiles
        self.chosen = chosen
        self.tuning = tuning
    }

    func print() throws {
        let run = try TimedTraining(data: data, tuning: tuning)
        run.printSeconds()
        diversity(run.snapshot)
        calibration(run.snapshot)
        explanations(run.snapshot)
        try warmUpdate()
    }

    private func diversity(_ snapshot: Snapshot) {
        for relevance in [Float(1), 0.7, 0.5] {
            var gains: [Double] = []
            var shown: Set<Int> = []
            for (person, truth) in chosen.sorted(by: { $0.key < $1.key }) {
                var request = SlateRequest(count: 20)
                request.relevance = relevance
                request.thompsonSpread = 0
                let taste = UserEncoder(snapshot).taste(of: profiles[person] ?? TasteProfile())
                let list = SlateBuilder(snapshot).slate(for: taste, request).map(\.item)
                shown.formUnion(list)
                gains.append(RankingQuality.gain(list, truth, at: 20))
            }
            let gain = MeanWithError(gains)
            Swift.print(
                "relevance \(relevance)",
                String(format: "NDCG@20 %.4f ± %.4f, %d items shown", gain.mean, gain.error, shown.count)
            )
        }
    }

    /// Hidden likes of people the model does not know, each beside a random item.
    private func calibration(_ snapshot: Snapshot) {
        var random = SplitMix64(seed: 5)
        var outcomes: [(score: Float, liked: Bool)] = []
        for (person, truth) in chosen.sorted(by: { $0.key < $1.key }) {
            let known = profiles[person]?.events.map(\.item) ?? []
            outcomes += HoldoutSampler(snapshot).outcomes(hidden: truth.sorted(), known: known, &random)
        }
        Swift.print(String(format: "calibration error %.4f", snapshot.calibration.calibrationError(on: outcomes)))
    }

    private func explanations(_ snapshot: Snapshot) {
        var worst: Float = 0
        for (person, profile) in profiles.sorted(by: { $0.key < $1.key }).prefix(100) {
            let taste = UserEncoder(snapshot).taste(of: profile)
            for item in chosen[person] ?? [] {
                let explanation = Explainer(snapshot).explanation(of: item, for: taste)
                worst = max(worst, abs(explanation.score - Scorer(snapshot).score(of: item, for: taste)))
            }
        }
        Swift.print("explanations differ from scores by at most \(worst)")
    }

    /// Trains without the last tenth of the choices of every person, then takes them in.
    private func warmUpdate() throws {
        let choices = data.input.choices
        let fewer = InteractionMatrix(
            rows: (0..<choices.rowCount).map { person in
                choices[person].enumerated().filter { ($0.offset + person) % 10 != 0 }.map(\.element)
            },
            columnCount: choices.columnCount
        )
        let settings = try tuning.settings(items: choices.columnCount, pairs: choices.count)
        let trainer = ModelTrainer(settings: settings, algebra: LinearAlgebra())
        let before = try trainer.train(TrainingInput(choices: fewer))
        let clock = ContinuousClock()
        var after: TrainedModel?
        let update = try clock.measure { after = try trainer.update(before, with: data.input) }
        var snapshot: Snapshot?
        let build = try clock.measure { snapshot = try after.map { try Snapshot($0.contents) } }
        Swift.print(
            "warm update \(SpeedMeasurement.milliseconds(update)) ms,",
            "snapshot of \(snapshot?.itemCount ?? 0) items \(SpeedMeasurement.milliseconds(build)) ms"
        )
        for (name, model) in [("before", before), ("after", after)] {
            guard let model else { continue }
            Swift.print("  \(name) NDCG@100", String(format: "%.4f", quality(of: try Snapshot(model.contents))))
        }
    }

    /// NDCG@100.
    private func quality(of snapshot: Snapshot) -> Double {
        let lists = profiles.mapValues { profile in
            Scorer(snapshot).best(100, for: UserEncoder(snapshot).taste(of: profile)).map(\.item)
        }
        return RankingQuality(lists: lists, truth: chosen).gainAt100.mean
    }
}
