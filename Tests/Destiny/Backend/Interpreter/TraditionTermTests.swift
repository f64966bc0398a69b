import DestinyDomain
import Testing

@testable import DestinyService

private let guideOfTerms = GuideConversation.Guide()

/// What words mean, and what goes on with what was asked some turns before.
struct TraditionTermTests {
    private func answers(_ questions: [String]) throws -> [GuideAnswer] {
        let birth = GivenBirth(try Births.birth("1991-03-12", "06:42", "Jaipur"))
        var talk = try GuideConversation(birth, guide: guideOfTerms, now: Births.now)
        return questions.map { talk.ask($0, now: Births.now) }
    }

    @Test(arguments: [
        ["what does maraka mean", "2nd and 7th"], ["what is maraka in plain words", "2nd and 7th"],
        ["what does yogakaraka mean", "an angle"], ["what is a kendra", "1st, 4th, 7th and 10th"],
        ["trikona kya hota hai", "1, 5 aur 9"], ["what are dusthana houses", "6th, 8th and 12th"],
        ["meaning of vargottama", "navamsa"], ["explain ashtakavarga", "points"], ["what does bindu mean", "a point"],
        ["what does gandmool mean", "six of the 27"], ["muhurta ka matlab kya hai", "48 minat"],
        ["what does ayanamsa mean", "24°"], ["what does moolatrikona mean", "exaltation"],
        ["what does karaka mean", "stands for a matter"], ["what is drishti", "look at other houses"],
        ["what does nadi dosha mean", "eight of 36"], ["what does shukla paksha mean", "bright one"],
        ["what does panchak mean", "Aquarius and Pisces"], ["what does kundli mean", "birth chart"],
        ["what does dig bala mean", "direction"], ["what does hora mean", "hour"], ["दृष्टि का मतलब क्या है", "देखना"],
    ])
    func `a word of the tradition is explained, and no chart is asked`(_ line: [String]) throws {
        let answer = try #require(try answers([line[0]]).first)
        #expect(answer.kind == "outside" && answer.answer.contains(line[1]), "\(answer.answer)")
    }

    @Test(arguments: ["what is my maraka planet doing", "what is in my kundli", "what is good in my chart"])
    func `what is one's own is looked up instead`(_ question: String) throws {
        let words = QuestionWords.of(question)
        #expect(TraditionTerm.asked(in: words) == nil)
    }

    @Test func `what a word means stands in every language`() {
        let term = TraditionTerm.asked(in: QuestionWords.of("what is a kendra"))
        #expect(term?.text(in: .hindi).contains("भाव") == true && term?.text(in: .hinglish).contains("bhav") == true)
    }

    @Test(arguments: [
        ["which gemstone should I wear?", "on which finger?", "middle finger"],
        ["kaunsa ratna pahnu?", "kis ungli mein pahnu", "madhyama"],
        ["should I wear yellow sapphire?", "which finger", "index finger"],
    ])
    func `after a stone the finger is told`(_ line: [String]) throws {
        let last = try #require(try answers(Array(line.prefix(2))).last)
        #expect(last.subject == "remedy" && last.answer.contains(line[2]), "\(last.answer)")
    }

    @Test(arguments: [
        ["my brother Ravi wants to move abroad, when is good?", "and my marriage?", "and his marriage?"],
        ["Will my brother Ravi get a job this year?", "when will I buy a house?", "what about Ravi's job"],
    ])
    func `who was named two turns before is still known`(_ questions: [String]) throws {
        let talk = try answers(questions)
        #expect(talk.last?.answer.contains("your brother's") == true, "\(talk.last?.answer ?? "")")
        #expect(talk[1].answer.contains("your brother's") == false)
    }

    @Test func `a sister is not meant by “his”`() throws {
        let talk = try answers(["my sister wants to move abroad, when is good?", "and my marriage?", "and his job?"])
        #expect(talk.last?.answer.contains("your sister's") == false)
    }

    @Test func `both after two options asks of each`() throws {
        let talk = try answers(["should I study law or medicine?", "can I do both?"])
        let last = try #require(talk.last)
        #expect(last.answer.contains("law") && last.answer.contains("medicine"), "\(last.answer)")
    }

    @Test func `who a buyer is no chart tells`() throws {
        let talk = try answers(["when will I sell my house?", "who will buy it", "and when will I sell it?"])
        #expect(talk.map(\.kind) == ["when", "outside", "when"])
    }
}
