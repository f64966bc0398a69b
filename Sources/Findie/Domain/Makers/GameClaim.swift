package import Calls
package import Foundation

/// A maker's word that a game which came from a store is theirs.
package struct GameClaim: Hashable, Codable, Sendable, Identifiable {
    package static let maximumNoteLength = 500

    package enum State: String, Codable, Sendable, CaseIterable {
        /// Nothing was shown yet.
        case open
        /// Who reviews games was asked.
        case asked
        case refused
        /// The game is its maker's: `made` names it.
        case granted
    }

    package var id: UUID
    /// The game's name in addresses.
    package var slug: String
    package var title: String
    /// Who claims it, as they call themselves as a maker.
    package var makerName: String
    package var makerPage: String
    package var state: State
    /// What the game's pages at stores have to show, each of them; nobody else is given the same.
    package var token: String
    /// The game's pages at stores; none where there are none or the server asks no stores.
    package var pages: [ClaimedPage]
    /// What was written to who reviews, or what they wrote; empty for nothing.
    package var note: String
    /// The game in its maker's hands.
    package var made: MakerGame.ID?
    package var begunAt: Date

    package init(
        id: UUID,
        slug: String,
        title: String,
        makerName: String,
        makerPage: String = "",
        state: State = .open,
        token: String,
        pages: [ClaimedPage],
        note: String = "",
        made: MakerGame.ID? = nil,
        begunAt: Date
    ) {
        (self.id, self.slug, self.title, self.makerName, self.makerPage) = (id, slug, title, makerName, makerPage)
        (self.state, self.token, self.pages, self.note, self.made) = (state, token, pages, note, made)
        self.begunAt = begunAt
    }

    /// Whether who reviews can still be asked.
    package var canBeAsked: Bool { state == .open }

    /// A note as it is kept: without outer space.
    ///
    /// - Throws: `invalid`.
    package static func note(_ text: String) throws(MakerError) -> String {
        let note = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !note.isEmpty else { throw .invalid(field: "note", reason: .empty) }
        guard note.unicodeScalars.count <= maximumNoteLength else { throw .invalid(field: "note", reason: .tooLong) }
        return note
    }
}

/// A page of a claimed game at a store.
package struct ClaimedPage: Hashable, Codable, Sendable {
    package var store: StoreOffer.Store
    package var address: String

    package init(_ store: StoreOffer.Store, _ address: String) { (self.store, self.address) = (store, address) }
}

extension GameClaim: EndpointOutput {
    private static let page = JSONSchema.object(
        .required("store", .choice(StoreOffer.Store.self)),
        .required("address", .string(1...300))
    ).named("ClaimedPage")

    package static let schema = JSONSchema.object(
        .required("id", .uuid),
        .required("slug", Game.slugSchema),
        .required("title", .string(0...80)),
        .required("makerName", .string(0...200)),
        .required("makerPage", .string(0...300)),
        .required("state", .choice(State.self)),
        .required("token", .string(0...60).described("What each of the pages has to show.")),
        .required("pages", .array(of: page, maximum: 4)),
        .required("note", .string(0...maximumNoteLength)),
        .optional("made", .uuid.described("The game in its maker’s hands.")),
        .required("begunAt", .date)
    ).named("GameClaim")
}

/// What who reviews says of a claim.
package enum ClaimVerdict: Hashable, Sendable {
    case grant
    /// 1 to 500 characters for who claims.
    case refuse(String)
}

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
