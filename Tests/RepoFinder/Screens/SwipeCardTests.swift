import DeckScreens
import DiscoveryDomain
import Foundation
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
