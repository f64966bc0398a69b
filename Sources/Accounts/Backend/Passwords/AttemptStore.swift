import AccountsDomain
import Crypto
package import Foundation
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

        /// Mails that are asked for to whatever address the account was made with.
        static func confirmation(_ account: Account.ID) -> Key {
            Key(text: "confirmation \(account)", backoff: .account, isForgiving: true)
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

/// How long to wait after so many failures: not at all at first, then twice as long each time.
package struct Backoff: Sendable {
    /// Failures that cost nothing: people mistype.
    package var free: Int
    /// Seconds after the first failure beyond those.
    package var first: TimeInterval
    /// Seconds at most: a stranger's guesses must not keep the owner out for long.
    package var longest: TimeInterval

    package init(free: Int, first: TimeInterval, longest: TimeInterval) {
        self.free = free
        self.first = first
        self.longest = longest
    }

    /// For one account: about a hundred guesses a day.
    package static let account = Backoff(free: 5, first: 30, longest: 900)
    /// For one address, behind which may be many people.
    package static let address = Backoff(free: 20, first: 30, longest: 3_600)

    func wait(after failures: Int) -> TimeInterval {
        guard failures >= free else { return 0 }
        return min(longest, first * pow(2, Double(failures - free)))
    }
}

/// Device cookies (OWASP, "Slow Down Online Guessing Attacks with Device Cookies"): what a browser is known by that has
/// signed in to an account before, so that strangers' wrong tries do not keep its person out.
///
/// A cookie opens nothing: it gives its browser a count of wrong tries of its own. It is a nonce with an HMAC over the
/// account, the account's generation of devices and the nonce, so that it says nothing of whose it is, and ends when
/// the generation does.
package struct DeviceCookies: Sendable {
    private let key: SymmetricKey

    private static let nonceBytes = 16
    private static let macBytes = 32
    /// Several people may share a browser.
    private static let separator: Character = "."
    private static let maximumCount = 4

    init(key: SymmetricKey) {
        self.key = key
    }

    /// A cookie for a browser that has proven the password of `account`.
    func make(for account: Account.ID, generation: Int) -> String {
        let nonce = SymmetricKey(size: .init(bitCount: Self.nonceBytes * 8)).withUnsafeBytes { Data($0) }
        let mac = HMAC<SHA256>.authenticationCode(for: message(account, generation, nonce), using: key)
        return (nonce + Data(mac)).base64EncodedString()
    }

    /// What a browser is known by to `account`; `nil` for a cookie that is forged, of another account or ended.
    func device(in cookie: String?, for account: Account.ID, generation: Int) -> Device? {
        guard let cookie else { return nil }
        for part in cookie.split(separator: Self.separator).prefix(Self.maximumCount) {
            guard let bytes = Data(base64Encoded: String(part)), bytes.count == Self.nonceBytes + Self.macBytes else {
                continue
            }
            let (nonce, mac) = (bytes.prefix(Self.nonceBytes), bytes.suffix(Self.macBytes))
            let message = message(account, generation, nonce)
            guard HMAC<SHA256>.isValidAuthenticationCode(mac, authenticating: message, using: key) else { continue }
            return Device(id: nonce.base64EncodedString())
        }
        return nil
    }

    /// A browser that is known to an account.
    struct Device: Sendable {
        let id: String
    }

    private func message(_ account: Account.ID, _ generation: Int, _ nonce: Data) -> Data {
        Data("device cookie 1\n\(account)\n\(generation)\n".utf8) + nonce
    }

    /// A browser's cookies of several accounts in one, the newest first.
    package static func joined(_ new: String, _ old: String?) -> String {
        let parts = [new] + (old?.split(separator: separator).map { String($0) } ?? [])
        return parts.prefix(maximumCount).joined(separator: String(separator))
    }
}
