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
