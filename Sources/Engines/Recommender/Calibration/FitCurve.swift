/// How often people liked what had a given score: a curve that never falls, between knots.
package struct FitCurve: Sendable, Equatable {
    /// Ascending.
    package let scores: [Float]

    /// The share of likes at each score, 0...1, not falling.
    package let rates: [Float]
}
