import Foundation

/// How the Sun's gravity bends a planet's light towards the outside, up to 1.8″ at its limb.
enum Deflection {
    /// Twice GM of the Sun over c², in astronomical units.
    private static let schwarzschildRadius = 1.97412574336e-8
    /// The Sun's radius in astronomical units.
    private static let solarRadius = 0.004650467

    /// The vector from the observer to the body as its light arrives (Explanatory Supplement 1992, 3.26).
    ///
    /// Behind the Sun's disc, where nothing is seen, the bend fades to none at the centre.
    ///
    /// - Parameters:
    ///   - direction: from the observer to the body.
    ///   - observer: from the Sun to the observer.
    ///   - body: from the Sun to the body.
    /// - Returns: the bent vector, in the same unit.
    static func bySun(of direction: SIMD3<Double>, observer: SIMD3<Double>, body: SIMD3<Double>) -> SIMD3<Double> {
        let distance = direction.length
        let (u, q, e) = (direction / distance, body / body.length, observer / observer.length)
        let fromSun = (u + e).length
        guard fromSun > 0 else { return direction }
        let shown = min(1, fromSun / (solarRadius / observer.length))
        let strength = schwarzschildRadius / observer.length * shown * shown
        let bend = (e * u.dot(q) - q * e.dot(u)) * (strength / max(1 + q.dot(e), 1e-12))
        return (u + bend) * distance
    }
}
