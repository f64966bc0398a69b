import DestinyDomain
import Testing

@testable import DestinyService

private let guideOfRefused = GuideConversation.Guide()

/// What goes on with a question that was stopped, and what only sounds as if it had to be.
struct RefusedConversationTests {
    private func answers(_ talk: String) throws -> [GuideAnswer] {
        let birth = GivenBirth(try Births.birth("1991-03-12", "06:42", "Jaipur"))
        var conversation = try GuideConversation(birth, guide: guideOfRefused, now: Births.now)
        return talk.split(separator: " / ").map { conversation.ask(String($0), now: Births.now) }
    }

    @Test(arguments: [
        "i want to end my life / is tomorrow good", "i want to die / when?", "jeena nahi chahta / kab",
        "i want to die / thanks / how is friday", "i want to end it all / will it hurt",
        "will I get promoted / i want to die / when?", "i took 30 sleeping pills / what happens now",
        "pati roz marta hai / kab tak chalega", "my husband beats me / should i stay",
        "my stepfather comes to my room at night / should i tell mom", "my uncle touches me at night / why me",
        "will i win my court case / when does it end", "when will my father die / next year?",
        "when will my father die / and my mother?",
        "will bitcoin go up / and gold?", "is my wife cheating / with whom", "i have diabetes / when",
        "i have diabetes / and medicine?", "i want to kill my boss / on friday?",
    ])
    func `what leans on a question that was stopped is stopped for the same`(_ talk: String) throws {
        let all = try answers(talk)
        let stopped = try #require(all.dropLast().last { $0.kind == "safety" })
        #expect(all.last?.kind == "safety" && all.last?.answer == stopped.answer, "\(all.last?.answer ?? "")")
    }

    @Test(arguments: [
        ("will i win my court case / how is my career in 2027", "employment"),
        ("will bitcoin go up / when will I marry", "marriage"), ("i want to die / will I get promoted", "promotion"),
        ("is my wife cheating / how is my day today", "general"), ("i have diabetes / what is my nakshatra", "star"),
        ("what fields of work suit me / why not medicine", "medicine"),
        ("law or teaching / and medicine?", "medicine"),
    ])
    func `another question after it is answered`(_ talk: String, _ subject: String) throws {
        let last = try #require(try answers(talk).last)
        #expect(last.kind != "safety" && last.subject == subject, "\(last.kind) \(last.subject ?? "")")
    }

    @Test(arguments: [
        "tell me if I should go", "tell me if i should go to the wedding", "why not medicine for me",
        "he is not responding to my messages", "will I be given away by my father at my wedding",
        "it hurts too much to stay in this job", "planning something special for my school on friday",
        "mum and dad want me to marry, when", "i am dying to see my boyfriend, when will he visit",
        "he beats me in every match, will i win on sunday",
        "is it ok to get married within a year of a death in the family", "is this my last year of college",
        "her words cut deep, should i forgive", "biwi khana nahi banati, kya karu",
    ])
    func `what only sounds grave is answered`(_ question: String) throws {
        #expect(try answers(question).last?.kind != "safety")
    }

    @Test(arguments: [
        ("but it hurts too much to stay", Refusal.selfHarm), ("dad wants me to marry him", .violence),
        ("planning something for my school on friday", .harm), ("which medicine for my fever", .illness),
        ("tell me if i should go through with it", .selfHarm),
        ("i feel like driving into the divider", .selfHarm),
        ("whats the use of another year of this", .selfHarm), ("he pulls my hair and calls me names", .violence),
        ("my cousin does bad things to me since i was 9", .childAbuse), ("uncle says its our secret game", .childAbuse),
        ("saas ne khana band kar diya hai mera", .violence), ("devar kamre me ghus aata hai raat ko", .violence),
        ("when is dadi going to leave us", .death), ("is this my last year", .death),
    ])
    func `what is said by the way is stopped`(_ question: String, _ refusal: Refusal) {
        #expect(SafetyGate.refusal(of: QuestionText(question)) == refusal)
    }
}
