/// A repository's stars by day, as far as they were counted.
struct StarSeries: Sendable {
    /// Ascending days, not necessarily one after the other.
    private(set) var counts: [(day: Int, stars: Int)] = []

    /// Adds the count of a later day.
    mutating func append(day: Int, stars: Int) {
        counts.append((day, stars))
    }

    /// The stars on a day, between two counts in a straight line; `nil` before the first.
    func stars(on day: Int) -> Double? {
        guard let after = counts.firstIndex(where: { $0.day >= day }) else {
            return counts.last.map { Double($0.stars) }
        }
        guard counts[after].day > day else { return Double(counts[after].stars) }
        guard after > 0 else { return nil }
        let (left, right) = (counts[after - 1], counts[after])
        let share = Double(day - left.day) / Double(right.day - left.day)
        return Double(left.stars) + share * Double(right.stars - left.stars)
    }

    /// Gains of windows of `length` days, newest first, the newest ending on `day`.
    ///
    /// At most as many as the formula takes. The first window may have been observed in part only; it counts as far as
    /// it was.
    func gains(upTo day: Int, length: Int) -> [Double] {
        guard let first = counts.first, let latest = stars(on: day), first.day < day else { return [] }
        var gains: [Double] = []
        var end = latest
        for window in 1...TrendFormula.windowCount {
            let start = day - window * length
            guard let stars = stars(on: start) else {
                if gains.isEmpty { gains.append(max(0, end - Double(first.stars))) }
                break
            }
            gains.append(max(0, end - stars))
            end = stars
        }
        return gains
    }
}
