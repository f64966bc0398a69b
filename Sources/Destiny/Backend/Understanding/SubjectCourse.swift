import DestinyDomain
import Foundation
import Jyotish
import Synchronization

/// How strongly the time speaks of a subject, day by day: periods, and Jupiter and Saturn in the sky.
struct SubjectCourse {
    let birth: CastBirth
    let subject: QuestionSubject
    let frame: HouseFrame
    let search: TransitSearch
    /// What was searched before; `nil` searches anew.
    private let passages: SlowPassages?

    init?(birth: CastBirth, subject: QuestionSubject, search: TransitSearch, passages: SlowPassages? = nil) {
        guard let frame = HouseFrame(birth) else { return nil }
        self.passages = passages
        (self.birth, self.subject, self.frame, self.search) = (birth, subject, frame, search)
    }

    /// A stretch of days in which nothing that counts changes.
    struct Stretch: Hashable, Sendable {
        let from: CivilDate
        /// The last day.
        let to: CivilDate
        /// 0 … 1.
        let strength: Double
        /// Strongest first.
        let reasons: [Reason]
    }

    enum Reason: Hashable, Sendable {
        case period(Body, level: Int, tie: Tie)
        case transit(Body, Contact)
        case doubleTransit
    }

    /// How a planet belongs to the subject.
    enum Tie: Hashable, Sendable { case lord(Int), occupant(Int), karaka, aspect(Int) }
    enum Contact: Hashable, Sendable { case house, lord, karaka }

    var house: Int { subject.houses.first ?? 1 }
    var lord: Body { frame.lord(ofHouse: house) }

    /// How a planet belongs to the subject; the nearest tie.
    func tie(of body: Body) -> (tie: Tie, weight: Double)? {
        let own = frame.house(of: birth.chart[body].sign)
        if body == lord { return (.lord(house), 1) }
        if own == house { return (.occupant(house), 0.9) }
        if subject.karakas.first == body { return (.karaka, 0.8) }
        let distance = frame.sign(ofHouse: house).house(from: birth.chart[body].sign)
        if Planets.aspects(of: body).contains(distance) { return (.aspect(house), 0.6) }
        if let helper = subject.houses.dropFirst().first(where: { frame.lord(ofHouse: $0) == body }) {
            return (.lord(helper), 0.5)
        }
        return subject.karakas.contains(body) ? (.karaka, 0.4) : nil
    }

    /// The course over a span, in stretches without gaps; at most some hundred in 20 years.
    func stretches(over span: QuestionSpan) -> [Stretch] {
        let (first, last) = (span.from.daysSince1970, span.to.daysSince1970)
        let periods = periodDays(first, last)
        let jupiter = signDays(.jupiter, first, last)
        let saturn = signDays(.saturn, first, last)
        let edges = Set(periods.map(\.day) + jupiter.map(\.day) + saturn.map(\.day)).filter { $0 > first && $0 <= last }
        let starts = [first] + edges.sorted()
        var found: [Stretch] = []
        for (index, start) in starts.enumerated() {
            let end = index + 1 < starts.count ? starts[index + 1] - 1 : last
            let lords = periods.last { $0.day <= start }?.lords ?? []
            let signs = [
                Body.jupiter: jupiter.last { $0.day <= start }?.sign, .saturn: saturn.last { $0.day <= start }?.sign,
            ].compactMapValues { $0 }
            let (strength, reasons) = strength(lords: lords, signs: signs)
            found.append(
                Stretch(
                    from: CivilDate(daysSince1970: start),
                    to: CivilDate(daysSince1970: end),
                    strength: strength,
                    reasons: reasons
                )
            )
        }
        return found
    }

