import Calls
import HTTPTypes
import Hummingbird
import NIOCore
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

/// `/metrics`, for this machine itself or for who has the token: the numbers are nobody else's business.
struct MetricsRoute: Sendable {
    let metrics: MetricsRegistry
    /// Asked for as `Authorization: Bearer …`; without one only this machine is answered.
    let token: String?

    func add(to router: Router<ServerContext>) {
        router.get("/metrics") { request, context in
            // 404 rather than 403: a stranger need not know that there is anything.
            guard isAllowed(request, context) else { throw HTTPError(.notFound) }
            return Response(
                status: .ok,
                headers: [.contentType: "text/plain; version=0.0.4; charset=utf-8", .cacheControl: "no-store"],
                body: .init(byteBuffer: ByteBuffer(string: await metrics.text()))
            )
        }
    }

    private func isAllowed(_ request: Request, _ context: ServerContext) -> Bool {
        if let token, let sent = request.headers.bearer { return ConstantTime.equal(sent, token) }
        // A proxy on this machine says for whom it asks.
        guard request.headers[.forwardedFor] == nil else { return false }
        return ["127.0.0.1", "::1"].contains(context.peer)
    }
}
