import DestinyDomain
import Foundation
import Jyotish
import Testing

@testable import DestinyService

/// What is said of time, on Sunday, 22 November 2026.
struct SpokenSpanTests {
    private func span(_ question: String) throws -> String {
        let birth = try Births.cast(try Births.birth("1991-03-12", "06:42", "Jaipur"))
        let reader = SpanReader(birth: birth, now: Births.now)
        let found = reader.span(in: QuestionWords.of(question))
        return found.map { "\($0.from.text)..\($0.to.text)" } ?? "-"
    }

    @Test(arguments: [
        ("will it be closed by end of March", "2026-11-22..2027-03-31"),
        ("by the end of next year", "2026-11-22..2027-12-31"),
        ("by the end of 2028", "2026-11-22..2028-12-31"),
        ("march ke ant tak", "2026-11-22..2027-03-31"),
        ("before christmas", "2026-11-22..2026-12-24"),
        ("on Republic Day", "2027-01-26..2027-01-26"),
        ("before the end of the year", "2026-11-22..2026-12-31"),
    ])
    func `a time by which something is to be begins today`(_ said: String, _ days: String) throws {
        #expect(try span(said) == days)
    }

    @Test(arguments: [
        ("at home since june", "2026-06-01..2026-11-22"), ("since 2020", "2020-01-01..2026-11-22"),
        ("since last year", "2025-01-01..2026-11-22"),
    ])
    func `since a time is from then until today`(_ said: String, _ days: String) throws {
        #expect(try span(said) == days)
    }

    @Test(arguments: [
        ("start a farm in 2028", "2028-01-01..2028-12-31"), ("at the start of 2028", "2028-01-01..2028-04-30"),
        ("early 2028", "2028-01-01..2028-04-30"), ("2028 ki shuruaat me", "2028-01-01..2028-04-30"),
        ("the first half of 2028", "2028-01-01..2028-06-30"), ("should I start next year", "2027-01-01..2027-12-31"),
        ("will it end this year", "2026-01-01..2026-12-31"), ("ye saal sahi hai", "2026-01-01..2026-12-31"),
    ])
    func `a part of a year is meant only where it stands at the year`(_ said: String, _ days: String) throws {
        #expect(try span(said) == days)
    }

    @Test(arguments: [
        ("early December", "2026-12-01..2026-12-10"), ("mid march", "2027-03-11..2027-03-20"),
        ("at the end of March", "2027-03-22..2027-03-31"), ("the first week of next month", "2026-12-01..2026-12-07"),
        ("december ki shuruaat me", "2026-12-01..2026-12-10"), ("by the middle of March", "2026-11-22..2027-03-15"),
        ("two weeks from now", "2026-11-22..2026-12-06"), ("within a year", "2026-11-22..2027-11-21"),
        ("next weekend", "2026-11-28..2026-11-29"), ("the end of the month", "2026-11-21..2026-11-30"),
        ("boards in feb march 2027", "2027-02-01..2027-03-31"), ("december or january", "2026-12-01..2027-01-31"),
        ("new year trip to goa", "2026-12-31..2027-01-01"),
    ])
    func `a part of a month, and what is counted from now, are days`(_ said: String, _ days: String) throws {
        #expect(try span(said) == days)
    }

    @Test(arguments: [
        ("काम ने जान ले ली", "-"), ("kya mai 2027 me ghar lunga", "2027-01-01..2027-12-31"),
        ("मई 2027 में", "2027-05-01..2027-05-31"), ("पैसों का हाल", "-"), ("is the 5th good for it", "2026-12-05..2026-12-05"),
        ("who sits in the 5th house", "-"), ("25 tarikh ko", "2026-11-25..2026-11-25"),
        ("the 5th of next month", "2026-12-05..2026-12-05"),
    ])
    func `a word that only sounds like a time is none`(_ said: String, _ days: String) throws {
        #expect(try span(said) == days)
    }

    @Test(arguments: [
        ("can I retire before 45", "2026-11-22..2036-03-11"),
        ("40 se pehle settle ho jaunga", "2026-11-22..2031-03-11"),
        ("before 30 november", "2026-11-22..2026-11-29"), ("paid by 40 days", "2026-11-22..2027-01-01"),
    ])
    func `a number that no month has is an age`(_ said: String, _ days: String) throws {
        #expect(try span(said) == days)
    }

    @Test(arguments: [
        ("on Diwali", "2027-10-29..2027-10-29"), ("holi tak", "2026-11-22..2027-03-22"),
        ("during Navratri 2027", "2027-04-07..2027-04-15"), ("in Kharmas", "2026-12-16..2027-01-14"),
        ("during Chaturmas", "2027-07-14..2027-11-10"), ("on Good Friday", "2027-03-26..2027-03-26"),
        ("before Easter", "2026-11-22..2027-03-27"), ("on the full moon", "2026-11-24..2026-11-24"),
        ("amavasya ko", "2026-12-08..2026-12-08"), ("before the next ekadashi", "2026-11-22..2026-12-03"),
        ("during the eclipse", "2027-02-06..2027-02-06"), ("to a full moon party", "-"),
        ("is pitru paksha bad for it", "2027-09-16..2027-09-30"),
    ])
    func `a feast, a season and a day of the Moon are days`(_ said: String, _ days: String) throws {
        #expect(try span(said) == days)
    }

    @Test(arguments: [
        ("happy at 40 Park Street", "-"), ("I didn't pass in 2025, will I pass in 2027", "2027-01-01..2027-12-31"),
        ("he hasn't called in 3 days, will he come back", "-"),
        ("he hasn't called in 3 days, should I call next week", "2026-11-23..2026-11-29"),
    ])
    func `the time of what is told, and the number of a house, is none that is asked about`(
        _ said: String,
        _ days: String
    ) throws {
        let birth = try Births.cast(try Births.birth("1991-03-12", "06:42", "Jaipur"))
        let read = QuestionReader(birth: birth, now: Births.now, astrologer: Births.astrologer).read(said)
        #expect((read.span.map { "\($0.from.text)..\($0.to.text)" } ?? "-") == days)
    }

    @Test(arguments: [
        ("what about the first half?", "2027-01-01..2027-06-30"), ("and the second half", "2027-07-01..2027-12-31"),
        ("aur pehli chhamahi mein?", "2027-01-01..2027-06-30"), ("what about 2028?", "2028-01-01..2028-12-31"),
    ])
    func `a part is of the time of the question before`(_ said: String, _ days: String) throws {
        let birth = try Births.cast(try Births.birth("1991-03-12", "06:42", "Jaipur"))
        let reader = QuestionReader(birth: birth, now: Births.now, astrologer: Births.astrologer)
        let before = reader.read("which month in 2027 is best to marry?")
        let read = reader.read(said, after: before)
        #expect(read.span.map { "\($0.from.text)..\($0.to.text)" } == days)
        #expect(read.subject?.slug == "marriage")
    }
}
