import Foundation

/// The Moon and its nodes.
struct MoonPlace {
    private static let kilometresPerAU = 149_597_870.7
    /// Light from the Moon is 1.28 s old, within 0.1 s.
    private static let lightDays = 1.284 / 86_400
    private static let span = 0.02

    private let arc: OrbitArc
    private let centuries: Double

    init(at time: EphemerisTime) {
        let terrestrial = time.terrestrial - Self.lightDays
        arc = OrbitArc(
            now: Libnova.moon(terrestrial: terrestrial),
            before: Libnova.moon(terrestrial: terrestrial - Self.span),
            span: Self.span,
            gravity: OrbitArc.gravityOfEarthAndMoon
        )
        centuries = time.centuries
    }

    /// The Moon's apparent place; ELP's tides are brought to those of DE431 (fitted over 1900–2100).
    func position(in frame: EclipticFrame) -> EclipticPosition {
        let tides = -(0.1170 + 0.3946 * centuries + 0.9614 * centuries * centuries) * .arcsecond
        return frame.position(
            arc.now / Self.kilometresPerAU,
            velocity: arc.velocity(age: 0) / Self.kilometresPerAU,
            correction: tides
        )
    }

    /// Where the mean orbit crosses the ecliptic northwards (Meeus 1998, 47.7).
    static func meanNode(centuries t: Double) -> EclipticPosition {
        let longitude =
            125.0445479 - 1934.1362891 * t + 0.0020754 * t * t + t * t * t / 467_441 - t * t * t * t / 60_616_000
        let speed = (-1934.1362891 + 0.0041508 * t) / 36_525 - EclipticFrame.precessionPerDay
        return EclipticPosition(longitude: longitude, latitude: 0, distance: 0, speed: speed)
    }

    /// Where the orbit of the instant crosses it: the Moon's place and velocity span its plane.
    static func osculatingNode(at time: EphemerisTime, in frame: EclipticFrame) -> EclipticPosition {
        let step = 0.02
        func node(_ terrestrial: Double) -> Double {
            let before = frame.ofDate(Libnova.moon(terrestrial: terrestrial - step))
            let after = frame.ofDate(Libnova.moon(terrestrial: terrestrial + step))
            let normal = before.cross(after)
            return atan2(normal.x, -normal.y).degrees
        }
        let longitude = node(time.terrestrial)
        let motion = (node(time.terrestrial + step) - node(time.terrestrial - step)).signedDegrees
        let speed = motion / (2 * step)
        return EclipticPosition(longitude: longitude, latitude: 0, distance: 0, speed: speed)
    }
}

extension EclipticFrame {
    /// The place of the date for vectors of J2000.
    ///
    /// - Parameters:
    ///   - vector: from the Earth, astronomical units.
    ///   - velocity: per day.
    ///   - correction: degrees added to the longitude.
    /// - Returns: longitude, latitude, distance and speed in the frame's axes.
    func position(_ vector: SIMD3<Double>, velocity: SIMD3<Double>, correction: Double) -> EclipticPosition {
        let (place, motion) = (ofDate(vector), ofDate(velocity))
        let flat = place.x * place.x + place.y * place.y
        let distance = place.length
        return EclipticPosition(
            longitude: atan2(place.y, place.x).degrees + correction,
            latitude: asin(place.z / distance).degrees,
            distance: distance,
            speed: ((place.x * motion.y - place.y * motion.x) / flat).degrees
        )
    }
}
