/// Tells whether an action only changed the page, or has begun something that goes on: every task inherits it, and holds
/// it as long as it runs.
nonisolated final class ActionTrace: Sendable {
    @TaskLocal private static var current: ActionTrace?

    private let onEnd: (@Sendable () -> Void)?

    private init(onEnd: (@Sendable () -> Void)? = nil) { self.onEnd = onEnd }

    deinit { onEnd?() }

    /// Runs an action; `true` when it has begun a task.
    static func isLeft(by action: () -> Void) -> Bool {
        weak var trace: ActionTrace?
        do {
            let new = ActionTrace()
            trace = new
            $current.withValue(new, operation: action)
        }
        return trace != nil
    }

    /// Runs an action and waits for the tasks it has begun, though not longer than this.
    @MainActor
    static func outlast(within limit: Duration, _ action: () -> Void) async {
        let (ends, end) = AsyncStream.makeStream(of: Void.self)
        do {
            let new = ActionTrace { end.finish() }
            $current.withValue(new, operation: action)
        }
        // Not cancelled when they have ended: each cancelled sleep costs the process some 200 bytes for ever.
        Task {
            // Nobody cancels it.
            try? await ContinuousClock().sleep(for: limit)
            end.finish()
        }
        for await _ in ends {}
    }

    /// Begins what is no part of the action, though it comes of it.
    static func aside(_ work: () -> Void) { $current.withValue(nil, operation: work) }
}
