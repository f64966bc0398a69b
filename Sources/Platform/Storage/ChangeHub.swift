package import Foundation
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

/// What a listener of ``SQLDatabase/changes(of:)`` hears.
package enum ChangeEvent: Hashable, Sendable {
    /// A transaction that announced this has committed.
    case changed(payload: String)
    /// Announcements were lost, as the listener was slow or the connection broke: what is shown has to be read again.
    case missed
}

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

/// Tells the other pages of a person that something of theirs has changed, in whichever process they are.
///
/// A value and its copies are one teller: it does not hear what it told itself, as that is shown already.
package struct PersonalChanges: Sendable {
    private let topic: String
    private let teller = UUID().lowercasedText

    /// - Parameters:
    ///   - subject: What changes, such as `favourites`.
    ///   - account: Whose.
    package init(of subject: String, account: UUID) {
        topic = "\(subject)/\(account.lowercasedText)"
    }

    /// To be called in the transaction that changes something.
    package func announce(_ connection: any SQLConnection) throws(StorageError) {
        try connection.announce(Change(topic: topic, payload: teller))
    }

    /// Changes that others made, or may have made, from now on; ends when the database is closed.
    package func elsewhere(in database: any SQLDatabase) -> AsyncStream<Void> {
        let (teller, changes) = (teller, database.changes(of: topic))
        return AsyncStream {
            for await change in changes where change != .changed(payload: teller) { return () }
            return nil
        }
    }
}
