import Testing

@testable import Recommender

struct UserEncoderTests {
    private let snapshot: Snapshot

    init() throws {
        snapshot = try SyntheticWorld().snapshot()
    }

    /// The fold-in as it is written down, in doubled precision.
    private func naiveVector(_ profile: TasteProfile) -> [Double] {
        let width = snapshot.width
        let settings = snapshot.header.settings
        let (positive, growth) = (Double(settings.positiveWeight), Double(settings.evidenceGrowth))
        let precision = profile.answers.isEmpty ? snapshot.priorPrecision : snapshot.answering.precision
        var mean = snapshot.priorMean.map(Double.init)
        if !profile.answers.isEmpty { for index in 0..<width { mean[index] += Double(snapshot.answering.base[index]) } }
        for answer in profile.answers {
            for index in 0..<width { mean[index] += Double(snapshot.answering.weights[answer * width + index]) }
        }
        for pair in 0..<snapshot.answering.pairs.count {
            let answers = snapshot.answering.pairs[pair]
            guard profile.answers.contains(Int(answers.x)), profile.answers.contains(Int(answers.y)) else { continue }
            for index in 0..<width { mean[index] += Double(snapshot.answering.pairWeights[pair * width + index]) }
        }
        let likes = profile.events.filter { $0.reaction.isPositive }.count
        let evidence = Double(settings.evidence) * (1 + growth * Double(likes) / Double(likes + 20))
        let coverage = evidence * min(1, Double(likes) / 20)
        var matrix = (0..<width).map { row in
            (0..<width).map {
                coverage * Double(snapshot.itemGram[row * width + $0]) + Double(precision[row * width + $0])
            } + [(0..<width).reduce(0.0) { $0 + Double(precision[row * width + $1]) * mean[$1] }]
        }
        for event in profile.events {
            let firmness: Double = [.like: 1, .save: 2, .skip: 0.5, .dislike: 1][event.reaction] ?? 0
            let pull: Double = [.like: 1, .save: 2][event.reaction] ?? 0
            let item = (0..<width).map { Double(snapshot.factors(of: event.item)[$0]) }
            for row in 0..<width {
                for column in 0..<width {
                    matrix[row][column] += evidence * positive * firmness * item[row] * item[column]
                }
                matrix[row][width] += evidence * (1 + positive) * pull * item[row]
            }
        }
        return Elimination.solve(matrix)
    }

    static let profiles: [TasteProfile] = [
        TasteProfile(),
        TasteProfile(likes: [3]),
        TasteProfile(likes: Array(0..<25)),
        TasteProfile(answers: [0, 2]),
        TasteProfile(
            events: [
                TasteEvent(.like, 1), TasteEvent(.skip, 2), TasteEvent(.dislike, 7), TasteEvent(.save, 9),
                TasteEvent(.skip, 11),
            ],
            answers: [1]
        ),
    ]

