import Synchronization

/// Passes announced changes on to those in this process who listen.
final class ChangeHub: Sendable {
    private struct Listener {
        var tell: @Sendable (ChangeEvent) -> Void
        var finish: @Sendable () -> Void
    }

    private struct State {
        /// By topic, since every open page listens to topics of its own.
        var listeners: [String: [Int: Listener]] = [:]
        var nextNumber = 0
        var isClosed = false
    }

    /// A listener this far behind is told that it missed something instead.
    private static let bufferLength = 256

    private let state = Mutex(State())

    func listen(to topic: String) -> AsyncStream<ChangeEvent> {
        let (stream, continuation) = AsyncStream.makeStream(
            of: ChangeEvent.self,
            bufferingPolicy: .bufferingNewest(Self.bufferLength)
        )
        let listener = Listener { event in
            if case .dropped = continuation.yield(event) { continuation.yield(.missed) }
        } finish: {
            continuation.finish()
        }
        continuation.onTermination = leaving([topic], by: add(listener, to: [topic]))
        return stream
    }

    /// That something of these topics changed; what is not taken yet is one element.
    func news(of topics: [String]) -> AsyncStream<Void> {
        let (stream, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        let listener = Listener { _ in
            continuation.yield()
        } finish: {
            continuation.finish()
        }
        continuation.onTermination = leaving(topics, by: add(listener, to: topics))
        return stream
    }

    func publish(_ change: Change) {
        let listeners = state.withLock { $0.listeners[change.topic].map { Array($0.values) } ?? [] }
        for listener in listeners { listener.tell(.changed(payload: change.payload)) }
    }

    func publishMissed() {
        for listener in state.withLock({ Self.all($0) }) { listener.tell(.missed) }
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

    /// The listener's number; where nothing is told any more it ends at once.
    private func add(_ listener: Listener, to topics: [String]) -> Int {
        let number: Int? = state.withLock { state in
            guard !state.isClosed else { return nil }
            state.nextNumber += 1
            for topic in topics { state.listeners[topic, default: [:]][state.nextNumber] = listener }
            return state.nextNumber
        }
        if number == nil { listener.finish() }
        return number ?? 0
    }

    private func leaving<End>(_ topics: [String], by number: Int) -> @Sendable (End) -> Void {
        { [weak self] _ in
            for topic in topics { self?.remove(number, of: topic) }
        }
    }

    private func remove(_ number: Int, of topic: String) {
        state.withLock { state in
            state.listeners[topic]?[number] = nil
            if state.listeners[topic]?.isEmpty == true { state.listeners[topic] = nil }
        }
    }

    private static func all(_ state: State) -> [Listener] { state.listeners.values.flatMap(\.values) }
}
