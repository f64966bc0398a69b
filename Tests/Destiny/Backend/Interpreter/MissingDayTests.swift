import DestinyDomain
import Foundation
import Jyotish
import Testing

@testable import DestinyService

/// Days that no calendar has, on Sunday, 22 November 2026.
struct MissingDayTests {
    private func birth() throws -> CastBirth { try Births.cast(try Births.birth("1991-03-12", "06:42", "Jaipur")) }

    @Test(arguments: [
        ("is 29 February 2027 good for a wedding", "2027-02-28"), ("travel on 31 April?", "2027-04-30"),
        ("can I sign on 31/4/2027", "2027-04-30"), ("2027-02-30 ok?", "2027-02-28"),
        ("is the 32nd good to travel", "2026-11-30"), ("on the 31st of this month", "2026-11-30"),
        ("30 फरवरी को शादी", "2027-02-28"), ("35 tarikh ko ghar lena", "2026-11-30"), ("the 45th of June", "2027-06-30"),
    ])
    func `a day that does not exist is told, with the nearest one`(_ said: String, _ nearest: String) throws {
        let reader = QuestionReader(birth: try birth(), now: Births.now, astrologer: Births.astrologer)
        #expect(reader.read(said).missingDay?.nearest.text == nearest)
        let answer = Births.interpreter.answer(said, birth: try birth(), now: Births.now)
        #expect(answer.refusal == .notAQuestion && answer.facts.isEmpty && answer.outline == nil)
    }

    @Test(arguments: [
        ("29 February, good to sign?", "2028-02-29..2028-02-29"), ("flight on 12/31/2027", "2027-12-31..2027-12-31"),
        ("the 31st of next month", "2026-12-31..2026-12-31"),
        ("in February 30 lakh", "2027-02-01..2027-02-28"), ("I turn 32 in December", "2026-12-01..2026-12-31"),
    ])
    func `a day that exists, and what is none, are as they are`(_ said: String, _ days: String) throws {
        let reader = SpanReader(birth: try birth(), now: Births.now)
        let words = QuestionWords.of(said)
        #expect(reader.missingDay(in: words) == nil)
        #expect(reader.span(in: words).map { "\($0.from.text)..\($0.to.text)" } == days)
    }

    @Test func `yes goes on with the nearest day`() throws {
        let reader = QuestionReader(birth: try birth(), now: Births.now, astrologer: Births.astrologer)
        let asked = reader.read("is 31 April good for a wedding")
        let day = reader.read("yes please", after: asked)
        #expect(day.missingDay == nil && day.kind == .day && day.subject?.slug == "marriage")
        #expect(day.span?.from.text == "2027-04-30")
    }

    @Test func `it is said in the language of the question`() throws {
        let answer = { (text: String) in
            Births.interpreter.answer(text, birth: try self.birth(), now: Births.now).sentences.text
        }
        #expect(try answer("is 31 April ok").hasPrefix("There is no 31 April: that month ends with the 30th."))
        #expect(try answer("30 फरवरी कैसा है").hasPrefix("30 फ़रवरी कोई दिन नहीं है"))
        #expect(try answer("32 tarikh ko kaisa rahega").hasPrefix("Kisi mahine mein 32 tarikh nahi hoti"))
    }

    @Test func `beside another question the day is told and the other is answered`() throws {
        let text = "Is 31 April good for a wedding? When will I get a new job?"
        let reader = QuestionReader(birth: try birth(), now: Births.now, astrologer: Births.astrologer)
        let parts = reader.readAll(text)
        #expect(parts.map { $0.missingDay == nil } == [true, false] && parts[0].subject?.area == .career)
        let answer = Births.interpreter.answer(text, birth: try birth(), now: Births.now)
        #expect(answer.refusal == nil && !answer.facts.isEmpty)
        let front = answer.sentences.filter { !$0.isReading }.text
        #expect(front.contains("There is no 31 April") && front.contains("Friday, 30 April 2027"))
        #expect(front.split(whereSeparator: \.isWhitespace).count <= 120 && !front.contains("not counted"))
    }
}
