package import Foundation

/// A day of the almanac, from sunrise to the next sunrise.
package struct PanchangDay: Hashable, Sendable {
    package let date: CivilDate
    package let sunrise: Date
    package let sunset: Date
    package let nextSunrise: Date
    /// At sunrise.
    package let panchang: Panchang
    /// When the tithi of sunrise ends; perhaps after the next sunrise.
    package let tithiEnd: Date
    package let nakshatraEnd: Date
    package let yogaEnd: Date
    package let karanaEnd: Date

    /// 0 Sunday … 6 Saturday; the day that sunrise begins.
    package var weekday: Int { date.weekday }

    package var weekdayName: String {
        [
            "Ravivara", "Somavara", "Mangalavara", "Budhavara", "Guruvara", "Shukravara", "Shanivara",
        ][weekday]
    }

    /// The day at a place, or nothing where the Sun does not rise and set.
    package init?(date: CivilDate, place: GeographicPoint, search: TransitSearch = TransitSearch()) {
        let events = SunEvents(ephemeris: search.ephemeris)
        let tomorrow = CivilDate(daysSince1970: date.daysSince1970 + 1)
        guard let day = events.day(date, at: place), let next = events.day(tomorrow, at: place) else { return nil }
        self.date = date
        sunrise = day.sunrise
        sunset = day.sunset
        nextSunrise = next.sunrise
        let moon = search.place(of: .moon, at: day.sunrise).point
        let panchang = Panchang(sun: search.place(of: .sun, at: day.sunrise).point, moon: moon)
        self.panchang = panchang
        func lead(_ instant: Date) -> Double {
            search.place(of: .moon, at: instant).point.longitude - search.place(of: .sun, at: instant).point.longitude
        }
        func sum(_ instant: Date) -> Double {
            search.place(of: .moon, at: instant).point.longitude + search.place(of: .sun, at: instant).point.longitude
        }
        func end(_ target: Double, of angle: (Date) -> Double) -> Date {
            // The Moon's lead gains at least 11° a day and no limb is longer than 13°20′.
            root(from: day.sunrise, to: day.sunrise.addingTimeInterval(1.5 * 86_400)) {
                (angle($0) - target).signedDegrees
            }
        }
        tithiEnd = end(Double(panchang.tithi) * 12, of: lead)
        karanaEnd = end(Double(panchang.karana) * 6, of: lead)
        yogaEnd = end(Double(panchang.yoga) * 360 / 27, of: sum)
        nakshatraEnd = end(Double(panchang.nakshatra.rawValue) * 360 / 27) {
            search.place(of: .moon, at: $0).point.longitude
        }
    }
}
