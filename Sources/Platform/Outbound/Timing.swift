package import Foundation

/// The clock and the dice of a client, as values so that tests own them.
package struct Timing: Sendable {
    package let now: @Sendable () -> Date
    /// Waits; ends early, without an error, when the task is cancelled.
    package let pause: @Sendable (Duration) async -> Void
    /// A number in 0 ..< 1.
    package let random: @Sendable () -> Double

    package init(
        now: @escaping @Sendable () -> Date,
        pause: @escaping @Sendable (Duration) async -> Void,
        random: @escaping @Sendable () -> Double
    ) {
        self.now = now
        self.pause = pause
        self.random = random
    }

    /// The same with another clock.
    package func telling(_ now: @escaping @Sendable () -> Date) -> Timing {
        Timing(now: now, pause: pause, random: random)
    }

    /// The system's.
    package static var live: Timing {
        Timing(
            now: { Date() },
            // The only error is cancellation, which the next request notices by itself.
            pause: { try? await Task.sleep(for: $0) },
            random: { Double.random(in: 0..<1) }
        )
    }
}
