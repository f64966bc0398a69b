/// How far the sidereal zodiac's start lies from the equinox.
package enum Ayanamsa: String, CaseIterable, Sendable {
    /// Chitrapaksha, the Indian Calendar Reform Committee's; the default here and in most Indian programs.
    case lahiri
    /// B. V. Raman's.
    case raman
    /// K. S. Krishnamurti's.
    case krishnamurti
    /// Cyril Fagan's and Donald Bradley's, of western sidereal astrology.
    case faganBradley
    /// With the star Chitra (Spica) held at 0° of Libra; the star's own motion, 3″ a century, is left out.
    case trueChitra
    /// Sri Yukteshwar's.
    case yukteshwar

    /// Degrees at an instant, without nutation: subtract it from longitudes of the mean equinox of date.
    ///
    /// Lahiri is 23.857092325° at J2000 and grows with the general precession (IAU 2006); within 0.0005″ of Swiss
    /// Ephemeris over 1800–2200. The others keep their distance from it.
    package func degrees(at time: EphemerisTime) -> Double {
        23.857092325 + EclipticFrame.generalPrecession(centuries: time.centuries) + fromLahiri * .arcsecond
    }

    /// Arcseconds at J2000 (Swiss Ephemeris 2.10.03).
    private var fromLahiri: Double {
        switch self {
        case .lahiri: 0
        case .raman: -5206.7
        case .krishnamurti: -348.7
        case .faganBradley: 3179.5
        case .trueChitra: -61.5
        case .yukteshwar: -4961.8
        }
    }
}

/// Which crossing of the Moon's orbit with the ecliptic is called Rahu.
package enum LunarNode: String, CaseIterable, Sendable {
    /// The steadily moving average, always retrograde; what most Indian almanacs and programs print.
    case mean
    /// That of the orbit on which the Moon moves at the instant; up to 1.9° from the mean.
    case osculating = "true"
}
