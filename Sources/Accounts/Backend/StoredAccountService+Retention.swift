import AccountData
import AccountsDomain
package import Foundation
import Storage
import Synchronization

extension StoredAccountService {
    /// The date to delete by, once in a round: the clock's, or an earlier one while the clock alone says so late.
    ///
    /// - Throws: ``StorageError``.
    package func retentionDate() async throws -> Date { try await retentionClock.advance(in: database) }

    /// Deletes what nobody can come back to at a date, ``retentionDate()``; to be run every few hours.
    ///
    /// That is sessions past their life, guests whose only session is gone, and guests who kept nothing and were not
    /// seen for a month.
    ///
    /// - Throws: ``StorageError``.
    package func clearUp(at date: Date) async throws -> RetentionReport {
        var report = RetentionReport()
        report.sessions = try await database.write { try endSessions(at: date, $0) }
        try await database.write { try deleteExpired(at: date, $0) }
        var last: Account.ID?
        repeat {
            let after = last
            let (deleted, next) = try await database.write { try deleteGuests(after: after, at: date, $0) }
            report.guests += deleted
            last = next
        } while last != nil
        return report
    }

    /// Guests of one transaction; others want to write, too.
    private static let batch = 200

    private func deleteGuests(
        after last: Account.ID?,
        at date: Date,
        _ connection: any SQLConnection
    ) throws -> (deleted: Int, next: Account.ID?) {
        let unseenSince = date.addingTimeInterval(-rules.emptyGuestIdle)
        let rows = try connection.rows(
            """
            SELECT a.id, COUNT(s.id) AS open_sessions
            FROM accounts a LEFT JOIN account_sessions s ON s.account_id = a.id
            WHERE a.id > \(last?.uuidString.lowercased() ?? "") AND a.created_at < \(unseenSince)
                AND NOT EXISTS (SELECT 1 FROM account_passwords p WHERE p.account_id = a.id)
                AND NOT EXISTS (SELECT 1 FROM account_identities i WHERE i.account_id = a.id)
            GROUP BY a.id HAVING COALESCE(MAX(s.last_seen_at), 0) < \(unseenSince)
            ORDER BY a.id LIMIT \(Self.batch)
            """
        )
        var deleted = 0
        for row in rows {
            let (id, sessions): (Account.ID, Int) = (try row["id"], try row["open_sessions"])
            guard try sessions == 0 || !holdsSomething(id, connection),
                try !records.contains(where: { try $0.isShownToOthers(of: id, connection) })
            else { continue }
            deleted += try connection.execute("DELETE FROM accounts WHERE id = \(id)")
        }
        return (deleted, rows.count == Self.batch ? try rows.last?["id"] : nil)
    }

    private func holdsSomething(_ account: Account.ID, _ connection: any SQLConnection) throws -> Bool {
        try connection.row("SELECT 1 AS one FROM accounts WHERE id = \(account) AND name <> ''") != nil
            || PictureStore(connection: connection, account: account).isSet()
            || records.contains { try $0.holdsSomething(of: account, connection) }
    }

    private func endSessions(at date: Date, _ connection: any SQLConnection) throws -> Int {
        let count = try connection.execute(
            "DELETE FROM account_sessions WHERE last_seen_at < \(date.addingTimeInterval(-rules.guestIdle))"
        )
        return count
            + (try connection.execute(
                """
                DELETE FROM account_sessions
                WHERE account_id IN (
                    SELECT account_id FROM account_passwords UNION SELECT account_id FROM account_identities
                ) AND (last_seen_at < \(date.addingTimeInterval(-rules.memberIdle))
                    OR created_at < \(date.addingTimeInterval(-rules.memberLongest)))
                """
            ))
    }

    private func deleteExpired(at date: Date, _ connection: any SQLConnection) throws {
        for table in [
            "session_tokens", "session_tickets", "password_resets", "identity_visits", "used_nonces", "device_codes",
            "revocations", "email_confirmations",
        ] {
            try connection.execute("DELETE FROM \(raw: table) WHERE expires_at < \(date)")
        }
        try connection.execute(
            "DELETE FROM failed_attempts WHERE last_at < \(date.addingTimeInterval(-AttemptStore.memory))"
        )
        try connection.execute("DELETE FROM sign_in_buckets WHERE full_at < \(date)")
        for table in ["password_reset_requests", "email_confirmation_requests"] {
            try connection.execute("DELETE FROM \(raw: table) WHERE asked_at < \(date.addingTimeInterval(-86_400))")
        }
    }
}

/// What a round of clearing up has deleted.
package struct RetentionReport: Hashable, Sendable {
    package var guests = 0
    package var sessions = 0
}

/// The time that deletions go by, which no single reading of the clock moves far.
///
/// A high-water mark in the database follows the clock, but gains no more than ``pace`` times the time this process has
/// measured since it looked last; what is deleted is old by the mark and by the clock. So a clock that is ahead at the
/// start or for a moment deletes nothing, one that stays ahead is seen for weeks before it matters, and after the
/// server was off for long the mark catches up while it runs.
final class RetentionClock: Sendable {
    private let now: @Sendable () -> Date
    private let uptime: @Sendable () -> Duration
    private let lookedAt: Mutex<Duration>

    /// Seconds the mark may gain in a second.
    private static let pace = 2.0

    /// - Parameters:
    ///   - now: The clock, which may be set.
    ///   - uptime: Time since some moment, which nobody sets.
    init(now: @escaping @Sendable () -> Date, uptime: @escaping @Sendable () -> Duration) {
        self.now = now
        self.uptime = uptime
        lookedAt = Mutex(uptime())
    }

    /// Begins where the database has been last, as far as its sessions tell; does nothing the next time.
    func begin(in database: any SQLDatabase) async throws {
        let now = now()
        try await database.write { connection in
            guard try Self.mark(connection) == nil else { return }
            let newest = try connection.row("SELECT MAX(last_seen_at) AS newest FROM account_sessions")
            let mark: Date = min(now, try newest?["newest"] ?? now)
            try connection.execute(
                "INSERT INTO retention_marks (id, reached_at) VALUES (1, \(mark)) ON CONFLICT (id) DO NOTHING"
            )
        }
    }

    /// The time to delete by, after the mark has followed the clock.
    func advance(in database: any SQLDatabase) async throws -> Date {
        let (now, uptime) = (now(), uptime())
        let passed = lookedAt.withLock { lookedAt in
            defer { lookedAt = uptime }
            return max(0, (uptime - lookedAt) / .seconds(1))
        }
        return try await database.write { connection in
            let mark = try Self.mark(connection) ?? now
            let reached = max(mark, min(now, mark.addingTimeInterval(passed * Self.pace)))
            try connection.execute("UPDATE retention_marks SET reached_at = \(reached) WHERE id = 1")
            return min(now, reached)
        }
    }

    private static func mark(_ connection: any SQLConnection) throws -> Date? {
        try connection.row("SELECT reached_at FROM retention_marks WHERE id = 1")?["reached_at"]
    }
}
