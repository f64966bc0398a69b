package import AccountsDomain
package import Foundation
package import ModerationDomain
package import Storage

/// Reports and blocks of one account, and decisions when it is an admin's, in the database.
package struct AccountModerationService: ModerationService {
    private let database: any SQLDatabase
    private let account: Account.ID
    private let now: @Sendable () -> Date

    /// Brings the tables up to date, after those of the accounts.
    package static func migrate(_ database: any SQLDatabase) async throws {
        try await database.migrate("moderation", ModerationSchema.migrations)
    }

    package init(database: any SQLDatabase, account: Account.ID, now: @escaping @Sendable () -> Date = { Date() }) {
        self.database = database
        self.account = account
        self.now = now
    }

    package func report(
        _ item: ReportedItem,
        by author: Account.ID?,
        for reason: Report.Reason,
        note: String
    ) async throws(ModerationError) {
        try Self.check(item)
        let note = try Self.checked(note)
        try await writing { connection in
            try reports(connection).add(item, by: account, author: author, reason: reason, note: note)
        }
    }

    package func block(_ other: Account.ID) async throws(ModerationError) {
        guard other != account else { throw .invalid(field: "account") }
        let date = now()
        try await writing { connection in
            // Somebody who is gone needs no block.
            _ = try connection.execute(
                """
                INSERT INTO blocks (account_id, blocked_id, made_at)
                SELECT CAST(\(account) AS TEXT), id, CAST(\(date) AS BIGINT) FROM accounts WHERE id = \(other) ON CONFLICT DO NOTHING
                """
            )
        }
    }

    package func unblock(_ other: Account.ID) async throws(ModerationError) {
        try await writing { connection in
            _ = try connection.execute("DELETE FROM blocks WHERE account_id = \(account) AND blocked_id = \(other)")
        }
    }

    package func blocked() async throws(ModerationError) -> [BlockedAccount] {
        try await mapping { [database] in try await database.read { try blocked($0) } }
    }

    package func queue() async throws(ModerationError) -> [Report] {
        try await mapping { [database] in try await database.read { try queue($0) } }
    }

    package func decide(
        _ verdict: Decision.Verdict,
        on item: ReportedItem,
        note: String
    ) async throws(ModerationError) -> Report {
        let note = try Self.checked(note)
        return try await writing { connection in
            try requireAdmin(connection)
            let store = reports(connection)
            guard try store.report(on: item) != nil else { throw ModerationError.notFound }
            try store.decide(Decision(verdict: verdict, note: note, decidedAt: store.now), on: item)
            guard let report = try store.report(on: item) else { throw ModerationError.notFound }
            return report
        }
    }

    // MARK: Inside a transaction of another subject's

    package func blocked(_ connection: any SQLConnection) throws -> [BlockedAccount] {
        try connection.rows(
            """
            SELECT b.blocked_id, b.made_at, a.name FROM blocks b JOIN accounts a ON a.id = b.blocked_id
            WHERE b.account_id = \(account) ORDER BY b.made_at DESC, b.blocked_id
            """
        ).map { BlockedAccount(id: try $0["blocked_id"], name: try $0["name"], blockedAt: try $0["made_at"]) }
    }

    /// - Throws: `forbidden` for anybody but admins.
    package func queue(_ connection: any SQLConnection) throws -> [Report] {
        try requireAdmin(connection)
        return try reports(connection).waiting()
    }

    // MARK: Parts

    /// The role as it is now: an admin of before decides nothing more.
    private func requireAdmin(_ connection: any SQLConnection) throws {
        let row = try connection.row("SELECT role FROM accounts WHERE id = \(account)")
        guard try row?["role"] == Account.Role.admin.rawValue else { throw ModerationError.forbidden }
    }

    private func reports(_ connection: any SQLConnection) -> ReportStore {
        ReportStore(connection: connection, now: Date(timeIntervalSince1970: now().timeIntervalSince1970.rounded()))
    }

    private static func check(_ item: ReportedItem) throws(ModerationError) {
        guard (1...ReportedItem.maximumKindLength).contains(item.kind.unicodeScalars.count) else {
            throw .invalid(field: "kind")
        }
        guard (1...ReportedItem.maximumIDLength).contains(item.id.unicodeScalars.count) else {
            throw .invalid(field: "id")
        }
    }

    private static func checked(_ note: String) throws(ModerationError) -> String {
        let note = note.trimmingCharacters(in: .whitespacesAndNewlines)
        guard note.unicodeScalars.count <= Decision.maximumNoteLength else { throw .invalid(field: "note") }
        return note
    }

    private func writing<Value: Sendable>(
        _ body: @escaping @Sendable (any SQLConnection) throws -> Value
    ) async throws(ModerationError) -> Value {
        try await mapping { [database] in try await database.write(body) }
    }

    private func mapping<Value: Sendable>(
        _ body: @Sendable () async throws -> Value
    ) async throws(ModerationError) -> Value {
        do {
            return try await body()
        } catch let error as ModerationError {
            throw error
        } catch StorageError.constraint(.foreignKey, _) {
            throw .notSignedIn
        } catch StorageError.full {
            throw .noRoom
        } catch {
            throw .failed("database: \(error)")
        }
    }
}

enum ModerationSchema {
    static let migrations: [Migration] = [
        Migration(
            name: "001 reports and blocks",
            [
                """
                CREATE TABLE reports (
                    kind TEXT NOT NULL,
                    item TEXT NOT NULL,
                    account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
                    author_id TEXT,
                    reason TEXT NOT NULL,
                    note TEXT NOT NULL,
                    made_at BIGINT NOT NULL,
                    PRIMARY KEY (kind, item, account_id)
                )
                """,
                "CREATE INDEX reports_by_account ON reports (account_id, made_at)",
                """
                CREATE TABLE report_decisions (
                    kind TEXT NOT NULL,
                    item TEXT NOT NULL,
                    verdict TEXT NOT NULL CHECK (verdict IN ('kept', 'hidden')),
                    note TEXT NOT NULL,
                    decided_at BIGINT NOT NULL,
                    PRIMARY KEY (kind, item)
                )
                """,
                """
                CREATE TABLE blocks (
                    account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
                    blocked_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
                    made_at BIGINT NOT NULL,
                    PRIMARY KEY (account_id, blocked_id)
                )
                """,
                "CREATE INDEX blocks_by_blocked ON blocks (blocked_id)",
            ]
        ),
        // What was noted before was for those who decide alone.
        Migration(
            name: "002 notes for authors",
            ["ALTER TABLE report_decisions ADD COLUMN is_told INTEGER NOT NULL DEFAULT 0"]
        ),
    ]
}
