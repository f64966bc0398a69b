import DestinyDomain
import Foundation
import Jyotish

extension ChartSummary {
    /// - Parameters:
    ///   - birth: the chart to tell of.
    ///   - now: which periods are told as running.
    ///   - language: of the names and rules of yogas.
    init(_ birth: CastBirth, now: Date, language: GuideLanguage = .english) {
        let chart = birth.chart
        let hasTime = birth.details.time != nil
        self.init(
            birth: birth.details,
            lagna: hasTime ? ChartPoint(chart.lagna) : nil,
            bodies: chart.placements.map { ChartBody($0, of: chart, hasHouses: hasTime) },
            divisions: (hasTime ? Varga.allCases : [.rashi]).map { ChartDivision($0, of: chart, hasLagna: hasTime) },
            dashas: chart.vimshottari.periods.map { DashaPeriod($0, depth: 2) },
            runningDashas: chart.vimshottari.running(at: now).map { DashaPeriod($0, depth: $0.level) },
            yogas: hasTime ? YogaReading(chart: chart, language: language).notes : [],
            bindus: hasTime ? Ashtakavarga(chart: chart).sarva : [],
            certainty: birth.certaintyNotes,
            dashaUncertaintyDays: birth.dashaUncertaintyDays,
            computedWith: birth.computedWith
        )
    }
}

extension ChartBody {
    fileprivate init(_ placement: Placement, of chart: Chart, hasHouses: Bool) {
        let lagna = chart.lagna.sign
        self.init(
            graha: Graha(placement.body),
            point: ChartPoint(placement.point),
            house: hasHouses ? placement.house : nil,
            isRetrograde: placement.isRetrograde,
            isCombust: placement.isCombust,
            dignity: placement.dignity.map(BodyDignity.init),
            rules: hasHouses ? (1...12).filter { lagna.advanced(by: $0 - 1).lord == placement.body } : [],
            looksAt: hasHouses
                ? Planets.aspects(of: placement.body).map {
                    placement.sign.advanced(by: $0 - 1).house(from: lagna)
                } : []
        )
    }
}

extension ChartDivision {
    fileprivate init(_ varga: Varga, of chart: Chart, hasLagna: Bool) {
        self.init(
            number: varga.rawValue,
            lagna: hasLagna ? Rashi(varga.sign(of: chart.lagna)) : nil,
            places: chart.placements.map { placement in
                Place(graha: Graha(placement.body), rashi: Rashi(varga.sign(of: placement.point)))
            }
        )
    }
}

extension DashaPeriod {
    /// A period and its parts down to a level.
    fileprivate init(_ period: VimshottariPeriod, depth: Int) {
        self.init(
            lord: Graha(period.lord),
            start: period.start,
            end: period.end,
            parts: period.level < depth ? period.subperiods.map { DashaPeriod($0, depth: depth) } : []
        )
    }
}

extension CastBirth {
    /// Signs and stars of every point over the window; empty for an exact time.
    fileprivate var certaintyNotes: [CertaintyNote] {
        guard let uncertainty else { return [] }
        let window = uncertainty.window
        let lagna: [(Graha?, [ZodiacSpan])] = [(nil, uncertainty.certainty.lagna)]
        let bodies = Body.allCases.map { (Optional(Graha($0)), uncertainty.certainty.bodies[$0] ?? []) }
        return (lagna + bodies).flatMap { graha, spans in
            [
                CertaintyNote(
                    graha: graha,
                    aspect: .sign,
                    spans: spans.merged(by: \.sign).map { Self.span($0, window, hasStar: false) }
                ),
                CertaintyNote(
                    graha: graha,
                    aspect: .star,
                    spans: spans.merged(by: \.nakshatra).map { Self.span($0, window, hasStar: true) }
                ),
            ]
        }
    }

    private static func span(_ span: ZodiacSpan, _ window: BirthWindow, hasStar: Bool) -> CertaintyNote.Span {
        CertaintyNote.Span(
            rashi: Rashi(span.point.sign),
            star: hasStar ? Star(span.point.nakshatra) : nil,
            from: clock(window.local(at: span.start)),
            to: clock(window.local(at: span.end))
        )
    }

    private static func clock(_ local: LocalDateTime) -> ClockTime { ClockTime(secondOfDay: local.secondOfDay) }
}
