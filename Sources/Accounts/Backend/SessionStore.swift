import AccountsDomain
package import Foundation
import Storage

/// Sessions and their tokens, inside a transaction.
struct SessionStore {
    let connection: any SQLConnection
    let rules: SessionRules
    let now: Date

    /// Who a token belongs to, and whether its use has to be noted: as seen, or because a new token has arrived.
    ///
    /// `nil` for nobody.
    func visit(byHash hash: String) throws -> (visit: Visit, needsNote: Bool)? {
        guard let known = try known(hash) else { return nil }
        // A time still to come is a wrong clock's.
        let isLongAgo = abs(now.timeIntervalSince(known.lastSeenAt)) > rules.seenInterval
        return (known.visit, !known.isUsed || isLongAgo)
    }

    /// Whose a session is that has not ended, and whether that it was seen has to be noted.
    func visit(to session: AccountSession.ID) throws -> (visit: Visit, needsNote: Bool)? {
        let row = try connection.row(
            """
            SELECT \(Account.columns), s.last_seen_at, s.created_at AS opened_at
            FROM account_sessions s
            JOIN accounts a ON a.id = s.account_id
            LEFT JOIN account_passwords p ON p.account_id = a.id
            LEFT JOIN account_pictures i ON i.account_id = a.id
            WHERE s.id = \(session)
            """
        )
        guard let row else { return nil }
        let (account, lastSeenAt): (Account, Date) = (try Account(row), try row["last_seen_at"])
        let openedAt: Date = try row["opened_at"]
        guard rules.isAlive(account.kind, openedAt: openedAt, lastSeenAt: lastSeenAt, now: now) else { return nil }
        let isLongAgo = abs(now.timeIntervalSince(lastSeenAt)) > rules.seenInterval
        return (Visit(account: account, session: session), isLongAgo)
    }

    func noteSeen(_ session: AccountSession.ID) throws {
        try connection.execute("UPDATE account_sessions SET last_seen_at = \(now) WHERE id = \(session)")
    }

    /// Opens a session whose token somebody else made, of which this is the hash.
    func open(for account: Account.ID, device: String, by hash: String) throws {
        let (session, token) = try open(for: account, device: device)
        try connection.execute(
            """
            UPDATE session_tokens SET hash = \(hash) WHERE session_id = \(session)
                AND hash = \(Secret.hash(of: token.value))
            """
        )
    }

    /// Notes the use of a token; the others of its session end soon when it is new.
    func note(_ hash: String) throws {
        guard let known = try known(hash) else { return }
        let session = known.visit.session
        try connection.execute("UPDATE account_sessions SET last_seen_at = \(now) WHERE id = \(session)")
        guard !known.isUsed else { return }
        let end = now.addingTimeInterval(rules.grace)
        try connection.execute(
            """
            UPDATE session_tokens SET expires_at = \(end)
            WHERE session_id = \(session) AND hash <> \(hash) AND (expires_at IS NULL OR expires_at > \(end))
            """
        )
        try connection.execute("UPDATE session_tokens SET is_used = 1, expires_at = NULL WHERE hash = \(hash)")
    }

    /// Opens a session and returns its first token.
    func open(for account: Account.ID, device: String) throws -> (session: AccountSession.ID, token: SessionToken) {
        let session = AccountSession.ID()
        try connection.execute(
            """
            INSERT INTO account_sessions (id, account_id, device, created_at, last_seen_at)
            VALUES (\(session), \(account), \(String(device.prefix(SessionRules.maximumDeviceLength))), \(now), \(now))
            """
        )
        return (session, try issueToken(for: session, isUsed: true))
    }

    /// Whose a session is; `nil` when it has ended.
    func account(of session: AccountSession.ID) throws -> Account.ID? {
        try connection.row("SELECT account_id FROM account_sessions WHERE id = \(session)")?["account_id"]
    }

    /// A further token of a session; the earlier ones end when it is used.
    func issueToken(for session: AccountSession.ID, isUsed: Bool = false) throws -> SessionToken {
        let secret = Secret.random()
        try connection.execute(
            """
            INSERT INTO session_tokens (hash, session_id, issued_at, is_used, expires_at)
            VALUES (\(secret.hash), \(session), \(now), \(isUsed), \(nil))
            """
        )
        return SessionToken(secret.text)
    }

    /// A new token after the person has proven who they are; the others end at once, whoever may have them.
    func replaceTokens(of session: AccountSession.ID) throws -> SessionToken {
        try connection.execute("DELETE FROM session_tokens WHERE session_id = \(session)")
        return try issueToken(for: session, isUsed: true)
    }

