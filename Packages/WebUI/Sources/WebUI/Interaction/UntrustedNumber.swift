/// A number that a browser claims: any `Double` at all, infinite or no number among them.
///
/// It is read by asking for what is wanted, and given exactly or not at all, so that no claim can trap.
package struct UntrustedNumber: Equatable {
    private let claim: Double

    package init(_ claim: Double) { self.claim = claim }

    /// Larger than any screen or list, and small enough that sums and products of such numbers stay exact.
    private static let farthest = 1e6

    /// A whole number in a range; `nil` for a fraction and for what lies outside.
    package func whole(in range: ClosedRange<Int>) -> Int? {
        Int(exactly: claim).flatMap { range.contains($0) ? $0 : nil }
    }

    /// A length or a speed, in points or points per second; `nil` beyond a million to either side.
    package var points: Double? { abs(claim) <= Self.farthest ? claim : nil }
}
