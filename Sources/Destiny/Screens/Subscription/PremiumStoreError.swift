/// Why the store did not sell.
package enum PremiumStoreError: Error, Hashable, Sendable {
    /// The store does not answer.
    case unavailable
    /// Somebody has to approve the purchase first.
    case awaitingApproval
}
