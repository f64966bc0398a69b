import Synchronization

/// Something that a transaction changed, told to every process that shares the database.
///
/// It names what changed; who hears of it reads the rest.
package struct Change: Hashable, Sendable {
    /// What is listened to, such as `favourites`; no line breaks.
    package var topic: String
    /// Which of them, such as an account's id.
    package var payload: String

    /// The most that topic and payload may have together, in bytes of UTF-8.
    ///
    /// PostgreSQL carries less than 8,000 bytes (its manual, "NOTIFY").
    package static let maximumBytes = 7_900

    package init(topic: String, payload: String) {
        self.topic = topic
        self.payload = payload
    }

    /// - Throws: `failed` when PostgreSQL could not carry it, so that both engines refuse the same.
    func validated() throws(StorageError) -> Change {
        guard topic.utf8.count + payload.utf8.count <= Self.maximumBytes else {
            throw .failed("a change of more than \(Self.maximumBytes) bytes")
        }
        guard !topic.utf8.contains(10), !topic.utf8.contains(0), !payload.utf8.contains(0) else {
            throw .failed("a change with a line break in its topic, or a NUL character")
        }
        return self
    }
}

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

/// What a listener of ``SQLDatabase/changes(of:)`` hears.
package enum ChangeEvent: Hashable, Sendable {
    /// A transaction that announced this has committed.
    case changed(payload: String)
    /// Announcements were lost, as the listener was slow or the connection broke: what is shown has to be read again.
    case missed
}
