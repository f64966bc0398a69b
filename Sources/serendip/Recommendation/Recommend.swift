import ArgumentParser
import Foundation
import Recommender

struct Recommend: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Rank items for people from what they and others chose.",
        discussion: """
            Trains on --train, then writes for every person of --query and of --prior the best items; what --query
            tells is left out. Files hold person<TAB>item lines with whole numbers from 0. Prints the seconds of
            training, the milliseconds per person (one core, training apart) and the most memory held.
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

    @Option(help: "Answers of people of --query, or of others: person<TAB>tag,tag,… as in --items.")
    var prior: String?

    @Option(help: "What is said about items, a JSON object per line: item, name, description, tags, language.")
    var items: String?

    @OptionGroup var tuning: TuningOptions

    func validate() throws {
        guard top > 0 else { throw ValidationError("--top must be at least 1") }
    }

    func run() throws {
        let told = try PairFile(path: query).pairs
        let answers = try prior.map { try AnswerFile(path: $0).tags } ?? [:]
        let data = try TrainingFiles(
            train: train,
            items: items,
            alsoItems: told.lazy.map { Int($0.item) }.max(),
            questions: Set(answers.values.joined()).sorted()
        )
        let run = try TimedTraining(data: data, tuning: tuning)
        run.printSeconds()
        var profiles: [Int: TasteProfile] = [:]
        for pair in told {
            profiles[Int(pair.person), default: TasteProfile()].events.append(TasteEvent(.like, Int(pair.item)))
        }
        let indexes = Dictionary(
            run.snapshot.header.answers.enumerated().map { ($1, $0) },
            uniquingKeysWith: { first, _ in first }
        )
        for (person, tags) in answers {
            profiles[person, default: TasteProfile()].answers = tags.compactMap { indexes[$0] }
        }
        try rank(profiles, with: run.snapshot)
    }

    private func rank(_ profiles: [Int: TasteProfile], with snapshot: Snapshot) throws {
        let reader = UserEncoder(snapshot)
        let scorer = Scorer(snapshot)
        let clock = ContinuousClock()
        var lines = ""
        var times: [Duration] = []
        for (person, profile) in profiles.sorted(by: { $0.key < $1.key }) {
            var best: [ScoredItem] = []
            times.append(clock.measure { best = scorer.best(top, for: reader.taste(of: profile)) })
            lines += "\(person)\t\(best.map { String($0.item) }.joined(separator: ","))\n"
        }
        try FileContents.write(lines, to: out)
        times.sort()
        if let last = times.last {
            print("per person   p50 \(Self.text(times[times.count / 2])) ms, ", terminator: "")
            print("p99 \(Self.text(times[min(times.count - 1, times.count * 99 / 100)])) ms, max \(Self.text(last)) ms")
        }
        print(String(format: "peak memory  %.0f MB", PeakMemory.megabytes))
    }

    private static func text(_ duration: Duration) -> String {
        String(format: "%.3f", duration / .milliseconds(1))
    }
}

/// A file of `person<TAB>tag` lines, or several tags with commas; a person may have several lines.
struct AnswerFile {
    private(set) var tags: [Int: [String]] = [:]

    init(path: String) throws {
        let text = String(decoding: try FileContents.read(path), as: UTF8.self)
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
        where !line.isEmpty {
            let fields = line.split(separator: "\t", maxSplits: 1)
            guard let person = fields.first.flatMap({ Int($0) }) else {
                throw TableError.line(path, index + 1, "expected a person, a tab and answers")
            }
            let answers = fields.count == 2 ? fields[1].split { $0 == "," || $0 == "\t" } : []
            tags[person, default: []] += answers.map { ItemDescription.normalized(tag: String($0)) }
        }
    }
}
