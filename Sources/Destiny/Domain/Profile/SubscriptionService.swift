/// Premium; every conformer is bound to one person.
package protocol SubscriptionService: Sendable {
    func subscription() async throws(AstrologyError) -> SubscriptionStatus

    /// Checks a transaction that the store signed, new or restored, and grants what it pays for.
    ///
    /// - Parameter transaction: the store's JWS in compact form.
    /// - Returns: what the person has now.
    /// - Throws: `invalidTransaction`, `subscriptionsUnavailable`.
    func redeem(_ transaction: String) async throws(AstrologyError) -> SubscriptionStatus
}
