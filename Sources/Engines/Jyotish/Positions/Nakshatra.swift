/// A twenty-seventh of the zodiac, 13°20′.
package enum Nakshatra: Int, CaseIterable, Sendable {
    case ashwini = 1
    case bharani
    case krittika
    case rohini
    case mrigashira
    case ardra
    case punarvasu
    case pushya
    case ashlesha
    case magha
    case purvaPhalguni
    case uttaraPhalguni
    case hasta
    case chitra
    case swati
    case vishakha
    case anuradha
    case jyeshtha
    case mula
    case purvaAshadha
    case uttaraAshadha
    case shravana
    case dhanishta
    case shatabhisha
    case purvaBhadrapada
    case uttaraBhadrapada
    case revati

    package var name: String {
        [
            "Ashwini", "Bharani", "Krittika", "Rohini", "Mrigashira", "Ardra", "Punarvasu", "Pushya", "Ashlesha",
            "Magha", "Purva Phalguni", "Uttara Phalguni", "Hasta", "Chitra", "Swati", "Vishakha", "Anuradha",
            "Jyeshtha", "Mula", "Purva Ashadha", "Uttara Ashadha", "Shravana", "Dhanishta", "Shatabhisha",
            "Purva Bhadrapada", "Uttara Bhadrapada", "Revati",
        ][rawValue - 1]
    }

    /// The lord of its Vimshottari period; the nine repeat.
    package var lord: Body { Vimshottari.order[(rawValue - 1) % 9] }

    /// The place of this nakshatra counted from another, which is 1; 1 … 27.
    package func count(from first: Nakshatra) -> Int {
        (rawValue - first.rawValue).remainder(modulo: 27) + 1
    }
}

/// A point of the sidereal zodiac.
package struct ZodiacPoint: Hashable, Sendable {
    /// Degrees, 0 ..< 360, from the start of sidereal Aries.
    package let longitude: Double

    /// Any number of sidereal degrees, brought to 0 ..< 360.
    package init(longitude: Double) {
        self.longitude = longitude.normalizedDegrees
    }

    package var sign: Sign { Sign.allCases[Int(longitude / 30)] }
    /// 0 ..< 30.
    package var degreesInSign: Double { longitude - Double(sign.rawValue - 1) * 30 }
    package var nakshatra: Nakshatra { Nakshatra.allCases[quarterOfNakshatra / 4] }
    /// The quarter of the nakshatra, 1 … 4.
    package var pada: Int { quarterOfNakshatra % 4 + 1 }
    package var navamsaSign: Sign { Sign.allCases[quarterOfNakshatra % 12] }
    /// How much of the nakshatra lies behind, 0 ..< 1.
    package var fractionOfNakshatra: Double {
        max(0, longitude * 27 / 360 - Double(nakshatra.rawValue - 1))
    }

    /// Quarters of nakshatras, which are ninths of signs as well; 0 … 107.
    package var quarterOfNakshatra: Int { min(107, Int(longitude * 108 / 360)) }
}
