extension ViewGraph {
    func taskBegan() { runningTasks += 1 }

    func taskEnded() {
        runningTasks -= 1
        taskWaiter?.resume()
        taskWaiter = nil
    }

    /// Returns when a task ends, or at the limit.
    package func taskFinished(before limit: ContinuousClock.Instant) async {
        let timer = Task { @MainActor [weak self] in
            // Cancelled as soon as a task ends; nothing to do then.
            try? await ContinuousClock().sleep(until: limit)
            self?.taskWaiter?.resume()
            self?.taskWaiter = nil
        }
        await withCheckedContinuation { taskWaiter = $0 }
        timer.cancel()
    }
}
