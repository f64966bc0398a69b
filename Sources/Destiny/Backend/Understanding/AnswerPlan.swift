import DestinyDomain
import Foundation
import Jyotish

/// What was computed for a question, from which every answerer words its first layer.
struct AnswerPlan {
    let question: UnderstoodQuestion
    let birth: CastBirth
    let now: Date
    let today: CivilDate
    /// The sky, in the zodiac of the birth's chart.
    let search: TransitSearch
    let course: SubjectCourse?
    /// What is looked at: what was said, or what the kind looks at.
    let span: QuestionSpan
    /// The course over the span, without what is over.
    let stretches: [SubjectCourse.Stretch]
    /// The person's own mean for the subject over the coming ten years.
    let usual: Double
    let windows: [SubjectCourse.Stretch]
    /// After a span that was asked about and has none: the next that stand out.
    let later: [SubjectCourse.Stretch]
    /// When a weaker time gives way, for “how long will it last”.
    let turn: SubjectCourse.Stretch?
    /// The days asked about, best first.
    let days: [DayRanking.RankedDay]
    /// Soon after a single day that was asked about, where one is clearly better.
    let betterDay: DayRanking.RankedDay?
    /// Best first.
    let options: [WeighedOption]
    /// The professions, best first, where a field is asked for.
    let fields: [WeighedOption]
    /// −1 … 1: the birth chart's word on the subject.
    let promise: Double
    let findings: [Finding]

    struct WeighedOption {
        let name: String
        let subject: QuestionSubject
        let span: QuestionSpan?
        /// 0 … 1.
        let strength: Double
        /// Of the birth chart alone, −1 … 1.
        let promise: Double
        /// What ``promise`` comes from.
        let findings: [Finding]

        /// What speaks for it, the strongest first.
        var merits: [Finding] {
            findings.filter { $0.polarity > 0.05 }.sorted { $0.polarity * $0.weight > $1.polarity * $1.weight }
        }

        /// What speaks against it, the strongest first.
        var faults: [Finding] {
            findings.filter { $0.polarity < -0.05 }.sorted { $0.polarity * $0.weight < $1.polarity * $1.weight }
        }
    }

    init(_ question: UnderstoodQuestion, birth: CastBirth, now: Date, astrologer: Astrologer) {
        (self.question, self.birth, self.now) = (question, birth, now)
        let today = now.local(offset: birth.localOffset(at: now)).date
        self.today = today
        let span = question.span ?? Self.looked(question, today: today)
        self.span = span
        search = astrologer.search(birth.chart.settings)
        let sky = PlanSky(
            birth: birth,
            today: today,
            search: search,
            passages: astrologer.passages
        )
        let subject = question.refusal == nil ? question.subject : nil
        // A thing of the chart is looked up; only a planet, a house or a sign has a course.
        let course = subject.flatMap { sky.course(of: $0) }
        self.course = course
        let decade = course.map { sky.decade(of: $0) } ?? []
        usual = SubjectCourse.mean(decade)
        // What is over is no time to wait for.
        let isRunning = span.from < today && span.to >= today && question.kind != .why && !question.looksBack
        let open = isRunning ? QuestionSpan(today, span.to, isSaid: span.isSaid) : span
        stretches = course.map { sky.stretches(of: $0, over: open, within: decade) } ?? []
        (promise, findings) = subject.map { sky.promise(of: $0) } ?? (0, [])
        let isDayAsked = question.kind == .day || question.span?.days == 1
        let chosen = Set(question.options.compactMap(\.span).flatMap { [$0.from, $0.to] })
        let isChoice =
            question.kind == .day && question.options.count >= 2 && question.options.allSatisfy { $0.span?.days == 1 }
        days = isDayAsked && subject != nil ? sky.days(of: span).filter { !isChoice || chosen.contains($0.date) } : []
        betterDay = question.kind == .day && span.days == 1 ? sky.better(than: days.first, after: span) : nil
        let tells = ![.what, .describe, .courtesy, .safety, .outside, .day].contains(question.kind)
        if question.kind == .day {
            windows = days.prefix(3).map { .init(from: $0.date, to: $0.date, strength: $0.score, reasons: []) }
        } else {
            let isLong = tells && span.days > 3 && subject?.thing == nil
            windows = isLong ? course?.windows(in: stretches, above: usual) ?? [] : []
        }
        let isLeftOver = windows.isEmpty && tells && span.isSaid && span.to > today
        later =
            isLeftOver
            ? course?.windows(in: decade.filter { $0.from > span.to }, above: usual) ?? [] : []
        let high = usual
        let weak = decade.first.map { $0.strength < high } ?? false
        turn = weak ? decade.first { $0.strength >= high && $0.strength > 0 } : nil
        fields =
            question.asksForField && question.kind == .describe
            ? SubjectCatalogue.professions.map { sky.weighed(QuestionOption(name: $0.name, subject: $0)) }
                .sorted { $0.promise > $1.promise } : []
        options =
            question.kind == .day
            ? [] : question.options.map { sky.weighed($0, over: span) }.sorted { $0.strength > $1.strength }
    }

    /// What is given as the span: what was said.
    var told: QuestionSpan? { span.isSaid ? span : nil }

