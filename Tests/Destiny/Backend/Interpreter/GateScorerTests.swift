import DestinyDomain
import Foundation
import Testing

@testable import DestinyService

/// The scorer that `bin/make-gate` makes.
struct GateScorerTests {
    @Test func `a sentence scores what the script that made the weights computed`() throws {
        let scorer = try #require(SafetyGate.scorer)
        let known = lines("gate-scores")
        #expect(known.count >= 100)
        for line in known {
            let judgement = scorer.judgement(of: SpokenText(line[2]).words)
            #expect(abs(judgement.score - (try #require(Float(line[0])))) < 0.002, "\(line[2])")
            #expect(judgement.kind.rawValue == line[1], "\(line[2])")
        }
    }

    @Test func `weights of another length are no weights`() {
        #expect(GateScorer(weights: [1, 2, 3], concepts: GateConcepts("")) == nil)
    }
}
