import Foundation
import WebUILive

/// What the system knows of this process, under the names that every Prometheus client uses.
enum ProcessReadings {
    static let all = [
        MetricReading("process_resident_memory_bytes", "Memory that is really used.", .gauge) {
            // Second number of /proc/self/statm: pages.
            statm().map { $0 * Double(sysconf(Int32(_SC_PAGESIZE))) }
        },
        MetricReading("serendip_heap_used_bytes", "Memory that the program holds, less what lies free.", .gauge) {
            HeapUse.bytes().map(Double.init)
        },
        MetricReading("process_cpu_seconds_total", "Processor time of user and system.", .counter) {
            // POSIX fixes a clock's tick at a microsecond.
            Double(clock()) / 1_000_000
        },
        MetricReading("process_open_fds", "Open files and sockets.", .gauge) {
            files("/proc/self/fd").map(Double.init)
        },
    ]

    /// How often the process before this one, and those before it, ended by a signal.
    static func crashes(_ count: Int) -> MetricReading {
        MetricReading("serendip_crashes_total", "Ends of the serving process by a signal.", .counter) { Double(count) }
    }

    private static func statm() -> Double? {
        guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return nil }
        return text.split(separator: " ").dropFirst().first.flatMap { Double($0) }
    }

    private static func files(_ folder: String) -> Int? {
        // Elsewhere than on Linux there is no such folder, and no such number.
        try? FileManager.default.contentsOfDirectory(atPath: folder).count
    }
}

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

/// What the allocator has handed out and not taken back.
enum HeapUse {
    /// In bytes, of all arenas and of the large pieces outside them; `nil` where the C library cannot tell.
    static func bytes() -> Int? {
        #if canImport(Glibc)
        // Looked up, as Swift's overlay leaves `malloc.h` out.
        guard let symbol = dlsym(nil, "malloc_info") else { return nil }
        typealias MallocInfo = @convention(c) (CInt, UnsafeMutablePointer<FILE>) -> CInt
        var text: UnsafeMutablePointer<CChar>?
        var length = 0
        guard let stream = open_memstream(&text, &length) else { return nil }
        let status = unsafeBitCast(symbol, to: MallocInfo.self)(0, stream)
        fclose(stream)
        defer { free(text) }
        guard status == 0, let text else { return nil }
        return bytes(in: String(cString: text))
        #else
        return nil
        #endif
    }

    /// Reads `malloc_info(3)`: what was taken from the system, less what lies free in it.
    static func bytes(in document: String) -> Int? {
        // The arenas come first, each with figures of its own; the totals follow the last.
        guard let end = document.range(of: "</heap>", options: .backwards) else { return nil }
        let totals = document[end.upperBound...]
        func size(_ tag: String, _ type: String) -> Int? {
            guard let start = totals.range(of: "<\(tag) type=\"\(type)\"") else { return nil }
            let rest = totals[start.upperBound...]
            guard let value = rest.range(of: "size=\"") else { return nil }
            return Int(rest[value.upperBound...].prefix { $0.isNumber })
        }
        guard let system = size("system", "current"), let mapped = size("total", "mmap") else { return nil }
        return system + mapped - (size("total", "fast") ?? 0) - (size("total", "rest") ?? 0)
    }
}

extension LiveHost {
    /// The pages there are, and what goes to and fro.
    nonisolated var readings: [MetricReading] {
        [
            MetricReading("serendip_live_sessions", "Live pages, open or kept for who may come back.", .gauge) {
                await Double(self.sessionCount)
            },
            MetricReading("serendip_live_sessions_awake", "Live pages whose views are in memory.", .gauge) {
                await Double(self.awakeCount)
            },
            MetricReading("serendip_live_streams", "Live pages whose browser listens.", .gauge) {
                await Double(self.connectedCount)
            },
            MetricReading("serendip_live_frames_total", "Frames made for browsers.", .counter) {
                await Double(self.tally.frameCount)
            },
            MetricReading("serendip_live_frame_bytes_total", "Length of these frames, before compression.", .counter) {
                await Double(self.tally.frameBytes)
            },
            MetricReading("serendip_live_events_total", "Events of browsers that were processed.", .counter) {
                await Double(self.tally.eventCount)
            },
        ]
    }
}
