import CPostgres
import Dispatch
import Synchronization

/// One run of a body: begun with its first statement, ended by `commit` or `rollBack`.
final class PostgreSQLTransaction {
    enum Kind {
        case read, write

        /// A read sees one snapshot.
        ///
        /// Writes behave as if one ran after the other, as they do in SQLite.
        fileprivate var begin: String {
            switch self {
            case .read: "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
            case .write: "BEGIN ISOLATION LEVEL SERIALIZABLE READ WRITE"
            }
        }
    }

    /// All announcements of all processes; the payload begins with the topic.
    static let channel = "serendip_changes"

    let kind: Kind
    private let session: PostgreSQLSession
    private let interruption: PostgreSQLInterruption
    private var hasBegun = false
    /// The first failure; after it the server takes no more statements.
    private(set) var failure: PostgreSQLFailure?
    private var changes: [Change] = []
    /// The same, to know what was told.
    private var announced: Set<Change> = []

    init(_ kind: Kind, on session: PostgreSQLSession, interruption: PostgreSQLInterruption) {
        self.kind = kind
        self.session = session
        self.interruption = interruption
    }

    func run(_ text: String, _ parameters: PostgreSQLParameters) throws(PostgreSQLFailure) -> PostgreSQLAnswer {
        if let failure { throw failure }
        let begin: [PostgreSQLCommand] = hasBegun ? [] : [.text(kind.begin)]
        hasBegun = true
        do throws(PostgreSQLFailure) {
            guard !interruption.isCancelled else { throw PostgreSQLFailure.cancelled }
            return try session.run(text, parameters, after: begin)
        } catch {
            failure = error
            throw error
        }
    }

    /// Tells the listeners when, and only when, this commits.
    func announce(_ change: Change) {
        guard announced.insert(change).inserted else { return }
        changes.append(change)
    }

    /// Announcements travel with the commit.
    ///
    /// - Throws: a failure after which nothing is kept, or `lostInCommit`.
    func commit() throws(PostgreSQLFailure) {
        guard hasBegun || !changes.isEmpty else { return }
        guard !interruption.isCancelled else { throw PostgreSQLFailure.cancelled }
        var commands: [PostgreSQLCommand] = hasBegun ? [] : [.text(kind.begin)]
        hasBegun = true
        for change in changes {
            commands.append(.once("SELECT pg_notify($1, $2)", Self.parameters(change)))
        }
        do throws(PostgreSQLFailure) {
            let answer = try session.run(commands + [.text("COMMIT")])
            guard answer.tag == "COMMIT" else { throw PostgreSQLFailure.server(state: "25P02", message: answer.tag) }
        } catch {
            if case .lost(let message) = error, kind == .write { throw .lostInCommit(message) }
            throw error
        }
    }

    /// Leaves nothing behind; a connection that cannot even do this is not idle afterwards.
    func rollBack() {
        guard hasBegun, failure?.isLoss != true, !session.isIdle else { return }
        // A broken connection has nothing to roll back.
        _ = try? session.run(.text("ROLLBACK"))
    }

    private static func parameters(_ change: Change) -> PostgreSQLParameters {
        do {
            return try PostgreSQLParameters([.text(channel), .text(change.topic + "\n" + change.payload)])
        } catch {
            preconditionFailure("a change is checked when it is announced")
        }
    }
}

/// The cancelling of one task, on its way to the connection that runs its transaction.
final class PostgreSQLInterruption: Sendable {
    private struct State {
        var isCancelled = false
        /// While the connection works for this task.
        var canceller: PostgreSQLCanceller?
    }

    private let state = Mutex(State())

    var isCancelled: Bool { state.withLock(\.isCancelled) }

    /// From now on `canceller` stops this task's work.
    func begin(_ canceller: PostgreSQLCanceller) {
        state.withLock { $0.canceller = canceller }
    }

    /// The connection goes on with something else; waits for a cancelling under way, which would hit that.
    func end() {
        state.withLock { $0.canceller = nil }
    }

    /// Returns at once; the server is asked on another thread, as that takes a connection of its own.
    func cancel() {
        let isRunning = state.withLock { state in
            state.isCancelled = true
            return state.canceller != nil
        }
        guard isRunning else { return }
        DispatchQueue.global().async { [self] in
            state.withLock { $0.canceller?.cancel() }
        }
    }
}

/// Asks the server to stop what one connection runs.
///
/// Safe to share: libpq only reads a `PGcancel` after it is made, and `PQcancel` may be called from any thread
/// (its manual, "Canceling Queries in Progress").
final class PostgreSQLCanceller: @unchecked Sendable {
    private let handle: OpaquePointer

    init?(_ connection: OpaquePointer) {
        guard let handle = PQgetCancel(connection) else { return nil }
        self.handle = handle
    }

    deinit { PQfreeCancel(handle) }

    /// Waits until the server has passed the request on; whether anything was running then is not known.
    func cancel() {
        var message = [CChar](repeating: 0, count: 256)
        // What cannot be cancelled comes to its end by itself.
        _ = PQcancel(handle, &message, CInt(message.count))
    }
}
