/// How many durations were at most so long.
struct DurationHistogram: Sendable {
    /// Upper bounds in seconds, from what a stored read takes to what a caller gives up at.
    static let bounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

    /// Not cumulative; the last is of everything longer than the last bound.
    private var counts = [Int](repeating: 0, count: bounds.count + 1)
    private var seconds = 0.0

    mutating func add(_ duration: Duration) {
        let value = duration / .seconds(1)
        counts[Self.bounds.firstIndex { value <= $0 } ?? Self.bounds.count] += 1
        seconds += value
    }

    /// The lines of one series: its buckets, its sum and its count.
    func lines(name: String, labels: MetricsRegistry.Labels) -> [String] {
        var total = 0
        var lines = zip(Self.bounds.map { "\($0)" } + ["+Inf"], counts).map { bound, count in
            total += count
            return "\(name)_bucket\((labels + [MetricLabel("le", bound)]).text) \(total)"
        }
        lines.append("\(name)_sum\(labels.text) \(seconds)")
        lines.append("\(name)_count\(labels.text) \(total)")
        return lines
    }
}
