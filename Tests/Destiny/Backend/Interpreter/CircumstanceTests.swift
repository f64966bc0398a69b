import DestinyDomain
import Foundation
import Testing

@testable import DestinyService

/// Questions that are stopped with other words than most of their kind.
struct CircumstanceTests {
    private func circumstance(_ text: String) -> Circumstance? { SafetyGate.circumstance(of: SpokenText(text)) }

    private func answer(_ text: String) throws -> GroundedAnswer {
        try #require(Births.interpreter.fixedResponse(to: text, now: Births.now))
    }

    @Test(arguments: [
        ("im 15 and pregnant", Circumstance.youngPregnancy), ("main 16 saal ki hu aur pregnant hu", .youngPregnancy),
        ("i am 10 and my mummy is sick will she die", .worriedChild), ("im 11, is my dad going to die", .worriedChild),
        ("im 12 and my grandma died, will i be ok", .bereavedChild),
        ("my mom died last week, will I be ok", .bereaved), ("papa ki death ho gayi ab kya hoga", .bereaved),
        ("i miss my dead husband so much", .bereaved), ("my dog died how do i cope", .bereaved),
    ])
    func `a child and who mourns get words of their own, without lines for who wants to die`(
        _ text: String,
        _ expected: Circumstance
    ) throws {
        #expect(circumstance(text) == expected)
        let answer = try answer(text)
        #expect(answer.refusal == expected.refusal && answer.facts.isEmpty)
        for word in ["14416", "988", "116 123", "findahelpline"] { #expect(!answer.sentences.text.contains(word)) }
        #expect(answer.sentences.text.contains("1098") == (expected != .bereaved))
    }

    @Test(arguments: [
        "someone has done black magic on me", "is there a curse on me", "am I under a spell",
        "nazar lagi hai kya mujhe",
        "kisi ne mujh par jadu tona kiya hai kya",
    ])
    func `who fears a curse is told that no chart shows one, and nothing of harming`(_ text: String) throws {
        #expect(circumstance(text) == .spellFeared)
        #expect(try answer(text).sentences.text.firstMatch(of: /harming|hurts or threatens|14416/) == nil)
    }

    @Test(arguments: ["put a curse on my boss", "how to do black magic on my ex", "saas par jadu tona karna hai"])
    func `who wants to lay a curse is not taken for who fears one`(_ text: String) {
        #expect(circumstance(text) == nil && SafetyGate.stop(in: SpokenText(text)) == .harm)
    }

    @Test(arguments: ["is an evil eye bracelet a good gift", "should I get an evil eye tattoo"])
    func `a charm that is worn is no fear of a curse`(_ text: String) {
        #expect(circumstance(text) == nil && SafetyGate.stop(in: SpokenText(text)) == nil)
    }

    @Test func `who fears a curse and wants to die is heard for that`() {
        #expect(SafetyGate.stop(in: SpokenText("there is a curse on me and I want to die")) == .selfHarm)
    }

    @Test(arguments: ["when is my father going to die", "will my dad die soon", "papa kab marenge"])
    func `how long somebody else lives is not read, calmly`(_ text: String) throws {
        let answer = try answer(text)
        #expect(answer.refusal == .death)
        #expect(!answer.sentences.text.contains("14416"))
    }

    @Test(arguments: [
        "my mom died and i want to die too", "since my husband died i cant go on living",
        "my father died and i want to join him", "my wife passed away, i just want to be with her",
        "dad died in june and id rather follow him", "Maa guzar gayi, mujhe bhi unke paas jaana hai",
        "My little girl is dead. I want to go to her.", "पिताजी नहीं रहे, मैं उनके पास जाना चाहता हूँ",
        "I lost my husband last month and I want to be with him again", "she died, i want to follow her",
        "im 14 and pregnant and want to kill myself", "my brother says he is going to die tonight",
    ])
    func `who wants to die is never taken for one who mourns`(_ text: String) {
        #expect(SafetyGate.stop(in: SpokenText(text)) == .selfHarm)
    }

    @Test(arguments: [
        "my husband died three years ago, will i marry again", "my father passed away, when do i get the property",
        "my father died, should i join his business", "i passed my exam and want to be with her",
        "my fiance works in Oslo, when can i join him", "Dadi nahi rahi, ab main gaon jana chahta hu",
        "my uncle died and they want me to follow him into politics, should i",
        "mere pati Muscat me hain, main unke paas jana chahti hu, kab tak", "should i follow her to Bangalore",
        "when will we have a baby", "kab hoga hamara baby", "I lost my job, will i be ok",
    ])
    func `a question that only tells of a loss is answered`(_ text: String) {
        #expect(SafetyGate.refusal(of: QuestionText(text)) == nil)
    }
}
