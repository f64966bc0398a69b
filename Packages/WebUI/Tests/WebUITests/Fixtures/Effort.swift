import Foundation

/// How much a test tries: little in every run, much at night (`WEBUI_NIGHTLY=1`).
enum Effort {
    private static var isNightly: Bool { ProcessInfo.processInfo.environment["WEBUI_NIGHTLY"] != nil }

    /// Random trees.
    static var seeds: Int { isNightly ? 100_000 : 1_000 }

    /// Updates of one page.
    static var updates: Int { isNightly ? 100_000 : 10_000 }
}
