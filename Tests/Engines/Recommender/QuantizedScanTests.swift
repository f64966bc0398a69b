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

struct TopKTests {
    private func shortlist(_ scores: [Float], size: Int, excluding excluded: Set<Int> = []) -> [Int] {
        scores.withUnsafeBufferPointer {
            TopK($0, size: size, excluding: ItemSet(excluded, itemCount: scores.count)).items
        }
    }

    /// The highest, of equal ones the first.
    private func naive(_ scores: [Float], size: Int, excluding excluded: Set<Int> = []) -> Set<Int> {
        let open = scores.indices.filter { !excluded.contains($0) }
        return Set(open.sorted { (scores[$0], $1) > (scores[$1], $0) }.prefix(size))
    }

    @Test(arguments: 0..<30)
    func `the highest are found, however they come and however many are equal`(seed: Int) {
        var random = SplitMix64(seed: UInt64(seed))
        for order in 0..<4 {
            let count = Int.random(in: 1...5_000, using: &random)
            let kinds = [3, 50, 100_000].randomElement(using: &random) ?? 3
            var scores = (0..<count).map { _ in Float(Int.random(in: 0..<kinds, using: &random)) / 7 - 3 }
            if order == 1 { scores.sort() }
            if order == 2 { scores.sort(by: >) }
            let excluded = Set((0..<count / 3).map { _ in Int.random(in: 0..<count, using: &random) })
            for size in [1, 7, 60, 400] {
                let found = shortlist(scores, size: size, excluding: excluded)
                #expect(Set(found) == naive(scores, size: size, excluding: excluded) && Set(found).count == found.count)
            }
        }
    }

    /// Every thirty-second is high, and just those are looked at first.
    @Test func `a sample that misleads takes nothing away`() {
        let scores = (0..<8_192).map { (item: Int) -> Float in
            item.isMultiple(of: 32) ? Float(10_000 - item) : Float(item) / 10
        }
        #expect(Set(shortlist(scores, size: 300)) == naive(scores, size: 300))
        let low = scores.map { -$0 }
        #expect(Set(shortlist(low, size: 300)) == naive(low, size: 300))
    }

    @Test func `nothing is found for none, and an infinite score is one like others`() {
        #expect(shortlist([1, 2, 3], size: 0) == [])
        #expect(shortlist([1, .infinity, -.infinity, 2], size: 2).sorted() == [1, 3])
    }
}

struct TopItemsTests {
    @Test(arguments: [0, 1, 3, 64, 500]) func `the best are those of a full sort, equal ones by item`(limit: Int) {
        var random = SplitMix64(seed: 5)
        let scores = (0..<1_000).map { _ in Float(Int.random(in: 0..<300, using: &random)) }
        let sorted = scores.indices.sorted { (scores[$0], $1) > (scores[$1], $0) }
        #expect(TopItems.best(limit, of: scores).map(\.item) == Array(sorted.prefix(limit)))
    }

    @Test func `hidden items never come, however many are asked for`() {
        #expect(TopItems.best(5, of: [1, -.infinity, 3]).map(\.item) == [2, 0])
        #expect(TopItems.best(5, of: []).isEmpty)
    }

    @Test(arguments: 1...9) func `the smallest of the largest is that of a sorted array`(count: Int) {
        var random = SplitMix64(seed: UInt64(count))
        for wanted in 1...count {
            let values = (0..<count).map { _ in Int.random(in: 0..<5, using: &random) }
            var shuffled = values
            #expect(shuffled.smallestOfLargest(wanted) == values.sorted(by: >)[wanted - 1])
        }
    }
}
