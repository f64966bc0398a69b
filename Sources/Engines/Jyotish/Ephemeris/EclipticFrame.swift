import Foundation

/// The ecliptic and mean equinox of a date, seen from those of J2000 (precession of the ecliptic, IAU 2006:
/// Capitaine, Wallace & Chapront 2003).
struct EclipticFrame {
    private let node: Double
    private let tilt: Double
    private let nodeOfDate: Double

    init(centuries t: Double) {
        tilt = (46.998973 * t - 0.0334926 * t * t - 0.00012559 * t * t * t).arcsecondsAsRadians
        node = (629_546.7936 - 867.95758 * t + 0.157992 * t * t).arcsecondsAsRadians
        nodeOfDate = node + Self.generalPrecession(centuries: t).radians
    }

    /// Degrees a day that the equinox moves against the stars.
    static let precessionPerDay = 5028.796195 * .arcsecond / 36_525

    /// Degrees that the equinox has moved along the ecliptic since J2000.
    static func generalPrecession(centuries t: Double) -> Double {
        (5028.796195 * t + 1.1054348 * t * t + 0.00007964 * t * t * t) * .arcsecond
    }

    /// The same vector in the axes of the date.
    func ofDate(_ vector: SIMD3<Double>) -> SIMD3<Double> {
        let toNode = vector.turnedAroundZ(by: node)
        let tilted = SIMD3(
            toNode.x,
            toNode.y * cos(tilt) + toNode.z * sin(tilt),
            toNode.z * cos(tilt) - toNode.y * sin(tilt)
        )
        return tilted.turnedAroundZ(by: -nodeOfDate)
    }
}

extension SIMD3<Double> {
    fileprivate func turnedAroundZ(by angle: Double) -> Self {
        Self(x * cos(angle) + y * sin(angle), y * cos(angle) - x * sin(angle), z)
    }
}

extension Double {
    fileprivate var arcsecondsAsRadians: Double { (self * .arcsecond).radians }
}
