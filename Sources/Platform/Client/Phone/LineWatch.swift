package import Calls
import Synchronization

/// Notices when a server that gave no answer answers again; the first answer of all counts as well.
package final class LineWatch: Sendable {
    /// An element for each time that the line is back; for one who listens.
    package let returns: AsyncStream<Void>
    private let continuation: AsyncStream<Void>.Continuation
    private let isUp = Mutex(false)

    package init() {
        (returns, continuation) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    }

    /// The same transport, whose answers are noticed.
    package func watching(_ transport: @escaping Transport) -> Transport {
        { request in
            do {
                let response = try await transport(request)
                // A gateway answers for a server that does not.
                self.note(isUp: !(502...504).contains(response.status))
                return response
            } catch {
                if error is TransportFailure { self.note(isUp: false) }
                throw error
            }
        }
    }

    private func note(isUp now: Bool) {
        let before = isUp.withLock { isUp in
            defer { isUp = now }
            return isUp
        }
        if now, !before { continuation.yield() }
    }
}
