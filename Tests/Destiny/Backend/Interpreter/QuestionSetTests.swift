import DestinyDomain
import Foundation
import Testing

@testable import DestinyService

/// Questions as people write them, over every area, about several charts.
struct QuestionSetTests {
    private static let questions = lines("questions")
    private static let allowed = Set(Source.all.map(\.id))

    @Test func `the set has 120 questions and every area`() {
        #expect(Self.questions.count >= 120)
        #expect(Set(Self.questions.map { $0[0] }) == Set(LifeArea.allCases.map(\.rawValue)))
    }

    @Test(arguments: questions)
    func `a question is understood`(_ line: [String]) {
        let text = QuestionText(line[1])
        #expect(SafetyGate.refusal(of: text) == nil)
        #expect(AreaClassifier.areas(of: text, context: nil).first?.area.rawValue == line[0])
    }

    @Test func `every fact of every answer is the chart's own`() throws {
        for (number, details) in try Births.exact().prefix(2).enumerated() {
            let birth = try Births.cast(details)
            let checker = FactChecker(birth: birth, now: Births.now)
            // Every question about one of the two.
            for line in Self.questions.enumerated().filter({ $0.offset % 2 == number }).map(\.element) {
                let answer = Births.interpreter.answer(line[1], birth: birth, now: Births.now)
                for fact in answer.facts {
                    #expect(checker.isTrue(fact, timeFrame: answer.timeFrame), "\(fact.statement) – \(line[1])")
                }
                for sentence in answer.sentences {
                    #expect(checker.areTrue(sentence.text), "\(sentence.text)")
                }
            }
        }
    }

    @Test func `every sentence rests on a fact, cites what is allowed, and the whole is short and kind`() throws {
        let forbidden = [
            "certainly", "doomed", "curse", "death", "must ", "terrible", "never marry", "  ", " ,", ",,", "..",
        ]
        for (number, details) in try Births.exact().prefix(2).enumerated() {
            let birth = try Births.cast(details)
            for line in Self.questions.enumerated().filter({ $0.offset % 2 != number }).map(\.element) {
                let answer = Births.interpreter.answer(line[1], birth: birth, now: Births.now)
                let ids = Set(answer.facts.map(\.id))
                // What is looked up has no reading of houses behind it.
                let isLookedUp = ["lookup", "almanac"].contains(answer.facts.first?.tool.tool ?? "")
                #expect(answer.sentences.count >= (isLookedUp ? 2 : 5))
                #expect(answer.sentences.allSatisfy { !$0.facts.isEmpty && ids.isSuperset(of: $0.facts) })
                #expect(
                    answer.facts.flatMap(\.sources).allSatisfy { Self.allowed.contains($0.id) && !$0.title.isEmpty }
                )
                let text = answer.sentences.text
                let front = answer.sentences.filter { !$0.isReading }.text
                #expect(front.split(whereSeparator: \.isWhitespace).count <= 120)
                #expect(text.split(whereSeparator: \.isWhitespace).count <= 400)
                for word in forbidden { #expect(!text.lowercased().contains(word), "\(word): \(text)") }
                #expect((0...0.85).contains(answer.confidence?.score ?? -1))
            }
        }
    }

    @Test func `the same question about the same chart has the same answer, and other charts have others`() throws {
        let births = try Births.exact().map(Births.cast)
        let texts = births.map { birth in
            let one = Births.interpreter.answer("when will I get married?", birth: birth, now: Births.now)
            let other = Births.interpreter.answer("when will I get married?", birth: birth, now: Births.now)
            #expect(one.sentences == other.sentences)
            return one.sentences.text
        }
        #expect(Set(texts).count == births.count)
    }

    @Test func `without a time of birth only what is certain is told`() throws {
        let birth = try Births.cast(try Births.birth("1990-05-14", nil, "Salem, Tamil Nadu", .unknown))
        let checker = FactChecker(birth: birth, now: Births.now, isFromMoon: true)
        for line in Self.questions {
            let answer = Births.interpreter.answer(line[1], birth: birth, now: Births.now)
            for fact in answer.facts {
                #expect(!fact.statement.contains("Vimshottari"))
                #expect(!fact.statement.contains("bindus"))
                #expect(checker.isTrue(fact, timeFrame: answer.timeFrame), "\(fact.statement)")
            }
            let text = answer.sentences.text.lowercased()
            #expect(["time of birth", "जन्म समय", "janam samay"].contains { text.contains($0) }, "\(text)")
            #expect(answer.confidence?.level != .high)
        }
    }

    @Test func `a question without a word of its own goes on with the conversation`() throws {
        let birth = try Births.cast(try Births.exact()[0])
        let answer = Births.interpreter.answer("and when exactly?", birth: birth, now: Births.now, context: .home)
        #expect(answer.area == .home)
        #expect(answer.timeFrame == "when")
    }
}
