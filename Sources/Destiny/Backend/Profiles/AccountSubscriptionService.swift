import AccountsDomain
package import DestinyDomain
import Storage

/// What one account has paid for, in the database.
package struct AccountSubscriptionService: SubscriptionService {
    let backend: AstrologyBackend
    let account: Account

    package func subscription() async throws(AstrologyError) -> SubscriptionStatus {
        let (account, now) = (account.id, backend.now())
        return try await backend.database.reading {
            try SubscriptionStore(connection: $0, account: account).status(now: now)
        }
    }

    package func redeem(_ transaction: String) async throws(AstrologyError) -> SubscriptionStatus {
        guard let verify = backend.verifyPurchase else { throw .subscriptionsUnavailable }
        let now = backend.now()
        let purchase: VerifiedPurchase
        do throws(AstrologyError.TransactionProblem) {
            purchase = try await verify(transaction, now)
        } catch {
            throw .invalidTransaction(error)
        }
        let account = account.id
        return try await backend.database.writing { connection in
            let store = SubscriptionStore(connection: connection, account: account)
            try store.save(purchase)
            return try store.status(now: now)
        }
    }
}
