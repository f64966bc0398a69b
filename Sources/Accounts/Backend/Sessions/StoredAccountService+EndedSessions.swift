package import AccountsDomain
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
