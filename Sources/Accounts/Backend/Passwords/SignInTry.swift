import AccountsDomain
import Foundation
import Storage

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
