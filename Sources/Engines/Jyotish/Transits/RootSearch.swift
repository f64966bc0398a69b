import Foundation

/// The instant, to half a second, at which a quantity that changes its sign once between two instants is zero.
///
/// False position with the Illinois correction: the end that stays is given half its weight, so that both close in.
/// Needs about six evaluations where halving needs twenty.
///
/// - Parameters:
///   - start: where the quantity has the one sign.
///   - end: where it has the other.
///   - value: the quantity.
/// - Returns: an instant between them; an end when there the quantity is zero or has the same sign as at the other.
func root(from start: Date, to end: Date, _ value: (Date) -> Double) -> Date {
    var (low, high) = (0.0, end.timeIntervalSince(start))
    var (atLow, atHigh) = (value(start), value(end))
    guard atLow * atHigh < 0 else { return abs(atLow) < abs(atHigh) ? start : end }
    for _ in 0..<60 where high - low > 0.5 {
        let middle = min(max(low + 0.1, low + (high - low) * atLow / (atLow - atHigh)), high - 0.1)
        let atMiddle = value(start.addingTimeInterval(middle))
        if atMiddle == 0 { return start.addingTimeInterval(middle) }
        if (atMiddle < 0) == (atLow < 0) {
            (low, atLow) = (middle, atMiddle)
            atHigh /= 2
        } else {
            (high, atHigh) = (middle, atMiddle)
            atLow /= 2
        }
    }
    return start.addingTimeInterval((low + high) / 2)
}
