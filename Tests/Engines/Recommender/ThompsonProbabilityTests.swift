import Testing

@testable import Recommender

struct ThompsonProbabilityTests {
    private func chances(_ beliefs: (likes: Double, others: Double)...) -> [Double] {
        ThompsonProbability(beliefs.map { ThompsonProbability.Belief(likes: $0.likes, others: $0.others) })
            .chances(among: Array(beliefs.indices))
    }

    @Test func `chances agree with integrals known in closed form`() {
        // P(X > Y) for densities 2x and 1, for 3x² and 2x, and for three alike.
        #expect(abs(chances((2, 1), (1, 1))[0] - 2.0 / 3) < 0.01)
        #expect(abs(chances((3, 1), (2, 1))[0] - 3.0 / 5) < 0.01)
        #expect(abs(chances((1, 1), (2, 1), (3, 1))[2] - 3.0 / 6) < 0.01)
        for chance in chances((4, 9), (4, 9), (4, 9)) { #expect(abs(chance - 1.0 / 3) < 0.02) }
    }

    @Test func `chances are how often each has the highest of rates drawn`() {
        var random = SplitMix64(seed: 3)
        let beliefs = [(3, 7), (1, 9), (6, 14), (2, 2), (10, 30)]
        // A beta value of whole parameters is an order statistic of uniform ones.
        func draw(_ likes: Int, _ others: Int) -> Double {
            let uniform = (0..<likes + others - 1).map { _ in Double.random(in: 0..<1, using: &random) }
            return uniform.sorted()[likes - 1]
        }
        let rounds = 40_000
        var wins = [Int](repeating: 0, count: beliefs.count)
        for _ in 0..<rounds {
            let rates = beliefs.map { draw($0.0, $0.1) }
            wins[rates.indices.max { rates[$0] < rates[$1] } ?? 0] += 1
        }
        let contest = ThompsonProbability(
            beliefs.map { ThompsonProbability.Belief(likes: Double($0.0), others: Double($0.1)) }
        )
        for (chance, count) in zip(contest.chances(among: Array(beliefs.indices)), wins) {
            #expect(abs(chance - Double(count) / Double(rounds)) < 0.012)
        }
    }

    @Test func `chances sum to one among any of the contestants`() {
        var random = SplitMix64(seed: 8)
        let contest = ThompsonProbability(
            (0..<64).map { _ in
                ThompsonProbability.Belief(
                    likes: Double.random(in: 0.1...40, using: &random),
                    others: Double.random(in: 0.1...40, using: &random)
                )
            }
        )
        for count in [1, 2, 7, 64] {
            let chances = contest.chances(among: Array((0..<64).shuffled(using: &random).prefix(count)))
            #expect(abs(chances.reduce(0, +) - 1) < 1e-3)
            #expect(chances.allSatisfy { $0 >= 0 })
        }
        #expect(contest.chances(among: []).isEmpty)
    }
}
