import Foundation

/// The most memory this process has held, in megabytes of 2²⁰ bytes.
enum PeakMemory {
    static var megabytes: Double {
        var usage = rusage()
        getrusage(RUSAGE_SELF.rawValue, &usage)
        return Double(usage.ru_maxrss) / 1024
    }
}
