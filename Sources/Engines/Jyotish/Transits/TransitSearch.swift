package import Foundation

/// Finds when bodies reach points of the sidereal zodiac.
///
/// Walks in steps that hold one station at most, parts them there, and solves each crossing between to a second;
/// so nothing is missed while a body stands still near a point. Instants agree with Swiss Ephemeris to 10 minutes.
package struct TransitSearch: Sendable {
    package let ephemeris: any EphemerisProvider
    package let settings: ChartSettings

    /// Searches the places of an ephemeris, in the zodiac and with the node of the settings.
    package init(ephemeris: any EphemerisProvider = LibnovaEphemeris(), settings: ChartSettings = ChartSettings()) {
        self.ephemeris = ephemeris
        self.settings = settings
    }

    /// Where a body is in the sidereal zodiac, and how fast it moves in degrees a day against the stars.
    package func place(of body: Body, at instant: Date) -> (point: ZodiacPoint, speed: Double) {
        let time = EphemerisTime(instant)
        guard let position = ephemeris.positions(of: [body], at: time, node: settings.node)[body] else {
            preconditionFailure("an ephemeris knows \(body.name)")
        }
        return (ZodiacPoint(longitude: position.longitude - settings.ayanamsa.degrees(at: time)), position.speed)
    }

    /// Every time that a body changes its sign, forwards or back, in order.
    ///
    /// - Complexity: 8 places of a slow body a year, 45 of Mercury, and a handful for each change; a place costs
    ///   0.1 to 0.4 ms.
    package func ingresses(of body: Body, from start: Date, to end: Date) -> [Ingress] {
        let edges = Sign.allCases.map { Double($0.rawValue - 1) * 30 }
        return crossings(of: body, longitudes: edges, from: start, to: end).map { crossing in
            let later = Sign.allCases[Int((crossing.longitude / 30).rounded()) % 12]
            let earlier = later.advanced(by: -1)
            return crossing.isRetrograde
                ? Ingress(body: body, instant: crossing.instant, from: later, to: earlier)
                : Ingress(body: body, instant: crossing.instant, from: earlier, to: later)
        }
    }

    /// Every time that a body stands over one of the longitudes, in order.
    package func crossings(
        of body: Body,
        longitudes: [Double],
        from start: Date,
        to end: Date
    ) -> [TransitCrossing] {
        guard start < end else { return [] }
        return stretches(of: body, from: start, to: end, targets: longitudes).flatMap { stretch in
            longitudes.flatMap { crossings(of: body, in: stretch, over: $0) }.sorted { $0.instant < $1.instant }
        }
    }

    /// Every time that a body turns, in order; none for the Sun, the Moon and the mean node.
    package func stations(of body: Body, from start: Date, to end: Date) -> [Date] {
        guard start < end else { return [] }
        return stretches(of: body, from: start, to: end).dropFirst().filter(\.startsAtStation).map(\.start)
    }

    /// A span in which a body moves one way.
    private struct Stretch {
        let start, end: Date
        let startLongitude: Double
        /// Degrees moved; negative when retrograde.
        let motion: Double
        let startsAtStation: Bool
    }

    /// The stretches in order.
    ///
    /// - Parameters:
    ///   - body: what moves.
    ///   - start: where the first begins.
    ///   - end: where the last ends.
    ///   - targets: the longitudes of interest; a station that none of them is near is not looked for, and its two
    ///     stretches are left one. All stations are found without targets.
    /// - Returns: at least one.
    private func stretches(of body: Body, from start: Date, to end: Date, targets: [Double]? = nil) -> [Stretch] {
        let step = Self.step(of: body, node: settings.node) * 86_400
        var stretches: [Stretch] = []
        var (instant, here, atStation) = (start, place(of: body, at: start), false)
        func add(until next: Date, _ there: (point: ZodiacPoint, speed: Double)) {
            let motion = (there.point.longitude - here.point.longitude).signedDegrees
            stretches.append(
                Stretch(
                    start: instant,
                    end: next,
                    startLongitude: here.point.longitude,
                    motion: motion,
                    startsAtStation: atStation
                )
            )
            (instant, here) = (next, there)
        }
        while instant < end {
            let next = min(end, instant.addingTimeInterval(step))
            let there = place(of: body, at: next)
            let days = next.timeIntervalSince(instant) / 86_400
            if here.speed * there.speed < 0, isNear(targets, here, there, days: days) {
                let station = root(from: instant, to: next) { place(of: body, at: $0).speed }
                if station > instant, station < next {
                    add(until: station, place(of: body, at: station))
                    atStation = true
                }
            }
            add(until: next, there)
            atStation = false
        }
        return stretches
    }

    /// Whether a body that turns within so many days can have met a target, going at most as fast as at both ends.
    private func isNear(
        _ targets: [Double]?,
        _ here: (point: ZodiacPoint, speed: Double),
        _ there: (point: ZodiacPoint, speed: Double),
        days: Double
    ) -> Bool {
        guard let targets else { return true }
        let reach = max(abs(here.speed), abs(there.speed)) * days
        return targets.contains { abs(($0 - here.point.longitude).signedDegrees) <= reach }
    }

    private func crossings(of body: Body, in stretch: Stretch, over longitude: Double) -> [TransitCrossing] {
        let ahead = (longitude - stretch.startLongitude).normalizedDegrees
        // Met after the start, and at the end; so a point on the seam of two stretches counts once.
        let distance = stretch.motion >= 0 ? ahead : ahead - 360
        let isMet = stretch.motion >= 0 ? distance > 0 && distance <= stretch.motion : distance >= stretch.motion
        guard isMet else { return [] }
        let instant = root(from: stretch.start, to: stretch.end) {
            (place(of: body, at: $0).point.longitude - longitude).signedDegrees
        }
        return [TransitCrossing(instant: instant, longitude: longitude, isRetrograde: stretch.motion < 0)]
    }

    /// Days; less than half of the shortest time between two stations, and than a third of a turn.
    private static func step(of body: Body, node: LunarNode) -> Double {
        switch body {
        case .sun: 20
        case .moon: 2
        case .mercury: 8
        case .venus: 18
        case .mars: 25
        case .jupiter, .saturn: 50
        case .rahu, .ketu: node == .mean ? 30 : 1
        }
    }
}

/// A body's passing over a point of the zodiac.
package struct TransitCrossing: Hashable, Sendable {
    package let instant: Date
    /// The point, sidereal degrees.
    package let longitude: Double
    package let isRetrograde: Bool
}

/// A body's change of sign.
package struct Ingress: Hashable, Sendable {
    package let body: Body
    package let instant: Date
    package let from: Sign
    /// The next sign, or the previous one while retrograde.
    package let to: Sign
}
