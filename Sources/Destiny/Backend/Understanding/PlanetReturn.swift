import DestinyDomain
import Foundation
import Jyotish

/// When Jupiter or Saturn is back where it stood at the birth: “when is my Saturn return”.
struct PlanetReturn {
    let plan: AnswerPlan
    let body: Body

    /// `nil` where no return is asked about.
    init?(_ plan: AnswerPlan) {
        guard case .planet(let body)? = plan.question.subject?.thing, Self.years[body] != nil,
            Self.asked.match(plan.question.words) != nil
        else { return nil }
        self.plan = plan
        self.body = body
    }

    private static let asked = SpokenPattern(
        "saturn|saturns|shani|jupiter|jupiters|guru is? return|returns|returning|wapsi|waapsi"
    )
    /// For one round, in years of 365.25 days.
    private static let years: [Body: Double] = [.jupiter: 11.862, .saturn: 29.457]

    var english: String {
        let name = Planets.name(body).capitalizedFirst
        guard plan.birth.isSignCertain(body), let last = times(0), let next = times(1) else {
            return "For a return of \(name) the day of birth has to be surer."
        }
        let (before, after) = (dates(last, DayText.long), dates(next, DayText.long))
        if isNow(last) {
            return "your \(body.name) return is now: \(name) stands where it stood at your birth on \(before)."
        }
        let past = last.isEmpty ? "" : "; the last time was \(dates(last, DayText.month))"
        return "\(name) is next back where it stood at your birth on \(after)\(past)."
    }

    var hindi: String {
        let name = HindiWords.name(body)
        guard plan.birth.isSignCertain(body), let last = times(0), let next = times(1) else {
            return "\(name) की वापसी के लिए जन्म का दिन पक्का होना चाहिए।"
        }
        let found = isNow(last) ? last : next
        return "\(name) अपने जन्म के स्थान पर \(found.map(date).joined(separator: ", ")) को फिर \(isNow(last) ? "है" : "आएगा")।"
    }

    /// The last round that was completed or is being completed, 0, or the one after it.
    ///
    /// - Returns: one or three instants, as the planet turns back and comes again; none before the first.
    private func times(_ ahead: Int) -> [Date]? {
        guard let years = Self.years[body] else { return nil }
        let round = years * 365.25 * 86_400
        let birth = plan.birth.chart.moment
        let done = (plan.now.timeIntervalSince(birth) / round + Self.margin / years).rounded(.down)
        let count = done + Double(ahead)
        guard count > 0 else { return [] }
        let middle = birth.addingTimeInterval(count * round)
        let reach = Self.margin * 365.25 * 86_400
        return plan.search.crossings(
            of: body,
            longitudes: [plan.birth.chart[body].point.longitude],
            from: middle.addingTimeInterval(-reach),
            to: middle.addingTimeInterval(reach)
        ).map(\.instant)
    }

    /// A planet is a year or so off its mean round.
    private static let margin = 1.2

    private func isNow(_ times: [Date]) -> Bool {
        guard let first = times.first, let last = times.last else { return false }
        let near: Double = 120 * 86_400
        return (first.addingTimeInterval(-near)...last.addingTimeInterval(near)).contains(plan.now)
    }

    private func dates(_ times: [Date], _ text: (Date) -> String) -> String {
        let texts = times.map(text).reduce(into: [String]()) { if $0.last != $1 { $0.append($1) } }
        return texts.count < 2
            ? texts.joined() : texts.dropLast().joined(separator: ", ") + " and " + (texts.last ?? "")
    }

    private func date(_ instant: Date) -> String {
        HindiWords.date(instant.local(offset: plan.birth.localOffset(at: instant)).date)
    }
}