    @Test(arguments: profiles) func `a person's factors are the posterior mean`(profile: TasteProfile) {
        let expected = naiveVector(profile)
        let taste = UserEncoder(snapshot).taste(of: profile)
        for (found, expected) in zip(taste.vector, expected) { #expect(abs(Double(found) - expected) < 2e-3) }
    }

    @Test(arguments: profiles) func `scores are standardized predictions and neighbour sums, mixed`(
        profile: TasteProfile
    ) {
        let taste = UserEncoder(snapshot).taste(of: profile)
        let items = 0..<snapshot.itemCount
        let predictions = items.map { item in
            (0..<snapshot.width).reduce(0.0) {
                $0 + Double(snapshot.factors(of: item)[$1]) * Double(taste.vector[$1])
            }
        }
        let weights: [Reaction: Double] = [.like: 1, .save: 2, .skip: -0.15, .dislike: -0.5]
        let sums = items.map { item in
            profile.events.reduce(0.0) {
                $0 + (weights[$1.reaction] ?? 0) * Double(snapshot.neighbourWeight(from: $1.item, to: item))
            }
        }
        let likes = Double(taste.likeCount)
        let share = profile.events.isEmpty ? 0 : 0.5 * likes / (likes + 5)
        let scores = Scorer(snapshot).scores(for: taste)
        for item in items {
            var expected = (1 - share) * Self.standardized(predictions)[item]
            if share > 0 { expected += share * Self.standardized(sums)[item] }
            #expect(abs(Double(scores[item]) - expected) < 1e-3)
            #expect(Scorer(snapshot).score(of: item, for: taste) == scores[item])
        }
    }

    private static func standardized(_ values: [Double]) -> [Double] {
        let mean = values.reduce(0, +) / Double(values.count)
        let variance = values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(values.count)
        return values.map { ($0 - mean) / variance.squareRoot() }
    }

    @Test func `undoing an event gives the scores from before it, to the last bit`() {
        var random = SplitMix64(seed: 4)
        let reader = UserEncoder(snapshot)
        let scorer = Scorer(snapshot)
        var profile = TasteProfile(answers: [1])
        for _ in 0..<40 {
            let before = scorer.scores(for: reader.taste(of: profile))
            let reaction = Reaction.allCases.randomElement(using: &random) ?? .like
            profile.events.append(TasteEvent(reaction, Int.random(in: 0..<snapshot.itemCount, using: &random)))
            _ = scorer.scores(for: reader.taste(of: profile))
            let last = profile.events.removeLast()
            #expect(scorer.scores(for: reader.taste(of: profile)) == before)
            profile.events.append(last)
        }
    }

    @Test func `the latest judgement of an item counts, in whatever order others came`() {
        let reader = UserEncoder(snapshot)
        let changed = reader.taste(
            of: TasteProfile(events: [TasteEvent(.skip, 4), TasteEvent(.like, 2), TasteEvent(.like, 4)])
        )
        let direct = reader.taste(of: TasteProfile(events: [TasteEvent(.like, 4), TasteEvent(.like, 2)]))
        // Sums of the same in another order differ by rounding.
        for (changed, direct) in zip(changed.vector, direct.vector) { #expect(abs(changed - direct) < 1e-5) }
        #expect(Set(changed.judgements.map(\.item)) == [2, 4])
        #expect(changed.judgements.allSatisfy { $0.reaction == .like })
    }

    @Test func `sums kept from one taste to the next change nothing, to the last bit`() throws {
        var random = SplitMix64(seed: 5)
        let other = try SyntheticWorld(seed: 9).snapshot()
        var profile = TasteProfile(answers: [1])
        var sums = JudgementSums()
        for step in 0..<60 {
            let reaction = Reaction.allCases.randomElement(using: &random) ?? .like
            profile.events.append(TasteEvent(reaction, Int.random(in: 0..<snapshot.itemCount, using: &random)))
            if step % 7 == 6 { profile.events.removeLast() }
            if step % 11 == 10 { profile.events.removeFirst(3) }
            let reader = UserEncoder(step % 20 == 19 ? other : snapshot)
            let (kept, fresh) = (reader.taste(of: profile, keeping: &sums), reader.taste(of: profile))
            #expect(kept.vector == fresh.vector)
            #expect(kept.neighbourSums == fresh.neighbourSums)
            let anew = NeighbourSums(snapshot: reader.snapshot, judgements: fresh.judgements)
            #expect(anew.values.isEmpty || fresh.neighbourSums.isEmpty || anew.values == fresh.neighbourSums)
        }
    }

    /// A ring in which each item has two neighbours: few of many sums change with each judgement.
    @Test func `sums of neighbours are the same whether each change is noted or all are read`() throws {
        let (items, width) = (2_000, 16)
        var random = SplitMix64(seed: 7)
        var settings = ModelSettings(items: items, pairs: items)
        settings.factorCount = width
        let neighbours = ItemNeighbours(
            itemCount: items,
            offsets: (0...items).map { Int64(2 * $0) },
            targets: (0..<items).flatMap { [($0 + 1) % items, ($0 + 7) % items].sorted().map(Int32.init) },
            values: (0..<2 * items).map { _ in Float.random(in: 0..<0.2, using: &random) },
            covered: (0..<items).map { $0 % 5 == 0 ? 0 : 1 }
        )
        let rows = (0..<100 * width).map { _ in Float(random.nextNormal()) }
        let snapshot = try Snapshot(
            SnapshotContents(
                header: SnapshotHeader(
                    settings: settings,
                    itemCount: items,
                    personCount: 0,
                    choiceCount: 0
                ),
                itemFactors: (0..<items * width).map { _ in Float(random.nextNormal()) },
                prior: try PersonPrior(rows: rows, width: width, algebra: LinearAlgebra(openBLAS: nil)),
                neighbours: neighbours,
                likeCounts: [Int32](repeating: 0, count: items)
            )
        )
        for count in [0, 1, 5, 60, 400] {
            let events = (0..<count).map { TasteEvent($0 % 3 == 0 ? .like : .skip, $0 * 4) }
            let read = NeighbourSums(kept: events.reduce(into: []) { NeighbourSums.add($1, snapshot, to: &$0) })
            let anew = NeighbourSums(snapshot: snapshot, judgements: events)
            #expect(anew.values == read.values)
            #expect(anew.values.isEmpty == (count == 0 || count == 1))
            #expect(abs(anew.mean - read.mean) < 1e-6 && abs(anew.deviation - read.deviation) < 1e-6)
        }
    }

    @Test func `items and answers the snapshot does not know change nothing`() {
        let reader = UserEncoder(snapshot)
        let strange = TasteProfile(
            events: [TasteEvent(.like, -1), TasteEvent(.like, 2), TasteEvent(.skip, 1_000)],
            answers: [-1, 99]
        )
        #expect(reader.taste(of: strange).vector == reader.taste(of: TasteProfile(likes: [2])).vector)
    }

    @Test func `one like brings the rest of its group forward`() {
        let world = SyntheticWorld()
        for item in 0..<8 {
            let best = Scorer(snapshot).best(5, for: UserEncoder(snapshot).taste(of: TasteProfile(likes: [item])))
            #expect(best.count { world.group(of: $0.item) == world.group(of: item) } >= 4)
        }
    }
}
