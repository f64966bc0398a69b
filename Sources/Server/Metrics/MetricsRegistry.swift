import Synchronization

/// The numbers of a process, as Prometheus reads them (text format, version 0.0.4).
///
/// Names and units follow OpenTelemetry's conventions where they have one.
final class MetricsRegistry: Sendable {
    /// What a family's series are told apart by; the order is the order in the text.
    typealias Labels = [MetricLabel]

    private struct Families {
        var durations: [String: (help: String, series: [Labels: DurationHistogram])] = [:]
        var levels: [String: (help: String, count: Int)] = [:]
        var readings: [MetricReading] = []
    }

    private let families = Mutex(Families())

    /// Adds a duration to the series with these labels, which is made when it is new.
    func record(_ duration: Duration, name: String, help: String, _ labels: Labels) {
        families.withLock {
            $0.durations[name, default: (help, [:])].series[labels, default: DurationHistogram()].add(duration)
        }
    }

    /// Notes one more that is under way or waits, until a `leave` of the same name.
    func enter(_ name: String, help: String) {
        families.withLock { $0.levels[name, default: (help, 0)].count += 1 }
    }

    func leave(_ name: String) {
        families.withLock { $0.levels[name]?.count -= 1 }
    }

    /// Adds a number that is read whenever the text is asked for.
    func add(_ reading: MetricReading) {
        families.withLock { $0.readings.append(reading) }
    }

    /// Everything, families in the order of their names.
    func text() async -> String {
        let families = families.withLock { $0 }
        var blocks = families.durations.map { name, family in
            (name, Self.block(name, family.help, family.series))
        }
        for (name, level) in families.levels {
            blocks.append((name, Self.head(name, level.help, "gauge") + "\(name) \(level.count)\n"))
        }
        for reading in families.readings {
            blocks.append((reading.name, await Self.block(reading)))
        }
        return blocks.sorted { $0.0 < $1.0 }.map(\.1).joined()
    }

    private static func block(_ name: String, _ help: String, _ series: [Labels: DurationHistogram]) -> String {
        let lines =
            series
            .map { ($0.key.text, $0.value.lines(name: name, labels: $0.key)) }
            .sorted { $0.0 < $1.0 }
            .flatMap(\.1)
        return head(name, help, "histogram") + lines.map { $0 + "\n" }.joined()
    }

    private static func block(_ reading: MetricReading) async -> String {
        let values = await reading.read()
        guard !values.isEmpty else { return "" }
        return head(reading.name, reading.help, reading.kind.rawValue)
            + values.map { "\(reading.name)\($0.labels.text) \($0.value)\n" }.joined()
    }

    private static func head(_ name: String, _ help: String, _ type: String) -> String {
        "# HELP \(name) \(help)\n# TYPE \(name) \(type)\n"
    }
}