    /// The session of a token whose newest sister is old enough to be replaced.
    func sessionToRenew(byHash hash: String) throws -> AccountSession.ID? {
        guard let session = try known(hash)?.visit.session else { return nil }
        let row = try connection.row(
            "SELECT MAX(issued_at) AS newest FROM session_tokens WHERE session_id = \(session)"
        )
        guard let newest: Date = try row?["newest"] else { return nil }
        return now.timeIntervalSince(newest) > rules.renewalAge ? session : nil
    }

    func sessions(of account: Account.ID, current: AccountSession.ID) throws -> [AccountSession] {
        let rows = try connection.rows(
            "SELECT * FROM account_sessions WHERE account_id = \(account) ORDER BY last_seen_at DESC, id"
        )
        let sessions = try rows.map { row in
            let id: UUID = try row["id"]
            return AccountSession(
                id: id,
                device: try row["device"],
                createdAt: try row["created_at"],
                lastSeenAt: try row["last_seen_at"],
                isCurrent: id == current
            )
        }
        return sessions.filter(\.isCurrent) + sessions.filter { !$0.isCurrent }
    }

    /// The page of the session that asks for its own end waits for the answer.
    func end(_ session: AccountSession.ID, of account: Account.ID, by asking: AccountSession.ID? = nil) throws {
        try end(where: "id = \(session) AND account_id = \(account)", by: asking)
    }

    func endAll(
        of account: Account.ID,
        except kept: AccountSession.ID? = nil,
        by asking: AccountSession.ID? = nil
    ) throws {
        try end(where: "account_id = \(account) AND id <> \(kept?.uuidString.lowercased() ?? "")", by: asking)
    }

    /// Every process is told, so that none keeps a page open for a session that has ended.
    private func end(where condition: SQL, by asking: AccountSession.ID?) throws {
        let ended = try connection.rows("DELETE FROM account_sessions WHERE \(condition) RETURNING id, account_id")
        for row in ended {
            var session = try EndedSession(row)
            session.askedItself = session.session == asking
            try connection.announce(session.change)
            try connection.announce(Change(topic: EndedSession.topic(of: session.session), payload: ""))
        }
    }

    private struct Known {
        var visit: Visit
        var isUsed: Bool
        var lastSeenAt: Date
    }

    private func known(_ hash: String) throws -> Known? {
        let row = try connection.row(
            """
            SELECT \(Account.columns), t.session_id, t.is_used, s.last_seen_at, s.created_at AS opened_at
            FROM session_tokens t
            JOIN account_sessions s ON s.id = t.session_id
            JOIN accounts a ON a.id = s.account_id
            LEFT JOIN account_passwords p ON p.account_id = a.id
            LEFT JOIN account_pictures i ON i.account_id = a.id
            WHERE t.hash = \(hash) AND (t.expires_at IS NULL OR t.expires_at > \(now))
            """
        )
        guard let row else { return nil }
        let account = try Account(row)
        let lastSeenAt: Date = try row["last_seen_at"]
        guard rules.isAlive(account.kind, openedAt: try row["opened_at"], lastSeenAt: lastSeenAt, now: now) else {
            return nil
        }
        let visit = Visit(account: account, session: try row["session_id"])
        return Known(visit: visit, isUsed: try row["is_used"], lastSeenAt: lastSeenAt)
    }
}

/// How long sessions and their tokens live, in seconds.
package struct SessionRules: Sendable {
    /// A session that was seen within this time is not noted again: a write for every request would be the most of them.
    package var seenInterval: TimeInterval = 3_600
    /// A token of this age is replaced.
    package var renewalAge: TimeInterval = 7 * 86_400
    /// How long a replaced token still works: requests that are on their way, other tabs.
    package var grace: TimeInterval = 600
    /// A member's session that nobody uses ends.
    package var memberIdle: TimeInterval = 60 * 86_400
    /// A member signs in again after this time in any case.
    package var memberLongest: TimeInterval = 365 * 86_400
    /// A guest has no way back, so the session lives as long as browsers let a cookie live.
    package var guestIdle: TimeInterval = 400 * 86_400
    /// A ticket is redeemed by the page that asked for it, at once.
    package var ticketLife: TimeInterval = 30
    /// A guest who has kept nothing and was not seen for this time is deleted.
    package var emptyGuestIdle: TimeInterval = 30 * 86_400

    static let maximumDeviceLength = 80

    package init() {}

    func isAlive(_ kind: Account.Kind, openedAt: Date, lastSeenAt: Date, now: Date) -> Bool {
        let idle = now.timeIntervalSince(lastSeenAt)
        return switch kind {
        case .guest: idle <= guestIdle
        case .member: idle <= memberIdle && now.timeIntervalSince(openedAt) <= memberLongest
        }
    }
}
