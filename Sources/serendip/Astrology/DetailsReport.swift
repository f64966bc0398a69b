import Foundation
import Jyotish

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
