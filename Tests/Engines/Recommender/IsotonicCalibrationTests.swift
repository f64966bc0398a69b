import Testing

@testable import Recommender

struct IsotonicCalibrationTests {
    /// Outcomes whose like rate rises with the score from 0.1 to 0.9.
    private func outcomes(_ count: Int, seed: UInt64) -> [(score: Float, liked: Bool)] {
        var random = SplitMix64(seed: seed)
        return (0..<count).map { _ in
            let score = Float.random(in: 0..<1, using: &random)
            return (score, Float.random(in: 0..<1, using: &random) < 0.1 + 0.8 * score)
        }
    }

    @Test func `the curve finds the true rates and is calibrated on outcomes it has not seen`() {
        let curve = IsotonicCalibration(outcomes: outcomes(20_000, seed: 1))
        for score in stride(from: Float(0.1), to: 0.9, by: 0.1) {
            #expect(abs(curve.rate(at: score) - (0.1 + 0.8 * score)) < 0.05)
        }
        #expect(curve.calibrationError(on: outcomes(20_000, seed: 2)) < 0.02)
    }

    @Test func `the curve never falls and stays within the share of likes`() {
        let curve = IsotonicCalibration(outcomes: outcomes(300, seed: 3))
        let rates = stride(from: Float(-1), to: 2, by: 0.01).map { curve.rate(at: $0) }
        #expect(zip(rates, rates.dropFirst()).allSatisfy { $0 <= $1 })
        #expect(rates.allSatisfy { $0 > 0 && $0 < 1 })
    }

    @Test func `without outcomes the expected curve stands, and one swipe moves it a little`() {
        let scores = stride(from: Float(-5), to: 9, by: 0.25)
        let none = IsotonicCalibration(outcomes: [(.nan, true)])
        let liked = IsotonicCalibration(outcomes: [(0, true)])
        for score in scores {
            #expect(abs(none.rate(at: score) - IsotonicCalibration.expected.rate(at: score)) < 1e-5)
            let change = liked.rate(at: score) - none.rate(at: score)
            #expect(change > -1e-5 && change < 0.2)
        }
        #expect(liked.rate(at: 0) > none.rate(at: 0) + 0.05)
    }

    @Test func `a trained snapshot's fit is calibrated for people it was not trained on`() throws {
        let snapshot = try SyntheticWorld(people: 4_000).snapshot()
        let strangers = SyntheticWorld(people: 600, seed: 77).choices
        let outcomes = HoldoutSampler(snapshot).outcomes((0..<600).map { strangers[$0] }, 1)
        #expect(snapshot.calibration.calibrationError(on: outcomes) < 0.05)
    }
}
