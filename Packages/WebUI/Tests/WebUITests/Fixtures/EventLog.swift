/// What happened, in order; tests can wait for the next thing to happen.
final class EventLog {
    private(set) var lines: [String] = []
    private var waiter: (count: Int, continuation: CheckedContinuation<Void, Never>)?

    func note(_ line: String) {
        lines.append(line)
        guard let waiter, lines.count >= waiter.count else { return }
        self.waiter = nil
        waiter.continuation.resume()
    }

    /// The lines so far; afterwards there are none.
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }

    /// Returns once there are as many lines.
    func waitForLines(_ count: Int) async {
        guard lines.count < count else { return }
        await withCheckedContinuation { waiter = (count, $0) }
    }
}
