package import AccountsDomain
import Foundation
import Storage

extension StoredAccountService {
    /// Sessions that end from now on, in whichever process; `nil` when some may have ended unheard.
    ///
    /// Those that nobody has used for long end in silence. Ends when the database is closed.
    package func endedSessions() -> AsyncStream<EndedSession?> {
        let changes = database.changes(of: EndedSession.topic)
        return AsyncStream {
            for await change in changes {
                switch change {
                case .missed: return .some(nil)
                case .changed(let payload): if let ended = EndedSession(payload: payload) { return ended }
                }
            }
            return nil
        }
    }

    /// Whether a session has not ended.
    package func isOpen(_ session: AccountSession.ID, of account: Account.ID) async throws -> Bool {
        try await database.read { try sessions($0).account(of: session) == account }
    }
}

/// A session that was signed out, or whose account is gone.
package struct EndedSession: Hashable, Sendable {
    package var account: Account.ID
    package var session: AccountSession.ID
    /// Whether a page of this session asked for the end: then it is about to go where that leads.
    package var askedItself = false

    static let topic = "endedSessions"

    /// Where the end of one session is told, to who follows something of its person's.
    package static func topic(of session: AccountSession.ID) -> String { "endedSessions/\(session)" }

    /// A deleted row's `id` and `account_id`.
    init(_ row: SQLRow) throws(StorageError) {
        (session, account) = (try row["id"], try row["account_id"])
    }

    /// What was announced; `nil` for what no version of ours announces.
    init?(payload: String) {
        let parts = payload.split(separator: "/").compactMap { UUID(uuidString: String($0)) }
        guard parts.count == 2 else { return nil }
        (account, session) = (parts[0], parts[1])
        askedItself = payload.hasSuffix(Self.asked)
    }

    /// Processes of versions that do not know it read the rest.
    private static let asked = "/asked"

    var change: Change {
        Change(topic: Self.topic, payload: "\(account)/\(session)\(askedItself ? Self.asked : "")")
    }
}
