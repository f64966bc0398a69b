import Testing

@testable import Recommender

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
