package import Foundation

/// A month from new moon to new moon, named after the sign that the Sun enters in it.
package enum LunarMonth: Int, CaseIterable, Sendable {
    case chaitra, vaishakha, jyeshtha, ashadha, shravana, bhadrapada, ashwina, kartika, margashirsha, pausha, magha
    case phalguna

    /// The sign that the Sun enters in it: Aries in Chaitra.
    var sign: Sign { Sign.aries.advanced(by: rawValue) }
}

/// The days of the Hindu calendar, of months that end with the new moon (amanta).
///
/// The dark half that follows the full moon of a month has its name, where the north of India gives it the next one's.
/// A month in which the Sun enters no sign is an added one and has no feasts. After Sewell and Dikshit, The Indian
/// Calendar (1896), §§ 45–51; which part of a day decides, after Dharmasindhu as almanacs follow it.
package struct LunarCalendar: Sendable {
    /// The part of a day in which a tithi has to run for the day to have it.
    package enum DayPart: String, CaseIterable, Sendable {
        case sunrise, midday, afternoon, evening, midnight
    }

    private let search: TransitSearch
    private let place: GeographicPoint
    private let offset: Int

    /// - Parameters:
    ///   - place: whose days are meant; `nil` for Ujjain, through which India's own meridian runs.
    ///   - offset: seconds that the clocks there are ahead of UTC.
    ///   - search: finds Sun and Moon.
    package init(
        place: GeographicPoint? = nil,
        offset: Int = 19_800,
        search: TransitSearch = TransitSearch()
    ) {
        self.search = search
        self.place = place ?? Self.ujjain
        self.offset = offset
    }

    private static let ujjain: GeographicPoint = {
        guard let ujjain = try? GeographicPoint(latitude: 23.1765, longitude: 75.7885) else {
            preconditionFailure("Ujjain is on the Earth")
        }
        return ujjain
    }()

    /// The next day, from a first one on, that has a tithi.
    ///
    /// - Parameters:
    ///   - tithi: 1 … 30; 15 ends with the full moon, 30 with the new moon.
    ///   - month: whose; `nil` for any month, added ones too.
    ///   - part: when it has to run. Where it runs on no day then, the day on which it begins has it, and where on two
    ///     the first.
    ///   - first: the first day that may be found.
    /// - Returns: that day.
    /// - Complexity: about a hundred places of Sun and Moon.
    package func next(_ tithi: Int, of month: LunarMonth?, in part: DayPart, from first: CivilDate) -> CivilDate {
        let moon = MoonLead(search: search)
        var instant = midnight(of: first).addingTimeInterval(-3 * 86_400)
        if let month { instant = skipped(to: month, from: instant) }
        while true {
            let start = moon.next(Double(tithi - 1) * 12, after: instant)
            let end = moon.next(Double(tithi % 30) * 12, after: start.addingTimeInterval(3_600))
            if month.map({ self.month(at: start.addingTimeInterval(3_600)) == $0 }) ?? true {
                let day = day(of: start, end, in: part)
                if day >= first { return day }
                if let month {
                    instant = skipped(to: month, from: end.addingTimeInterval(60 * 86_400))
                    continue
                }
            }
            instant = end
        }
    }

    /// The month that runs at an instant; `nil` for an added one.
    package func month(at instant: Date) -> LunarMonth? {
        let moon = MoonLead(search: search)
        let end = moon.next(0, after: instant)
        let start = moon.next(0, after: end.addingTimeInterval(-31 * 86_400))
        let (before, after) = (sign(at: start), sign(at: end))
        return before == after ? nil : LunarMonth.allCases.first { $0.sign == after }
    }

    /// The next stretch in which the Sun is in a sign, from a day on that it may have begun before.
    package func stay(ofSunIn sign: Sign, from first: CivilDate) -> ClosedRange<CivilDate> {
        let start = midnight(of: first).addingTimeInterval(-31 * 86_400)
        let ingresses = search.ingresses(of: .sun, from: start, to: start.addingTimeInterval(430 * 86_400))
        for (entry, exit) in zip(ingresses, ingresses.dropFirst()) where entry.to == sign {
            let (from, to) = (date(entry.instant), date(exit.instant))
            if to >= first { return from...to }
        }
        preconditionFailure("the Sun is in each sign once a year")
    }

    /// The day that an instant falls on.
    package func date(_ instant: Date) -> CivilDate { instant.local(offset: offset).date }

    private func midnight(of date: CivilDate) -> Date {
        Date(timeIntervalSince1970: Double(date.daysSince1970) * 86_400 - Double(offset))
    }

    private func sign(at instant: Date) -> Sign { search.place(of: .sun, at: instant).point.sign }

    /// Shortly before a month can begin next: the Sun is less than a sign before the one that it enters in it.
    private func skipped(to month: LunarMonth, from instant: Date) -> Date {
        let sun = search.place(of: .sun, at: instant).point.longitude
        let ahead = (Double(month.sign.rawValue - 1) * 30 - sun).normalizedDegrees
        // Of the two signs that the Sun can be in meanwhile, and of its uneven pace.
        return ahead <= 34 || ahead >= 326 ? instant : instant.addingTimeInterval((ahead - 34) / 1.02 * 86_400)
    }

    private func day(of start: Date, _ end: Date, in part: DayPart) -> CivilDate {
        let first = date(start)
        let days = (first.daysSince1970 - 1...first.daysSince1970 + 1).map { CivilDate(daysSince1970: $0) }
        return days.first { (start..<end).contains(moment(part, of: $0)) } ?? first
    }

    private func moment(_ part: DayPart, of date: CivilDate) -> Date {
        let midnight = midnight(of: date)
        let sun = SunEvents(ephemeris: search.ephemeris).day(date, at: place, offset: offset)
        // Where the Sun does not rise and set the clock has to do.
        let sunrise = sun?.sunrise ?? midnight.addingTimeInterval(6 * 3_600)
        let sunset = sun?.sunset ?? midnight.addingTimeInterval(18 * 3_600)
        switch part {
        case .sunrise: return sunrise
        case .midday: return sunrise.addingTimeInterval(sunset.timeIntervalSince(sunrise) / 2)
        // The middle of the fourth fifth of the day's light.
        case .afternoon: return sunrise.addingTimeInterval(sunset.timeIntervalSince(sunrise) * 0.7)
        case .evening: return sunset.addingTimeInterval(3_600)
        case .midnight: return sunset.addingTimeInterval(6 * 3_600)
        }
    }
}
