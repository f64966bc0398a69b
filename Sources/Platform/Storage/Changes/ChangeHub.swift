import Synchronization

/// Passes announced changes on to those in this process who listen.
final class ChangeHub: Sendable {
    private struct State {
        /// By topic, since every open page listens to topics of its own.
        var listeners: [String: [Int: Continuation]] = [:]
        var nextNumber = 0
        var isClosed = false
    }

    private typealias Continuation = AsyncStream<ChangeEvent>.Continuation

    /// A listener this far behind is told that it missed something instead.
    private static let bufferLength = 256

    private let state = Mutex(State())

    func listen(to topic: String) -> AsyncStream<ChangeEvent> {
        let (stream, continuation) = AsyncStream.makeStream(
            of: ChangeEvent.self,
            bufferingPolicy: .bufferingNewest(Self.bufferLength)
        )
        let number: Int? = state.withLock { state in
            guard !state.isClosed else { return nil }
            state.nextNumber += 1
            state.listeners[topic, default: [:]][state.nextNumber] = continuation
            return state.nextNumber
        }
        guard let number else {
            continuation.finish()
            return stream
        }
        continuation.onTermination = { [weak self] _ in self?.remove(number, of: topic) }
        return stream
    }

    func publish(_ change: Change) {
        let listeners = state.withLock { $0.listeners[change.topic].map { Array($0.values) } ?? [] }
        for listener in listeners { Self.tell(listener, .changed(payload: change.payload)) }
    }

    func publishMissed() {
        for listener in state.withLock({ Self.all($0) }) { Self.tell(listener, .missed) }
    }

    /// Ends every stream.
    func close() {
        let listeners = state.withLock { state in
            state.isClosed = true
            defer { state.listeners = [:] }
            return Self.all(state)
        }
        // Outside the lock, which ending a stream takes again.
        for listener in listeners { listener.finish() }
    }

    private func remove(_ number: Int, of topic: String) {
        state.withLock { state in
            state.listeners[topic]?[number] = nil
            if state.listeners[topic]?.isEmpty == true { state.listeners[topic] = nil }
        }
    }

    private static func all(_ state: State) -> [Continuation] { state.listeners.values.flatMap(\.values) }

    private static func tell(_ listener: Continuation, _ event: ChangeEvent) {
        if case .dropped = listener.yield(event) { listener.yield(.missed) }
    }
}
