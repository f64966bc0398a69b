/// Where premium is bought on this device.
package protocol PremiumStore: Sendable {
    /// What is for sale, the shortest time first.
    ///
    /// - Throws: when the store does not answer.
    func offers() async throws(PremiumStoreError) -> [PremiumOffer]

    /// Asks the person to buy an offer.
    ///
    /// - Returns: the signed transaction, a JWS in compact form; `nil` when the person decided otherwise.
    /// - Throws: when the store does not answer or the purchase waits for somebody's approval.
    func buy(_ offer: PremiumOffer.ID) async throws(PremiumStoreError) -> String?

    /// The signed transactions of what was bought before with the store's account.
    ///
    /// - Throws: when the store does not answer.
    func restore() async throws(PremiumStoreError) -> [String]
}
