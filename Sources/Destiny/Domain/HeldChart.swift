package import Foundation

/// What of a chart holds at every moment at which the birth may have been.
///
/// Of an exact birth that is all of it.
package struct HeldChart: Hashable, Sendable {
    /// The sign that rises all the time; `nil` where it changes or no time is known.
    package var lagna: Rashi?
    /// Those that keep their sign, in the order of ``Graha``.
    package var bodies: [Body]
    /// Those that change their sign.
    package var movers: [Graha]

    package struct Body: Hashable, Sendable {
        package var graha: Graha
        package var rashi: Rashi
        /// `nil` where it changes.
        package var star: Star?
        /// By whole signs from the lagna; `nil` without one that holds.
        package var house: Int?
        package var isRetrograde: Bool
        package var dignity: BodyDignity?
    }

    package init(_ chart: ChartSummary) {
        let isExact = chart.birth.accuracy == .exact
        func note(_ graha: Graha?, _ aspect: CertaintyNote.Aspect) -> CertaintyNote? {
            chart.certainty.first { $0.graha == graha && $0.aspect == aspect }
        }
        // A note that is not there says nothing; the point's own place holds then.
        func holds(_ graha: Graha?, _ aspect: CertaintyNote.Aspect) -> Bool {
            isExact || (note(graha, aspect)?.isCertain ?? true)
        }
        let lagna = holds(nil, .sign) ? chart.lagna?.rashi : nil
        self.lagna = lagna
        let steady = chart.bodies.filter { holds($0.graha, .sign) }
        bodies = steady.map { body in
            Body(
                graha: body.graha,
                rashi: body.point.rashi,
                star: holds(body.graha, .star) ? body.point.star : nil,
                house: lagna.map { (body.point.rashi.number - $0.number + 12) % 12 + 1 },
                isRetrograde: body.isRetrograde,
                dignity: Self.heldDignity(of: body, isExact: isExact)
            )
        }
        movers = chart.bodies.map(\.graha).filter { graha in !steady.contains { $0.graha == graha } }
    }

    /// Moolatrikona, and what the Moon and Mercury have in the sign of their exaltation, depend on the degree, which does not hold.
    private static func heldDignity(of body: ChartBody, isExact: Bool) -> BodyDignity? {
        guard !isExact else { return body.dignity }
        switch body.dignity {
        case .moolatrikona: return nil
        case .exalted where [.moon, .mercury].contains(body.graha): return nil
        default: return body.dignity
        }
    }

    /// The birth chart with those that hold.
    package var division: ChartDivision {
        ChartDivision(number: 1, lagna: lagna, places: bodies.map { .init(graha: $0.graha, rashi: $0.rashi) })
    }
}

extension ChartSummary {
    /// How dates of periods may be told.
    package enum DashaPrecision: Hashable, Sendable {
        case days, months
        /// Years, give or take so many months.
        case years(giveOrTake: Int)
        /// Not at all: even the first period's lord depends on the hour.
        case none
    }

    package var dashaPrecision: DashaPrecision {
        guard let days = dashaUncertaintyDays else { return .none }
        switch days {
        case ..<1: return .days
        case ..<16: return .months
        default: return .years(giveOrTake: max(1, Int((days / 30.4).rounded(.up))))
        }
    }

    /// The running periods, down to the first that may be another at another hour of birth.
    package func heldDashas(at instant: Date) -> [DashaPeriod] {
        guard let days = dashaUncertaintyDays else { return [] }
        let slack = days * 86_400
        return Array(
            runningDashas.prefix { period in
                period.start.addingTimeInterval(slack) <= instant && instant < period.end.addingTimeInterval(-slack)
            }
        )
    }

    /// The same birth at another hour, as though the time were exact.
    ///
    /// - Parameter minutes: of the day of birth; below 0 the day before, from 1440 on the day after.
    /// - Returns: nothing for a day that is not computed.
    package func birth(atMinute minutes: Int) -> BirthDetails? {
        let (day, minute) = (Int((Double(minutes) / 1440).rounded(.down)), ((minutes % 1440) + 1440) % 1440)
        guard let date = birth.date.moved(by: day), let time = ClockTime(hour: minute / 60, minute: minute % 60) else {
            return nil
        }
        var birth = birth
        (birth.date, birth.time, birth.accuracy) = (date, time, .exact)
        return birth
    }

    /// The minutes of the day of birth at which it may have been; `nil` for an exact time.
    package var possibleMinutes: ClosedRange<Int>? {
        switch (birth.accuracy, birth.time) {
        case (.exact, _): nil
        case (.withinHour, let time?): (time.secondOfDay / 60 - 60)...(time.secondOfDay / 60 + 60)
        case (.withinHour, nil), (.unknown, _): 0...1439
        }
    }
}
