import DestinyDomain
import Foundation
import Testing

@testable import DestinyService

private let exampleGuide = GuideConversation.Guide()

/// What answers say to the question that was asked.
struct AnswerWordingTests {
    private func answers(_ questions: [String]) throws -> [GuideAnswer] {
        let birth = GivenBirth(try Births.birth("1991-03-12", "06:42", "Jaipur"))
        var talk = try GuideConversation(birth, guide: exampleGuide, now: Births.now)
        return questions.map { talk.ask($0, now: Births.now) }
    }

    @Test(arguments: [["law or medicine?", "why?", "law", "medicine"], ["वकालत या डॉक्टरी?", "क्यों?", "वकालत", "डॉक्टरी"]])
    func `why after a choice tells of every option`(_ line: [String]) throws {
        let first = try #require(try answers(Array(line[0..<2])).last?.answer.split(separator: ". ").first)
        #expect(line[2...].allSatisfy { first.contains($0) }, "\(first)")
    }

    @Test(arguments: [["Should I move to Dubai?", "yes", "how?"], ["kya mera promotion hoga", "haan", "kaise?"]])
    func `how after a yes goes a step further`(_ questions: [String]) throws {
        let talk = try answers(questions)
        #expect(talk.map(\.kind) == ["whether", "how", "how"] && talk[1].answer != talk[2].answer)
        #expect(talk[1].action != talk[2].action)
    }

    @Test func `two better windows are told in the order in which they come`() throws {
        let questions = ["Will my ex come back in the first half of 2027?", "Will my loan be closed by end of March?"]
        for answer in try answers(questions) {
            let told = try #require(answer.answer.firstMatch(of: /two better windows are ([^.]*)\./))
            let years = told.1.matches(of: /\d{4}/).compactMap { Int($0.0) }
            #expect(years == years.sorted() && years.count >= 2, "\(told.0)")
        }
    }

    @Test(arguments: ["When will my loan end?", "How are my siblings in 2027?", "How is 2027 for my savings?"])
    func `a verb agrees with what is many`(_ question: String) throws {
        let text = try #require(try answers([question]).first?.answer)
        #expect(text.firstMatch(of: /(debts rises|sisters has|savings has|debts has)/) == nil, "\(text)")
        #expect(text.firstMatch(of: /(debts rise |sisters have|savings have)/) != nil, "\(text)")
    }

    @Test func `Hinglish is answered in Hinglish, a courtesy too`() throws {
        let talk = try answers(["2027 me canada jaa paunga kya", "shukriya ji", "IAS ya business kya karu"])
        #expect(talk.allSatisfy { $0.language == "hi-Latn" })
        #expect(talk[1].kind == "courtesy" && talk[1].answer.contains("swagat"))
        #expect(talk[2].options.map(\.name).contains("business"))
    }
}
