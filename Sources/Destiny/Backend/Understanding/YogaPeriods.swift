import Foundation
import Jyotish

/// When a yoga shows: in the periods of the planets that make it.
struct YogaPeriods {
    let plan: AnswerPlan
    /// The yoga that is asked for, or all that are there.
    private let yogas: [Yoga]
    private let name: String?

    /// `nil` where the one that is asked for is not there, none is, or periods cannot be told.
    init?(_ plan: AnswerPlan) {
        let lookup = ChartLookup(plan: plan)
        guard plan.question.subject?.thing == .yogas, plan.birth.isLagnaCertain, lookup.arePeriodsKnown else {
            return nil
        }
        let asked = ChartLookup.yogaNames.first { $0.pattern.match(plan.question.words) != nil }
        let found = YogaScan(chart: plan.birth.chart).yogas
        let meant = asked.map { asked in found.filter { asked.kinds.contains($0.kind) } } ?? found
        guard !meant.isEmpty else { return nil }
        (self.plan, name, yogas) = (plan, asked?.name, asked == nil ? meant : Array(meant.prefix(1)))
    }

    /// The planets that make it, without the lights of a period that has none.
    private var bodies: [Body] {
        yogas.flatMap(\.bodies).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// The great period of one of the planets that runs or begins within a generation.
    private var next: VimshottariPeriod? {
        greats.first { bodies.contains($0.lord) && $0.start < plan.now.addingTimeInterval(25 * 365.25 * 86_400) }
    }

    /// The next part of a great period that is one of theirs.
    private var inner: VimshottariPeriod? {
        greats.lazy.flatMap(\.subperiods).first { $0.end > plan.now && bodies.contains($0.lord) }
    }

    private var greats: [VimshottariPeriod] {
        plan.birth.chart.vimshottari.periods.filter { $0.end > plan.now }
    }

    private var lookup: ChartLookup { ChartLookup(plan: plan) }

    var english: String {
        let what = name.map { "\($0) shows" } ?? "your yogas show"
        let great = next.map { period in
            period.start <= plan.now
                ? "the great period of \(Planets.name(period.lord)) runs now, until \(lookup.date(period.end))"
                : "the great period of \(Planets.name(period.lord)) begins on \(lookup.date(period.start))"
        }
        let part = inner.map { period in
            period.start <= plan.now
                ? "a shorter period of \(Planets.name(period.lord)) runs now, until \(lookup.date(period.end))"
                : "the next shorter period of \(Planets.name(period.lord)) is from \(lookup.date(period.start)) to \(lookup.date(period.end))"
        }
        let when = [great, part].compactMap { $0 }.joined(separator: "; ")
        return "\(what) most in the periods of \(Planets.list(bodies))\(when.isEmpty ? "" : ": \(when)")."
    }

    var hindi: String {
        let makers = bodies.map(HindiWords.name).joined(separator: ", ")
        let great = next.map { period in
            period.start <= plan.now
                ? "\(HindiWords.name(period.lord)) की महादशा अभी \(day(period.end)) तक चल रही है"
                : "\(HindiWords.name(period.lord)) की महादशा \(day(period.start)) से शुरू होती है"
        }
        let part = inner.map {
            "\(HindiWords.name($0.lord)) की अगली अंतर्दशा \(day($0.start)) से \(day($0.end)) तक है"
        }
        let when = [great, part].compactMap { $0 }.joined(separator: "; ")
        return "योग का फल उसे बनाने वाले ग्रहों (\(makers)) की दशा में सबसे अधिक दिखता है\(when.isEmpty ? "" : ": \(when)")।"
    }

    private func day(_ date: Date) -> String {
        HindiWords.date(CivilDate(daysSince1970: Int((date.timeIntervalSince1970 / 86_400).rounded(.down))))
    }
}
