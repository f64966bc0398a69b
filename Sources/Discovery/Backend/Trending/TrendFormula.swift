import Foundation

/// The published formula of the trending lists.
///
/// Time is cut into windows as long as the period, the last of them ending now. A repository's gains in them, newest
/// first, are g₀, g₁, g₂ …; its score is the exponentially weighted mean Σ ½ᵏ⁺¹·gₖ, the oldest window counting twice
/// so that the weights sum to 1. Before that, g₀ is damped: at most ten times the greatest of the earlier gains, but
/// never less than 2,000, so that a sudden run of bought stars does not top the list while a true discovery still can.
/// Rising divides the score by the greater of the stars and 500.
enum TrendFormula {
    static let windowCount = 4
    static let damping = 10.0
    static let dampingFloor = 2_000.0
    static let smallestSize = 500.0

    /// The score of gains, the newest first; `nil` without any.
    static func score(_ gains: [Double]) -> Double? {
        guard let newest = gains.first else { return nil }
        var damped = gains
        if let greatest = gains.dropFirst().max() {
            damped[0] = min(newest, max(dampingFloor, damping * greatest))
        }
        return damped.dropLast().reversed().reduce(damped[damped.count - 1]) { ($0 + $1) / 2 }
    }

    static func rising(score: Double, stars: Int) -> Double { score / max(Double(stars), smallestSize) }
}
