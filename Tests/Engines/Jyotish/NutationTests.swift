import Testing

@testable import Jyotish

struct NutationTests {
    /// 1987 April 10, 0h TD (Meeus 1998, example 22.a).
    @Test func `nutation is that of the published example`() {
        let day = 2_446_895.5
        let nutation = Nutation(at: EphemerisTime(julianDay: day - DeltaT.seconds(julianDay: day) / 86_400))
        #expect(abs(nutation.inLongitude * 3600 + 3.788) < 0.005)
        #expect(abs(nutation.inObliquity * 3600 - 9.443) < 0.005)
        // 23°26′27.407″ by IAU 1980; that of 2006 is 0.04″ less.
        #expect(abs(nutation.meanObliquity - (23 + 26.0 / 60 + 27.407 / 3600)) * 3600 < 0.06)
    }

    /// 1987 April 10, 0h UT (Meeus 1998, example 12.a): 13h10m46.1351s.
    @Test func `sidereal time is that of the published example`() {
        let time = EphemerisTime(julianDay: 2_446_895.5)
        let degrees = Horizon.siderealDegrees(at: time, nutation: Nutation(at: time))
        #expect(separation(degrees, (13 + 10.0 / 60 + 46.1351 / 3600) * 15) * 3600 < 0.1)
    }

    /// From births of the reference charts, true less mean ayanamsa.
    @Test func `nutation is that of Swiss Ephemeris`() {
        let nutation = Nutation(at: EphemerisTime(instant("1953-10-09T08:24:45Z")))
        #expect(abs(nutation.inLongitude - (23.2152117 - 23.2113904)) * 3600 < 0.006)
    }
}
