import DestinyDomain
import Foundation
import Jyotish
import Testing

@testable import DestinyService

private let exampleGuide = GuideConversation.Guide()

struct UnderstandingTests {
    private static let set = lines("understood")
    private static let conversations = lines("conversations")
    private var reader: QuestionReader {
        get throws {
            let birth = try Births.cast(try Births.birth("1991-03-12", "06:42", "Jaipur"))
            return QuestionReader(birth: birth, now: Births.now, astrologer: Births.astrologer)
        }
    }

    private func meaning(_ read: UnderstoodQuestion?) -> [String] {
        let span = read?.span.map { "\($0.from.text)..\($0.to.text)" } ?? "-"
        return [read?.kind.rawValue ?? "-", read?.subject?.slug ?? "-", span]
    }

    @Test func `of 400 questions 95 in a hundred are understood as they are meant`() throws {
        let reader = try reader
        let wrong = Self.set.compactMap { line -> String? in
            let found = meaning(reader.readAll(line[3]).first)
            return found == Array(line[0..<3]) ? nil : "\(line[3]): \(found)"
        }
        #expect(Self.set.count >= 400 && Set(Self.set.map { $0[0] }) == Set(QuestionKind.allCases.map(\.rawValue)))
        #expect(wrong.count * 20 <= Self.set.count, "\(wrong)")
    }

    @Test func `of 60 conversations 95 in a hundred go on as they are meant`() throws {
        let reader = try reader
        let wrong = Self.conversations.compactMap { line -> String? in
            let turns = line[3].components(separatedBy: " | ")
            var last: UnderstoodQuestion?
            var read: UnderstoodQuestion?
            for turn in turns {
                read = reader.readAll(turn, after: last).first
                if read?.subject != nil { last = read }
            }
            let found = meaning(read)
            return found == Array(line[0..<3]) ? nil : "\(line[3]): \(found)"
        }
        #expect(Self.conversations.count >= 60)
        #expect(wrong.count * 20 <= Self.conversations.count, "\(wrong)")
    }

