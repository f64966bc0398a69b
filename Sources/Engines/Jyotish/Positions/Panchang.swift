package import Foundation

/// The five limbs of an instant.
package struct Panchang: Hashable, Sendable {
    /// 1 … 30; 15 ends at full moon, 30 at new moon.
    ///
    /// Each is 12° of the Moon's lead on the Sun.
    package let tithi: Int
    /// Half-tithis, 1 … 60.
    package let karana: Int
    /// 1 … 27, by the sum of both longitudes.
    package let yoga: Int
    /// The Moon's.
    package let nakshatra: Nakshatra
    package let pada: Int

    /// The limbs of two sidereal places; yoga and nakshatra depend on the ayanamsa, tithi and karana do not.
    package init(sun: ZodiacPoint, moon: ZodiacPoint) {
        let lead = (moon.longitude - sun.longitude).normalizedDegrees
        let sum = (moon.longitude + sun.longitude).normalizedDegrees
        tithi = min(29, Int(lead / 12)) + 1
        karana = min(59, Int(lead / 6)) + 1
        yoga = min(26, Int(sum * 27 / 360)) + 1
        nakshatra = moon.nakshatra
        pada = moon.pada
    }

    /// Whether the Moon waxes.
    package var isBright: Bool { tithi <= 15 }

    /// As in “Shukla Dwitiya”.
    package var tithiName: String {
        let names = [
            "Pratipada", "Dwitiya", "Tritiya", "Chaturthi", "Panchami", "Shashthi", "Saptami", "Ashtami", "Navami",
            "Dashami", "Ekadashi", "Dwadashi", "Trayodashi", "Chaturdashi",
        ]
        switch tithi {
        case 15: return "Purnima"
        case 30: return "Amavasya"
        default: return "\(isBright ? "Shukla" : "Krishna") \(names[(tithi - 1) % 15])"
        }
    }

    package var karanaName: String {
        let recurring = ["Bava", "Balava", "Kaulava", "Taitila", "Garaja", "Vanija", "Vishti"]
        switch karana {
        case 1: return "Kimstughna"
        case 58: return "Shakuni"
        case 59: return "Chatushpada"
        case 60: return "Naga"
        default: return recurring[(karana - 2) % 7]
        }
    }

    package var yogaName: String {
        [
            "Vishkambha", "Priti", "Ayushman", "Saubhagya", "Shobhana", "Atiganda", "Sukarma", "Dhriti", "Shula",
            "Ganda", "Vriddhi", "Dhruva", "Vyaghata", "Harshana", "Vajra", "Siddhi", "Vyatipata", "Variyana", "Parigha",
            "Shiva", "Siddha", "Sadhya", "Shubha", "Shukla", "Brahma", "Indra", "Vaidhriti",
        ][yoga - 1]
    }
}

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

    /// The day by clocks that are `offset` seconds ahead of UTC, or nothing where the Sun does not rise and set.
    package init?(date: CivilDate, place: GeographicPoint, offset: Int, search: TransitSearch = TransitSearch()) {
        let events = SunEvents(ephemeris: search.ephemeris)
        let tomorrow = CivilDate(daysSince1970: date.daysSince1970 + 1)
        guard let day = events.day(date, at: place, offset: offset),
            let next = events.day(tomorrow, at: place, offset: offset)
        else { return nil }
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
