/// One maker's claims of games that came from stores, and the queue for who reviews them.
///
/// Every call throws `memberNeeded` to a guest and `makerNeeded` to who is no maker.
package protocol GameClaimService: Sendable {
    /// Theirs, the last begun first.
    func claims() async throws(MakerError) -> [GameClaim]

    /// Begins a claim, or gives the one there is.
    ///
    /// - Throws: `gameNotFound`, `madeAlready` for a game that a maker has here, `tooManyClaims`.
    func begin(_ slug: String) async throws(MakerError) -> GameClaim

    /// Looks for the token on each of the game's pages at stores; where it is, the game is theirs.
    ///
    /// - Throws: `gameNotFound` without a claim, `madeAlready`, `tokenMissing` with the store whose page has it not,
    ///   `storeSilent`, `tooSoon` within a minute of the last time.
    func prove(_ slug: String) async throws(MakerError) -> GameClaim

    /// Asks who reviews games, with some words why it is theirs.
    ///
    /// - Throws: `gameNotFound`, `invalid`, `wrongState` for a claim that was refused or granted.
    func ask(_ slug: String, _ note: String) async throws(MakerError) -> GameClaim

    /// Forgets a claim that was not granted, or does nothing.
    func drop(_ slug: String) async throws(MakerError)

    // MARK: For who reviews

    /// What was asked, the longest first; at most 100.
    ///
    /// - Throws: `forbidden` for anybody but admins.
    func queue() async throws(MakerError) -> [GameClaim]

    /// - Throws: `forbidden`, `gameNotFound`, `wrongState` for a claim that does not wait, `madeAlready`.
    func decide(_ id: GameClaim.ID, _ verdict: ClaimVerdict) async throws(MakerError) -> GameClaim
}