    @Test func `every part of a question is read, and what is told before it counts`() throws {
        let reader = try reader
        let parts = reader.readAll("When will I marry and how will my career be in 2027?")
        #expect(parts.map(\.kind) == [.when, .period] && parts.map(\.subject?.slug) == ["marriage", "employment"])
        let told = reader.readAll("I have a flight on 2 January. Safe to travel?")
        #expect(
            told.count == 1 && told[0].kind == .day && told[0].span?.from == CivilDate(year: 2027, month: 1, day: 2)
        )
    }

    @Test(arguments: [
        ("Will I become a film star?", "arts"), ("What is my birth star?", "star"),
        ("Rents are rising, should I buy a flat?", "house-purchase"), ("what is my rising sign", "lagna"),
        ("A flat with morning sun is on offer, shall I buy it?", "house-purchase"),
        ("what does my sun mean", "planet-sun"),
        ("boss meri baat sun nahi raha, promotion hoga kya", "promotion"), ("mera rahu kaisa hai", "planet-rahu"),
        ("main akela karta rahu kya ye business", "own-business"), ("7th house me rahu ka asar", "planet-rahu"),
        ("videsh me padhai ka yog hai kya meri kundli me", "study-abroad"), ("kaunse yog hain meri kundli me", "yoga"),
        ("I am a Leo, when will I get a job?", "employment"), ("What does it mean to be a Leo?", "sign-leo"),
        ("meri singh rashi hai, shaadi kab hogi", "marriage"), ("meri rashi kya hai", "moon-sign"),
    ])
    func `stars, suns and signs are of the chart where they are asked about`(_ text: String, _ subject: String) throws {
        #expect(try reader.read(text).subject?.slug == subject)
    }

    @Test func `a follow-up takes what is missing from the question before`() throws {
        let reader = try reader
        let first = reader.read("When will I get married")
        let year = reader.read("And what about next year?", after: first)
        #expect(year.subject?.slug == "marriage")
        #expect(year.span?.from == CivilDate(year: 2027, month: 1, day: 1))
        #expect(reader.read("why?", after: year).kind == .why)
        #expect(reader.read("why?", after: year).span == year.span)
        #expect(reader.read("what about her?", after: year).kind == .other)
        #expect(reader.read("how is my career", after: year).subject?.slug == "employment")
    }

    @Test func `a yes and a how are answered each in its way`() throws {
        for (question, yes, how) in [
            ("Should I start a bakery?", "yes", "how?"), ("kya main bakery kholu", "haan", "kaise?"),
        ] {
            let answers = try [yes, how].map { turn in
                var talk = try GuideConversation(
                    GivenBirth(try Births.exact()[0]),
                    guide: exampleGuide,
                    now: Births.now
                )
                _ = talk.ask(question, now: Births.now)
                return talk.ask(turn, now: Births.now)
            }
            #expect(answers.map(\.kind) == ["how", "how"] && answers[0].subject == answers[1].subject)
            #expect(answers[0].answer != answers[1].answer)
        }
    }

    @Test func `spring is in September south of the equator`() throws {
        let today = try #require(CivilDate(year: 2026, month: 11, day: 22))
        let south = SpanReader(today: today, birth: today, isSouthern: true)
        let span = south.span(in: SpokenText("travel next spring").words)
        #expect(span?.from == CivilDate(year: 2027, month: 9, day: 1))
        #expect(span?.to == CivilDate(year: 2027, month: 11, day: 30))
    }

    @Test func `the subjects are sixty or so and each says where tradition looks`() {
        let all = SubjectCatalogue.all
        #expect(all.count >= 60)
        #expect(Set(all.map(\.slug)).count == all.count)
        #expect(all.allSatisfy { !$0.houses.isEmpty && !$0.karakas.isEmpty && $0.houses.allSatisfy((1...12).contains) })
        #expect(Set(all.map(\.area)) == Set(LifeArea.allCases))
    }

    @Test(arguments: ["marriage", "employment", "moving-abroad"])
    func `the course of strength is what every day alone comes to`(_ slug: String) throws {
        let birth = try Births.cast(try Births.exact()[0])
        let subject = try #require(SubjectCatalogue.named(slug))
        let search = Births.astrologer.search(birth.chart.settings)
        let course = try #require(SubjectCourse(birth: birth, subject: subject, search: search))
        let from = CivilDate(daysSince1970: 20_800)
        let stretches = course.stretches(over: QuestionSpan(from, CivilDate(daysSince1970: 20_800 + 399)))
        #expect(stretches.first?.from == from)
        for day in stride(from: 20_800, to: 21_200, by: 3) {
            let noon = Date(timeIntervalSince1970: Double(day) * 86_400 + 86_399)
            let lords = birth.chart.vimshottari.running(at: noon).map(\.lord)
            let signs = [Body.jupiter, .saturn].map { ($0, search.place(of: $0, at: noon).point.sign) }
            let naive = course.strength(lords: lords, signs: Dictionary(uniqueKeysWithValues: signs)).strength
            let found = stretches.first { ($0.from.daysSince1970...$0.to.daysSince1970).contains(day) }
            #expect(found.map { abs($0.strength - naive) < 1e-9 } ?? false, "day \(day)")
        }
    }

    @Test func `rahu kalam is an eighth of the day from true sunrise`() throws {
        let birth = try Births.cast(try Births.exact()[0])
        let search = Births.astrologer.search(birth.chart.settings)
        let place = try GeographicPoint(latitude: 11.65, longitude: 78.16)
        let ranking = DayRanking(birth: birth, search: search, place: place)
        // A Monday: the second eighth.
        let monday = try #require(CivilDate(year: 2026, month: 11, day: 23))
        let day = try #require(ranking.rank(monday))
        let eighth = day.sunset.timeIntervalSince(day.sunrise) / 8
        #expect(abs(day.rahuKalam.lowerBound.timeIntervalSince(day.sunrise) - eighth) < 0.001)
        #expect(abs(day.rahuKalam.upperBound.timeIntervalSince(day.rahuKalam.lowerBound) - eighth) < 0.001)
    }

    @Test func `an answer names the date it was asked about and is short before the fold`() throws {
        var conversation = try GuideConversation(
            GivenBirth(try Births.exact()[0]),
            guide: exampleGuide,
            now: Births.now
        )
        let exam = conversation.ask("I have an exam on 14 December", now: Births.now)
        #expect(exam.answer.contains("14 December 2026"))
        let house = conversation.ask("can I buy a house in 2027", now: Births.now)
        #expect(house.answer.contains("2027") && house.windows.allSatisfy { $0.from.hasPrefix("2027") })
        #expect(exam.answer.split(separator: " ").count <= 120 && !exam.reading.isEmpty)
        let outside = conversation.ask("who will win the world cup", now: Births.now)
        #expect(outside.kind == "outside" && outside.windows.isEmpty)
        #expect(conversation.ask("i want to die", now: Births.now).kind == "safety")
    }

    @Test(arguments: ["marriage", "own-business", "exam"])
    func `windows are the days that a scan finds above the person's usual`(_ slug: String) throws {
        let birth = try Births.cast(try Births.exact()[1])
        let subject = try #require(SubjectCatalogue.named(slug))
        let search = Births.astrologer.search(birth.chart.settings)
        let course = try #require(SubjectCourse(birth: birth, subject: subject, search: search))
        let days = 20_780...21_279
        let span = QuestionSpan(CivilDate(daysSince1970: days.lowerBound), CivilDate(daysSince1970: days.upperBound))
        let stretches = course.stretches(over: span)
        let usual = SubjectCourse.mean(stretches)
        // One end of day after the other, by the engine.
        let high = days.filter { day in
            let night = Date(timeIntervalSince1970: Double(day) * 86_400 + 86_399)
            let signs = [Body.jupiter, .saturn].map { ($0, search.place(of: $0, at: night).point.sign) }
            let lords = birth.chart.vimshottari.running(at: night).map(\.lord)
            let strength = course.strength(lords: lords, signs: Dictionary(uniqueKeysWithValues: signs)).strength
            return strength >= SubjectCourse.threshold(above: usual) - 1e-9
        }
        let runs = high.reduce(into: [ClosedRange<Int>]()) { runs, day in
            if let last = runs.last, last.upperBound + 1 == day {
                runs[runs.count - 1] = last.lowerBound...day
            } else {
                runs.append(day...day)
            }
        }
        let found = course.windows(in: stretches, above: usual).map { $0.from.daysSince1970...$0.to.daysSince1970 }
        #expect(Set(found).isSubset(of: Set(runs)) && found.count == min(3, runs.count), "\(found) \(runs)")
    }

    @Test func `days are ranked over the whole span, as each alone`() throws {
        let birth = try Births.cast(try Births.exact()[0])
        let place = try GeographicPoint(latitude: 11.65, longitude: 78.16)
        let ranking = DayRanking(birth: birth, search: Births.astrologer.search(birth.chart.settings), place: place)
        let from = CivilDate(daysSince1970: 20_800)
        let ranked = ranking.days(of: QuestionSpan(from, CivilDate(daysSince1970: 20_830)))
        #expect(ranked.count == 31)
        #expect(zip(ranked, ranked.dropFirst()).allSatisfy { $0.score >= $1.score })
        #expect(ranked.allSatisfy { ranking.rank($0.date)?.score == $0.score })
    }
}

