import Testing

@testable import Recommender

struct SlateBuilderTests {
    private let world = SyntheticWorld()
    private let snapshot: Snapshot

    init() throws {
        snapshot = try world.snapshot()
    }

    private func taste(_ likes: Int...) -> UserState { UserEncoder(snapshot).taste(of: TasteProfile(likes: likes)) }

    /// The definition of the method, without anything kept between picks.
    private func naiveDiverse(_ taste: UserState, count: Int, relevance weight: Float, held: [Int] = []) -> [Int] {
        let candidates = Scorer(snapshot).best(200, for: taste, excluding: ItemSet(held, itemCount: 60))
        let places = 2 * (count + held.count)
        let range = candidates[0].score - candidates[min(candidates.count - 1, places)].score
        var picked = held
        func cosine(_ first: Int, _ second: Int) -> Float {
            func dot(_ first: Int, _ second: Int) -> Float {
                (0..<snapshot.width).reduce(0) {
                    $0 + snapshot.factors(of: first)[$1] * snapshot.factors(of: second)[$1]
                }
            }
            return dot(first, second) / (dot(first, first) * dot(second, second)).squareRoot()
        }
        while picked.count < count + held.count {
            let open = candidates.filter { !picked.contains($0.item) }
            let values = open.map { candidate in
                let relevance = 1 - (candidates[0].score - candidate.score) / range
                let resemblance = picked.map { max(0, cosine($0, candidate.item)) }.max() ?? 0
                return weight * relevance - (1 - weight) * resemblance
            }
            guard let best = values.indices.max(by: { values[$0] < values[$1] }) else { break }
            picked.append(open[best].item)
        }
        return Array(picked.dropFirst(held.count))
    }

