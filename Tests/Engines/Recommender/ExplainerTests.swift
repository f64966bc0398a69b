import Testing

@testable import Recommender

struct ExplainerTests {
    @Test(arguments: [true, false]) func `parts sum to the score for random people and items`(sparse: Bool) throws {
        let world = SyntheticWorld()
        var settings = world.settings
        if sparse {
            settings.easeNeighbours = 5
            settings.easeItemLimit = 40
        }
        let snapshot = try world.snapshot(settings)
        var random = SplitMix64(seed: 8)
        for _ in 0..<60 {
            let events = (0..<Int.random(in: 0...30, using: &random)).map { _ in
                TasteEvent(
                    Reaction.allCases.randomElement(using: &random) ?? .like,
                    Int.random(in: 0..<snapshot.itemCount, using: &random)
                )
            }
            let answers = (0..<Int.random(in: 0...2, using: &random)).map { _ in Int.random(in: 0..<4, using: &random) }
            let taste = UserEncoder(snapshot).taste(of: TasteProfile(events: events, answers: answers))
            let scores = Scorer(snapshot).scores(for: taste)
            for item in 0..<snapshot.itemCount {
                let explanation = Explainer(snapshot).explanation(of: item, for: taste)
                #expect(abs(explanation.score - scores[item]) < 1e-4)
            }
        }
    }

    @Test func `what was liked of the same group is the first reason, and shares are of what speaks for it`() throws {
        let world = SyntheticWorld()
        let snapshot = try world.snapshot()
        let taste = UserEncoder(snapshot).taste(of: TasteProfile(likes: [0, 1, 6]))
        let explanation = Explainer(snapshot).explanation(of: 4, for: taste)
        let reasons = explanation.reasons(3)
        #expect(reasons.first?.source == .event(TasteEvent(.like, 0)))
        #expect(reasons.reduce(0) { $0 + $1.share } <= 1.0001)
        #expect(reasons.map(\.share) == reasons.map(\.share).sorted(by: >))
        #expect(explanation.reasons(1).count == 1)
    }

    @Test func `an answer is a reason`() throws {
        let snapshot = try SyntheticWorld().snapshot()
        let answer = try #require(snapshot.header.answers.firstIndex(of: "tag2"))
        let taste = UserEncoder(snapshot).taste(of: TasteProfile(answers: [answer]))
        let explanation = Explainer(snapshot).explanation(of: 2, for: taste)
        #expect(explanation.reasons(1).first?.source == .answer(answer))
    }
}
