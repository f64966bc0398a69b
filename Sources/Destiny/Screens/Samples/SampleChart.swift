import DestinyDomain
import Foundation

/// A made-up chart.
nonisolated enum SampleChart {
    static let computed = ComputedWith(
        ephemeris: "libnova 0.16 (VSOP87, ELP 2000-82B)",
        ayanamsa: .lahiri,
        ayanamsaDegrees: 23.7211,
        node: .mean,
        houses: "wholeSign",
        dashaYearDays: 365.25,
        timeZoneRules: "2025b",
        utc: Date(timeIntervalSince1970: 642_660_840),
        utcOffsetSeconds: 19_800,
        otherUTCOffsetSeconds: nil
    )

    static let chart = summary(lagna: point(102.4, .ashlesha, 2), certainty: [])

    /// The same day without a time.
    static let withoutTime = summary(
        lagna: nil,
        certainty: [
            CertaintyNote(graha: .moon, aspect: .star, spans: [span(.shravana, 0, 15), span(.dhanishta, 15, 23)])
        ]
    )

    private static func summary(lagna: ChartPoint?, certainty: [CertaintyNote]) -> ChartSummary {
        ChartSummary(
            birth: SampleData.vamshi,
            lagna: lagna,
            bodies: bodies(lagna),
            divisions: lagna == nil
                ? [division(1, nil)] : [division(1, .cancer), division(9, .libra), division(10, .aries)],
            dashas: dashas,
            runningDashas: running,
            yogas: [],
            bindus: [],
            certainty: certainty,
            dashaUncertaintyDays: lagna == nil ? 180 : 0,
            computedWith: computed
        )
    }

    private static let places: [(Graha, Double, Star, Bool, BodyDignity?)] = [
        (.sun, 29.4, .krittika, false, .exalted), (.moon, 286.2, .shravana, false, .neutral),
        (.mars, 323.9, .purvaBhadrapada, false, .neutral), (.mercury, 14.6, .bharani, true, .neutral),
        (.jupiter, 76.1, .ardra, false, .enemy), (.venus, 347.5, .revati, false, .exalted),
        (.saturn, 271.3, .uttaraAshadha, true, .own), (.rahu, 287.0, .shravana, true, nil),
        (.ketu, 107.0, .ashlesha, true, nil),
    ]

    private static func bodies(_ lagna: ChartPoint?) -> [ChartBody] {
        places.map { graha, longitude, star, isRetrograde, dignity in
            let point = point(longitude, star, 2)
            let house = lagna.map { (point.rashi.number - $0.rashi.number + 12) % 12 + 1 }
            return ChartBody(
                graha: graha,
                point: point,
                house: house,
                isRetrograde: isRetrograde,
                isCombust: graha == .mercury,
                dignity: dignity
            )
        }
    }

    private static func division(_ number: Int, _ lagna: Rashi?) -> ChartDivision {
        ChartDivision(
            number: number,
            lagna: lagna,
            places: places.map { .init(graha: $0.0, rashi: point($0.1 * Double(number), $0.2, 1).rashi) }
        )
    }

    private static let lords: [(Graha, Double)] = [
        (.moon, 10), (.mars, 7), (.rahu, 18), (.jupiter, 16), (.saturn, 19), (.mercury, 17), (.ketu, 7), (.venus, 20),
        (.sun, 6),
    ]

    private static let dashas = periods(from: Date(timeIntervalSince1970: 560_000_000), years: 120, depth: 2)
    private static let running = runningPeriods()

    private static func runningPeriods() -> [DashaPeriod] {
        guard let great = dashas.first(where: { $0.contains(SampleData.now) }),
            let part = great.parts.first(where: { $0.contains(SampleData.now) })
        else { return [] }
        return [great, part]
    }

    private static func periods(from start: Date, years: Double, depth: Int) -> [DashaPeriod] {
        guard depth > 0 else { return [] }
        var start = start
        return lords.map { lord, share in
            let length = years * share / 120
            let end = start.addingTimeInterval(length * 365.25 * 86_400)
            defer { start = end }
            return DashaPeriod(
                lord: lord,
                start: start,
                end: end,
                parts: periods(from: start, years: length, depth: depth - 1)
            )
        }
    }

    private static func point(_ longitude: Double, _ star: Star, _ pada: Int) -> ChartPoint {
        let longitude = longitude.truncatingRemainder(dividingBy: 360)
        return ChartPoint(longitude: longitude, rashi: Rashi.allCases[Int(longitude / 30)], star: star, pada: pada)
    }

    private static func span(_ star: Star, _ from: Int, _ to: Int) -> CertaintyNote.Span {
        guard let from = ClockTime(hour: from, minute: 0), let to = ClockTime(hour: to, minute: 0) else {
            preconditionFailure("times of a clock")
        }
        return .init(rashi: .capricorn, star: star, from: from, to: to)
    }
}