    /// The mean of the span against the person's own usual: 1 is as ever.
    var relative: Double {
        usual < 0.02 ? 1 : SubjectCourse.mean(stretches) / usual
    }

    /// −1 … 1: birth chart and time together.
    var lean: Double { max(-1, min(1, promise * 0.6 + (relative - 1) * 0.45)) }

    var wording: FrontWording { FrontWording(plan: self) }

    private static func looked(_ question: UnderstoodQuestion, today: CivilDate) -> QuestionSpan {
        if question.looksBack { return QuestionSpan(today.moved(by: -3652), today, isSaid: false) }
        let days =
            switch question.kind {
            case .when: 3652
            case .whether where question.isOpenEnded: 3652
            case .day: question.asksForHours ? 0 : 13
            case .period, .how: 180
            default: 730
            }
        return QuestionSpan(today, CivilDate(daysSince1970: today.daysSince1970 + days), isSaid: false)
    }
}

/// Computes what plans need, each once.
struct PlanSky {
    let birth: CastBirth
    let today: CivilDate
    let search: TransitSearch
    let passages: SlowPassages

    func course(of subject: QuestionSubject) -> SubjectCourse? {
        SubjectCourse(birth: birth, subject: subject, search: search, passages: passages)
    }

    private var decade: QuestionSpan {
        QuestionSpan(today, CivilDate(daysSince1970: today.daysSince1970 + 3652), isSaid: false)
    }

    func decade(of course: SubjectCourse) -> [SubjectCourse.Stretch] { course.stretches(over: decade) }

    /// The course over a span; what lies in the coming ten years is cut out of their course.
    func stretches(
        of course: SubjectCourse,
        over span: QuestionSpan,
        within decade: [SubjectCourse.Stretch]
    ) -> [SubjectCourse.Stretch] {
        guard let first = decade.first, let last = decade.last, span.from >= first.from, span.to <= last.to else {
            return course.stretches(over: span)
        }
        return decade.filter { $0.to >= span.from && $0.from <= span.to }.map { stretch in
            SubjectCourse.Stretch(
                from: max(stretch.from, span.from),
                to: min(stretch.to, span.to),
                strength: stretch.strength,
                reasons: stretch.reasons
            )
        }
    }

    func promise(of subject: QuestionSubject) -> (Double, [Finding]) {
        let found = NatalTools(birth: birth, profile: AreaProfile(subject)).findings
        return (ConfidenceFormula.mean(found.filter { $0.side == .promise }), found)
    }

    /// By the birth chart alone.
    func weighed(_ option: QuestionOption) -> AnswerPlan.WeighedOption {
        let (promise, findings) = promise(of: option.subject)
        return .init(
            name: option.name,
            subject: option.subject,
            span: nil,
            strength: 0.5 + promise / 2,
            promise: promise,
            findings: findings.filter { $0.side == .promise }
        )
    }

    func weighed(_ option: QuestionOption, over span: QuestionSpan) -> AnswerPlan.WeighedOption {
        let course = course(of: option.subject)
        let decade = course.map { self.decade(of: $0) } ?? []
        let usual = SubjectCourse.mean(decade)
        let looked = option.span ?? span
        let mean = course.map { SubjectCourse.mean(stretches(of: $0, over: looked, within: decade)) } ?? 0
        let relative = usual < 0.02 ? 0 : mean / usual - 1
        let (promise, findings) = promise(of: option.subject)
        let strength = 0.5 + 0.35 * promise + 0.15 * max(-1, min(1, relative))
        return .init(
            name: option.name,
            subject: option.subject,
            span: option.span,
            strength: strength,
            promise: promise,
            findings: findings.filter { $0.side == .promise }
        )
    }

    // MARK: Days

    private var ranking: DayRanking? {
        guard birth.isMoonSignCertain,
            let place = try? GeographicPoint(
                // A place that was cast is one.
                latitude: birth.details.place.latitude,
                longitude: birth.details.place.longitude
            )
        else { return nil }
        return DayRanking(birth: birth, search: search, place: place)
    }

    /// Without what is over.
    func days(of span: QuestionSpan) -> [DayRanking.RankedDay] {
        let open = span.from < today && span.to >= today ? QuestionSpan(today, span.to) : span
        return ranking?.days(of: open) ?? []
    }

    func better(than asked: DayRanking.RankedDay?, after span: QuestionSpan) -> DayRanking.RankedDay? {
        guard let asked else { return nil }
        let after = CivilDate(daysSince1970: span.to.daysSince1970 + 8)
        let best = ranking?.days(of: QuestionSpan(span.from, after)).first
        return best.flatMap { $0.score > asked.score + 0.1 ? $0 : nil }
    }
}

extension AreaProfile {
    /// Where tradition looks for a subject; its area says the division and the sources.
    init(_ subject: QuestionSubject) {
        let area = AreaProfile.of(subject.area)
        self.init(
            area: subject.area,
            house: subject.houses.first ?? area.house,
            helpers: Array(subject.houses.dropFirst()),
            karaka: subject.karakas.first ?? area.karaka,
            varga: area.varga,
            sources: area.sources,
            topic: subject.name,
            domain: subject.houses.first == area.house ? area.domain : subject.name
        )
    }
}
