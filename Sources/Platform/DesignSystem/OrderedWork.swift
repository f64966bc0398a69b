/// Runs writes one after the other, in the order the person made them.
///
/// What was begun is never cancelled: a person who saves and closes the page has saved.
package final class OrderedWork {
    private var last: Task<Void, Never>?

    package init() {}

    package func add(_ work: @escaping () async -> Void) {
        let previous = last
        last = Task {
            await previous?.value
            await work()
        }
    }

    /// Adds work and waits for what it comes to; that nobody waits any longer ends only the waiting.
    package func value<Value: Sendable>(of work: @escaping () async -> Value) async -> Value {
        let previous = last
        let task = Task {
            await previous?.value
            return await work()
        }
        last = Task { _ = await task.value }
        return await task.value
    }

    /// Returns when everything added so far is done.
    package func settled() async {
        await last?.value
    }
}
