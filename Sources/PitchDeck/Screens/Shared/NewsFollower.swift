/// Calls back for each change that is told, one after the other, until it is let go of.
///
/// No `.task` of a view: the first page waits for those.
final class NewsFollower {
    private let task: Task<Void, Never>

    init(_ news: AsyncStream<Void>, _ changed: @escaping @MainActor () async -> Void) {
        task = Task {
            for await _ in news { await changed() }
        }
    }

    isolated deinit { task.cancel() }
}
