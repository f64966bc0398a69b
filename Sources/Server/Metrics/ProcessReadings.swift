import Foundation

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