    @Test(arguments: [1, 0.7, 0.4]) func `cards weigh score against resemblance as defined`(relevance: Float) {
        var request = SlateRequest(count: 15)
        request.relevance = relevance
        let taste = taste(3, 8)
        #expect(
            SlateBuilder(snapshot).slate(for: taste, request).map(\.item)
                == naiveDiverse(taste, count: 15, relevance: relevance)
        )
    }

    @Test(arguments: [0.7, 0.4]) func `cards vary from those the person sees already`(relevance: Float) {
        let taste = taste(3, 8)
        let held = Scorer(snapshot).best(5, for: taste).map(\.item)
        var request = SlateRequest(count: 9)
        request.relevance = relevance
        request.held = held
        #expect(
            SlateBuilder(snapshot).slate(for: taste, request).map(\.item)
                == naiveDiverse(taste, count: 9, relevance: relevance, held: held)
        )
    }

    @Test func `cards the person sees already count to what their owner may have`() {
        var request = SlateRequest(count: 12)
        request.owners = (0..<60).map { Int32($0 % 7) }
        request.cardsPerOwner = 1
        request.held = [0, 8, 16]
        let owners = SlateBuilder(snapshot).slate(for: taste(5), request).map { $0.item % 7 }
        #expect(Set(owners) == [3, 4, 5, 6])
        #expect(owners.count == 4)
    }

    @Test func `judged items never return and a small catalogue ends`() {
        let cards = SlateBuilder(snapshot).slate(for: taste(0, 1, 2), SlateRequest(count: 100))
        #expect(Set(cards.map(\.item)) == Set(3..<60))
        #expect(cards.count == 57)
        #expect(SlateBuilder(snapshot).slate(for: taste(0), SlateRequest(count: 0)).isEmpty)
    }

    @Test func `only allowed items come`() {
        var request = SlateRequest(count: 20)
        request.allowed = ItemSet([1, 5, 9, 30], itemCount: 60)
        #expect(Set(SlateBuilder(snapshot).slate(for: taste(5), request).map(\.item)) == [1, 9, 30])
        request.allowed = ItemSet(itemCount: 60)
        #expect(SlateBuilder(snapshot).slate(for: taste(5), request).isEmpty)
    }

    @Test func `no owner and no pool has more cards than allowed`() throws {
        var request = SlateRequest(count: 12)
        request.owners = (0..<60).map { Int32($0 % 7) }
        request.cardsPerOwner = 1
        let perOwner = SlateBuilder(snapshot).slate(for: taste(5), request)
        #expect(perOwner.count == 7)
        #expect(Set(perOwner.map { $0.item % 7 }).count == 7)
        let pools = try #require(snapshot.pools)
        request.owners = []
        request.cardsPerPool = 2
        let cards = SlateBuilder(snapshot).slate(for: taste(5), request)
        let counts = Dictionary(grouping: cards) { pools.assignments[$0.item] }.mapValues(\.count)
        #expect(counts.values.allSatisfy { $0 <= 2 })
    }

    @Test func `a card shown and not judged falls back and returns with time`() {
        var request = SlateRequest(count: 10)
        request.relevance = 1
        let plain = SlateBuilder(snapshot).slate(for: taste(5), request).map(\.item)
        request.secondsSinceShown = [plain[0]: 0]
        #expect(SlateBuilder(snapshot).slate(for: taste(5), request).map(\.item).first == plain[1])
        request.secondsSinceShown = [plain[0]: request.rotationSeconds]
        #expect(SlateBuilder(snapshot).slate(for: taste(5), request).map(\.item) == plain)
    }

    @Test func `every eighth card explores, and its propensity is how often it is drawn`() {
        var request = SlateRequest(count: 8)
        request.exposure = (0..<60).map { ItemExposure(shown: $0 % 3 == 0 ? 0 : 100, liked: 0) }
        var drawn: [Int: (count: Int, propensity: Double)] = [:]
        let rounds = 4_000
        for seed in 0..<rounds {
            request.seed = UInt64(seed)
            let cards = SlateBuilder(snapshot).slate(for: taste(5), request)
            #expect(cards.map(\.isExploring) == [false, false, false, false, false, false, false, true])
            #expect(cards.dropLast().allSatisfy { $0.propensity == 1 })
            let card = cards[7]
            #expect(card.item % 3 == 0)
            drawn[card.item] = ((drawn[card.item]?.count ?? 0) + 1, card.propensity)
        }
        #expect(drawn.count > 5)
        for (_, entry) in drawn {
            // Four standard deviations of a share of so many rounds.
            let deviation = (entry.propensity * (1 - entry.propensity) / Double(rounds)).squareRoot()
            #expect(abs(Double(entry.count) / Double(rounds) - entry.propensity) < 4 * deviation)
        }
    }

    @Test func `exploring keeps to what an owner may have`() {
        var request = SlateRequest(count: 16)
        request.explorationInterval = 2
        request.exposure = [ItemExposure](repeating: ItemExposure(), count: 60)
        request.owners = (0..<60).map { Int32($0 % 16) }
        request.cardsPerOwner = 1
        for seed in 0..<20 {
            request.seed = UInt64(seed)
            let cards = SlateBuilder(snapshot).slate(for: taste(5), request)
            #expect(Set(cards.map { $0.item % 16 }).count == 16)
            #expect(cards.count { $0.isExploring } == 8)
        }
    }

    @Test func `an item liked whenever it was shown is explored more, one never liked less, the more it was shown`() {
        func chance(_ exposure: ItemExposure) -> Double {
            let others = (0..<5).map { _ in Explorer.belief(ItemExposure(), prior: 0.3) }
            return ThompsonProbability([Explorer.belief(exposure, prior: 0.3)] + others).chances(among: Array(0..<6))[0]
        }
        let unseen = chance(ItemExposure())
        #expect(abs(unseen - 1.0 / 6) < 0.01)
        let liked = [4, 10, 25].map { chance(ItemExposure(shown: $0, liked: $0)) }
        let refused = [4, 10, 25].map { chance(ItemExposure(shown: $0, liked: 0)) }
        #expect(liked == liked.sorted() && liked[0] > unseen)
        #expect(refused == refused.sorted(by: >) && refused[0] < unseen && refused[2] < 0.01)
    }

    @Test func `the same request gives the same cards`() {
        var request = SlateRequest(count: 20)
        request.exposure = [ItemExposure](repeating: ItemExposure(), count: 60)
        request.seed = 12
        #expect(
            SlateBuilder(snapshot).slate(for: taste(1), request) == SlateBuilder(snapshot).slate(for: taste(1), request)
        )
    }
}
