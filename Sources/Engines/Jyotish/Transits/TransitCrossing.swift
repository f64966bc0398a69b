package import Foundation

/// A body's passing over a point of the zodiac.
package struct TransitCrossing: Hashable, Sendable {
    package let instant: Date
    /// The point, sidereal degrees.
    package let longitude: Double
    package let isRetrograde: Bool
}
