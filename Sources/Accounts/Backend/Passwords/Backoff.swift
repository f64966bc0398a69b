package import Foundation

/// How long to wait after so many failures: not at all at first, then twice as long each time.
package struct Backoff: Sendable {
    /// Failures that cost nothing: people mistype.
    package var free: Int
    /// Seconds after the first failure beyond those.
    package var first: TimeInterval
    /// Seconds at most: a stranger's guesses must not keep the owner out for long.
    package var longest: TimeInterval

    package init(free: Int, first: TimeInterval, longest: TimeInterval) {
        self.free = free
        self.first = first
        self.longest = longest
    }

    /// For one account: about a hundred guesses a day.
    package static let account = Backoff(free: 5, first: 30, longest: 900)
    /// For one address, behind which may be many people.
    package static let address = Backoff(free: 20, first: 30, longest: 3_600)

    func wait(after failures: Int) -> TimeInterval {
        guard failures >= free else { return 0 }
        return min(longest, first * pow(2, Double(failures - free)))
    }
}
