extension ViewGraph {
    func taskBegan() { runningTasks += 1 }

    func taskEnded() {
        runningTasks -= 1
        taskWaiter?.resume()
        taskWaiter = nil
    }

    /// Returns when a task ends, or at the limit.
    package func taskFinished(before limit: ContinuousClock.Instant) async {
        // Not cancelled when a task ends sooner: each cancelled sleep costs the process some 200 bytes for ever.
        Task { @MainActor [weak self] in
            // Nobody cancels it.
            try? await ContinuousClock().sleep(until: limit)
            self?.taskWaiter?.resume()
            self?.taskWaiter = nil
        }
        await withCheckedContinuation { taskWaiter = $0 }
    }
}
