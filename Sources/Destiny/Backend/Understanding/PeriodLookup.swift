import DestinyDomain
import Foundation
import Jyotish

/// Which period runs, and when a planet's comes.
extension ChartLookup {
    var arePeriodsKnown: Bool { plan.birth.dashaUncertaintyDays.map { $0 <= 60 } ?? false }

    func date(_ date: Date) -> String {
        plan.birth.uncertainty == nil ? DayText.long(date) : DayText.month(date)
    }

    /// A planet that is named beside the word for a period.
    var periodPlanet: Body? {
        ChartThings.bodies(of: words).first
    }

    var dasha: String {
        guard arePeriodsKnown else { return "Which period runs cannot be told from this time of birth." }
        if let body = periodPlanet, let own = period(of: body) { return own }
        if Self.next.match(words) != nil, plan.question.span == nil,
            let inner = chart.vimshottari.running(at: plan.now).dropFirst().first,
            let next = nextPeriod(after: inner.end)
        {
            return "The period of \(Planets.name(inner.lord)) that runs now ends on \(date(inner.end)). \(next)"
        }
        let at =
            plan.question.span.map {
                $0.from <= plan.today && $0.to >= plan.today ? plan.now : $0.from.instant.addingTimeInterval(43_200)
            } ?? plan.now
        let running = chart.vimshottari.running(at: at)
        guard running.count >= 2 else { return "No period of the 120 years runs at that time." }
        let isNow = at == plan.now
        let lead = isNow ? "You are" : "On \(DayText.long(at)) you \(at < plan.now ? "were" : "will be")"
        return
            "\(lead) in the great period (mahadasha) of \(Planets.name(running[0].lord)) until \(date(running[0].end)), and in it the period of \(Planets.name(running[1].lord)) until \(date(running[1].end))."
    }

    /// “which dasha is next”.
    private static let next = SpokenPattern("next|after|agli|agla|uske|iske")

    /// The great period of a planet with its dates, seen from today.
    func period(of body: Body) -> String? {
        guard let great = chart.vimshottari.periods.first(where: { $0.lord == body }) else { return nil }
        let birth = plan.birth.moment.utc
        if great.start <= plan.now, great.end > plan.now {
            let next = great.subperiods.first { $0.start <= plan.now && $0.end > plan.now }
            let part = next.map { "; in it runs the period of \(Planets.name($0.lord)) until \(date($0.end))" } ?? ""
            return
                "Your great period of \(Planets.name(body)) runs now, from \(date(max(great.start, birth))) to \(date(great.end))\(part)."
        }
        return great.start > plan.now
            ? "Your great period of \(Planets.name(body)) begins on \(date(great.start)) and ends on \(date(great.end))."
            : "Your great period of \(Planets.name(body)) is over: it ran until \(date(great.end))."
    }

    /// When a period of the chart begins and ends, for what has periods.
    var whenSentence: String? {
        switch plan.question.subject?.thing {
        case .sadeSati?: SadeSatiLookup(plan: plan).whenSentence
        case .dasha? where periodPlanet == nil && arePeriodsKnown: dashaEnds
        case .planet(let body)?: arePeriodsKnown ? period(of: body) : nil
        case .yogas?: YogaPeriods(plan)?.english
        default: nil
        }
    }

    var dashaEnds: String? {
        let running = chart.vimshottari.running(at: plan.now)
        guard running.count >= 2 else { return nil }
        return
            "The great period of \(Planets.name(running[0].lord)) that runs now ends on \(date(running[0].end)); in it the period of \(Planets.name(running[1].lord)) ends on \(date(running[1].end))."
    }
}
