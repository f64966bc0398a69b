package import Foundation

/// Where all bodies are at an instant, the same for everybody.
package struct TransitSky: Hashable, Sendable {
    package let instant: Date
    package let settings: ChartSettings
    /// All nine.
    package let points: [Body: ZodiacPoint]
    /// Degrees a day.
    package let speeds: [Body: Double]

    /// Computes the nine places of an instant; about a millisecond.
    package init(at instant: Date, settings: ChartSettings, ephemeris: any EphemerisProvider) {
        self.instant = instant
        self.settings = settings
        let time = EphemerisTime(instant)
        let ayanamsa = settings.ayanamsa.degrees(at: time)
        let positions = ephemeris.positions(of: Body.allCases, at: time, node: settings.node)
        points = positions.mapValues { ZodiacPoint(longitude: $0.longitude - ayanamsa) }
        speeds = positions.mapValues(\.speed)
    }

    package var signs: [Body: Sign] { points.mapValues(\.sign) }

    /// How each body goes for a Moon sign, in the order of ``Body``.
    package func gochara(moon: Sign) -> [Gochara] {
        Body.allCases.map { Gochara(of: $0, signs: signs, moon: moon) }
    }
}
