/// A number that is somewhere else already and is read when it is asked for.
struct MetricReading: Sendable {
    enum Kind: String, Sendable {
        /// Only grows.
        case counter
        /// Goes up and down.
        case gauge
    }

    let name: String
    let help: String
    let kind: Kind
    let read: @Sendable () async -> [(labels: MetricsRegistry.Labels, value: Double)]

    init(
        _ name: String,
        _ help: String,
        _ kind: Kind,
        read: @escaping @Sendable () async -> [(labels: MetricsRegistry.Labels, value: Double)]
    ) {
        self.name = name
        self.help = help
        self.kind = kind
        self.read = read
    }

    /// Of a single series without labels; left out when there is nothing to read.
    init(_ name: String, _ help: String, _ kind: Kind, value: @escaping @Sendable () async -> Double?) {
        self.init(name, help, kind) {
            guard let value = await value() else { return [] }
            return [([], value)]
        }
    }
}