/// Answers beside each other.
struct AnswerSetTests {
    private static let questions = [
        "When will I get married?", "Will I get married in 2027?", "Why am I not married yet?",
        "How is my marriage in 2027?",
        "How can I improve my marriage?", "Describe my marriage", "Is 14 December good for an engagement?",
        "Should I change my job?", "When will I be promoted?", "How will my career be next year?", "law or medicine?",
        "Will I buy a house in 2027?", "When can I buy a car?", "Will I settle abroad?", "What does my Saturn mean?",
        "Which dasha am I in?", "How is my health in 2027?", "When will my debts end?", "Does she love me?",
    ]

    private func sentences(_ text: String) -> Set<String> {
        Set(text.split(separator: ". ").map { $0.trimmingCharacters(in: .init(charactersIn: " .\n")) })
    }

    @Test(arguments: [0, 1])
    func `no two answers of a person share more than 15 in a hundred sentences`(_ index: Int) throws {
        let answers = try Self.questions.map { question in
            var talk = try GuideConversation(
                GivenBirth(try Births.exact()[index]),
                guide: exampleGuide,
                now: Births.now
            )
            let answer = talk.ask(question, now: Births.now)
            #expect(answer.answer.split(whereSeparator: \.isWhitespace).count <= 120, "\(answer.answer)")
            return (question, answer)
        }
        for (number, one) in answers.enumerated() {
            for other in answers.dropFirst(number + 1) {
                let (a, b) = (sentences(one.1.answer), sentences(other.1.answer))
                let (c, d) = (sentences(one.1.reading), sentences(other.1.reading))
                let shared = Double(a.intersection(b).count) / Double(max(1, min(a.count, b.count)))
                #expect(shared <= 0.15, "\(one.0) / \(other.0): \(a.intersection(b))")
                #expect(Double(c.intersection(d).count) <= 0.15 * Double(max(1, min(c.count, d.count))))
            }
        }
    }

    @Test func `Hindi is answered in Hindi and Hinglish in Latin letters`() throws {
        var talk = try GuideConversation(GivenBirth(try Births.exact()[0]), guide: exampleGuide, now: Births.now)
        let hindi = talk.ask("मेरी शादी कब होगी?", now: Births.now)
        #expect(Devanagari.isIn(hindi.answer) && hindi.language == "hi")
        #expect(!hindi.answer.contains { $0.isASCII && $0.isLetter })
        let hinglish = talk.ask("meri naukri kab lagegi", now: Births.now)
        #expect(!Devanagari.isIn(hinglish.answer) && hinglish.language == "hi-Latn")
    }
}
