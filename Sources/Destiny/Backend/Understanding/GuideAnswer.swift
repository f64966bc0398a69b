package import DestinyDomain
package import Foundation
import Jyotish

/// An answer with its parts, as the command prints it.
package struct GuideAnswer: Sendable {
    package let question: String
    /// `whether`, `when`, `which`, `how`, `why`, `what`, `describe`, `period`, `day`, `other`, `outside`, `courtesy`
    /// or `safety`.
    package let kind: String
    /// A slug; `nil` for what is not asked of a chart.
    package let subject: String?
    package let area: String
    /// Days, as `2027-03-14`.
    package let span: (from: String, to: String)?
    /// Best first; days and a strength of 0 … 1.
    package let windows: [(from: String, to: String, strength: Double)]
    /// Best first, for `which`.
    package let options: [(name: String, subject: String, strength: Double)]
    /// What is said first, at most 120 words.
    package let answer: String
    /// The technical reading behind it.
    package let reading: String
    package let action: String
    /// In words; `nil` where nothing was computed.
    package let confidence: String?
    package let language: String
    package let sources: [String]
}

/// Answers the questions of one conversation about one birth, without an account and without keeping anything.
package struct GuideConversation {
    private let birth: CastBirth
    private let interpreter: ClassicalInterpreter
    private var last: UnderstoodQuestion?

    /// - Parameters:
    ///   - given: the birth as a caller of the API gives it.
    ///   - guide: what computes.
    ///   - now: no birth is later.
    /// - Throws: `invalid` with the field that is wrong.
    package init(_ given: GivenBirth, guide: Guide, now: Date) throws(AstrologyError) {
        interpreter = guide.interpreter
        let details = try interpreter.astrologer.details(of: given, now: now)
        birth = try interpreter.astrologer.cast(details, AstrologySettings())
    }

    /// What computes for any number of conversations.
    package struct Guide: Sendable {
        let interpreter = ClassicalInterpreter(astrologer: Astrologer())

        package init() {}

        /// The cities of one name that a text may mean, the one that is taken first; none where it means one only.
        package func namesakes(of city: String) -> [String] { interpreter.astrologer.namesakes(of: city) }
    }

    /// A question without spaces around it.
    ///
    /// - Throws: `invalid` for what has no words, and for more than 500 characters.
    package static func checked(_ question: String) throws(AstrologyError) -> String {
        try QuestionText.checked(question)
    }

    /// - Parameters:
    ///   - question: as it was written; earlier ones of the conversation count.
    ///   - now: when it is asked.
    /// - Returns: the answer in its parts.
    package mutating func ask(_ question: String, now: Date) -> GuideAnswer {
        let reader = QuestionReader(birth: birth, now: now, astrologer: interpreter.astrologer)
        let parts = reader.readAll(question, after: last)
        let main = parts[0]
        if main.isLeanedOn { last = main }
        let (grounded, plans) = interpreter.answer(question, parts: parts, birth: birth, now: now)
        let plan = plans.first
        let isFixed = plan == nil
        let front = grounded.sentences.filter { !$0.isReading }
        return GuideAnswer(
            question: question,
            kind: main.kind.rawValue,
            subject: main.subject?.slug,
            area: (main.subject?.area ?? .general).rawValue,
            span: isFixed ? nil : plan?.told.map { ($0.from.text, $0.to.text) },
            windows: (plan?.windows ?? []).map { ($0.from.text, $0.to.text, ($0.strength * 100).rounded() / 100) },
            options: (plan?.options ?? []).map { ($0.name, $0.subject.slug, ($0.strength * 100).rounded() / 100) },
            answer: isFixed ? grounded.sentences.text : front.map(\.text).joined(separator: " "),
            reading: isFixed ? "" : grounded.sentences.filter(\.isReading).text,
            action: isFixed ? "" : front.last?.text ?? "",
            confidence: plan?.statedAgreement?.text,
            language: main.language.rawValue,
            sources: grounded.sources(of: grounded.sentences).map(\.label)
        )
    }
}

extension SpanReader {
    init(birth: CastBirth, now: Date) {
        let born = birth.details.date
        self.init(
            today: now.local(offset: birth.localOffset(at: now)).date,
            birth: CivilDate(year: born.year, month: born.month, day: born.day)
                ?? CivilDate(daysSince1970: 0),
            isSouthern: birth.details.place.latitude < 0,
            home: LunarCalendar(place: birth.chart.place, offset: birth.localOffset(at: now))
        )
    }
}

extension CivilDate {
    /// `2027-03-14`.
    var text: String {
        let pad = { (number: Int) in number < 10 ? "0\(number)" : "\(number)" }
        return "\(year)-\(pad(month))-\(pad(day))"
    }

    var instant: Date { Date(timeIntervalSince1970: Double(daysSince1970) * 86_400) }
}
