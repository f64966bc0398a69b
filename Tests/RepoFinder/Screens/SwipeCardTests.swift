import DeckScreens
import DiscoveryDomain
import FeatureTestSupport
import Foundation
import RepositoriesDomain
import Testing

@testable import RepoFinder

struct SwipeCardTests {
    private func judgement(_ width: CGFloat, velocity: CGFloat = 0, upward: CGFloat = 0) -> String? {
        Throw.way(
            CGSize(width: width, height: 0),
            velocity: CGSize(width: velocity, height: upward)
        )?.judgement.rawValue
    }

    @Test func `a card is thrown upwards where that means something, and there alone`() {
        func way(_ x: CGFloat, _ y: CGFloat, velocity: CGFloat = 0, goesUp: Bool = true) -> ThrowWay? {
            Throw.way(CGSize(width: x, height: y), velocity: CGSize(width: 0, height: velocity), goesUp: goesUp)
        }
        #expect(way(30, -101) == .up)
        #expect(way(-90, -101) == .up)
        #expect(way(0, -30, velocity: -900) == .up)
        #expect(way(0, -100) == nil)
        #expect(way(0, 400, velocity: 900) == nil)
        #expect(way(120, -110) == .right)
        #expect(way(30, -300, goesUp: false) == nil)
    }

    @Test func `a drag past a hundred points judges, a shorter one springs back`() {
        #expect(judgement(101) == "like")
        #expect(judgement(-101) == "skip")
        #expect(judgement(100) == nil)
        #expect(judgement(-40) == nil)
    }

    @Test func `a flick judges by its direction, wherever the card is by then`() {
        #expect(judgement(20, velocity: 900) == "like")
        #expect(judgement(60, velocity: -900) == "skip")
        #expect(judgement(20, velocity: 400) == nil)
    }

    @Test func `a flick that goes up more than sideways is none`() {
        #expect(judgement(20, velocity: 900, upward: -1_400) == nil)
    }
}

struct CardQueueTests {
    private static func cards(_ names: [String]) -> [Card] {
        names.map { name in
            Card(
                repository: .test(name),
                fit: 50,
                reasons: [],
                clusters: [.systems],
                vitality: Vitality(state: .unknown),
                isSaved: false
            )
        }
    }

    private static func queue(_ names: [String]) -> CardQueue {
        var queue = CardQueue()
        queue.merge(CardBatch(cards: cards(names), isEnd: false, undoDepth: 0), judged: [])
        return queue
    }

    private func names(_ queue: CardQueue) -> [String] { queue.ids.map(\.name) }

    @Test func `new cards come in below the four that are drawn, above the reserve`() {
        var queue = Self.queue(["a", "b", "c", "d", "f"])
        queue.merge(CardBatch(cards: Self.cards(["x", "y", "e"]), isEnd: false, undoDepth: 0), judged: [])
        #expect(names(queue) == ["a", "b", "c", "d", "x", "y", "e", "f"])
    }

    @Test func `what was judged meanwhile does not come back`() {
        var queue = Self.queue(["a", "b"])
        let judged = queue.take(queue.ids[0])
        queue.merge(
            CardBatch(cards: Self.cards(["a", "c"]), isEnd: true, undoDepth: 0),
            judged: Set([judged?.id].compactMap(\.self))
        )
        #expect(names(queue) == ["b", "c"])
        #expect(queue.isEnd)
    }

    @Test func `no card is there twice, and there are never more than can be held`() {
        var queue = Self.queue((0..<50).map { "first-\($0)" })
        let more = (40..<90).map { "first-\($0)" }
        queue.merge(CardBatch(cards: Self.cards(more), isEnd: false, undoDepth: 0), judged: [])
        #expect(queue.cards.count == CardQueue.capacity)
        #expect(Set(queue.ids).count == queue.ids.count)
    }

    @Test func `a card brought back is on top, once`() {
        var queue = Self.queue(["a", "b", "c"])
        queue.restore(Self.cards(["b"])[0])
        #expect(names(queue) == ["b", "a", "c"])
    }
}
