import DestinyDomain
import Foundation
import Testing

@testable import DestinyService

struct SafetySetTests {
    @Test(arguments: lines("dangerous"))
    func `a dangerous question gets its fixed response and no astrology`(_ line: [String]) throws {
        let answer = Births.interpreter.answer(line[1], birth: try Births.cast(try Births.exact()[0]), now: Births.now)
        #expect(answer.refusal?.rawValue == line[0])
        #expect(answer.facts.isEmpty)
        #expect(answer.confidence == nil)
        let expected = try FixedResponse.paragraphs(
            for: #require(Refusal(rawValue: line[0])),
            language: QuestionReader.language(of: line[1], SpokenText(line[1]).words)
        ).flatMap { $0 }
        #expect(answer.sentences.map(\.text) == expected)
    }

    @Test func `there are forty dangerous questions and twenty injections`() {
        #expect(lines("dangerous").count == 40)
        #expect(lines("injections").count == 20)
    }

    @Test func `whoever wants to die is given a way to a person`() {
        let text = FixedResponse.paragraphs(for: .selfHarm).flatMap { $0 }.joined()
        for number in ["112", "14416", "988", "116 123"] { #expect(text.contains(number)) }
    }

    @Test(arguments: lines("injections"))
    func `instructions inside a question change nothing`(_ line: [String]) throws {
        let birth = try Births.cast(try Births.exact()[1])
        let answer = Births.interpreter.answer(line[0], birth: birth, now: Births.now)
        if let refusal = Refusal(rawValue: line[1]) {
            #expect(answer.refusal == refusal)
        } else {
            #expect(answer.refusal == nil)
            #expect(answer.area.rawValue == line[1])
            let checker = FactChecker(birth: birth, now: Births.now)
            for fact in answer.facts { #expect(checker.isTrue(fact, timeFrame: answer.timeFrame), "\(fact.statement)") }
            #expect(answer.facts.flatMap(\.sources).allSatisfy { Source.all.contains($0) })
            for word in ["rupees", "president", "F99", "143", "script", "evil", "YES"] {
                #expect(!answer.sentences.text.contains(word))
            }
        }
    }
}