    /// What one day comes to.
    func strength(lords: [Body], signs: [Body: Sign]) -> (strength: Double, reasons: [Reason]) {
        var parts: [(Double, Reason)] = []
        for (level, lord) in lords.enumerated() {
            guard let tie = tie(of: lord) else { continue }
            parts.append((tie.weight * [0.25, 0.3, 0.15][level], .period(lord, level: level + 1, tie: tie.tie)))
        }
        var touching: Set<Body> = []
        for (body, sign) in signs.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            guard let contact = contact(of: body, in: sign) else { continue }
            touching.insert(body)
            parts.append((contact == .house ? 0.12 : contact == .lord ? 0.09 : 0.06, .transit(body, contact)))
        }
        if touching.count == 2 { parts.append((0.06, .doubleTransit)) }
        let sum = parts.reduce(0) { $0 + $1.0 }
        return (min(1, sum), parts.sorted { $0.0 > $1.0 }.map(\.1))
    }

    private func contact(of body: Body, in sign: Sign) -> Contact? {
        let looks = Set([1] + Planets.aspects(of: body))
        if looks.contains(frame.sign(ofHouse: house).house(from: sign)) { return .house }
        if looks.contains(birth.chart[lord].sign.house(from: sign)) { return .lord }
        if let karaka = subject.karakas.first, looks.contains(birth.chart[karaka].sign.house(from: sign)) {
            return .karaka
        }
        return nil
    }

    /// The days with which periods of three levels begin.
    private func periodDays(_ first: Int, _ last: Int) -> [(day: Int, lords: [Body])] {
        guard birth.dashaUncertaintyDays.map({ $0 <= 60 }) ?? false else { return [] }
        let levels = birth.uncertainty == nil ? 3 : 2
        var found: [(Int, [Body])] = []
        for great in birth.chart.vimshottari.periods where day(great.end) >= first && day(great.start) <= last {
            for part in great.subperiods where day(part.end) >= first && day(part.start) <= last {
                if levels == 2 {
                    found.append((day(part.start), [great.lord, part.lord]))
                } else {
                    for small in part.subperiods where day(small.end) >= first && day(small.start) <= last {
                        found.append((day(small.start), [great.lord, part.lord, small.lord]))
                    }
                }
            }
        }
        return found
    }

    func signDays(_ body: Body, _ first: Int, _ last: Int) -> [SignDay] {
        passages?.days(of: body, first...last, search) ?? SlowPassages.search(body, first...last, search)
    }

    private func day(_ date: Date) -> Int { Int((date.timeIntervalSince1970 / 86_400).rounded(.down)) }

    /// The windows of a span: neighbours that stand out are one; best first, at most three.
    ///
    /// - Parameters:
    ///   - stretches: the course of the span.
    ///   - usual: the person's own mean for the subject. A window stands a quarter above it; none may.
    /// - Returns: at most three, best first.
    func windows(in stretches: [Stretch], above usual: Double) -> [Stretch] {
        let high = Self.threshold(above: usual)
        let found = Self.merged(stretches) { $0 >= high }
        return Array(found.sorted { ($0.strength, $1.from) > ($1.strength, $0.from) }.prefix(3))
    }

    /// Neighbours that lie below the usual, as one, the longest first.
    func lulls(in stretches: [Stretch], below usual: Double) -> [Stretch] {
        Self.merged(stretches) { $0 < usual }.sorted { (Self.length($0), $1.from) > (Self.length($1), $0.from) }
    }

    /// Neighbours whose strength counts are one, with the strength and the reasons of the strongest.
    private static func merged(_ stretches: [Stretch], where counts: (Double) -> Bool) -> [Stretch] {
        var merged: [Stretch] = []
        for stretch in stretches where counts(stretch.strength) {
            if let last = merged.last, stretch.from.daysSince1970 == last.to.daysSince1970 + 1 {
                let best = last.strength >= stretch.strength ? last : stretch
                merged[merged.count - 1] = Stretch(
                    from: last.from,
                    to: stretch.to,
                    strength: best.strength,
                    reasons: best.reasons
                )
            } else {
                merged.append(stretch)
            }
        }
        return merged
    }

    static func threshold(above usual: Double) -> Double { max(usual * 1.25, 0.3) }

    private static func length(_ stretch: Stretch) -> Int { stretch.to.daysSince1970 - stretch.from.daysSince1970 + 1 }

    /// The mean over a span, by days.
    static func mean(_ stretches: [Stretch]) -> Double {
        let days = stretches.reduce(0.0) { $0 + Double(length($1)) }
        return days == 0 ? 0 : stretches.reduce(0.0) { $0 + $1.strength * Double(length($1)) } / days
    }
}

/// The day from which a planet is in a sign.
struct SignDay: Hashable, Sendable {
    let day: Int
    let sign: Sign
}

/// Jupiter's and Saturn's signs over spans that were looked at before, as all questions of a day look at the same.
final class SlowPassages: Sendable {
    private struct Key: Hashable {
        let body: Body
        let days: ClosedRange<Int>
        let ayanamsa: Ayanamsa
    }

    /// Some kilobytes.
    private static let capacity = 64
    private let known = Mutex<[Key: [SignDay]]>([:])

    func days(of body: Body, _ days: ClosedRange<Int>, _ search: TransitSearch) -> [SignDay] {
        let key = Key(body: body, days: days, ayanamsa: search.settings.ayanamsa)
        if let found = known.withLock({ $0[key] }) { return found }
        let found = Self.search(body, days, search)
        known.withLock { known in
            if known.count >= Self.capacity { known.removeAll() }
            known[key] = found
        }
        return found
    }

    static func search(_ body: Body, _ days: ClosedRange<Int>, _ search: TransitSearch) -> [SignDay] {
        let start = Date(timeIntervalSince1970: Double(days.lowerBound) * 86_400)
        let end = Date(timeIntervalSince1970: Double(days.upperBound + 1) * 86_400)
        let now = SignDay(day: days.lowerBound, sign: search.place(of: body, at: start).point.sign)
        return [now]
            + search.ingresses(of: body, from: start, to: end).map { ingress in
                SignDay(day: Int((ingress.instant.timeIntervalSince1970 / 86_400).rounded(.down)), sign: ingress.to)
            }
    }
}
