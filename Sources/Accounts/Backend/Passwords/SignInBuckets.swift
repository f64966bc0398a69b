import AccountsDomain
import Foundation
import Storage

/// How often passwords are hashed for somebody, right or wrong: a token bucket per key, inside a transaction.
///
/// Wrong tries slow down by ``AttemptStore``. These buckets bound what right ones cost, so widely that a person never
/// meets it. A bucket is kept as the moment at which it is full again; keys are hashes.
struct SignInBuckets {
    let connection: any SQLConnection
    let now: Date

    /// Something that has a bucket.
    struct Key: Sendable {
        fileprivate let text: String
        /// Tokens of a full bucket.
        fileprivate let burst: Double
        /// Seconds until one comes back.
        fileprivate let interval: TimeInterval

        /// Right passwords of one account: twenty at once, then one a minute.
        static func account(_ emailKey: String) -> Key { Key(text: "signed in \(emailKey)", burst: 20, interval: 60) }

        /// Hashes for one network, behind which may be many people: two hundred at once, then one in three seconds.
        static func address(_ address: String) -> Key { Key(text: "hashed \(address)", burst: 200, interval: 3) }

        fileprivate var hash: String { Secret.hash(of: text) }
        fileprivate var capacity: TimeInterval { burst * interval }
    }

    /// - Throws: `tooManyAttempts` when the bucket is empty.
    func check(_ key: Key) throws {
        let next = try fullAt(key).addingTimeInterval(key.interval)
        let until = next.addingTimeInterval(-key.capacity)
        // The database rounds times, so that the last one may be a moment ahead.
        guard until.timeIntervalSince(now) < 0.001 else { throw AccountError.tooManyAttempts(until: until) }
    }

    /// Takes a token, or what is left of one.
    func take(_ key: Key) throws {
        let next = try fullAt(key).addingTimeInterval(key.interval)
        let fullAt = min(next, now.addingTimeInterval(key.capacity))
        try connection.execute(
            """
            INSERT INTO sign_in_buckets (key, full_at) VALUES (\(key.hash), \(fullAt))
            ON CONFLICT (key) DO UPDATE SET full_at = excluded.full_at
            """
        )
    }

    /// No bucket takes longer to fill than from empty: a later time was written by a clock that was ahead, and says
    /// nothing.
    private func fullAt(_ key: Key) throws -> Date {
        let row = try connection.row("SELECT full_at FROM sign_in_buckets WHERE key = \(key.hash)")
        guard let fullAt: Date = try row?["full_at"], fullAt.timeIntervalSince(now) <= key.capacity + 1 else {
            return now
        }
        return max(now, fullAt)
    }
}

/// What one try with a password counts against.
struct SignInTry: Sendable {
    /// Wrong tries: they slow down.
    var failures: [AttemptStore.Key]
    /// A token is taken before the password is hashed, whatever comes of it; `nil` for who is known already.
    var network: SignInBuckets.Key?
    /// A token is taken when the password was right.
    var account: SignInBuckets.Key?

    /// - Throws: `tooManyAttempts` when something has to wait; then nothing is counted.
    func begin(_ connection: any SQLConnection, now: Date) throws {
        let buckets = SignInBuckets(connection: connection, now: now)
        for key in [network, account].compactMap({ $0 }) { try buckets.check(key) }
        try AttemptStore(connection: connection, now: now).begin(failures)
        if let network { try buckets.take(network) }
    }

    func succeed(_ connection: any SQLConnection, now: Date) throws {
        try AttemptStore(connection: connection, now: now).succeed(failures)
        if let account { try SignInBuckets(connection: connection, now: now).take(account) }
    }
}
