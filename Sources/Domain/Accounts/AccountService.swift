/// Makes and finds accounts.
package protocol AccountService: Sendable {
    /// A new guest, and the token that is the only way back to it.
    func createGuest() async throws -> (account: Account, token: SessionToken)

    /// The account a token belongs to; `nil` for a token nobody has.
    func account(for token: SessionToken) async throws -> Account?

    /// Deletes the account with everything that is kept for it; does nothing when it is gone already.
    func delete(_ id: Account.ID) async throws
}
