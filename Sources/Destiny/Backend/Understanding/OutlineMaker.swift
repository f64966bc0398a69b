import DestinyDomain
import Foundation
import Jyotish

/// What an answer shows beside its words, from the plan that its words come from.
struct OutlineMaker {
    /// More would be no line one can read.
    static let maximumStretches = 60

    let plan: AnswerPlan

    func outline(followUps: [String]) -> AnswerOutline {
        AnswerOutline(
            agreement: plan.findings.isEmpty ? nil : plan.statedAgreement?.sign,
            timeline: timeline,
            days: days,
            options: options,
            followUps: followUps
        )
    }

    private var isEnglish: Bool { plan.question.language == .english }

    private func worded(_ hindi: String) -> String {
        plan.question.language == .hinglish ? Hinglish.text(hindi) : hindi
    }

    // MARK: The line of time

    private var timeline: AnswerOutline.Timeline? {
        let isOfTime = [.whether, .when, .period, .how, .other].contains(plan.question.kind)
        guard isOfTime, plan.question.subject?.thing == nil, let course = plan.course, plan.span.days > 31,
            let first = plan.stretches.first, let last = plan.stretches.last
        else { return nil }
        let windows = plan.windows.compactMap { window in
            span(window.from, window.to).map {
                AnswerOutline.Window(from: $0.0, to: $0.1, strength: rounded(window.strength), why: why(window))
            }
        }
        let stretches = Self.joined(plan.stretches).compactMap { stretch in
            span(stretch.from, stretch.to).map {
                AnswerOutline.Stretch(from: $0.0, to: $0.1, strength: rounded(stretch.strength))
            }
        }
        return .init(
            stretches: stretches,
            usual: rounded(plan.usual),
            windows: windows,
            under: periods(first.from, last.to)
                + [Body.jupiter, .saturn].flatMap { passages($0, course, first.from, last.to) }
        )
    }

    private func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }

    /// Neighbours that differ little as one, by days, until there are few enough.
    static func joined(_ stretches: [SubjectCourse.Stretch]) -> [SubjectCourse.Stretch] {
        var (joined, difference) = (stretches, 0.0)
        repeat {
            joined = joined.reduce(into: []) { list, next in
                guard let last = list.last, abs(last.strength - next.strength) <= difference else {
                    return list.append(next)
                }
                list[list.count - 1] = .init(
                    from: last.from,
                    to: next.to,
                    strength: SubjectCourse.mean([last, next]),
                    reasons: []
                )
            }
            difference += 0.02
        } while joined.count > maximumStretches && difference < 1
        return joined
    }

    private func why(_ window: SubjectCourse.Stretch) -> [String] {
        isEnglish
            ? EnglishFront(plan: plan).groundList(window).map(\.capitalizedFirst)
            : window.reasons.prefix(3).map { worded(HindiFront(plan: plan).text($0)) }
    }

    /// Periods of the second level, where their dates are certain.
    private func periods(_ from: CivilDate, _ to: CivilDate) -> [AnswerOutline.Passage] {
        guard plan.birth.uncertainty == nil else { return [] }
        let (start, end) = (from.instant, CivilDate(daysSince1970: to.daysSince1970 + 1).instant)
        return plan.birth.chart.vimshottari.periods.flatMap(\.subperiods)
            .filter { $0.end > start && $0.start < end }
            .compactMap { period in
                span(max(day(period.start), from), min(day(period.end), to)).map {
                    .init(graha: Graha(period.lord), rashi: nil, from: $0.0, to: $0.1)
                }
            }
    }

    private func passages(
        _ body: Body,
        _ course: SubjectCourse,
        _ from: CivilDate,
        _ to: CivilDate
    ) -> [AnswerOutline.Passage] {
        let days = course.signDays(body, from.daysSince1970, to.daysSince1970)
        return days.enumerated().compactMap { index, entry in
            let end = index + 1 < days.count ? days[index + 1].day - 1 : to.daysSince1970
            guard entry.day <= end else { return nil }
            return span(CivilDate(daysSince1970: entry.day), CivilDate(daysSince1970: end)).map {
                .init(graha: Graha(body), rashi: Rashi(entry.sign), from: $0.0, to: $0.1)
            }
        }
    }

    private func day(_ date: Date) -> CivilDate {
        CivilDate(daysSince1970: Int((date.timeIntervalSince1970 / 86_400).rounded(.down)))
    }

    private func span(_ from: CivilDate, _ to: CivilDate) -> (CalendarDay, CalendarDay)? {
        guard from <= to, let from = CalendarDay(from), let to = CalendarDay(to) else { return nil }
        return (from, to)
    }

    // MARK: Days and options

    private var days: [AnswerOutline.Day] {
        guard plan.days.count > 1 else { return [] }
        return plan.days.sorted { $0.date < $1.date }.compactMap { day in
            CalendarDay(day.date).map { .init(day: $0, score: rounded(day.score), why: facts(day)) }
        }
    }

    private func facts(_ day: DayRanking.RankedDay) -> [String] {
        isEnglish
            ? EnglishDays(front: EnglishFront(plan: plan)).facts(day)
            : HindiFront(plan: plan).facts(day).map(worded)
    }

    private var options: [AnswerOutline.Option] {
        guard plan.options.count > 1 else { return [] }
        return plan.options.map { option in
            let reason =
                isEnglish
                ? EnglishOptions(front: EnglishFront(plan: plan)).reason(option)
                : HindiFront(plan: plan).reason(option).map(worded)
            return .init(
                name: option.name,
                strength: rounded(option.strength),
                promise: rounded(option.promise),
                why: option.span == nil ? reason ?? "" : ""
            )
        }
    }
}

extension CalendarDay {
    /// Nothing beyond the years that are computed.
    init?(_ date: CivilDate) { self.init(year: date.year, month: date.month, day: date.day) }
}
