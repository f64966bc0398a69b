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
