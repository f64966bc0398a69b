import DestinyDomain
import Dispatch

extension AnswerLog {
    /// The steps with numbers above `sequence` that there are now.
    func pastSteps(after sequence: Int) -> [AnswerEvent] {
        snapshot.filter { $0.sequence > sequence }
    }
}

extension AsyncStream<AnswerEvent> {
    /// The first element, or nothing when none came in time.
    ///
    /// Ends the stream: who wants more asks again from the last number.
    func first(within patience: Duration) async -> AnswerEvent? {
        let wait = Task { await self.first { _ in true } }
        // A `Task.sleep` that is cancelled keeps some of its memory for ever; a work item goes when its time is up.
        let timer = DispatchWorkItem { wait.cancel() }
        let seconds = Double(patience.components.seconds) + Double(patience.components.attoseconds) * 1e-18
        DispatchQueue.global().asyncAfter(deadline: .now() + seconds, execute: timer)
        defer { timer.cancel() }
        return await withTaskCancellationHandler {
            await wait.value
        } onCancel: {
            wait.cancel()
        }
    }
}
