import Foundation
import Storage
import Synchronization

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
