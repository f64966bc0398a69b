import AccountsDomain
import DestinyDomain
package import Foundation
import Storage

/// What the store signed for one person, inside a transaction.
struct SubscriptionStore {
    let connection: any SQLConnection
    let account: Account.ID

    func status(now: Date) throws -> SubscriptionStatus {
        let row = try connection.row(
            """
            SELECT product_id, expires_at, revoked_at, is_sandbox FROM subscriptions WHERE account_id = \(account)
            """
        )
        guard let row else { return .none }
        let expiresAt: Date? = try row["expires_at"]
        let revokedAt: Date? = try row["revoked_at"]
        let state: SubscriptionStatus.State =
            revokedAt != nil ? .revoked : expiresAt.map { $0 <= now } ?? false ? .expired : .active
        return SubscriptionStatus(
            state: state,
            productID: try row["product_id"],
            expiresAt: expiresAt,
            isSandbox: try row["is_sandbox"]
        )
    }

    /// Keeps a transaction, unless a later one is kept already.
    ///
    /// - Throws: `invalidTransaction` with `otherAccount` when another account has redeemed it.
    func save(_ purchase: VerifiedPurchase) throws {
        let owner: UUID? = try connection.row(
            """
            SELECT account_id FROM subscriptions
            WHERE original_transaction_id = \(purchase.originalTransactionID)
            """
        )?["account_id"]
        guard owner == nil || owner == account else { throw AstrologyError.invalidTransaction(.otherAccount) }
        try connection.execute(
            """
            INSERT INTO subscriptions (
                account_id, original_transaction_id, product_id, signed_at, expires_at, revoked_at, is_sandbox)
            VALUES (\(account), \(purchase.originalTransactionID), \(purchase.productID), \(purchase.signedAt),
                \(purchase.expiresAt), \(purchase.revokedAt), \(purchase.isSandbox))
            ON CONFLICT (account_id) DO UPDATE SET
                original_transaction_id = \(purchase.originalTransactionID), product_id = \(purchase.productID),
                signed_at = \(purchase.signedAt), expires_at = \(purchase.expiresAt),
                revoked_at = \(purchase.revokedAt), is_sandbox = \(purchase.isSandbox)
            WHERE subscriptions.signed_at <= \(purchase.signedAt)
            """
        )
    }

    /// Keeps a later transaction of what somebody has redeemed, whoever that was.
    static func follow(_ purchase: VerifiedPurchase, _ connection: any SQLConnection) throws {
        try connection.execute(
            """
            UPDATE subscriptions SET product_id = \(purchase.productID), signed_at = \(purchase.signedAt),
                expires_at = \(purchase.expiresAt), revoked_at = \(purchase.revokedAt),
                is_sandbox = \(purchase.isSandbox)
            WHERE original_transaction_id = \(purchase.originalTransactionID)
                AND signed_at <= \(purchase.signedAt)
            """
        )
    }
}

/// What a transaction says whose signature holds.
package struct VerifiedPurchase: Hashable, Sendable {
    package var originalTransactionID: String
    package var productID: String
    package var signedAt: Date
    /// `nil` for what was bought for good.
    package var expiresAt: Date?
    package var revokedAt: Date?
    package var isSandbox: Bool

    package init(
        originalTransactionID: String,
        productID: String,
        signedAt: Date,
        expiresAt: Date?,
        revokedAt: Date?,
        isSandbox: Bool
    ) {
        self.originalTransactionID = originalTransactionID
        self.productID = productID
        self.signedAt = signedAt
        self.expiresAt = expiresAt
        self.revokedAt = revokedAt
        self.isSandbox = isSandbox
    }
}
