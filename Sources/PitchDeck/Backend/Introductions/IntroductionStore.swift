import AccountsDomain
import Foundation
import PitchDeckDomain
import Storage

/// Introductions in the database as one account sees them, inside a transaction.
struct IntroductionStore {
    let connection: any SQLConnection
    /// `nil` for nobody in particular, who has none.
    let account: Account.ID?
    /// Whether both have to have confirmed their addresses.
    var rule: ReviewRule?

    static let statements: [SQL] = [
        """
        CREATE TABLE startup_introductions (
            document_id TEXT NOT NULL PRIMARY KEY,
            startup_id TEXT NOT NULL REFERENCES startups (document_id) ON DELETE CASCADE,
            asker_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
            title TEXT NOT NULL,
            message TEXT NOT NULL,
            state TEXT NOT NULL CHECK (state IN ('waiting', 'accepted', 'declined', 'withdrawn')),
            asked_at BIGINT NOT NULL,
            answered_at BIGINT,
            UNIQUE (startup_id, asker_id)
        )
        """,
        "CREATE INDEX startup_introductions_by_asker ON startup_introductions (asker_id, asked_at)",
    ]

    private static let most = 200

    // MARK: Reading

    func asked(_ condition: SQL = "i.state <> 'withdrawn'") throws -> [Introduction] {
        try introductions("i.asker_id = \(account) AND \(condition)")
    }

    /// Without those of who is blocked, and those that a moderator has hidden.
    func received(_ condition: SQL = "i.state <> 'withdrawn'") throws -> [Introduction] {
        try introductions(
            """
            s.account_id = \(account) AND \(condition)
            AND NOT EXISTS (SELECT 1 FROM blocks b WHERE b.account_id = s.account_id AND b.blocked_id = i.asker_id)
            AND i.document_id NOT IN (
                SELECT h.item FROM report_decisions h WHERE h.kind = 'introduction' AND h.verdict = 'hidden'
            )
            """
        )
    }

    private func introductions(_ condition: SQL) throws -> [Introduction] {
        try connection.rows(
            """
            SELECT i.*, s.account_id, f.name AS founder_name, a.name AS asker_name,
                q.email AS founder_email, p.email AS asker_email, w.picture_id
            FROM startup_introductions i
            JOIN startups s ON s.document_id = i.startup_id
            JOIN accounts f ON f.id = s.account_id
            JOIN accounts a ON a.id = i.asker_id
            LEFT JOIN startup_authors w ON w.account_id = s.account_id
            LEFT JOIN account_passwords q ON q.account_id = s.account_id
            LEFT JOIN account_passwords p ON p.account_id = i.asker_id
            WHERE \(condition)
            ORDER BY CASE i.state WHEN 'waiting' THEN 0 ELSE 1 END, COALESCE(i.answered_at, i.asked_at) DESC,
                i.document_id LIMIT \(Self.most)
            """
        ).map(introduction)
    }

    private func introduction(_ row: SQLRow) throws -> Introduction {
        let (founder, state): (Account.ID, String) = (try row["account_id"], try row["state"])
        let other = founder == account ? "asker" : "founder"
        let (email, picture): (String?, String?) = (try row["\(other)_email"], try row["picture_id"])
        return Introduction(
            id: try DocumentID(stored: try row["document_id"]),
            startup: try DocumentID(stored: try row["startup_id"]),
            title: try row["title"],
            isReceived: founder == account,
            name: try row["\(other)_name"],
            picture: founder == account ? nil : try picture.map { try DocumentID(stored: $0) },
            message: try row["message"],
            state: try Introduction.State(stored: state),
            email: state == Introduction.State.accepted.rawValue ? email : nil,
            askedAt: try row["asked_at"],
            answeredAt: try row["answered_at"]
        )
    }

    /// Open for an account that mails reach, and what it lacks otherwise.
    func reach(_ account: Account.ID?) throws -> IntroductionDoor {
        let row = try connection.row("SELECT confirmed_at FROM account_passwords WHERE account_id = \(account)")
        guard let row else { return .needsMember }
        let confirmed: Date? = try row["confirmed_at"]
        return rule?.needsConfirmedAddress == true && confirmed == nil ? .needsConfirmation : .open
    }

    // MARK: Writing

    /// - Throws: `tooMuch`.
    func checkLimit(at date: Date) throws {
        let row = try connection.row(
            """
            SELECT COUNT(*) AS total FROM startup_introductions
            WHERE asker_id = \(account) AND asked_at > \(date.addingTimeInterval(-86_400))
            """
        )
        guard try row?["total"] ?? 0 < Introduction.mostPerDay else { throw StartupError.tooMuch }
    }

    /// Puts a request in the place of one that was withdrawn.
    func add(_ id: DocumentID, _ startup: Startup, _ message: String, at date: Date) throws {
        try connection.execute(
            "DELETE FROM startup_introductions WHERE startup_id = \(startup.id.text) AND asker_id = \(account)"
        )
        try connection.execute(
            """
            INSERT INTO startup_introductions (document_id, startup_id, asker_id, title, message, state, asked_at)
            VALUES (\(id.text), \(startup.id.text), \(account), \(startup.content.title), \(message), 'waiting', \(date))
            """
        )
    }

    func set(_ state: Introduction.State, of id: DocumentID, at date: Date) throws {
        try connection.execute(
            """
            UPDATE startup_introductions SET state = \(state.rawValue), answered_at = \(date)
            WHERE document_id = \(id.text)
            """
        )
    }

    func blockAsker(of id: DocumentID, at date: Date) throws {
        try connection.execute(
            """
            INSERT INTO blocks (account_id, blocked_id, made_at)
            SELECT s.account_id, i.asker_id, CAST(\(date) AS BIGINT) FROM startup_introductions i
            JOIN startups s ON s.document_id = i.startup_id WHERE i.document_id = \(id.text)
            ON CONFLICT (account_id, blocked_id) DO NOTHING
            """
        )
    }
}
