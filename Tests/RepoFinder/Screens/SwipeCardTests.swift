import DeckScreens
import DiscoveryDomain
import Foundation
import Testing

@testable import RepoFinder

struct SwipeCardTests {
    private func judgement(_ width: CGFloat, velocity: CGFloat = 0, upward: CGFloat = 0) -> String? {
        Throw.judgement(
            CGSize(width: width, height: 0),
            velocity: CGSize(width: velocity, height: upward)
        )?.rawValue
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
