package import Foundation

/// The sky over a place at an instant, in the sidereal zodiac.
package struct Chart: Hashable, Sendable {
    package let moment: Date
    package let place: GeographicPoint
    package let settings: ChartSettings
    /// Degrees from the mean equinox of date to the start of the sidereal zodiac, without nutation.
    package let ayanamsa: Double
    /// The point on the eastern half of the horizon, which rises; see ``Horizon/ascendant``.
    package let lagna: ZodiacPoint
    /// The point on the southern meridian.
    package let midheaven: ZodiacPoint
    package let houses: Houses
    /// All nine, in the order of ``Body``.
    package let placements: [Placement]

    /// Where a body stands.
    package subscript(body: Body) -> Placement { placements[body.rawValue] }

    /// The bodies in a house, in the order of ``Body``.
    package func bodies(inHouse house: Int) -> [Body] {
        placements.filter { $0.house == house }.map(\.body)
    }

    /// A body's place counted by whole signs from another's, which is 1; 1 … 12.
    package func house(of body: Body, fromSignOf reference: Body) -> Int {
        self[body].sign.house(from: self[reference].sign)
    }

    /// The periods that the chart's Moon starts.
    package var vimshottari: Vimshottari { Vimshottari(moon: self[.moon].point, birth: moment) }
}

/// Computes charts.
package struct ChartCaster: Sendable {
    package let ephemeris: any EphemerisProvider

    /// Reads places from an ephemeris.
    package init(ephemeris: any EphemerisProvider = LibnovaEphemeris()) {
        self.ephemeris = ephemeris
    }

    /// The chart of an instant and a place.
    ///
    /// Within 0.5″ of Swiss Ephemeris for Sun and Moon, 2.5″ for the others and 10″ for the lagna over 1900–2100.
    /// Longitudes are of the mean equinox less the ayanamsa, which is the same as of the true one less ayanamsa and
    /// nutation.
    ///
    /// - Complexity: about 1.5 ms, nearly all of it the series of the planets and the Moon.
    package func chart(at moment: Date, place: GeographicPoint, settings: ChartSettings = ChartSettings()) -> Chart {
        let time = EphemerisTime(moment)
        let ayanamsa = settings.ayanamsa.degrees(at: time)
        let nutation = Nutation(at: time)
        let horizon = Horizon(at: time, place: place, nutation: nutation)
        let lagna = ZodiacPoint(longitude: horizon.ascendant - ayanamsa - nutation.inLongitude)
        let midheaven = ZodiacPoint(longitude: horizon.midheaven - ayanamsa - nutation.inLongitude)
        let houses = Houses(system: settings.houses, lagna: lagna, midheaven: midheaven)
        let positions = ephemeris.positions(of: Body.allCases, at: time, node: settings.node)
        return Chart(
            moment: moment,
            place: place,
            settings: settings,
            ayanamsa: ayanamsa,
            lagna: lagna,
            midheaven: midheaven,
            houses: houses,
            placements: placements(positions, ayanamsa: ayanamsa, houses: houses)
        )
    }

    /// The lagna alone, which costs no planet.
    package func lagna(at moment: Date, place: GeographicPoint, ayanamsa: Ayanamsa = .lahiri) -> ZodiacPoint {
        let time = EphemerisTime(moment)
        let nutation = Nutation(at: time)
        let horizon = Horizon(at: time, place: place, nutation: nutation)
        return ZodiacPoint(longitude: horizon.ascendant - ayanamsa.degrees(at: time) - nutation.inLongitude)
    }

    private func placements(
        _ positions: [Body: EclipticPosition],
        ayanamsa: Double,
        houses: Houses
    ) -> [Placement] {
        func point(_ position: EclipticPosition?) -> ZodiacPoint {
            ZodiacPoint(longitude: (position?.longitude ?? 0) - ayanamsa)
        }
        let sun = point(positions[.sun])
        return Body.allCases.map { body in
            guard let position = positions[body] else { preconditionFailure("an ephemeris knows \(body.name)") }
            let point = point(position)
            return Placement(
                body: body,
                point: point,
                position: position,
                house: houses.house(of: point),
                sun: sun
            )
        }
    }
}

/// The choices in which traditions differ.
package struct ChartSettings: Hashable, Sendable {
    package var ayanamsa: Ayanamsa
    package var node: LunarNode
    package var houses: HouseSystem

    /// What most North Indian almanacs use, unless said otherwise.
    package init(ayanamsa: Ayanamsa = .lahiri, node: LunarNode = .mean, houses: HouseSystem = .wholeSign) {
        self.ayanamsa = ayanamsa
        self.node = node
        self.houses = houses
    }
}

/// How the twelve houses are laid over the zodiac.
package enum HouseSystem: String, CaseIterable, Sendable {
    /// The lagna's whole sign is the first house.
    case wholeSign
    /// Twelve times 30°, the lagna in the middle of the first.
    case equal
    /// The quarters between horizon and meridian in thirds, each third the middle of a house (Sripati).
    case sripati
}

/// The twelve houses of a chart.
package struct Houses: Hashable, Sendable {
    package let system: HouseSystem
    /// Sidereal degrees where houses 1 … 12 begin.
    package let starts: [Double]

    /// The houses for a rising point and the point on the southern meridian, both sidereal.
    package init(system: HouseSystem, lagna: ZodiacPoint, midheaven: ZodiacPoint) {
        self.system = system
        switch system {
        case .wholeSign: starts = (0..<12).map { Double(lagna.sign.advanced(by: $0).rawValue - 1) * 30 }
        case .equal: starts = (0..<12).map { (lagna.longitude - 15 + Double($0) * 30).normalizedDegrees }
        case .sripati: starts = Self.sripatiStarts(lagna: lagna.longitude, midheaven: midheaven.longitude)
        }
    }

    /// The house of a point, 1 … 12; a start belongs to the house that it begins.
    package func house(of point: ZodiacPoint) -> Int {
        for house in 1...12 {
            let width = (starts[house % 12] - starts[house - 1]).normalizedDegrees
            if (point.longitude - starts[house - 1]).normalizedDegrees < width { return house }
        }
        return 12
    }

    private static func sripatiStarts(lagna: Double, midheaven: Double) -> [Double] {
        let below = (midheaven + 180 - lagna).normalizedDegrees
        let above = 180 - below
        // Middles of houses 1 … 6; those of 7 … 12 are opposite.
        let middles =
            (0..<3).map { lagna + below * Double($0) / 3 } + (0..<3).map { lagna + below + above * Double($0) / 3 }
        let all = middles + middles.map { $0 + 180 }
        return (0..<12).map { index in
            let previous = all[(index + 11) % 12]
            return (previous + (all[index] - previous).normalizedDegrees / 2).normalizedDegrees
        }
    }
}
