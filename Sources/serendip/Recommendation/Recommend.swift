import ArgumentParser
import Foundation
import Recommender

struct Recommend: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Rank items for people from what they and others chose.",
        discussion: """
            Trains on --train, then writes for every person of --query the best items, those of the query left out.
            Files hold person<TAB>item lines with whole numbers from 0. Prints the seconds of training, the
            milliseconds per person and the most memory held.
            """
    )

    @Option(help: "Who chose what, to learn from.")
    var train: String

    @Option(help: "What the people to recommend to have chosen; they are not among those of --train.")
    var query: String

    @Option(help: "How many items to write per person.")
    var top = 100

    @Option(help: "Where to write person<TAB>item,item,… best first.")
    var out: String

    @Option(help: .hidden)
    var settings: String?

    func run() throws {
        let training = try PairFile(path: train).pairs
        let told = try PairFile(path: query).pairs
        let itemCount = Int(max(training.map(\.item).max() ?? -1, told.map(\.item).max() ?? -1)) + 1
        let personCount = Int(training.lazy.map(\.person).max() ?? -1) + 1
        let choices = InteractionMatrix(
            pairs: training.lazy.map { (row: $0.person, column: $0.item) }, rowCount: personCount,
            columnCount: itemCount)
        let byItem = choices.transposed()
        var values = ModelSettings(items: itemCount, pairs: choices.count)
        if let settings {
            var object =
                try JSONSerialization.jsonObject(with: JSONEncoder().encode(values)) as? [String: Any] ?? [:]
            for (key, value) in try JSONSerialization.jsonObject(with: Data(settings.utf8)) as? [String: Any] ?? [:] {
                object[key] = value
            }
            values = try JSONDecoder().decode(
                ModelSettings.self, from: JSONSerialization.data(withJSONObject: object))
        }
        let trainer = ModelTrainer(settings: values, algebra: LinearAlgebra())
        let clock = ContinuousClock()
        var model = FactorModel(people: personCount, items: itemCount, settings: values)
        let factorTime = clock.measure {
            trainer.improve(&model, with: choices, byItem: byItem, sweeps: values.sweeps, progress: { _ in })
        }
        var neighbours = ItemNeighbours.none(itemCount: itemCount)
        let neighbourTime = try clock.measure { neighbours = try trainer.neighbours(choices, byItem: byItem) }
        var snapshot: Snapshot?
        let snapshotTime = try clock.measure {
            snapshot = try Snapshot(
                trainer.contents(model, neighbours: neighbours, choices: choices, byItem: byItem))
        }
        guard let snapshot else { return }
        print("fit", factorTime, neighbourTime, snapshotTime)
        var people: [Int32: [Int]] = [:]
        for pair in told { people[pair.person, default: []].append(Int(pair.item)) }
        var lines = ""
        var times: [Double] = []
        let reader = TasteReader(snapshot)
        let scorer = Scorer(snapshot)
        for person in people.keys.sorted() {
            var best: [ScoredItem] = []
            let time = clock.measure {
                best = scorer.best(top, for: reader.taste(of: TasteProfile(likes: people[person] ?? [])))
            }
            times.append(Double(time.components.attoseconds) / 1e15)
            lines += "\(person)\t\(best.map { String($0.item) }.joined(separator: ","))\n"
        }
        try FileContents.write(lines, to: out)
        times.sort()
        print("ms", times[times.count / 2], times[times.count * 99 / 100], "MB", PeakMemory.megabytes)
    }
}
