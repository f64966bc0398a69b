import Testing

@testable import Recommender

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
