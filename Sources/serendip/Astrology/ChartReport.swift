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
