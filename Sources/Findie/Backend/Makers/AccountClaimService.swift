import AccountsDomain
package import FindieDomain
import Foundation
import Outbound

/// One account's claims of games that came from stores, over the database.
package struct AccountClaimService: GameClaimService {
    let makers: AccountMakerService
    /// `nil` where no store is asked.
    let proof: StoreProof?

    /// Not decided, of one maker.
    static let maximumOpen = 20
    /// Between two looks at the same pages.
    static let pause: TimeInterval = 60

    private var account: Account.ID { makers.account }

    package func claims() async throws(MakerError) -> [GameClaim] {
        try await maker()
        return try await reading { try $0.claims(of: account) }.map(told)
    }

    package func begin(_ slug: String) async throws(MakerError) -> GameClaim {
        try await maker()
        return told(
            try await writing { store in
                if let known = try store.claim(of: account, on: slug) { return known.claim }
                _ = try store.claimable(slug)
                guard try store.openCount(of: account) < Self.maximumOpen else { throw MakerError.tooManyClaims }
                try store.begin(slug, of: account, token: Self.token())
                return try Self.found(try store.claim(of: account, on: slug)).claim
            }
        )
    }

    package func prove(_ slug: String) async throws(MakerError) -> GameClaim {
        try await maker()
        guard let proof else { throw .wrongState }
        let now = makers.now
        let (kept, pages) = try await writing { store in
            let kept = try Self.found(try store.claim(of: account, on: slug))
            guard kept.claim.state != .granted else { return (kept, [StorePageID]()) }
            let pages = try store.pages(of: try store.claimable(slug))
            guard !pages.isEmpty else { throw MakerError.wrongState }
            if let last = kept.checkedAt, now.timeIntervalSince(last) < Self.pause { throw MakerError.tooSoon }
            try store.check(kept.claim.id)
            return (kept, pages)
        }
        for page in pages {
            let isShown: Bool
            do throws(StoreFailure) {
                isShown = try await proof.shows(kept.claim.token, page)
            } catch .notFound {
                isShown = false
            } catch {
                throw .storeSilent(page.store)
            }
            guard isShown else { throw .tokenMissing(page.store) }
        }
        if !pages.isEmpty { try await writing { try $0.grant(kept) } }
        return told(try await reading { try Self.found(try $0.claim(of: account, on: slug)).claim })
    }

    package func ask(_ slug: String, _ note: String) async throws(MakerError) -> GameClaim {
        try await maker()
        let note = try GameClaim.note(note)
        return told(
            try await writing { store in
                let kept = try Self.found(try store.claim(of: account, on: slug))
                guard kept.claim.canBeAsked else { throw MakerError.wrongState }
                _ = try store.claimable(slug)
                try store.ask(kept.claim.id, note)
                return try Self.found(try store.claim(kept.claim.id)).claim
            }
        )
    }

    package func drop(_ slug: String) async throws(MakerError) {
        try await maker()
        try await writing { try $0.drop(slug, of: account) }
    }

    // MARK: For who reviews

    package func queue() async throws(MakerError) -> [GameClaim] {
        try await makers.reviewer()
        return try await reading { try $0.waiting(count: 100) }.map(forReview)
    }

    package func decide(_ id: GameClaim.ID, _ verdict: ClaimVerdict) async throws(MakerError) -> GameClaim {
        try await makers.reviewer()
        let refusal: String?
        switch verdict {
        case .grant: refusal = nil
        case .refuse(let words): refusal = try GameClaim.note(words)
        }
        return forReview(
            try await writing { store in
                let kept = try Self.found(try store.claim(id))
                guard kept.claim.state == .asked else { throw MakerError.wrongState }
                if let refusal { try store.refuse(id, refusal) } else { try store.grant(kept) }
                return try Self.found(try store.claim(id)).claim
            }
        )
    }

    // MARK: Parts

    /// - Throws: `memberNeeded`, `makerNeeded`.
    private func maker() async throws(MakerError) {
        guard try await makers.maker()?.hasAgreed == true else { throw .makerNeeded }
    }

    /// Pages are told only where they can be looked at.
    private func told(_ claim: GameClaim) -> GameClaim {
        var claim = claim
        if proof == nil { claim.pages = [] }
        return claim
    }

    /// The token is for who claims alone; the pages are there to be looked at by hand.
    private func forReview(_ claim: GameClaim) -> GameClaim {
        var claim = claim
        claim.token = ""
        return claim
    }

    private static func found(_ kept: ClaimStore.Kept?) throws(MakerError) -> ClaimStore.Kept {
        guard let kept else { throw .gameNotFound }
        return kept
    }

    /// 80 random bits that no page shows by chance, in letters and digits that no store changes.
    private static func token() -> String {
        var random = SystemRandomNumberGenerator()
        let letters = Array("abcdefghijkmnpqrstuvwxyz23456789")
        return "serendip" + String((0..<16).map { _ in letters[Int.random(in: 0..<32, using: &random)] })
    }

    private func reading<Value: Sendable>(
        _ body: @escaping @Sendable (ClaimStore) throws -> Value
    ) async throws(MakerError) -> Value {
        let now = makers.now
        return try await makers.backend.reading { try body(ClaimStore(connection: $0, now: now)) }
    }

    private func writing<Value: Sendable>(
        _ body: @escaping @Sendable (ClaimStore) throws -> Value
    ) async throws(MakerError) -> Value {
        let now = makers.now
        return try await makers.backend.writing { try body(ClaimStore(connection: $0, now: now)) }
    }
}

/// Looks on games' pages at stores for what only their makers can have put there.
package struct StoreProof: Sendable {
    private let stores: GameStores

    package init(stores: GameStores) {
        self.stores = stores
    }

    /// Whether a page shows a token of letters and digits.
    ///
    /// Of Steam's all that `appdetails` tells is its makers' own. Of itch.io's only the head is, which has the game's
    /// title and short description: below it anybody may have left a comment.
    func shows(_ token: String, _ page: StorePageID) async throws(StoreFailure) -> Bool {
        let text: String
        switch page.store {
        case .steam:
            let query = ["appids": page.number, "cc": "us", "l": "english"]
            guard let url = stores.sources.steamStore.appending("/api/appdetails", query: query) else {
                throw .notFound
            }
            text = String(decoding: try await stores.steamDetails.body(of: url), as: UTF8.self)
        case .itch:
            let names = page.number.split(separator: "/").map(String.init)
            guard names.count == 2, let site = stores.sources.itchSite(of: names[0]),
                let url = site.appending("/\(names[1])", query: [:])
            else { throw .notFound }
            let whole = String(decoding: try await stores.itch.body(of: url), as: UTF8.self)
            guard let end = whole.range(of: "</head>", options: .caseInsensitive) else {
                throw .unreadable("a page without a head")
            }
            text = String(whole[..<end.lowerBound])
        }
        return text.lowercased().contains(token)
    }
}
