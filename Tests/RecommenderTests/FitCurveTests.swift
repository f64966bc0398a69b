import Testing

@testable import Recommender

struct FitCurveTests {
    /// Outcomes whose like rate rises with the score from 0.1 to 0.9.
    private func outcomes(_ count: Int, seed: UInt64) -> [(score: Float, liked: Bool)] {
        var random = SplitMix64(seed: seed)
        return (0..<count).map { _ in
            let score = Float.random(in: 0..<1, using: &random)
            return (score, Float.random(in: 0..<1, using: &random) < 0.1 + 0.8 * score)
        }
    }

    @Test func `the curve finds the true rates and is calibrated on outcomes it has not seen`() throws {
        let curve = try #require(FitCurve(outcomes: outcomes(20_000, seed: 1)))
        for score in stride(from: Float(0.1), to: 0.9, by: 0.1) {
            #expect(abs(curve.rate(at: score) - (0.1 + 0.8 * score)) < 0.05)
        }
        #expect(curve.calibrationError(on: outcomes(20_000, seed: 2)) < 0.02)
    }

    @Test func `the curve never falls and stays within the share of likes`() throws {
        let curve = try #require(FitCurve(outcomes: outcomes(300, seed: 3)))
        let rates = stride(from: Float(-1), to: 2, by: 0.01).map { curve.rate(at: $0) }
        #expect(zip(rates, rates.dropFirst()).allSatisfy { $0 <= $1 })
        #expect(rates.allSatisfy { $0 > 0 && $0 < 1 })
    }

    @Test func `outcomes of one kind give no curve`() {
        #expect(FitCurve(outcomes: []) == nil)
        #expect(FitCurve(outcomes: [(1, true), (2, true)]) == nil)
        #expect(FitCurve(outcomes: [(1, false), (.nan, true)]) == nil)
    }

    @Test func `a trained snapshot's fit is calibrated for people it was not trained on`() throws {
        let snapshot = try SyntheticWorld(people: 4_000).snapshot()
        let strangers = SyntheticWorld(people: 600, seed: 77).choices
        let curve = try #require(snapshot.calibration)
        let outcomes = HiddenLikes(snapshot).outcomes((0..<600).map { strangers[$0] }, 1)
        #expect(curve.calibrationError(on: outcomes) < 0.05)
    }
}
