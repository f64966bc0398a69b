package import Foundation

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
