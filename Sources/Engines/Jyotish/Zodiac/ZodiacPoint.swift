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
