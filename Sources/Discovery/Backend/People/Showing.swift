import Foundation

/// A card that was sent to somebody and is not judged yet.
struct Showing: Equatable, Sendable {
    var firstShownAt: Date
    var shownAt: Date
    var score: Float
    /// The probability with which it was chosen for its place.
    var propensity: Double
}
