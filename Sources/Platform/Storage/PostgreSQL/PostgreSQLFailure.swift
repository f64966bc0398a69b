/// Why a command failed, before it is decided what that means for its transaction.
enum PostgreSQLFailure: Error, Hashable {
    /// The connection could not be made, or broke before the transaction was asked to commit.
    case lost(String)
    /// The connection broke during the commit: it may have happened, or not.
    case lostInCommit(String)
    /// The server's SQLSTATE (its manual, "PostgreSQL Error Codes") and its words.
    case server(state: String, message: String)
}

extension PostgreSQLFailure {
    /// What to do with the transaction.
    enum Remedy: Hashable {
        /// Nothing of it is kept, and it may well succeed when it is run again.
        case runAgain
        /// As `runAgain`, but a second failure is the answer.
        case runAgainOnce
        case none
    }

    /// The server's query_canceled.
    static let cancelled = PostgreSQLFailure.server(state: "57014", message: "cancelled")

    /// Whether the connection is of no more use.
    var isLoss: Bool {
        switch self {
        case .lost, .lostInCommit: true
        case .server: false
        }
    }

    var isCancellation: Bool {
        if case .server("57014", _) = self { true } else { false }
    }

    var remedy: Remedy {
        switch self {
        case .lost: .runAgain
        case .lostInCommit: .none
        case .server(let state, _):
            switch state {
            // Two transactions that no order of running one after the other explains, and a deadlock.
            case "40001", "40P01": .runAgain
            // May be such a conflict too ("Serialization Failure Handling"), or a broken constraint.
            case "23505", "23P01": .runAgainOnce
            // Prepared before another process changed the table, or forgotten by a proxy between us and the server.
            case "0A000", "26000": .runAgainOnce
            default: .none
            }
        }
    }

    var storageError: StorageError {
        switch self {
        case .lost(let message): .unreachable(message)
        case .lostInCommit(let message): .unreachable("the connection broke during a commit: \(message)")
        case .server(let state, let message): Self.storageError(state, message)
        }
    }

    private static func storageError(_ state: String, _ message: String) -> StorageError {
        switch state {
        case "23505": .constraint(.unique, message)
        case "23503": .constraint(.foreignKey, message)
        case "23514": .constraint(.check, message)
        case "23502": .constraint(.notNull, message)
        case _ where state.hasPrefix("23"): .constraint(.other, message)
        case "XX001", "XX002": .corrupted(message)
        // No room on the disk, and a transaction or a server that only reads.
        case "53100", "25006": .full(message)
        // Conflicts that did not end in time, a lock that was not given, too many clients, a time limit of the role's.
        case "40001", "40P01", "55P03", "53300", "57014": .busy
        default: .failed("\(message) (SQLSTATE \(state))")
        }
    }
}
