import Foundation
import Testing

@testable import Jyotish

struct HorizonTests {
    /// Sine of the altitude, and whether it is east of the meridian, of a point of the ecliptic.
    private func stand(_ longitude: Double, _ time: EphemerisTime, _ here: GeographicPoint) -> (Double, Bool) {
        let nutation = Nutation(at: time)
        let (lambda, tilt) = (longitude.radians, nutation.trueObliquity.radians)
        let ascension = atan2(sin(lambda) * cos(tilt), cos(lambda))
        let declination = asin(sin(lambda) * sin(tilt))
        let sidereal = Horizon.siderealDegrees(at: time, nutation: nutation) + here.longitude
        let angle = sidereal.radians - ascension
        let altitude =
            sin(here.latitude.radians) * sin(declination)
            + cos(here.latitude.radians) * cos(declination) * cos(angle)
        return (altitude, sin(angle) < 0)
    }

    @Test(arguments: [-65.0, -33.9, 0, 28.6, 51.5, 66])
    func `the ascendant stands on the eastern horizon and comes up`(latitude: Double) throws {
        for hour in stride(from: 0.0, to: 48, by: 1.3) {
            let here = try place(latitude, 77.2)
            let day = 2_450_000.5 + hour / 24
            let time = EphemerisTime(julianDay: day)
            let horizon = Horizon(at: time, place: here, nutation: Nutation(at: time))
            let (altitude, isEast) = stand(horizon.ascendant, time, here)
            #expect(abs(altitude) < 1e-9)
            #expect(isEast)
            let later = stand(horizon.ascendant, EphemerisTime(julianDay: day + 1e-4), here)
            #expect(later.0 > 0)
        }
    }

    @Test(arguments: [-89.9, -78, -66.7, -66.5, 66.5, 66.7, 69, 78.2, 89.9])
    func `beyond the polar circles the ascendant is on the eastern half of the horizon, too`(latitude: Double) throws {
        let here = try place(latitude, 33)
        for hour in stride(from: 0.0, to: 48, by: 0.31) {
            let time = EphemerisTime(julianDay: 2_450_000.5 + hour / 24)
            let horizon = Horizon(at: time, place: here, nutation: Nutation(at: time))
            let (altitude, isEast) = stand(horizon.ascendant, time, here)
            #expect(abs(altitude) < 1e-9)
            #expect(isEast)
        }
    }

    /// Swiss Ephemeris 2.10.03 has 288.1° for Murmansk at a sunrise of January, where what rises is opposite.
    @Test func `the lagna of a polar sunrise is beside the Sun`() throws {
        let moment = Date(timeIntervalSince1970: 948_356_625)
        let chart = ChartCaster().chart(at: moment, place: try place(68.97, 33.08))
        #expect(abs(chart.lagna.longitude - 288.1) < 0.1)
        #expect(separation(chart.lagna.longitude, chart[.sun].point.longitude) < 15)
        #expect(chart[.sun].house == 1)
    }

    @Test(arguments: [-40.0, 0, 50])
    func `the midheaven is highest of its neighbours' way`(latitude: Double) throws {
        for hour in stride(from: 0.0, to: 24, by: 1.7) {
            let here = try place(latitude, -20)
            let day = 2_455_000.5 + hour / 24
            let time = EphemerisTime(julianDay: day)
            let midheaven = Horizon(at: time, place: here, nutation: Nutation(at: time)).midheaven
            let before = stand(midheaven, EphemerisTime(julianDay: day - 0.01), here).0
            let after = stand(midheaven, EphemerisTime(julianDay: day + 0.01), here).0
            let now = stand(midheaven, time, here).0
            #expect(now > before && now > after)
            #expect(abs(before - after) < 1e-6)
        }
    }
}
