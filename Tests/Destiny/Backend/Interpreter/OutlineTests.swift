import DestinyDomain
import Foundation
import Jyotish
import Testing

@testable import DestinyService

/// What stands beside an answer's words.
struct OutlineTests {
    private func outline(_ question: String, earlier: [String] = []) throws -> AnswerOutline {
        let birth = try Births.cast(try Births.exact()[0])
        let answer = Births.interpreter.answer(question, birth: birth, now: Births.now, earlier: earlier)
        return try #require(answer.outline)
    }

    @Test(arguments: [
        "When will I get married?", "Will I get a promotion in the next three years?", "meri shaadi kab hogi",
        "मेरी नौकरी कब लगेगी?",
    ])
    func `a line of time has no gaps, its windows are those of the answer, and under it runs what runs`(
        question: String
    ) throws {
        let timeline = try #require(try outline(question).timeline)
        #expect((2...OutlineMaker.maximumStretches).contains(timeline.stretches.count))
        for (one, next) in zip(timeline.stretches, timeline.stretches.dropFirst()) {
            #expect(one.to.moved(by: 1) == next.from)
        }
        let (first, last) = (timeline.stretches[0].from, timeline.stretches[timeline.stretches.count - 1].to)
        for window in timeline.windows {
            #expect(first <= window.from && window.from <= window.to && window.to <= last)
            #expect(!window.why.isEmpty && window.strength > timeline.usual)
        }
        for graha in [Graha.jupiter, .saturn] {
            let signs = timeline.under.filter { $0.graha == graha && $0.rashi != nil }
            #expect(signs.first?.from == first && signs.last?.to == last)
            for (one, next) in zip(signs, signs.dropFirst()) { #expect(one.to.moved(by: 1) == next.from) }
        }
        let periods = timeline.under.filter { $0.rashi == nil }
        #expect(periods.first?.from == first && periods.last?.to == last)
    }

    @Test func `days are given in order with what their almanac has, options with where their lords stand`() throws {
        let days = try outline("Which day next week is good to sign a contract?").days
        #expect(days.count >= 5)
        #expect(days.map(\.day) == days.map(\.day).sorted())
        #expect(days.allSatisfy { $0.why.count == 3 && (0...1).contains($0.score) })
        let options = try outline("Which is better for me, law or medicine?").options
        #expect(options.map(\.name).sorted() == ["law", "medicine"])
        #expect(options[0].strength >= options[1].strength && options.allSatisfy { !$0.why.isEmpty })
    }

    @Test(arguments: [
        "When will I get married?", "Will I get a promotion this year?", "How is 2027 for my studies?",
        "Should I choose law or medicine?", "What does my Saturn mean?", "Why is my work so hard?",
        "Which day next week is good to travel?", "How can I save more money?", "meri shaadi kab hogi",
        "मेरी नौकरी कब लगेगी?", "इस साल मेरा काम कैसा रहेगा?", "kya main videsh jaunga",
    ])
    func `what is offered next is understood in the conversation and says something else`(question: String) throws {
        let birth = try Births.cast(try Births.exact()[0])
        let offered = try outline(question).followUps
        #expect((1...3).contains(offered.count), "\(question): \(offered)")
        let first = Births.interpreter.answer(question, birth: birth, now: Births.now)
        for next in offered {
            let answer = Births.interpreter.answer(next, birth: birth, now: Births.now, earlier: [question])
            #expect(answer.refusal == nil, "\(next)")
            #expect(answer.sentences.first?.text != first.sentences.first?.text, "\(question) → \(next)")
        }
    }

    @Test func `stretches are joined until they are few, and keep their days and mean`() {
        let stretches = (0..<300).map { (number: Int) -> SubjectCourse.Stretch in
            let from = CivilDate(daysSince1970: number * 10)
            let to = CivilDate(daysSince1970: number * 10 + 9)
            let strength = Double((number * 7919) % 100) / 100
            return SubjectCourse.Stretch(from: from, to: to, strength: strength, reasons: [])
        }
        let joined = OutlineMaker.joined(stretches)
        #expect(joined.count <= OutlineMaker.maximumStretches)
        #expect(joined.first?.from == stretches[0].from && joined.last?.to == stretches[299].to)
        #expect(abs(SubjectCourse.mean(joined) - SubjectCourse.mean(stretches)) < 1e-9)
    }
}
