import Testing

@testable import Recommender

struct PosteriorDrawsTests {
    private static let trained = Result { try SyntheticWorld().snapshot() }

    private let world = SyntheticWorld()
    private let snapshot: Snapshot

    init() throws {
        snapshot = try Self.trained.get()
    }

    /// Somebody who has judged so many items of their group and as many of others.
    private func profile(_ judgements: Int) -> TasteProfile {
        TasteProfile(events: (0..<judgements).map { TasteEvent($0 % 4 == 0 ? .like : .skip, $0) })
    }

    private func slate(_ profile: TasteProfile, seed: UInt64, spread: Float = 0.25, count: Int = 6) -> [SlateCard] {
        var request = SlateRequest(count: count)
        request.seed = seed
        request.thompsonSpread = spread
        request.relevance = 1
        return SlateBuilder(snapshot).slate(for: UserEncoder(snapshot).taste(of: profile), request)
    }

    @Test func `a deviation is as far as its normal values, measured by the matrix`() throws {
        let size = 7
        var random = SplitMix64(seed: 2)
        let rows = (0..<20 * size).map { _ in Float(random.nextNormal()) }
        let matrix = LinearAlgebra(openBLAS: nil).gram(rows, rowCount: 20, width: size)
        let factor = try #require(CholeskyFactor(lower: matrix, size: size))
        let normal = (0..<size).map { _ in Float(random.nextNormal()) }
        let deviation = factor.deviation(normal)
        var length: Float = 0
        for row in 0..<size {
            for column in 0..<size { length += deviation[row] * matrix[row * size + column] * deviation[column] }
        }
        #expect(abs(length - normal.reduce(0) { $0 + $1 * $1 }) < 1e-3)
    }

    @Test func `the first ten judgements are followed by the safest cards`() {
        #expect(slate(profile(9), seed: 1) == slate(profile(9), seed: 2))
        #expect(slate(profile(9), seed: 1).allSatisfy { $0.propensity == 1 })
        let slates = (0..<20).map { slate(profile(10), seed: $0).map(\.item) }
        #expect(Set(slates).count > 3)
        #expect(slate(profile(10), seed: 5) == slate(profile(10), seed: 5))
    }

    @Test func `cards keep their exact scores whatever was drawn`() {
        let taste = UserEncoder(snapshot).taste(of: profile(12))
        for card in slate(profile(12), seed: 3, spread: 1) {
            #expect(abs(card.score - Scorer(snapshot).score(of: card.item, for: taste)) < 1e-5)
        }
    }

    /// Variety and caps decide too which cards are picked, so they must be part of the estimate.
    @Test(arguments: [(Float(1), 0), (0.5, 0), (0.5, 1), (1, 1)])
    func `propensities are about as high as cards are frequent`(relevance: Float, perOwner: Int) {
        var shown: [Int: Double] = [:]
        var propensities: [Int: Double] = [:]
        let rounds = 300
        for seed in 0..<rounds {
            var request = SlateRequest(count: 6)
            request.seed = UInt64(seed)
            request.thompsonSpread = 1
            request.relevance = relevance
            if perOwner > 0 {
                request.owners = (0..<60).map { Int32($0 % 7) }
                request.cardsPerOwner = perOwner
            }
            for card in SlateBuilder(snapshot).slate(for: UserEncoder(snapshot).taste(of: profile(12)), request) {
                shown[card.item, default: 0] += 1
                propensities[card.item, default: 0] += card.propensity
            }
        }
        let frequent = shown.filter { $0.value > 30 }
        #expect(frequent.count > 5)
        for (item, count) in frequent {
            // A card is logged when it is shown, which favours high estimates a little.
            #expect(abs((propensities[item] ?? 0) / count - count / Double(rounds)) < 0.12)
        }
    }

    @Test func `drawing costs few likes of a person whose taste is known`() {
        func likes(spread: Float) -> Int {
            (0..<4).reduce(0) { sum, group in
                var profile = TasteProfile()
                while profile.events.count < 24, let card = slate(profile, seed: 9, spread: spread, count: 1).first {
                    let isLiked = world.group(of: card.item) == group
                    profile.events.append(TasteEvent(isLiked ? .like : .skip, card.item))
                }
                return sum + profile.events.count { $0.reaction == .like }
            }
        }
        let greedy = likes(spread: 0)
        #expect(greedy >= 40)
        #expect(likes(spread: 0.25) >= greedy * 9 / 10)
    }
}
