import DestinyDomain
import Foundation
import Testing

@testable import DestinyService

/// The scorer that `bin/make-subjects` makes.
struct SubjectScorerTests {
    private static let unseen = lines("subjects-unseen")

    @Test func `a sentence scores what the script that made the weights computed`() throws {
        let scorer = try #require(SubjectHearing.scorer)
        let known = lines("subject-scores")
        #expect(known.count >= 100)
        for line in known {
            let judgement = scorer.judgement(of: SpokenText(line[2]).words)
            #expect(abs(judgement.score - (try #require(Float(line[0])))) < 0.002, "\(line[2])")
            #expect(judgement.slug ?? SubjectScorer.none == line[1], "\(line[2])")
            #expect(abs(judgement.shares.values.reduce(0, +) - 1) < 0.001)
        }
    }

    @Test func `weights of another length are no weights`() {
        #expect(SubjectScorer(weights: Array("love money\n123".utf8), concepts: GateConcepts("")) == nil)
        #expect(SubjectScorer(weights: [], concepts: GateConcepts("")) == nil)
    }

    @Test func `every subject that is learned is one of the catalogue`() throws {
        let scorer = try #require(SubjectHearing.scorer)
        let learned = Set(scorer.judgement(of: SpokenText("will I marry").words).shares.keys)
        // These are known by their phrases alone.
        let phrased: Set = [
            "sale", "purchase", "daughter-in-law", "son-in-law", "lending", "letting", "speech", "sport", "hobby",
            "workmates",
        ]
        #expect(
            learned.subtracting([SubjectScorer.none])
                == Set(SubjectCatalogue.all.map(\.slug)).subtracting(phrased)
        )
    }

    @Test func `of 120 questions in words that nobody listed most have the subject that is meant`() throws {
        let reader = try reader
        let asked = Self.unseen.filter { $0[0] != "-" }.compactMap { line in
            reader.readAll(line[1]).first.map { (line, $0) }
        }
        let passed = asked.filter { $0.1.kind != .safety }
        let wrong = passed.filter { $0.0[0] != $0.1.subject?.slug }
        #expect(passed.count >= 110)
        #expect(wrong.count * 100 <= passed.count * 15, "\(wrong.map { ($0.0, $0.1.subject?.slug ?? "-") })")
    }

    @Test func `what no chart is asked stays outside`() throws {
        let reader = try reader
        let outside = Self.unseen.filter { $0[0] == "-" }
        let charged = outside.filter { line in
            reader.readAll(line[1]).first.map { ![.outside, .safety].contains($0.kind) } ?? false
        }
        #expect(outside.count >= 25 && charged.count <= 6, "\(charged)")
    }

    private var reader: QuestionReader {
        get throws {
            let birth = try Births.cast(try Births.birth("1991-03-12", "06:42", "Jaipur"))
            return QuestionReader(birth: birth, now: Births.now, astrologer: Births.astrologer)
        }
    }
}
