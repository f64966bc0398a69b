import DestinyDomain
import Foundation
import Jyotish

/// The tools that look at periods and transits.
struct TimingTools {
    let birth: CastBirth
    let profile: AreaProfile
    let timeFrame: TimeFrame
    let now: Date
    let astrologer: Astrologer

    /// Dates of periods that may be off by more than this are not told.
    private static let largestUncertaintyDays = 60.0

    /// Periods, Jupiter and Saturn; the star of a day where a day is asked about.
    static func plannedCount(for timeFrame: TimeFrame) -> Int { timeFrame == .today ? 4 : 3 }

    var findings: [Finding] {
        [dasha, nextPeriod].compactMap { $0 } + transits + [dayStar].compactMap { $0 }
    }

    private var reference: Date { timeFrame.reference(now: now) }
    private var frame: HouseFrame? { HouseFrame(birth) }

    private var arePeriodsKnown: Bool {
        birth.dashaUncertaintyDays.map { $0 <= Self.largestUncertaintyDays } ?? false
    }

    /// Whether a body rules, fills or signifies the area.
    private func isTied(_ body: Body) -> Bool {
        if body == profile.karaka { return true }
        guard let frame else { return false }
        return frame.lord(ofHouse: profile.house) == body
            || frame.house(of: birth.chart[body].sign) == profile.house
    }

    private func value(of body: Body) -> Double {
        let placement = birth.chart[body]
        let dignity = Planets.value(of: placement.dignity)
        let house = frame.map { Planets.value(ofHouse: $0.house(of: placement.sign)) } ?? 0
        return max(-1, min(1, 0.5 * dignity + 0.5 * house + (isTied(body) ? 0.3 : 0)))
    }

    private var dasha: Finding? {
        guard arePeriodsKnown else { return nil }
        let running = birth.chart.vimshottari.running(at: reference)
        guard running.count >= 2 else { return nil }
        let (great, part) = (running[0], running[1])
        return Finding(
            kind: .dasha(great: great.lord, part: part.lord, isTied: isTied(great.lord) || isTied(part.lord)),
            tool: ToolChip(
                tool: "dasha",
                label: "Vimshottari: \(great.lord.name)–\(part.lord.name) until \(DayText.iso(part.end))"
            ),
            statement: """
                The Vimshottari period is \(great.lord.name)–\(part.lord.name) from \(day(part.start)) to \
                \(day(part.end)).
                """,
            polarity: (0.4 * value(of: great.lord) + 0.3 * value(of: part.lord)) / 0.7,
            weight: 0.7,
            side: .timing,
            from: part.start,
            to: part.end,
            sources: [.bphs(46), .bphs(47), Source(partsOf: great.lord)]
        )
    }

    /// Of the coming fifteen years the first part of a period whose lord is tied to the area.
    private var nextPeriod: Finding? {
        guard timeFrame == .open, arePeriodsKnown else { return nil }
        let end = now.addingTimeInterval(15 * 365.25 * 86_400)
        let parts = birth.chart.vimshottari.periods.flatMap { great in great.subperiods.map { (great, $0) } }
        let coming = parts.first { _, part in part.start > now && part.start < end && isTied(part.lord) }
        guard let (great, part) = coming else { return nil }
        return Finding(
            kind: .nextPeriod(great: great.lord, part: part.lord),
            tool: ToolChip(tool: "nextPeriod", label: "Searched the coming periods"),
            statement: """
                The next period whose lord is tied to it is \(great.lord.name)–\(part.lord.name), from \
                \(day(part.start)) to \(day(part.end)).
                """,
            polarity: 0,
            weight: 0,
            side: .note,
            from: part.start,
            to: part.end,
            sources: [.bphs(48), Source(partsOf: great.lord)]
        )
    }

    private var transits: [Finding] {
        guard birth.isMoonSignCertain else { return [] }
        let chart = birth.chart
        let sky = astrologer.skies.sky(at: reference, settings: chart.settings)
        let moon = chart[.moon].sign
        return [Body.jupiter, .saturn].map { body in
            let gochara = Gochara(of: body, signs: sky.signs, moon: moon)
            let phase = body == .saturn ? sky.signs[.saturn].flatMap { SaturnPhase(saturn: $0, moon: moon) } : nil
            let sign = sky.signs[body] ?? .aries
            let isSadeSati = phase?.isSadeSati == true
            let label =
                isSadeSati
                ? "Sade Sati status" : "Checked \(body.name) transit (\(ordinal(gochara.house)) from Moon)"
            return Finding(
                kind: isSadeSati
                    ? .sadeSati(phase ?? .peak)
                    : .transit(body, house: gochara.house, isHelpful: gochara.isEffective),
                tool: ToolChip(tool: isSadeSati ? "sadeSati" : "transit", label: label),
                statement: """
                    \(whenText) \(body.name) is in \(sign.name), the \(ordinal(gochara.house)) sign from the birth \
                    Moon\(isSadeSati ? ", which is Sade Sati" : "").
                    """,
                polarity: gochara.isEffective ? 0.7 : body == .saturn ? -0.5 : -0.2,
                weight: 0.15,
                side: .timing,
                sources: [.phaladeepika(26)]
            )
        }
    }

    private var dayStar: Finding? {
        guard timeFrame == .today, birth.isMoonSignCertain, birth.uncertainty == nil else { return nil }
        let sky = astrologer.skies.sky(at: now, settings: birth.chart.settings)
        guard let today = sky.points[.moon] else { return nil }
        let strength = DayStrength(today: today, birth: birth.chart[.moon].point)
        return Finding(
            kind: .dayStar(strength),
            tool: ToolChip(tool: "day", label: "Checked the Moon of the day"),
            statement: """
                Today the Moon is in \(today.sign.name), the \(ordinal(strength.house)) sign from the birth Moon, and \
                the star of the day, \(today.nakshatra.name), is \(strength.taraName) to the birth star.
                """,
            polarity: (strength.isTaraGood ? 0.4 : -0.3) + (strength.isMoonGood ? 0.4 : -0.2),
            weight: 0.2,
            side: .timing,
            sources: [.muhurta, .phaladeepika(26)]
        )
    }

    private var whenText: String {
        guard case .year(let year) = timeFrame, reference != now else { return "Now" }
        return "In the middle of \(year)"
    }

    /// A day where the time of birth is exact, otherwise a month.
    private func day(_ date: Date) -> String {
        birth.uncertainty == nil ? DayText.long(date) : DayText.month(date)
    }
}
