import DestinyDomain
import Foundation
import Jyotish
import Testing

@testable import DestinyService

private let almanacGuide = GuideConversation.Guide()

/// What the almanac is asked for, against the engine; the chart is of 12 March 1991, Jaipur, today 22 November 2026.
struct AlmanacLookupTests {
    private func answers(_ questions: [String]) throws -> [GuideAnswer] {
        let birth = GivenBirth(try Births.birth("1991-03-12", "06:42", "Jaipur"))
        var talk = try GuideConversation(birth, guide: almanacGuide, now: Births.now)
        return questions.map { talk.ask($0, now: Births.now) }
    }

    @Test(arguments: [
        "what is today's tithi", "what's today's nakshatra", "what is panchang today", "aaj ki tithi kya hai",
        "which star is it today",
    ])
    func `the limbs of today are those of its sunrise`(_ question: String) throws {
        let answer = try #require(try answers([question]).first)
        let place = try GeographicPoint(latitude: 26.92, longitude: 75.79)
        let date = try #require(CivilDate(year: 2026, month: 11, day: 22))
        let day = try #require(PanchangDay(date: date, place: place, offset: 19_800))
        #expect(answer.subject == "almanac" && answer.confidence == nil, "\(answer.answer)")
        let isHindi = answer.language != "en"
        #expect(
            isHindi
                || answer.answer.contains(day.panchang.tithiName)
                    && answer.answer.contains(day.panchang.nakshatra.name),
            "\(answer.answer)"
        )
    }

    @Test func `the next moons, fasts and eclipses are found`() throws {
        let questions = [
            "when is the next full moon", "when is amavasya", "when is the next ekadashi", "when is the next eclipse",
            "next lunar eclipse?", "agla surya grahan kab hai",
        ]
        let texts = try answers(questions).map(\.answer)
        #expect(texts[0].contains("full moon (Purnima) is on Tuesday, 24 November 2026"), "\(texts[0])")
        #expect(texts[1].contains("new moon (Amavasya) is on Wednesday, 9 December 2026"), "\(texts[1])")
        #expect(texts[2].contains("Ekadashi") && texts[2].contains("December 2026"), "\(texts[2])")
        #expect(texts[3].contains("annular eclipse of the Sun on Saturday, 6 February 2027"), "\(texts[3])")
        #expect(
            texts[4].contains("penumbral eclipse of the Moon on") && texts[4].contains("February 2027"),
            "\(texts[4])"
        )
        #expect(texts[5].contains("6 February 2027"), "\(texts[5])")
    }

    @Test func `Pradosh is the day at whose sunset the thirteenth runs`() throws {
        let birth = try Births.cast(try Births.birth("1991-03-12", "06:42", "Jaipur"))
        let reader = QuestionReader(birth: birth, now: Births.now, astrologer: Births.interpreter.astrologer)
        let question = reader.read("when is the next pradosh after 1 December 2026")
        let plan = AnswerPlan(question, birth: birth, now: Births.now, astrologer: Births.interpreter.astrologer)
        let name = try #require(TithiName.named(in: QuestionWords.of("pradosh")))
        let day = try #require(AlmanacLookup(plan: plan).nextDay(of: name))
        let limbs = Panchang(
            sun: plan.search.place(of: .sun, at: day.sunset).point,
            moon: plan.search.place(of: .moon, at: day.sunset).point
        )
        #expect([13, 28].contains(limbs.tithi), "\(day.date)")
    }

    @Test func `every tithi is found at the sunrise of the day that is told`() throws {
        let birth = try Births.cast(try Births.birth("1991-03-12", "06:42", "Jaipur"))
        for said in ["chaturthi", "ashtami", "trayodashi"] {
            let reader = QuestionReader(birth: birth, now: Births.now, astrologer: Births.interpreter.astrologer)
            let plan = AnswerPlan(
                reader.read("when is the next \(said) tithi"),
                birth: birth,
                now: Births.now,
                astrologer: Births.interpreter.astrologer
            )
            guard case .tithi(let name) = AlmanacLookup(plan: plan).asked else {
                Issue.record("\(said) is no tithi")
                continue
            }
            let day = try #require(AlmanacLookup(plan: plan).nextDay(of: name))
            // A tithi that no sunrise sees has the day on which it begins.
            let running = [day.panchang.tithi, day.panchang.tithi % 30 + 1]
            #expect(running.contains { name.tithis.contains($0) } && day.date >= plan.today, "\(said) \(day.date)")
        }
    }

    @Test func `a feast is told with its day`() throws {
        let questions = [
            "when is Diwali", "diwali kab hai", "when is Holi", "when does Ramadan begin", "when is Easter",
            "when is guru purnima 2028", "when is durga puja",
        ]
        let texts = try answers(questions).map(\.answer)
        #expect(texts[0].contains("Diwali is on Friday, 29 October 2027"), "\(texts[0])")
        #expect(texts[1].contains("29 October 2027"), "\(texts[1])")
        #expect(texts[2].contains("Monday, 22 March 2027"), "\(texts[2])")
        #expect(texts[3].contains("Monday, 8 February 2027"), "\(texts[3])")
        #expect(texts[4].contains("Sunday, 28 March 2027") && !texts[4].contains("India"), "\(texts[4])")
        #expect(texts[5].contains("Guru Purnima is on Thursday, 6 July 2028"), "\(texts[5])")
        #expect(texts[6].contains("October 2027"), "\(texts[6])")
    }

    /// What is done on a day of the almanac is weighed on it.
    @Test(arguments: [
        ["should I start my business on amavasya", "own-business"], ["can I propose to her on the full moon", "love"],
        ["should I sign the papers on ekadashi", "contract"], ["is it ok to travel during the eclipse", "travel"],
        ["amavasya ko ghar khareedna theek hai kya", "house-purchase"],
        ["meri shaadi Akshaya Tritiya ko theek rahegi", "marriage"],
        ["is this the eclipse of my career", "employment"], ["should I go to a full moon party in Goa", "travel"],
        ["is it the full moon tonight", "almanac"], ["is today's star good", "almanac"],
    ])
    func `the almanac gives way to what is named beside it`(_ line: [String]) throws {
        let answer = try #require(try answers([line[0]]).first)
        #expect(answer.subject == line[1], "\(answer.answer)")
    }
}
