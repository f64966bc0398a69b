import DestinyDomain
import Foundation
import Jyotish

/// Sade Sati and the dhaiyas with their dates.
struct SadeSatiLookup {
    let plan: AnswerPlan

    private func stays(years: Double) -> [SaturnPeriod] {
        let search = plan.search
        let end = plan.now.addingTimeInterval(years * 365.25 * 86_400)
        let start = plan.now.addingTimeInterval(-min(8, years) * 365.25 * 86_400)
        return search.saturnPeriods(moon: plan.birth.chart[.moon].sign, from: start, to: end)
    }

    private func running(_ all: [SaturnPeriod]) -> SaturnPeriod? {
        all.first { $0.start <= plan.now && $0.end > plan.now }
    }

    /// The stays of one Sade Sati follow each other within three years; a retrograde return opens a gap.
    private func whole(_ stay: SaturnPeriod, _ all: [SaturnPeriod]) -> (start: Date, end: Date) {
        let stays = all.filter { $0.phase.isSadeSati }
        var (start, end) = (stay.start, stay.end)
        for other in stays where other.start >= stay.start && other.start.timeIntervalSince(end) < 400 * 86_400 {
            end = max(end, other.end)
        }
        for other in stays.reversed() where other.end <= stay.start && start.timeIntervalSince(other.end) < 400 * 86_400
        { start = min(start, other.start) }
        return (start, end)
    }

    var sentence: String {
        guard plan.birth.isMoonSignCertain else {
            return "Sade Sati hangs on the Moon's sign, which needs the hour of birth."
        }
        if isOfDhaiya { return dhaiyaSentence }
        let all = stays(years: 30)
        if let running = running(all) {
            if running.phase.isSadeSati {
                return
                    "Yes, you are in Sade Sati, in its \(part(running.phase)); the whole ends on \(DayText.long(whole(running, all).end))."
            }
            return "You are not in Sade Sati but in \(dhaiya(running.phase)), until \(DayText.long(running.end))."
        }
        guard let next = all.first(where: { $0.start > plan.now && $0.phase.isSadeSati }) else {
            return "You are not in Sade Sati, nor within the coming thirty years."
        }
        return
            "You are not in Sade Sati; the next begins on \(DayText.long(next.start)) and ends on \(DayText.long(whole(next, all).end))."
    }

    /// The dates alone.
    var whenSentence: String? {
        guard plan.birth.isMoonSignCertain else { return nil }
        if isOfDhaiya { return dhaiyaSentence }
        let all = stays(years: 30)
        if let running = running(all), running.phase.isSadeSati {
            let whole = whole(running, all)
            return
                "Your Sade Sati began on \(DayText.long(whole.start)) and ends on \(DayText.long(whole.end)); this part of it ends on \(DayText.long(running.end))."
        }
        return all.first { $0.start > plan.now && $0.phase.isSadeSati }.map {
            "Your next Sade Sati is from \(DayText.long($0.start)) to \(DayText.long(whole($0, all).end))."
        }
    }

    // MARK: Dhaiya

    /// Whether the dhaiya is asked for by its name, and Sade Sati is not.
    var isOfDhaiya: Bool {
        Self.dhaiyaNamed.match(plan.question.words) != nil && Self.satiNamed.match(plan.question.words) == nil
    }

    private static let satiNamed = SpokenPattern("sati|saati|sathi|sadesati|sadhesati|sadesathi")

    private static let dhaiyaNamed = SpokenPattern("dhaiya|dhaiyya|dhaia|panoti|kantaka|kantak|ashtama|ashtam")

    /// The dhaiya that runs, or the next one: which, from when, until when.
    var nextDhaiya: (phase: SaturnPhase, start: Date, end: Date)? {
        let all = stays(years: 30).filter { !$0.phase.isSadeSati }
        guard let first = all.first(where: { $0.end > plan.now }) else { return nil }
        return all.filter { $0.phase == first.phase }.reduce((first.phase, first.start, first.end)) { whole, stay in
            // A retrograde return opens a gap.
            if stay.end <= whole.1, whole.1.timeIntervalSince(stay.end) < 400 * 86_400 {
                return (whole.0, stay.start, whole.2)
            }
            let goesOn = stay.start >= whole.2 && stay.start.timeIntervalSince(whole.2) < 400 * 86_400
            return goesOn ? (whole.0, whole.1, stay.end) : whole
        }
    }

    private var dhaiyaSentence: String {
        guard let next = nextDhaiya else { return "No dhaiya of Saturn runs for you, nor in the coming thirty years." }
        let (start, end) = (DayText.long(next.start), DayText.long(next.end))
        return next.start <= plan.now
            ? "You are in \(dhaiya(next.phase)), which began on \(start) and ends on \(end)."
            : "No dhaiya of Saturn runs for you now; the next, \(dhaiya(next.phase)), is from \(start) to \(end)."
    }

    // MARK: What stands beside

    var more: [String] {
        guard plan.birth.isMoonSignCertain else { return [] }
        let all = stays(years: 8)
        let saturn = plan.search.place(of: .saturn, at: plan.now).point.sign
        let moon = plan.birth.chart[.moon].sign
        let now =
            "Saturn goes through \(saturn.name) now, the \(ordinal(saturn.house(from: moon))) from your Moon in \(moon.name)."
        let other = isOfDhaiya ? nil : all.first { $0.start > plan.now && !$0.phase.isSadeSati }
        let next = other.map {
            "The next dhaiya, \(dhaiya($0.phase)), begins on \(DayText.long($0.start))."
        }
        return [
            now, next,
            "Tradition reads it as a time of fewer and firmer things, which everybody has two or three times.",
        ].compactMap { $0 }
    }

    private func part(_ phase: SaturnPhase) -> String {
        phase == .rising ? "first part" : phase == .peak ? "middle part" : "last part"
    }

    private func dhaiya(_ phase: SaturnPhase) -> String {
        phase == .fourth ? "the dhaiya of the 4th (Kantaka Shani)" : "the dhaiya of the 8th (Ashtama Shani)"
    }
}
