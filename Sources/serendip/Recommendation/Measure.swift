import ArgumentParser
import Foundation
import Recommender

struct Measure: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Measure the recommender's speed and memory on random data, or its promises on real data.",
        discussion: """
            Without files: trains on random choices of the size given and times a swipe with the next 20 cards, on one
            core. With --train, --query and --truth: what diversity costs, how well the fit score is calibrated, how
            exact explanations are, and how long taking in a tenth of the data takes.
            """
    )

    @Option(help: "How many items.")
    var itemCount = 25_000

    @Option(help: "How many people.")
    var personCount = 15_000

    @Option(help: "How many choices each.")
    var choicesEach = 30

    @Option(help: "How many events each person of the timing has.")
    var events = 50

    @Option(help: "How many people's events to hold in memory at the end, each as many as --events.")
    var idlePeople = 0

    @Option(help: "How many swipes to time.")
    var swipes = 2_000

    @Option(help: "Who chose what, to learn from.")
    var train: String?

    @Option(help: "What the people to recommend to have chosen.")
    var query: String?

    @Option(help: "What they chose besides.")
    var truth: String?

    @OptionGroup var tuning: TuningOptions

    func run() throws {
        if let train, let query, let truth {
            try PromiseMeasurement(train: train, query: query, truth: truth, tuning: tuning).print()
        } else {
            try SpeedMeasurement(
                itemCount: itemCount,
                personCount: personCount,
                choicesEach: choicesEach,
                events: events,
                idlePeople: idlePeople,
                swipes: swipes,
                tuning: tuning
            ).print()
        }
    }
}
