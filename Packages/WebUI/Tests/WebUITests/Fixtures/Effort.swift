import Foundation

/// How much a test tries: little in every run, much at night (`WEBUI_NIGHTLY=1`, or `WEBUI_NIGHTLY=3/10` for the third tenth
/// of a night's random trees).
enum Effort {
    private static var night: String? { ProcessInfo.processInfo.environment["WEBUI_NIGHTLY"] }

    /// Random trees.
    static var seeds: Range<Int> {
        guard let night else { return 0..<1_000 }
        let parts = night.split(separator: "/").compactMap { Int($0) }
        guard parts.count == 2, parts[1] > 0 else { return 0..<100_000 }
        let count = 100_000 / parts[1]
        return (parts[0] - 1) * count..<parts[0] * count
    }

    /// Updates of one page.
    static var updates: Int { night != nil ? 100_000 : 10_000 }
}
