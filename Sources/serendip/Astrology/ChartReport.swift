import Foundation
import Jyotish

/// A chart as JSON.
struct ChartReport {
    let birth: CastBirth
    let settings: JSONValue
    /// What holds over a birth's window.
    var certainty: JSONValue?
    /// Divisions, panchang, strengths and yogas, which are more than a batch needs.
    var details: [(key: String, value: JSONValue)] = []

    var json: JSONValue {
        let chart = birth.chart
        var members: [(key: String, value: JSONValue)] = [
            ("utc", .text(birth.moment.utc.utcText)),
            ("utcOffsetSeconds", .integer(birth.moment.offset)),
            ("place", birth.placeReport),
        ]
        if let other = birth.moment.otherOffset { members.append(("otherUtcOffsetSeconds", .integer(other))) }
        if let clock = birth.moment.foreignClock {
            let report: JSONValue = .object([
                ("city", .text(clock.city)), ("meanTime", .bool(clock.isMeanTime)), ("text", .text(clock.text)),
            ])
            members.append(("clocksOf", report))
        }
        members += [
            ("ayanamsa", .degrees(chart.ayanamsa)),
            ("lagna", birth.isLagnaKnown ? .object(Self.point(chart.lagna)) : .null),
            ("bodies", .object(chart.placements.map { ($0.body.name, placement($0)) })),
            ("vimshottari", .list(chart.vimshottari.periods.map { Self.period($0, depth: 2) })),
        ]
        if let certainty { members.append(("certainty", certainty)) }
        return .object(members + details + [("settings", settings)])
    }

    static func point(_ point: ZodiacPoint) -> [(key: String, value: JSONValue)] {
        [
            ("longitude", .degrees(point.longitude)),
            ("sign", .integer(point.sign.rawValue)),
            ("nakshatra", .integer(point.nakshatra.rawValue)),
            ("pada", .integer(point.pada)),
            ("navamsaSign", .integer(point.navamsaSign.rawValue)),
        ]
    }

    private func placement(_ placement: Placement) -> JSONValue {
        .object(
            Self.point(placement.point) + [
                ("house", birth.isLagnaKnown ? .integer(placement.house) : .null),
                ("retrograde", .bool(placement.isRetrograde)),
                ("speed", .degrees(placement.speed)),
                ("latitude", .degrees(placement.latitude)),
                ("combust", .bool(placement.isCombust)),
                ("dignity", placement.dignity.map { .text($0.rawValue) } ?? .null),
            ]
        )
    }

    /// A period and its parts down to a level.
    static func period(_ period: VimshottariPeriod, depth: Int) -> JSONValue {
        var members: [(key: String, value: JSONValue)] = [
            ("lord", .text(period.lord.name)),
            ("start", .text(period.start.utcText)),
            ("end", .text(period.end.utcText)),
        ]
        if period.level < depth {
            let name = period.level == 1 ? "antardashas" : "pratyantardashas"
            members.append((name, .list(period.subperiods.map { Self.period($0, depth: depth) })))
        }
        return .object(members)
    }
}

extension ForeignClock {
    /// What somebody should know who gave a zone.
    var text: String {
        isMeanTime
            ? "The clocks are those of \(city), by its mean solar time; --tz LMT is that of the birthplace."
            : "The clocks are those of \(city); before 1970 others of the zone may have differed. --tz takes an offset."
    }
}

/// What a chart holds beyond positions and periods, as JSON.
struct DetailsReport {
    let birth: CastBirth
    let astrologer: Astrologer

    /// Without a time of the day, only what does not rest on the lagna.
    var members: [(key: String, value: JSONValue)] {
        guard birth.isLagnaKnown else { return [("panchang", panchang)] }
        return [
            ("divisions", divisions), ("ashtakavarga", ashtakavarga), ("yogas", yogas),
            ("manglik", MatchReport.manglik(Manglik(chart: birth.chart), isLagnaKnown: true)),
            ("panchang", panchang),
        ]
    }

    private var divisions: JSONValue {
        let chart = birth.chart
        return .object(
            Varga.allCases.map { varga in
                let bodies = chart.placements.map { placement in
                    (key: placement.body.name, value: JSONValue.integer(varga.sign(of: placement.point).rawValue))
                }
                return (varga.label, .object([("lagna", .integer(varga.sign(of: chart.lagna).rawValue))] + bodies))
            }
        )
    }

    private var ashtakavarga: JSONValue {
        let ashtakavarga = Ashtakavarga(chart: birth.chart)
        let rows = Body.visible.map { body in
            (key: body.name, value: JSONValue.list((ashtakavarga.points[body] ?? []).map { .integer($0) }))
        }
        return .object(rows + [("sarva", .list(ashtakavarga.sarva.map { .integer($0) }))])
    }

    private var yogas: JSONValue {
        .list(
            YogaScan(chart: birth.chart).yogas.map { yoga in
                .object([
                    ("name", .text(yoga.kind.rawValue)),
                    ("bodies", .list(yoga.bodies.map { .text($0.name) })),
                    ("text", .text(yoga.kind.text)),
                    ("source", .text(yoga.kind.source)),
                ])
            }
        )
    }

    private var panchang: JSONValue {
        let chart = birth.chart
        let now = Panchang(sun: chart[.sun].point, moon: chart[.moon].point)
        var members: [(key: String, value: JSONValue)] = [
            ("tithi", .integer(now.tithi)), ("tithiName", .text(now.tithiName)),
            ("karana", .integer(now.karana)), ("karanaName", .text(now.karanaName)),
            ("yoga", .integer(now.yoga)), ("yogaName", .text(now.yogaName)),
            ("nakshatra", .integer(now.nakshatra.rawValue)), ("nakshatraName", .text(now.nakshatra.name)),
        ]
        let events = SunEvents(ephemeris: astrologer.caster.ephemeris)
        if let day = events.day(birth.record.date, at: birth.record.place, offset: birth.moment.offset) {
            members += [("sunrise", .text(day.sunrise.utcText)), ("sunset", .text(day.sunset.utcText))]
            // The day of the week begins with sunrise.
            let isBefore = birth.isLagnaKnown && birth.moment.utc < day.sunrise
            members.append(("weekday", .integer((birth.record.date.weekday + (isBefore ? 6 : 0)) % 7)))
        }
        return .object(members)
    }
}

/// What a result rests on: everything by which another program's may differ.
struct SettingsReport {
    let settings: ChartSettings
    let ayanamsa: Double
    let ephemeris: String
    let zones: String
    let utcOffsetSeconds: Int

    var json: JSONValue {
        .object([
            ("zodiac", "sidereal"),
            ("ayanamsa", .object([("id", .text(settings.ayanamsa.rawValue)), ("value", .degrees(ayanamsa))])),
            ("node", .text(settings.node.rawValue)),
            ("houses", .text(settings.houses.rawValue)),
            ("dashaYearDays", .number(Vimshottari.yearDays)),
            ("ephemeris", .text(ephemeris)),
            ("tzdata", .text(zones)),
            ("utcOffsetSeconds", .integer(utcOffsetSeconds)),
        ])
    }
}
