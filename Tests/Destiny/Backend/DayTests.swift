import DestinyDomain
import Foundation
import Jyotish
import Testing

@testable import DestinyService

struct DayTests {
    @Test func `a day says the same all day, and another day something else`() async throws {
        let world = try await GuideWorld()
        let charts = world.backend.charts(of: world.account)
        let days = try [21, 22, 23, 24].map { try #require(CalendarDay(year: 2026, month: 11, day: $0)) }
        let today = try await charts.today(days[1])
        world.advance(by: 11 * 3600)
        #expect(try await charts.today(days[1]) == today)
        #expect(today.questions.count == 3)
        #expect(Set(today.questions.map(\.area)).count == 3)
        #expect(today.insight.facts.count { $0.statement.contains("the Moon is in") } == 1)
        var texts: Set<String> = []
        for day in days { texts.insert(try await charts.today(day).insight.text) }
        #expect(texts.count == days.count)
        await #expect(throws: AstrologyError.invalid(field: "day", reason: .outOfRange)) {
            try await charts.today(try #require(CalendarDay(year: 2026, month: 11, day: 26)))
        }
    }

    @Test func `a person who reads Hindi is told of the day, its facts and reasons in Hindi`() async throws {
        let world = try await GuideWorld()
        _ = try await world.backend.profile(of: world.account).save(AstrologySettings(language: .hindi))
        for day in [21, 22, 23, 24] {
            let day = try #require(CalendarDay(year: 2026, month: 11, day: day))
            let today = try await world.backend.charts(of: world.account).today(day)
            let told = today.insight.facts.map(\.statement) + today.questions.map(\.reason)
            for text in told + [today.insight.title, today.insight.text] {
                #expect(!text.isEmpty && !text.contains { $0.isASCII && $0.isLetter }, "\(text)")
            }
        }
    }

    @Test(arguments: GuideLanguage.allCases)
    func `the questions of forty days are understood as what they are about, and change every day`(
        language: GuideLanguage
    ) throws {
        let astrologer = Births.astrologer
        let birth = try Births.cast(try #require(Births.exact().first))
        var before: Set<String> = []
        for number in 20_780..<20_820 {
            let date = CivilDate(daysSince1970: number)
            let agenda = DayAgenda(birth: birth, date: date, astrologer: astrologer, language: language)
            let questions = agenda.items.compactMap(agenda.question)
            #expect(questions.count == 3, "\(date)")
            #expect(Set(questions.map(\.area)).count == 3)
            let texts = Set(questions.map(\.text))
            #expect(texts.isDisjoint(with: before), "\(date)")
            before = texts
            let reader = QuestionReader(birth: birth, now: date.instant, astrologer: astrologer)
            for question in questions {
                let read = reader.read(question.text)
                #expect(read.refusal == nil && read.subject?.area == question.area, "\(question.text)")
            }
        }
    }

    @Test func `a chart is drawn whole, and without a time without houses`() async throws {
        let world = try await GuideWorld()
        let charts = world.backend.charts(of: world.account)
        let chart = try await charts.chart()
        #expect(chart.divisions.map(\.number) == [1, 2, 3, 4, 7, 9, 10, 12, 16, 20, 24, 27, 30, 40, 45, 60])
        #expect(chart.bodies.map(\.graha) == Graha.allCases)
        #expect((1...12).flatMap { chart.divisions[0].bodies(inHouse: $0) }.count == 9)
        #expect(chart.runningDashas.count == 3)
        #expect(chart.dashas.allSatisfy { $0.parts.count == 9 })
        let open = try await charts.chart(of: try Births.birth("1990-05-14", nil, "Salem, Tamil Nadu", .unknown))
        #expect(open.lagna == nil)
        #expect(open.bodies.allSatisfy { $0.house == nil })
        #expect(open.certainty.count == 20)
        #expect(open.divisions.map(\.number) == [1])
        let transits = try await charts.transits()
        #expect(transits.bodies.count == 9)
        #expect(transits.saturn.allSatisfy { $0.end > Births.now })
    }

    @Test func `a time that no clock showed is refused by name`() async throws {
        let world = try await GuideWorld()
        let gap = try Births.birth("2015-03-29", "01:30", "London")
        await #expect(throws: AstrologyError.invalid(field: "time", reason: .timeInGap)) {
            try await world.backend.profile(of: world.account).save(gap)
        }
    }
}
