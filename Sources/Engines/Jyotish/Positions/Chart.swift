package import Foundation

/// The sky over a place at an instant, in the sidereal zodiac.
package struct Chart: Hashable, Sendable {
    package let moment: Date
    package let place: GeographicPoint
    package let settings: ChartSettings
    /// Degrees from the mean equinox of date to the start of the sidereal zodiac, without nutation.
    package let ayanamsa: Double
    /// The point that rises.
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
