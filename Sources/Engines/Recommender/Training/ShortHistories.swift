/// People who were left out of training, read from a few of their choices: what ranks best of what they chose besides.
///
/// A fifth of each person's choices is to be found. Everything that is known of them is left out of the lists, also
/// what a short history does not tell: otherwise the more somebody chose, the more of their list is taken by what
/// nobody asked for, and no short history could be held against popularity.
struct ShortHistories {
    private struct Person {
        let hidden: Set<Int>
        let known: [Int]
    }

    private let people: [Person]

    /// How many likes are told: of the first evening, and of later.
    private static let lengths = [1, 3, 10, .max]

    /// How soon the neighbours get their share, in likes, besides what suits most data.
    private static let shareLikes: [Float] = [15, 45]

    /// The weights of a person's events against what people are like, as parts of what suits most data.
    private static let evidenceParts: [Float] = [0.5, 0.25, 0.125]

    /// How much more many events weigh than few, as an alternative to what suits most data.
    private static let steepGrowth: Float = 3

    /// The settings stay as they are for less than this, in the mean of the logarithms of gains: among 200 people a
    /// hundredth comes by chance, and where it matters it is 2 % to 4 %.
    private static let leastImprovement = 0.012

    /// Fewer people say nothing of so small differences.
    private static let fewestPeople = 80

    /// - Parameters:
    ///   - choices: What each person chose; those with fewer than five choices say too little.
    ///   - seed: The same seed hides the same.
    init(of choices: [[Int]], seed: UInt64) {
        var random = SplitMix64(seed: seed)
        people = choices.filter { $0.count >= 5 }.map { chosen in
            let shuffled = chosen.shuffled(using: &random)
            let hidden = shuffled.count / 5
            return Person(hidden: Set(shuffled.prefix(hidden)), known: Array(shuffled.dropFirst(hidden)))
        }
    }

    /// Settings with how well they rank: the mean of the logarithms of gains.
    struct Settled {
        var settings: ModelSettings
        var worth: Double
    }

    /// The settings with what a few likes say as it ranks best with this model.
    func settled(_ contents: SnapshotContents, from settings: ModelSettings) throws -> Settled {
        let usual = Settled(settings: settings, worth: try worth(of: settings, contents))
        guard people.count >= Self.fewestPeople else { return usual }
        var best = usual
        func isBetter(_ change: (inout ModelSettings) -> Void) throws -> Bool {
            var trial = best.settings
            change(&trial)
            let worth = try worth(of: trial, contents)
            guard worth > best.worth else { return false }
            best = Settled(settings: trial, worth: worth)
            return true
        }
        for part in Self.evidenceParts {
            guard try isBetter({ $0.evidence = part * settings.evidence }) else { break }
        }
        _ = try isBetter { $0.evidenceGrowth = Self.steepGrowth }
        for likes in Self.shareLikes {
            guard try isBetter({ $0.easeShareLikes = likes }) else { break }
        }
        return best.worth > usual.worth + Self.leastImprovement ? best : usual
    }

    /// The mean of the logarithms of the gains, so that each length counts alike.
    private func worth(of settings: ModelSettings, _ contents: SnapshotContents) throws -> Double {
        var contents = contents
        contents.header.settings.easeShareLikes = settings.easeShareLikes
        contents.header.settings.evidence = settings.evidence
        contents.header.settings.evidenceGrowth = settings.evidenceGrowth
        let gains = gains(try Snapshot(contents))
        return gains.reduce(0) { $0 + logarithm(max($1, 1e-9)) } / Double(gains.count)
    }

    /// The mean gain of everybody's lists for each number of likes told.
    private func gains(_ snapshot: Snapshot) -> [Double] {
        let (reader, scorer) = (UserEncoder(snapshot), Scorer(snapshot))
        var sums = [Double](repeating: 0, count: Self.lengths.count)
        for person in people {
            let known = ItemSet(person.known, itemCount: snapshot.itemCount)
            for (position, length) in Self.lengths.enumerated() {
                let taste = reader.taste(of: TasteProfile(likes: Array(person.known.prefix(length))))
                let best = scorer.best(100, for: taste, excluding: known)
                sums[position] += RankingQuality.gain(best.map(\.item), person.hidden, at: 100)
            }
        }
        return sums.map { $0 / Double(max(1, people.count)) }
    }
}
