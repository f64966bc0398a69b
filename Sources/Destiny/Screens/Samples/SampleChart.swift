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
        otherUTCOffsetSeconds: nil,
        clocksOf: "Kolkata",
        isMeanTime: false
    )

    static let chart = summary(lagna: point(102.4, .ashlesha, 2), certainty: [])

    /// The same day without a time.
    static let withoutTime = summary(
        lagna: nil,
        certainty: [
            CertaintyNote(graha: .moon, aspect: .star, spans: [span(.shravana, 0, 15), span(.dhanishta, 15, 23)])
        ]
    )

    /// Eight of the nine in one sign.
    static let crowded = summary(
        lagna: point(102.4, .ashlesha, 2),
        certainty: [],
        places: places.map { ($0.0, $0.0 == .ketu ? 107.0 : 278, $0.2, $0.3, $0.4) }
    )

    private static func summary(
        lagna: ChartPoint?,
        certainty: [CertaintyNote],
        places: [(Graha, Double, Star, Bool, BodyDignity?)] = places
    ) -> ChartSummary {
        var birth = SampleData.vamshi
        if lagna == nil { (birth.time, birth.accuracy) = (nil, .unknown) }
        return ChartSummary(
            birth: birth,
            lagna: lagna,
            bodies: bodies(lagna, places),
            divisions: lagna == nil
                ? [division(1, nil, places)]
                : [division(1, .cancer, places), division(9, .libra, places), division(10, .aries, places)],
            dashas: dashas,
            runningDashas: running,
            yogas: lagna == nil ? [] : yogas,
            bindus: lagna == nil ? [] : [25, 31, 28, 24, 33, 27, 30, 22, 29, 34, 26, 28],
            certainty: certainty,
            dashaUncertaintyDays: lagna == nil ? 180 : 0,
            computedWith: computed
        )
    }

    private static let yogas = [
        YogaNote(
            name: "Gajakesari",
            bodies: [.moon, .jupiter],
            rule: "Jupiter in an angle from the Moon.",
            source: SampleData.bphs
        ),
        YogaNote(
            name: "Mangal Dosha",
            bodies: [.mars],
            rule: "Mars is in the 8th house from the lagna, as in every second chart.",
            source: SampleData.bphs,
            cancellations: ["Mars is in Leo or Aquarius."]
        ),
    ]

    /// The sky over it.
    static let sky = TransitReport(
        instant: SampleData.now,
        bodies: places.map { graha, longitude, star, isRetrograde, _ in
            TransitBody(
                graha: graha,
                point: point(longitude + 200, star, 3),
                isRetrograde: isRetrograde,
                houseFromMoon: Int(longitude / 30) % 12 + 1,
                houseFromLagna: Int(longitude / 30 + 4) % 12 + 1,
                isFavourable: graha != .saturn,
                obstructedBy: graha == .jupiter ? [.mars] : []
            )
        },
        contacts: [
            TransitContact(
                graha: .saturn,
                natal: .moon,
                start: days(-20),
                exact: [days(12), days(90), days(170)],
                end: days(200)
            ),
            TransitContact(graha: .jupiter, natal: nil, start: days(40), exact: [days(60)], end: nil),
        ],
        saturn: [
            SaturnStay(phase: .fourth, start: days(-100), end: days(700)),
            SaturnStay(phase: .rising, start: days(6000), end: days(6900)),
            SaturnStay(phase: .peak, start: days(6900), end: days(7800)),
        ],
        almanac: AlmanacDay(
            day: CalendarDay(year: 2026, month: 1, day: 15) ?? SampleData.vamshi.date,
            place: SampleData.salem.fullName,
            utcOffsetSeconds: 19_800,
            sunrise: days(-0.12),
            sunset: days(0.35),
            limbs: [
                .init(kind: .weekday, name: "Thursday", end: nil),
                .init(kind: .tithi, name: "Krishna Dwadashi", end: days(0.4)),
                .init(kind: .star, name: "Jyeshtha", end: days(0.9)),
                .init(kind: .yoga, name: "Vriddhi", end: days(0.6)),
                .init(kind: .karana, name: "Kaulava", end: days(0.1)),
            ],
            rahuKalamStart: days(0.17),
            rahuKalamEnd: days(0.23)
        ),
        computedWith: computed
    )

    private static func days(_ count: Double) -> Date { SampleData.now.addingTimeInterval(count * 86_400) }

    private static let places: [(Graha, Double, Star, Bool, BodyDignity?)] = [
        (.sun, 29.4, .krittika, false, .exalted), (.moon, 286.2, .shravana, false, .neutral),
        (.mars, 323.9, .purvaBhadrapada, false, .neutral), (.mercury, 14.6, .bharani, true, .neutral),
        (.jupiter, 76.1, .ardra, false, .enemy), (.venus, 347.5, .revati, false, .exalted),
        (.saturn, 271.3, .uttaraAshadha, true, .own), (.rahu, 287.0, .shravana, true, nil),
        (.ketu, 107.0, .ashlesha, true, nil),
    ]

    private static func bodies(
        _ lagna: ChartPoint?,
        _ places: [(Graha, Double, Star, Bool, BodyDignity?)]
    ) -> [ChartBody] {
        places.map { graha, longitude, star, isRetrograde, dignity in
            let point = point(longitude, star, 2)
            let house = lagna.map { (point.rashi.number - $0.rashi.number + 12) % 12 + 1 }
            return ChartBody(
                graha: graha,
                point: point,
                house: house,
                isRetrograde: isRetrograde,
                isCombust: graha == .mercury,
                dignity: dignity,
                rules: graha == .saturn && lagna != nil ? [7, 8] : [],
                looksAt: graha == .saturn && lagna != nil ? [1, 4, 9] : []
            )
        }
    }

    private static func division(
        _ number: Int,
        _ lagna: Rashi?,
        _ places: [(Graha, Double, Star, Bool, BodyDignity?)]
    ) -> ChartDivision {
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
