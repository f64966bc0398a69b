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

/// Times training and swiping on random data, whose popularity falls as that of real items does.
struct SpeedMeasurement {
    let itemCount: Int
    let personCount: Int
    let choicesEach: Int
    let events: Int
    let idlePeople: Int
    let swipes: Int
    let tuning: TuningOptions

    func print() throws {
        let snapshot = try train()
        var random = SplitMix64(seed: 7)
        var times: [Duration] = []
        var processorTimes: [Duration] = []
        let clock = ContinuousClock()
        let reader = UserEncoder(snapshot)
        let maker = SlateBuilder(snapshot)
        var profile = TasteProfile()
        var sums = JudgementSums()
        for swipe in 0..<swipes {
            if profile.events.count >= events { profile.events.removeFirst(events / 2) }
            let before = Self.processorTime()
            let time = clock.measure {
                let reaction: Reaction = swipe % 3 == 0 ? .skip : .like
                profile.events.append(TasteEvent(reaction, Int.random(in: 0..<itemCount, using: &random)))
                _ = maker.slate(for: reader.taste(of: profile, keeping: &sums), SlateRequest(count: 20))
            }
            times.append(time)
            processorTimes.append(Self.processorTime() - before)
        }
        Swift.print("swipe        \(Self.percentiles(times)), 20 cards, up to \(events) events, \(itemCount) items")
        // Beside other programs on the machine the second line says more.
        Swift.print("  processor  \(Self.percentiles(processorTimes))")
        let idle = idleProfiles(&random)
        let held = withExtendedLifetime(idle) { Self.residentMegabytes() }
        Swift.print(
            "memory       \(held) MB held with the events of \(idlePeople) people,",
            "\(Int(PeakMemory.megabytes)) MB at most"
        )
    }

    /// Events are all there is of a person who is not swiping; a server may hold even those in its database only.
    private func idleProfiles(_ random: inout SplitMix64) -> [TasteProfile] {
        var profiles: [TasteProfile] = []
        profiles.reserveCapacity(idlePeople)
        for _ in 0..<idlePeople {
            profiles.append(
                TasteProfile(likes: (0..<events).map { _ in Int.random(in: 0..<itemCount, using: &random) })
            )
        }
        return profiles
    }

    /// Trains, saves and maps, so that what is measured is what a server would hold.
    private func train() throws -> Snapshot {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("measure-\(UUID()).snapshot").path
        defer { unlink(path) }
        try save(to: path)
        return try Snapshot(contentsOfFile: path)
    }

    private func save(to path: String) throws {
        let data = TrainingFiles(input: TrainingInput(choices: choices()))
        let run = try TimedTraining(data: data, tuning: tuning)
        run.printSeconds()
        try run.snapshot.save(to: path)
    }

    private func choices() -> InteractionMatrix {
        var random = SplitMix64(seed: 1)
        let rows = (0..<personCount).map { _ in
            (0..<choicesEach).map { _ -> Int32 in
                let share = Double.random(in: 0..<1, using: &random)
                return Int32(Double(itemCount) * share * share * share)
            }
        }
        return InteractionMatrix(rows: rows, columnCount: itemCount)
    }

    private static func percentiles(_ times: [Duration]) -> String {
        let sorted = times.sorted()
        guard let last = sorted.last else { return "nothing timed" }
        let most = sorted[min(sorted.count - 1, sorted.count * 99 / 100)]
        return "p50 \(milliseconds(sorted[sorted.count / 2])) ms, p99 \(milliseconds(most)) ms, "
            + "max \(milliseconds(last)) ms"
    }

    /// What this process has used of its processors.
    private static func processorTime() -> Duration {
        // POSIX counts in millionths of a second.
        .microseconds(clock())
    }

    static func milliseconds(_ duration: Duration) -> String {
        String(format: "%.3f", duration / .milliseconds(1))
    }

    private static func residentMegabytes() -> Int {
        // Only Linux has the file; elsewhere the figure is left out as 0.
        let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
        let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
        return pages * Int(sysconf(Int32(_SC_PAGESIZE))) / 1_048_576
    }
}

/// The most memory this process has held, in megabytes of 2²⁰ bytes.
enum PeakMemory {
    static var megabytes: Double {
        var usage = rusage()
        getrusage(RUSAGE_SELF.rawValue, &usage)
        return Double(usage.ru_maxrss) / 1024
    }
}
