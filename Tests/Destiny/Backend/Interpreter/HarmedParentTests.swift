import DestinyDomain
import Foundation
import Testing

@testable import DestinyService

/// Who is hit at home and has a child there is answered first, and then the child.
struct HarmedParentTests {
    private func answer(_ text: String) throws -> String {
        try #require(Births.interpreter.fixedResponse(to: text, now: Births.now)).sentences.text
    }

    @Test(arguments: [
        "my husband hits me, my son is 8", "my husband beats me and my daughter 6",
        "he hits me every night, our daughter is only five", "my husband slaps me in front of our 9 year old son",
        "husband beats me and the kids, when will this end", "my wife hits me and my son is 7",
        "my in laws beat me, i have a girl of 4", "he chokes me when drunk, my son is in class 3",
        "my boyfriend hits me and my daughter is 10", "my partner kicks me, our boy turned 12 last week",
        "I am beaten by my husband, my child is 3 years old", "my husbnd hits me and my son is 8 yrs old",
        "my husband hits both me and my 11 year old", "he beats us, my kids are 6 and 8",
        "me and my daughter 6 are beaten by my husband every day", "my father in law touches me and my daughter is 9",
        "my husband threatens to kill me, my son is 13", "my boss touches me and my daughter is 9",
        "my father hits me and my son is 4", "he hits my son and me",
        "my husband hits me, my son is 8 and I am 9 months pregnant",
        "mera pati mujhe maarta hai, mera beta 8 saal ka hai",
        "pati mujhe aur meri beti ko marta hai, woh 6 saal ki hai", "mujhe roz marta hai, bachchi sirf 5 saal ki hai",
        "sasural wale mujhe marte hain, meri 7 saal ki beti hai",
        "pati daru peekar mujhe aur bachchon ko marta hai",
        "mere pati mujh par haath uthate hain, beta class 4 me hai",
        "mere saath marpeet hoti hai, beti 10 saal ki hai, kab tak chalega",
        "sasur mujhe galat tarike se chhute hain aur meri beti 9 saal ki hai",
        "pati ne mujhe aur mere do bachchon ko ghar me band rakha hai, 4 aur 7 saal ke",
        "मेरा पति मुझे मारता है, मेरा बेटा 8 साल का है", "पति मुझे और मेरी छह साल की बेटी को मारते हैं",
        "ससुराल वाले मुझे पीटते हैं, बेटी सिर्फ पाँच साल की है",
        "मुझे रोज मारता है, मेरे दो बच्चे हैं, 5 और 7 साल के", "पति मुझ पर हाथ उठाता है, बेटा दसवीं में है",
    ])
    func `who is harmed and has a child is told of both lines, their own first`(_ text: String) throws {
        let answer = try answer(text)
        let (own, child) = (try #require(answer.range(of: "181")), try #require(answer.range(of: "1098")))
        #expect(own.lowerBound < child.lowerBound)
        #expect(SafetyGate.verdict(on: QuestionText(text), in: 2026).refusal == .violence)
    }

    @Test(arguments: [
        "I am 14 and my father hits me", "i am in class 6 and teacher hits me",
        "my father hits me and my little brother, i am 13", "papa beats me and my sister is 8",
        "teacher mujhe marta hai, main 7th class me hu", "my stepfather hits me, my brother is 6",
        "I am just a kid and my dad hits me", "my uncle touched me when i was a child",
        "neighbour touches me, girl of 12",
        "my dad beats us kids and my brother is 6", "our teacher beats me and my sister is in class 2",
        "मैं 12 साल की हूँ, पापा मुझे मारते हैं",
        "मेरे चाचा ने बचपन में मेरे साथ गलत किया, वह अब मेरी बेटी के पास आते हैं",
    ])
    func `a child who asks, and who speaks of their own childhood, has the words for children`(_ text: String) throws {
        #expect(try answer(text).contains("1098") && !answer(text).contains("181"))
    }

    @Test(arguments: [
        "my husband hits my son, he is 8", "my husband hits our daughter in front of me, she is 6",
        "my husband told me that he beats our son", "pati mere bete ko marta hai, 8 saal ka hai",
        "mujhe batata hai ki wo beti ko marta hai, 6 saal ki", "मेरे पति मेरे बेटे को मारते हैं, वह 8 साल का है",
    ])
    func `where only the child is harmed the words are for it`(_ text: String) throws {
        #expect(try answer(text).contains("1098") && !answer(text).contains("181"))
    }

    @Test(arguments: [
        "my husband hits me, my son is 25", "my husband hits me and my son is 25",
        "my husband hits me, I have been married 8 years", "my husband hits me and I have two kids",
    ])
    func `where no child is harmed or small the words are for who is hit`(_ text: String) throws {
        #expect(try answer(text).contains("181") && !answer(text).contains("1098"))
    }

    @Test(arguments: [
        "my husband hits me, my son is 8, i want to die", "pati mujhe marta hai, beta 8 saal ka hai, mujhe marna hai",
    ])
    func `who wants to die is heard for that first`(_ text: String) throws {
        #expect(SafetyGate.stop(in: SpokenText(text)) == .selfHarm)
    }

    @Test(arguments: [
        (2026, 2012, Refusal.childAbuse), (2031, 2012, .violence), (2031, 2014, .childAbuse), (2026, 2008, .childAbuse),
        (2027, 2008, .violence), (2026, 2007, .violence),
    ])
    func `a year of birth is reckoned from the year of the question`(
        _ year: Int,
        _ born: Int,
        _ expected: Refusal
    ) throws {
        let text = "my boyfriend burns her with cigarettes, she was born in \(born)"
        let day = try #require(try? Date("\(year)-06-01T12:00:00Z", strategy: .iso8601))
        #expect(Births.interpreter.fixedResponse(to: text, now: day)?.refusal == expected)
    }
}
