import Foundation

extension Double {
    static let arcsecond = 1.0 / 3600

    var radians: Double { self * .pi / 180 }
    var degrees: Double { self * 180 / .pi }

    /// The same direction in 0 ..< 360 degrees.
    var normalizedDegrees: Double {
        let turned = self - 360 * (self / 360).rounded(.down)
        // A negative angle too small to matter rounds up to a full turn.
        return turned < 360 ? turned : 0
    }

    /// The same direction in −180 ..< 180 degrees.
    var signedDegrees: Double {
        (self + 180).normalizedDegrees - 180
    }
}

extension SIMD3<Double> {
    static func spherical(longitude: Double, latitude: Double, radius: Double) -> Self {
        Self(
            radius * cos(latitude) * cos(longitude),
            radius * cos(latitude) * sin(longitude),
            radius * sin(latitude)
        )
    }

    var length: Double { (self * self).sum().squareRoot() }

    func dot(_ other: Self) -> Double { (self * other).sum() }

    func cross(_ other: Self) -> Self {
        Self(y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x)
    }
}

/// Where a body appears from the centre of the Earth.
package struct EclipticPosition: Hashable, Sendable {
    /// Degrees, 0 ..< 360: apparent (light-time, aberration, deflection), ecliptic and mean equinox of date, so
    /// without nutation.
    package let longitude: Double
    /// Degrees north of the ecliptic of date.
    package let latitude: Double
    /// Astronomical units; 0 for the lunar nodes, which are directions.
    package let distance: Double
    /// Degrees of longitude per day against the stars, so without the equinox' own 0.14″; negative while retrograde.
    package let speed: Double

    /// Degrees, degrees, astronomical units, degrees a day, as above; any longitude is brought to 0 ..< 360.
    package init(longitude: Double, latitude: Double, distance: Double, speed: Double) {
        self.longitude = longitude.normalizedDegrees
        self.latitude = latitude
        self.distance = distance
        self.speed = speed
    }
}
