import Foundation

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
