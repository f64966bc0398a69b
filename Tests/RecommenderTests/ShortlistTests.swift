import Testing

@testable import Recommender

struct ShortlistTests {
    private func shortlist(_ scores: [Float], size: Int, blocks: Int, excluding excluded: Set<Int> = []) -> [Int] {
        var list = Shortlist(size: size, excluding: ItemSet(excluded, itemCount: scores.count))
        scores.withUnsafeBufferPointer { scores in
            for start in stride(from: 0, to: scores.count, by: blocks) {
                let block = scores[start..<min(start + blocks, scores.count)]
                list.take(UnsafeBufferPointer(rebasing: block), ofItemsFrom: start)
            }
        }
        return list.items()
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
            let count = Int.random(in: 1...900, using: &random)
            let kinds = [3, 50, 100_000].randomElement(using: &random) ?? 3
            var scores = (0..<count).map { _ in Float(Int.random(in: 0..<kinds, using: &random)) / 7 - 3 }
            if order == 1 { scores.sort() }
            if order == 2 { scores.sort(by: >) }
            let excluded = Set((0..<count / 3).map { _ in Int.random(in: 0..<count, using: &random) })
            for size in [1, 7, 60] {
                let blocks = [5, 16, 100].randomElement(using: &random) ?? 5
                let found = shortlist(scores, size: size, blocks: blocks, excluding: excluded)
                #expect(Set(found) == naive(scores, size: size, excluding: excluded) && Set(found).count == found.count)
            }
        }
    }

    @Test func `nothing is found for none, and an infinite score is one like others`() {
        #expect(shortlist([1, 2, 3], size: 0, blocks: 2) == [])
        #expect(shortlist([1, .infinity, -.infinity, 2], size: 2, blocks: 4).sorted() == [1, 3])
    }
}
