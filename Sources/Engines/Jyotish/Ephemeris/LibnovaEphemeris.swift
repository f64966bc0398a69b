package import Foundation

/// Positions from libnova's VSOP87 and ELP 2000-82B series, brought to the apparent places of the date.
///
/// Beside Swiss Ephemeris (DE431), 1900–2100: Sun 0.05″, Moon 0.23″, planets 2″, mean node 0.12″ at most.
package struct LibnovaEphemeris: EphemerisProvider {
    package let name = "libnova (VSOP87, ELP 2000-82B), IAU 2006 precession"

    /// Days that light takes for one astronomical unit.
    static let lightDays = 0.0057755183
    /// The longest way of light from a body of ours is 11.1 AU, 0.064 days.
    private static let earthSpan = 0.08

    /// Degrees a day below which a planet's speed is measured; ten times what its mean orbit may be wrong by.
    private static let slow = 0.005

    package init() {}

    /// Each body asked for costs 0.04 ms (Venus) to 0.4 ms (Moon), the Earth 0.12 ms once; the nodes nearly nothing.
    package func positions(
        of bodies: [Body],
        at time: EphemerisTime,
        node: LunarNode
    ) -> [Body: EclipticPosition] {
        let frame = EclipticFrame(centuries: time.centuries)
        let earth = bodies.contains(where: \.needsEarth) ? earthArc(at: time) : nil
        var positions: [Body: EclipticPosition] = [:]
        for body in bodies {
            switch body {
            case .moon: positions[body] = MoonPlace(at: time).position(in: frame)
            case .rahu: positions[body] = nodePosition(node, at: time, in: frame)
            case .ketu: positions[body] = nodePosition(node, at: time, in: frame).opposite
            case .sun, .mercury, .venus, .mars, .jupiter, .saturn:
                guard let earth else { continue }
                positions[body] = apparent(body, from: earth, at: time, in: frame)
            }
        }
        return positions
    }

    private func earthArc(at time: EphemerisTime) -> OrbitArc {
        OrbitArc(
            now: Libnova.earth(terrestrial: time.terrestrial),
            before: Libnova.earth(terrestrial: time.terrestrial - Self.earthSpan),
            span: Self.earthSpan,
            gravity: OrbitArc.gravityOfSun
        )
    }

    /// Body and Earth are both taken when the light left, which gives light-time and aberration together.
    private func apparent(
        _ body: Body,
        from earth: OrbitArc,
        at time: EphemerisTime,
        in frame: EclipticFrame
    ) -> EclipticPosition {
        guard let planet = body.planet else {
            let age = Self.lightDays * earth.now.length
            return frame.position(-earth.place(age: age), velocity: -earth.velocity(age: age), correction: 0)
        }
        let now = Libnova.heliocentric(planet, terrestrial: time.terrestrial)
        func position(along arc: OrbitArc) -> EclipticPosition {
            self.position(of: body, along: arc, from: earth, at: time, in: frame)
        }
        let velocity = MeanOrbit(of: planet, centuries: time.centuries).velocity(at: now)
        let quick = position(along: OrbitArc(now: now, velocity: velocity, gravity: OrbitArc.gravityOfSun))
        // Where it nearly stands, the direction of its motion is worth a second evaluation.
        guard abs(quick.speed) < Self.slow else { return quick }
        let before = Libnova.heliocentric(planet, terrestrial: time.terrestrial - Self.earthSpan)
        return position(
            along: OrbitArc(now: now, before: before, span: Self.earthSpan, gravity: OrbitArc.gravityOfSun)
        )
    }

    private func position(
        of body: Body,
        along arc: OrbitArc,
        from earth: OrbitArc,
        at time: EphemerisTime,
        in frame: EclipticFrame
    ) -> EclipticPosition {
        let roughAge = Self.lightDays * (arc.now - earth.now).length
        let age = Self.lightDays * (arc.place(age: roughAge) - earth.place(age: roughAge)).length
        let place = arc.place(age: age)
        let observer = earth.place(age: age)
        return frame.position(
            Deflection.bySun(of: place - observer, observer: observer, body: place),
            velocity: arc.velocity(age: age) - earth.velocity(age: age),
            correction: correction(body, centuries: time.centuries)
        )
    }

    /// Degrees by which VSOP87 runs ahead of DE431 in the longitude of the outer planets, fitted over 1900–2100.
    private func correction(_ body: Body, centuries t: Double) -> Double {
        switch body {
        case .jupiter: -(0.128 + 0.206 * t) * .arcsecond
        case .saturn: -(0.128 + 0.150 * t) * .arcsecond
        default: 0
        }
    }

    private func nodePosition(_ node: LunarNode, at time: EphemerisTime, in frame: EclipticFrame) -> EclipticPosition {
        switch node {
        case .mean: MoonPlace.meanNode(centuries: time.centuries)
        case .osculating: MoonPlace.osculatingNode(at: time, in: frame)
        }
    }
}

extension Body {
    fileprivate var needsEarth: Bool { self == .sun || planet != nil }

    fileprivate var planet: Libnova.Planet? {
        switch self {
        case .mercury: .mercury
        case .venus: .venus
        case .mars: .mars
        case .jupiter: .jupiter
        case .saturn: .saturn
        case .sun, .moon, .rahu, .ketu: nil
        }
    }
}

extension EclipticPosition {
    fileprivate var opposite: EclipticPosition {
        EclipticPosition(longitude: longitude + 180, latitude: -latitude, distance: distance, speed: speed)
    }
}

/// What tells where the bodies are.
///
/// Kept apart from the rules, so that another source of positions can take its place.
package protocol EphemerisProvider: Sendable {
    /// The name and version to print beside results, as in “libnova 0.16 (VSOP87, ELP 2000-82B)”.
    var name: String { get }

    /// The apparent geocentric position of each body asked for; all that are asked for are in the answer.
    ///
    /// - Parameters:
    ///   - bodies: which bodies; asking for few is cheaper.
    ///   - time: the instant; accuracy is stated for 1900–2100.
    ///   - node: how Rahu and Ketu are taken.
    /// - Returns: positions in the frame that ``EclipticPosition`` states.
    func positions(of bodies: [Body], at time: EphemerisTime, node: LunarNode) -> [Body: EclipticPosition]
}

/// An instant in both times that positions need: the Earth's (universal) and the planets' (terrestrial).
package struct EphemerisTime: Hashable, Sendable {
    /// Julian day of universal time.
    package let universal: Double
    /// Julian day of terrestrial time.
    package let terrestrial: Double

    /// The instant of a Julian day of universal time.
    package init(julianDay: Double) {
        universal = julianDay
        terrestrial = julianDay + DeltaT.seconds(julianDay: julianDay) / 86_400
    }

    /// The instant of a date in UTC.
    package init(_ date: Date) {
        self.init(julianDay: date.julianDay)
    }

    /// Julian centuries of terrestrial time since 2000-01-01 12:00.
    package var centuries: Double {
        (terrestrial - 2_451_545) / 36_525
    }
}
