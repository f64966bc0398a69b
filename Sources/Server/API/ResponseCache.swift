import Calls
import Hummingbird
import Synchronization

/// The answers to reads that nobody in particular asks for, kept for a second.
///
/// A read without credentials gives everyone the same, so a crowd costs the database one read a second. What is
/// written shows after that second at the latest; whoever sends credentials always reads what is stored.
final class ResponseCache: Sendable {
    private struct Entry {
        let answer: EndpointResponse
        let expiry: ContinuousClock.Instant
    }

    private let maximumBytes: Int
    private let lifetime: Duration
    private let state = Mutex((entries: [String: Entry](), bytes: 0))

    /// Keeps answers of `maximumBytes` in all.
    init(maximumBytes: Int = 8 << 20, lifetime: Duration = .seconds(1)) {
        self.maximumBytes = maximumBytes
        self.lifetime = lifetime
    }

    /// Whether a request may be answered from here.
    static func serves(_ request: Request) -> Bool {
        request.method == .get && request.headers.bearer == nil && request.headers[.cookie] == nil
    }

    subscript(target: String) -> EndpointResponse? {
        state.withLock { state in
            guard let entry = state.entries[target], entry.expiry > .now else { return nil }
            return entry.answer
        }
    }

    func keep(_ answer: EndpointResponse, for target: String) {
        let size = answer.body.count + target.utf8.count
        state.withLock { state in
            if state.bytes + size > maximumBytes { state = ([:], 0) }
            guard size <= maximumBytes else { return }
            state.bytes += size - (state.entries[target].map { $0.answer.body.count + target.utf8.count } ?? 0)
            state.entries[target] = Entry(answer: answer, expiry: .now + lifetime)
        }
    }
}
