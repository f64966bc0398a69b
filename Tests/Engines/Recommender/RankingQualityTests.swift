import Testing

@testable import Recommender

struct RankingQualityTests {
    @Test func `recall divides by what could be found, gain by the best order`() {
        #expect(RankingQuality.recall([1, 2, 3], [2, 9], at: 2) == 0.5)
        #expect(RankingQuality.recall([1, 2, 3], [1, 2, 3, 4], at: 2) == 1)
        #expect(RankingQuality.gain([7, 8], [7, 8], at: 100) == 1)
        // The second place gains 1 / log2(3) = 0.63093.
        #expect(abs(RankingQuality.gain([1, 7], [7], at: 100) - 0.63093) < 1e-5)
        #expect(RankingQuality.gain([1, 7], [7], at: 1) == 0)
    }

    @Test func `a person without a list scores zero and counts`() {
        let quality = RankingQuality(lists: [1: [5]], truth: [1: [5], 2: [6], 3: []])
        #expect(quality.personCount == 2)
        #expect(quality.gainAt100.mean == 0.5)
        // The standard deviation of 0 and 1 is 0.5; divided by the root of two people.
        #expect(abs(quality.gainAt100.error - 0.5 / 2.0.squareRoot()) < 1e-12)
    }
}
