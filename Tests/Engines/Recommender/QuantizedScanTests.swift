import Testing

@testable import Recommender

struct QuantizedScanTests {
    /// A catalogue large enough for codes, with factors and neighbours at random.
    private func snapshot(items: Int, width: Int) throws -> Snapshot {
        var random = SplitMix64(seed: 2)
        var settings = ModelSettings(items: items, pairs: items * 20)
        settings.factorCount = width
        let factors = (0..<items * width).map { _ in Float(random.nextNormal()) * 0.2 }
        var offsets: [Int64] = [0]
        var targets: [Int32] = []
        for _ in 0..<items {
            targets += Set((0..<8).map { _ in Int32.random(in: 0..<Int32(items), using: &random) }).sorted()
            offsets.append(Int64(targets.count))
        }
        let neighbours = ItemNeighbours(
            itemCount: items,
            offsets: offsets,
            targets: targets,
            values: targets.map { _ in Float.random(in: 0..<0.2, using: &random) },
            covered: (0..<items).map { $0 % 5 == 0 ? 0 : 1 }
        )
        let prior = try PersonPrior(
            rows: (0..<400 * width).map { _ in Float(random.nextNormal()) },
            width: width,
            algebra: LinearAlgebra(openBLAS: nil)
        )
        return try Snapshot(
            SnapshotContents(
                header: SnapshotHeader(settings: settings, itemCount: items, personCount: 0, choiceCount: 0),
                itemFactors: factors,
                prior: prior,
                neighbours: neighbours,
                likeCounts: [Int32](repeating: 0, count: items)
            )
        )
    }

    @Test(arguments: [16, 40]) func `a scan in bytes finds the best that a full scan finds`(width: Int) throws {
        let snapshot = try snapshot(items: 20_000, width: width)
        let scorer = Scorer(snapshot)
        var random = SplitMix64(seed: 3)
        for likes in [0, 1, 5, 40] {
            let profile = TasteProfile(likes: (0..<likes).map { _ in Int.random(in: 0..<20_000, using: &random) })
            let taste = UserEncoder(snapshot).taste(of: profile)
            var scores = scorer.scores(for: taste)
            for event in taste.judgements { scores[event.item] = -.infinity }
            #expect(scorer.best(50, for: taste) == TopItems.best(50, of: scores))
        }
    }

    @Test func `excluded items do not come and too few are left when most are excluded`() throws {
        let snapshot = try snapshot(items: 20_000, width: 16)
        var excluded = ItemSet(itemCount: 20_000, full: true)
        for item in [5, 900, 19_999] { excluded.remove(item) }
        let taste = UserEncoder(snapshot).taste(of: TasteProfile(likes: [900]))
        #expect(Set(Scorer(snapshot).best(20, for: taste, excluding: excluded).map(\.item)) == [5, 19_999])
    }
}
