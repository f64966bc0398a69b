/// Opens sessions and finds whose a token is.
package protocol AccountService: Sendable {
    /// A new guest with a session, whose token is the only way back to it; `device` is "Firefox on Linux".
    func createGuest(device: String) async throws -> NewSession

    /// Who a token belongs to, noted as seen; `nil` for a token nobody has, or has no longer.
    func visit(by token: SessionToken) async throws -> Visit?

    /// Another token for the same session when `token` is a week old; `nil` when it is fresh or nobody's.
    ///
    /// The old one stays good until the new one is used, and ten minutes more, so that a lost answer loses nobody.
    func renew(_ token: SessionToken) async throws -> SessionToken?

    /// The token a ticket is good for; what the guest whose session asks did comes along.
    ///
    /// - Throws: `linkExpired` for a ticket that is used, too old, or another session's.
    func redeem(
        _ ticket: SessionTicket,
        by session: AccountSession.ID,
        device: String
    ) async throws(AccountError) -> NewSession
}
