/// The keys by which programs ask for a person; every conformer is bound to one person.
///
/// A key opens the calls below `/vedic/api/` and nothing else; what they count, they count for the account.
package protocol KeyService: Sendable {
    /// All that have not been revoked, the newest first; at most ``APIKey/maximumCount``.
    func keys() async throws(AstrologyError) -> [APIKey]

    /// Makes a key.
    ///
    /// - Parameter name: 1 to ``APIKey/maximumNameLength`` characters.
    /// - Returns: the key with its secret, which is shown this once.
    /// - Throws: `invalid` with `name`, or with `limitReached` when there are as many as there may be.
    func create(_ name: String) async throws(AstrologyError) -> NewAPIKey

    /// Ends a key at once, or does nothing when it is gone.
    func revoke(_ key: APIKey.ID) async throws(AstrologyError)
}
