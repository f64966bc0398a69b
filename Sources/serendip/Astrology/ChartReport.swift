import Jyotish

/// A chart as JSON.
struct ChartReport {
    let birth: BirthMoment
    let chart: Chart
    let settings: SettingsReport

    var json: JSONValue {
        var members: [(key: String, value: JSONValue)] = [
            ("utc", .text(birth.utc.utcText)),
            ("utcOffsetSeconds", .integer(birth.offset)),
        ]
        if let other = birth.otherOffset { members.append(("otherUtcOffsetSeconds", .integer(other))) }
        members += [
            ("ayanamsa", .degrees(chart.ayanamsa)),
            ("lagna", .object(Self.point(chart.lagna))),
            ("bodies", .object(chart.placements.map { ($0.body.name, Self.placement($0)) })),
            ("vimshottari", .list(chart.vimshottari.periods.map { Self.period($0, depth: 2) })),
            ("settings", settings.json),
        ]
        return .object(members)
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

    static func placement(_ placement: Placement) -> JSONValue {
        .object(
            point(placement.point) + [
                ("house", .integer(placement.house)),
                ("retrograde", .bool(placement.isRetrograde)),
                ("speed", .degrees(placement.speed)),
                ("latitude", .degrees(placement.latitude)),
                ("combust", .bool(placement.isCombust)),
                ("dignity", placement.dignity.map { .text($0.rawValue) } ?? .null),
            ]
        )
    }

    static func period(_ period: VimshottariPeriod, depth: Int) -> JSONValue {
        var members: [(key: String, value: JSONValue)] = [
            ("lord", .text(period.lord.name)),
            ("start", .text(period.start.utcText)),
            ("end", .text(period.end.utcText)),
        ]
        if period.level < depth {
            members.append(("antardashas", .list(period.subperiods.map { Self.period($0, depth: depth) })))
        }
        return .object(members)
    }
}
