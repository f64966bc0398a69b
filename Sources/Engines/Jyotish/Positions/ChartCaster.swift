package import Foundation

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
