import Foundation
import Testing

@testable import Jyotish

struct LibnovaEphemerisTests {
    private let ephemeris = LibnovaEphemeris()

    private func time(terrestrial: Double) -> EphemerisTime {
        EphemerisTime(julianDay: terrestrial - DeltaT.seconds(julianDay: terrestrial) / 86_400)
    }

    @Test(arguments: Body.visible)
    func `places and speeds are those of stepwise light-time`(body: Body) throws {
        // Only in conjunction with the Sun may gravity's bending of light make a difference of more than 0.02″.
        for day in stride(from: 2_415_100.3, to: 2_488_000, by: 3113.7) {
            let time = EphemerisTime(julianDay: day)
            let found = try #require(ephemeris.positions(of: [body], at: time, node: .mean)[body])
            let naive = NaivePlace(of: body, terrestrial: time.terrestrial)
            let step = 0.02
            let before = NaivePlace(of: body, terrestrial: time.terrestrial - step)
            let after = NaivePlace(of: body, terrestrial: time.terrestrial + step)
            let speed = (after.fixedLongitude - before.fixedLongitude).signedDegrees / (2 * step)
            #expect(separation(found.longitude, naive.longitude) * 3600 < 3.5)
            #expect(abs(found.latitude - naive.latitude) * 3600 < 0.5)
            #expect(abs(found.speed - speed) < 0.001)
            #expect(abs(found.distance - naive.distance) < 1e-6)
        }
    }

    @Test func `the Moon is where Meeus' example has it`() throws {
        // Meeus 1998, example 47.a, 1992 April 12, 0h TD: apparent longitude 133.167265° by a series good to 10″.
        let time = time(terrestrial: 2_448_724.5)
        let moon = try #require(ephemeris.positions(of: [.moon], at: time, node: .mean)[.moon])
        let apparent = moon.longitude + Nutation(at: time).inLongitude
        #expect(separation(apparent, 133.167265) * 3600 < 10)
        #expect(abs(moon.latitude + 3.229126) * 3600 < 6)
        #expect(abs(moon.distance * 149_597_870.7 - 368_409.7) < 20)
    }

    @Test func `the Sun is where Meeus' example has it`() throws {
        // Meeus 1998, example 25.b, 1992 October 13, 0h TD: 199°54′21.8″.
        let time = time(terrestrial: 2_448_908.5)
        let sun = try #require(ephemeris.positions(of: [.sun], at: time, node: .mean)[.sun])
        let apparent = sun.longitude + Nutation(at: time).inLongitude
        #expect(separation(apparent, 199 + 54.0 / 60 + 21.8 / 3600) * 3600 < 0.5)
    }

    @Test func `Ketu is opposite Rahu whichever node is meant`() throws {
        let time = time(terrestrial: 2_455_000.25)
        for node in LunarNode.allCases {
            let both = ephemeris.positions(of: [.rahu, .ketu], at: time, node: node)
            let (rahu, ketu) = (try #require(both[.rahu]), try #require(both[.ketu]))
            #expect(abs(separation(rahu.longitude, ketu.longitude) - 180) < 1e-9)
            #expect(rahu.speed == ketu.speed)
        }
    }

    @Test func `the true node stays within two degrees of the mean one`() throws {
        for day in stride(from: 2_440_000.0, to: 2_441_000, by: 37) {
            let time = time(terrestrial: day)
            let mean = try #require(ephemeris.positions(of: [.rahu], at: time, node: .mean)[.rahu])
            let osculating = try #require(ephemeris.positions(of: [.rahu], at: time, node: .osculating)[.rahu])
            #expect(separation(mean.longitude, osculating.longitude) < 1.9)
            #expect(mean.speed < 0)
        }
    }

    @Test func `the true node is that of Swiss Ephemeris`() throws {
        // 1953-10-09 08:24:45 UTC, sidereal 276.7431691°.
        let time = EphemerisTime(instant("1953-10-09T08:24:45Z"))
        let node = try #require(ephemeris.positions(of: [.rahu], at: time, node: .osculating)[.rahu])
        let sidereal = node.longitude - Ayanamsa.lahiri.degrees(at: time)
        #expect(separation(sidereal, 276.7431691) * 3600 < 0.5)
        #expect(abs(node.speed + 0.2301342) < 0.01)
    }

    @Test func `many at once get the same answers as one after the other`() async {
        let times = (0..<24).map { EphemerisTime(julianDay: 2_450_000.5 + Double($0) * 311.7) }
        let alone = times.map { ephemeris.positions(of: Body.allCases, at: $0, node: .mean) }
        for _ in 0..<4 {
            let together = await withTaskGroup(of: (Int, [Body: EclipticPosition]).self) { group in
                for (index, time) in times.enumerated() {
                    group.addTask { (index, ephemeris.positions(of: Body.allCases, at: time, node: .mean)) }
                }
                return await group.reduce(into: [Int: [Body: EclipticPosition]]()) { $0[$1.0] = $1.1 }
            }
            for (index, expected) in alone.enumerated() { #expect(together[index] == expected) }
        }
    }
}

/// A body's place by the definition: the light's way is stepped until it no longer changes, at both ends anew, and
/// light is not bent.
private struct NaivePlace {
    let longitude: Double
    let latitude: Double
    let distance: Double
    /// In the axes of J2000.
    let fixedLongitude: Double

    init(of body: Body, terrestrial: Double) {
        var vector = Self.vector(of: body, at: terrestrial)
        for _ in 0..<5 {
            vector = Self.vector(of: body, at: terrestrial - vector.length * LibnovaEphemeris.lightDays)
        }
        let t = (terrestrial - 2_451_545) / 36_525
        let ofDate = EclipticFrame(centuries: t).ofDate(vector)
        longitude = (atan2(ofDate.y, ofDate.x).degrees).normalizedDegrees
        latitude = asin(ofDate.z / ofDate.length).degrees
        distance = vector.length
        fixedLongitude = atan2(vector.y, vector.x).degrees
    }

    private static func vector(of body: Body, at terrestrial: Double) -> SIMD3<Double> {
        let earth = Libnova.earth(terrestrial: terrestrial)
        switch body {
        case .sun: return -earth
        case .moon: return Libnova.moon(terrestrial: terrestrial) / 149_597_870.7
        case .mercury: return Libnova.heliocentric(.mercury, terrestrial: terrestrial) - earth
        case .venus: return Libnova.heliocentric(.venus, terrestrial: terrestrial) - earth
        case .mars: return Libnova.heliocentric(.mars, terrestrial: terrestrial) - earth
        case .jupiter: return Libnova.heliocentric(.jupiter, terrestrial: terrestrial) - earth
        default: return Libnova.heliocentric(.saturn, terrestrial: terrestrial) - earth
        }
    }
}
