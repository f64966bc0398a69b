import Foundation
import AccountsDomain
import Calls

/// The limits of the configuration, as problems.
struct RequestGate: Sendable {
    private let addresses: TokenBuckets<String>
    private let accounts: TokenBuckets<Account.ID>
    private let guests: TokenBuckets<String>

    init(_ limits: RequestLimits) {
        addresses = TokenBuckets(limits.perAddress)
        accounts = TokenBuckets(limits.perAccount)
        guests = TokenBuckets(limits.newGuests)
    }

    func enter(address: String) throws(Problem) {
        try take(address, from: addresses, detail: "Too many requests from your network.")
    }

    func enter(account: Account.ID) throws(Problem) {
        try take(account, from: accounts, detail: "You are asking too fast.")
    }

    func makeGuest(address: String) throws(Problem) {
        try take(address, from: guests, detail: "Too many new guests from your network.")
    }

    private func take<Key>(_ key: Key, from buckets: TokenBuckets<Key>, detail: String) throws(Problem) {
        guard let wait = buckets.take(key) else { return }
        throw Problem(.tooManyRequests, detail: detail, retryAfter: Int(exactly: wait.rounded(.up)))
    }
}
