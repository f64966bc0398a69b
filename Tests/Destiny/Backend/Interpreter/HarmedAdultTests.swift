import DestinyDomain
import Foundation
import Testing

@testable import DestinyService

/// Who speaks for somebody else who is hit, and who has a child, is told of both lines.
struct HarmedAdultTests {
    private func answer(_ text: String) throws -> String {
        try #require(Births.interpreter.fixedResponse(to: text, now: Births.now)).sentences.text
    }

    @Test(arguments: [
        "my sister's husband hits her, her son is 8", "my mother is beaten by my stepfather, my little brother is 6",
        "my friend's husband beats her every night and her daughter is 5",
        "our neighbour slaps his wife daily, their kids are 4 and 7",
        "my daughter in law is hit by my son, my grandson is 3",
        "my friend's boyfriend chokes her, she has a son of 9", "my colleague's husband hits her and the kids",
        "my cousin is abused by her in laws, she has a 2 year old",
        "my brother's wife hits him and their son is 6",
        "the woman next door is beaten by her husband, her baby is 1 year old",
        "my aunt gets hit by my uncle, my cousins are 8 and 10", "my sister's husband hits her, son is 8",
        "meri behen ka pati usko marta hai, uska beta 8 saal ka hai",
        "padosi apni biwi ko roz marta hai, unki beti 5 saal ki hai",
        "meri saheli ka pati use peetta hai, bachcha class 2 me hai",
        "meri beti ko sasural wale marte hain, uski beti 4 saal ki hai",
        "mera damad meri beti ko marta hai, naati 3 saal ka hai",
        "jijaji didi par haath uthate hain, unka beta 7 saal ka hai",
        "मेरी बहन का पति उसे मारता है, उसका बेटा 8 साल का है", "पापा माँ को मारते हैं, मेरा छोटा भाई 6 साल का है",
        "मेरी सहेली के पति उसको पीटते हैं, बच्ची सिर्फ पाँच साल की है",
        "मेरी पड़ोसन को उसका पति पीटता है, बेटा 7 साल का है",
    ])
    func `who is grown and hit is spoken of first, and then the child`(_ text: String) throws {
        let answer = try answer(text)
        let (own, child) = (try #require(answer.range(of: "181")), try #require(answer.range(of: "1098")))
        #expect(own.lowerBound < child.lowerBound)
        #expect(!answer.contains("is done to you") && !answer.contains("आपके साथ") && !answer.contains("aapke saath"))
        #expect(SafetyGate.verdict(on: QuestionText(text), in: 2026).refusal == .violence)
    }

    @Test(arguments: [
        "my uncle touches my sister, she is 9", "my sister's husband hits her son, he is 8",
        "my neighbour beats his daughter, she is 8", "neighbour uncle hits his 6 year old kid",
        "my sister is beaten by her teacher, she is in class 4", "my dad hits my mom, im 14",
        "mere pati beti ko marte hain, 8 saal ki hai", "my uncle touches my cousin, she is a child of 8",
        "meri behen 9 saal ki hai, chacha use galat chhute hain", "sasur bhanje ko marte hain, 8 saal ka hai",
    ])
    func `where a child is harmed alone, or asks, the words are for it`(_ text: String) throws {
        #expect(try answer(text).contains("1098") && !answer(text).contains("181"))
    }

    @Test(arguments: [
        "my sister's husband hits her, her son is 8, she wants to die",
        "meri behen ka pati usko marta hai, uska beta 8 saal ka hai, mujhe marna hai",
    ])
    func `who wants to die comes first`(_ text: String) throws {
        #expect(SafetyGate.stop(in: SpokenText(text)) == .selfHarm)
    }
}
