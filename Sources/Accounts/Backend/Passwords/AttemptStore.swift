import AccountsDomain
import Foundation
import Storage

/// Wrong tries for an account or from an address, inside a transaction.
///
/// A try is counted before the password is looked at, and taken back when it was right: guesses that are sent all at
/// once count like others. Keys are hashes; an address of the net or a mail address is not kept.
struct AttemptStore {
    let connection: any SQLConnection
    let now: Date

    /// After so long without a try the count begins anew.
    static let memory: TimeInterval = 86_400

    /// Seconds by which processes' clocks may differ.
    private static let tolerance: TimeInterval = 2

    /// Something that tries are counted for.
    struct Key: Sendable {
        fileprivate let text: String
        fileprivate let backoff: Backoff
        /// Whether one right try says that the wrong ones were the same person's.
        fileprivate let isForgiving: Bool

        static func account(_ emailKey: String) -> Key {
            Key(text: "account \(emailKey)", backoff: .account, isForgiving: true)
        }

        /// Mails that are asked for fill a stranger's mailbox.
        static func reset(_ emailKey: String) -> Key {
            Key(text: "reset \(emailKey)", backoff: .account, isForgiving: true)
        }

        /// A browser that signed in to the account before: strangers' tries neither use nor touch its own.
        static func device(_ device: DeviceCookies.Device, of account: Account.ID) -> Key {
            Key(text: "device \(account) \(device.id)", backoff: .account, isForgiving: true)
        }

        /// Who is signed in and proves the password once more.
        static func session(_ session: AccountSession.ID) -> Key {
            Key(text: "proof \(session)", backoff: .account, isForgiving: true)
        }

        static func address(_ address: String) -> Key {
            Key(text: "address \(address)", backoff: .address, isForgiving: false)
        }

        /// Pictures that are sent take room on the disk.
        static func picture(_ address: String) -> Key {
            Key(text: "picture \(address)", backoff: .address, isForgiving: false)
        }

        fileprivate var hash: String { Secret.hash(of: text) }
    }

    /// - Throws: `tooManyAttempts` when one of the keys has to wait; then nothing is counted.
    func begin(_ keys: [Key]) throws {
        for key in keys {
            let (failures, last) = try count(key)
            let wait = key.backoff.wait(after: failures)
            let end = last.addingTimeInterval(wait)
            // A last try that is still to come was written by a clock that was ahead. It keeps nobody waiting for that
            // long: this try is let in and writes its own time. The database rounds, so a moment ahead is now.
            guard wait > 0, last.timeIntervalSince(now) < Self.tolerance else { continue }
            if end > now { throw AccountError.tooManyAttempts(until: end) }
        }
        for key in keys {
            let failures = try count(key).failures + 1
            try connection.execute(
                """
                INSERT INTO failed_attempts (key, failures, last_at) VALUES (\(key.hash), \(failures), \(now))
                ON CONFLICT (key) DO UPDATE SET failures = excluded.failures, last_at = excluded.last_at
                """
            )
        }
    }

    /// The try was right: an account's count is forgotten, an address gets this one back.
    func succeed(_ keys: [Key]) throws {
        for key in keys {
            if key.isForgiving {
                try connection.execute("DELETE FROM failed_attempts WHERE key = \(key.hash)")
            } else {
                try connection.execute(
                    "UPDATE failed_attempts SET failures = failures - 1 WHERE key = \(key.hash) AND failures > 0"
                )
            }
        }
    }

    private func count(_ key: Key) throws -> (failures: Int, last: Date) {
        let row = try connection.row(
            """
            SELECT failures, last_at FROM failed_attempts
            WHERE key = \(key.hash) AND last_at > \(now.addingTimeInterval(-Self.memory))
            """
        )
        guard let row else { return (0, .distantPast) }
        return (try row["failures"], try row["last_at"])
    }
}
