import ArgumentParser
import Foundation
import Recommender

struct Train: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Train a model and save it as a snapshot.",
        discussion: """
            With --checkpoint the factors are kept after every sweep; started again with the same files and options,
            training goes on from there. Ctrl-C stops at any time.
            """
    )

    @Option(help: "Who chose what: person<TAB>item, a line each, whole numbers from 0.")
    var train: String

    @Option(help: "Where to write the snapshot.")
    var out: String

    @Option(help: "What is said about items, a JSON object per line: item, name, description, tags, language.")
    var items: String?

    @Option(help: "Where to keep unfinished work, and to go on from.")
    var checkpoint: String?

    @OptionGroup var tuning: TuningOptions

    func run() throws {
        let data = try TrainingFiles(train: train, items: items)
        let run = try TimedTraining(data: data, tuning: tuning, checkpoint: checkpoint) { progress in
            print("\(progress.stage.rawValue) \(progress.completed) of \(progress.total)")
        }
        run.printSeconds()
        try run.snapshot.save(to: out)
        if let checkpoint, FileManager.default.fileExists(atPath: checkpoint) {
            try FileManager.default.removeItem(atPath: checkpoint)
        }
        print("saved        \(run.snapshot.itemCount) items, \(run.snapshot.header.poolNames.count) pools, to \(out)")
        print(String(format: "peak memory  %.0f MB", PeakMemory.megabytes))
    }
}
