/// Tells whether an action only changed the page, or has begun something that goes on: every task inherits it, and holds
/// it as long as it runs.
nonisolated final class ActionTrace: Sendable {
    @TaskLocal private static var current: ActionTrace?

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

    /// Begins what is no part of the action, though it comes of it.
    static func aside(_ work: () -> Void) { $current.withValue(nil, operation: work) }
}
