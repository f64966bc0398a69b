import Foundation

/// The nodding of the Earth's axis at an instant (IAU 1980, its 40 largest terms: Meeus 1998, table 22.A).
///
/// Within 0.005″ of the whole series. libnova has it too, but answers with the last result for 0.1 days around it,
/// so that what one asked before would show.
package struct Nutation: Hashable, Sendable {
    /// Degrees along the ecliptic.
    package let inLongitude: Double
    /// Degrees by which the obliquity differs from its mean.
    package let inObliquity: Double
    /// Degrees between ecliptic and equator, mean of date (IAU 2006).
    package let meanObliquity: Double

    /// Nutation and obliquity at an instant, degrees.
    package init(at time: EphemerisTime) {
        let t = time.centuries
        let arguments = Self.arguments(t)
        var (longitude, obliquity) = (0.0, 0.0)
        for term in Self.terms {
            let angle = (term.multiples * arguments).sum() + term.nodeMultiple * Self.node(t)
            longitude += (term.sine + term.sineRate * t) * sin(angle.radians)
            obliquity += (term.cosine + term.cosineRate * t) * cos(angle.radians)
        }
        inLongitude = longitude * 1e-4 * .arcsecond
        inObliquity = obliquity * 1e-4 * .arcsecond
        meanObliquity = (84_381.406 - 46.836769 * t - 0.0001831 * t * t + 0.0020034 * t * t * t) * .arcsecond
    }

    /// Degrees between ecliptic and true equator of date.
    package var trueObliquity: Double { meanObliquity + inObliquity }

    /// Elongation of the Moon, anomalies of Sun and Moon, the Moon's argument of latitude; degrees.
    private static func arguments(_ t: Double) -> SIMD4<Double> {
        SIMD4(297.85036, 357.52772, 134.96298, 93.27191)
            + SIMD4(445_267.111480, 35_999.050340, 477_198.867398, 483_202.017538) * t
            + SIMD4(-0.0019142, -0.0001603, 0.0086972, -0.0036825) * (t * t)
            + SIMD4(1 / 189_474, -1 / 300_000, 1 / 56_250, 1 / 327_270) * (t * t * t)
    }

    /// The Moon's ascending node, degrees.
    private static func node(_ t: Double) -> Double {
        125.04452 - 1934.136261 * t + 0.0020708 * t * t + t * t * t / 450_000
    }

    private struct Term {
        let multiples: SIMD4<Double>
        let nodeMultiple: Double
        let (sine, sineRate, cosine, cosineRate): (Double, Double, Double, Double)

        init(
            _ elongation: Double,
            _ sunAnomaly: Double,
            _ moonAnomaly: Double,
            _ latitude: Double,
            _ node: Double,
            _ sine: Double,
            _ sineRate: Double,
            _ cosine: Double,
            _ cosineRate: Double
        ) {
            multiples = SIMD4(elongation, sunAnomaly, moonAnomaly, latitude)
            nodeMultiple = node
            (self.sine, self.sineRate, self.cosine, self.cosineRate) = (sine, sineRate, cosine, cosineRate)
        }
    }

    /// Multiples of the arguments and of the node; then 0.0001″ of longitude with its rate per century, of obliquity.
    private static let terms: [Term] = [
        Term(0, 0, 0, 0, 1, -171996, -174.2, 92025, 8.9),
        Term(-2, 0, 0, 2, 2, -13187, -1.6, 5736, -3.1),
        Term(0, 0, 0, 2, 2, -2274, -0.2, 977, -0.5),
        Term(0, 0, 0, 0, 2, 2062, 0.2, -895, 0.5),
        Term(0, 1, 0, 0, 0, 1426, -3.4, 54, -0.1),
        Term(0, 0, 1, 0, 0, 712, 0.1, -7, 0),
        Term(-2, 1, 0, 2, 2, -517, 1.2, 224, -0.6),
        Term(0, 0, 0, 2, 1, -386, -0.4, 200, 0),
        Term(0, 0, 1, 2, 2, -301, 0, 129, -0.1),
        Term(-2, -1, 0, 2, 2, 217, -0.5, -95, 0.3),
        Term(-2, 0, 1, 0, 0, -158, 0, 0, 0),
        Term(-2, 0, 0, 2, 1, 129, 0.1, -70, 0),
        Term(0, 0, -1, 2, 2, 123, 0, -53, 0),
        Term(2, 0, 0, 0, 0, 63, 0, 0, 0),
        Term(0, 0, 1, 0, 1, 63, 0.1, -33, 0),
        Term(2, 0, -1, 2, 2, -59, 0, 26, 0),
        Term(0, 0, -1, 0, 1, -58, -0.1, 32, 0),
        Term(0, 0, 1, 2, 1, -51, 0, 27, 0),
        Term(-2, 0, 2, 0, 0, 48, 0, 0, 0),
        Term(0, 0, -2, 2, 1, 46, 0, -24, 0),
        Term(2, 0, 0, 2, 2, -38, 0, 16, 0),
        Term(0, 0, 2, 2, 2, -31, 0, 13, 0),
        Term(0, 0, 2, 0, 0, 29, 0, 0, 0),
        Term(-2, 0, 1, 2, 2, 29, 0, -12, 0),
        Term(0, 0, 0, 2, 0, 26, 0, 0, 0),
        Term(-2, 0, 0, 2, 0, -22, 0, 0, 0),
        Term(0, 0, -1, 2, 1, 21, 0, -10, 0),
        Term(0, 2, 0, 0, 0, 17, -0.1, 0, 0),
        Term(2, 0, -1, 0, 1, 16, 0, -8, 0),
        Term(-2, 2, 0, 2, 2, -16, 0.1, 7, 0),
        Term(0, 1, 0, 0, 1, -15, 0, 9, 0),
        Term(-2, 0, 1, 0, 1, -13, 0, 7, 0),
        Term(0, -1, 0, 0, 1, -12, 0, 6, 0),
        Term(0, 0, 2, -2, 0, 11, 0, 0, 0),
        Term(2, 0, -1, 2, 1, -10, 0, 5, 0),
        Term(2, 0, 1, 2, 2, -8, 0, 3, 0),
        Term(0, 1, 0, 2, 2, 7, 0, -3, 0),
        Term(-2, 1, 1, 0, 0, -7, 0, 0, 0),
        Term(0, -1, 0, 2, 2, -7, 0, 3, 0),
        Term(2, 0, 0, 2, 1, -7, 0, 3, 0),
    ]
}
