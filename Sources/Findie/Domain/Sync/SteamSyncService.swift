package import Calls

/// One person's syncing of their wishlist with Steam's, which is read only.
package protocol SteamSyncService: Sendable {
    /// The latest sync and what the latest one that ended well came to.
    func status() async throws(FindieError) -> SteamSyncStatus

    /// Begins to read a list, or goes on with one of the same profile that has not ended; while one runs, there is no
    /// second.
    ///
    /// - Parameters:
    ///   - profile: What ``SteamProfile`` reads.
    ///   - hidesOwned: Whether decks are to leave out what the person owns at Steam, where the server can read that;
    ///     without it they leave out nothing any more.
    /// - Returns: The sync, which goes on by itself.
    /// - Throws: `offline` when the server asks nobody; `invalid` for a profile that is none.
    func start(_ profile: String, hidingOwned hidesOwned: Bool) async throws(FindieError) -> SteamSync

    /// Ends a sync that is under way, or does nothing; what it added stays.
    func stop() async throws(FindieError)

    /// Lets decks show again what the person owns at Steam.
    func showOwned() async throws(FindieError)

    /// Ends it and forgets the profile, the report and what was seen at Steam; the wishlist stays.
    func forget() async throws(FindieError)
}

/// How a person and Steam stand.
package struct SteamSyncStatus: Hashable, Codable, Sendable {
    /// Whether the server asks Steam at all.
    package var isOffered: Bool
    /// Whether it has a key, with which Steam tells what people own.
    package var readsOwned: Bool?
    /// What Steam showed of that; `nil` where decks leave nothing out.
    package var owned: OwnedSteamGames?
    /// `nil` before the first.
    package var sync: SteamSync?
    /// `nil` before one has ended well.
    package var report: SteamSyncReport?

    package init(
        isOffered: Bool,
        readsOwned: Bool? = nil,
        owned: OwnedSteamGames? = nil,
        sync: SteamSync? = nil,
        report: SteamSyncReport? = nil
    ) {
        self.isOffered = isOffered
        (self.readsOwned, self.owned) = (readsOwned, owned)
        self.sync = sync
        self.report = report
    }
}

extension SteamSyncStatus: EndpointOutput {
    package static let schema = JSONSchema.object(
        .required("isOffered", .boolean),
        .optional("readsOwned", .boolean),
        .optional("owned", OwnedSteamGames.schema),
        .optional("sync", SteamSync.schema),
        .optional("report", SteamSyncReport.schema)
    ).named("SteamSyncStatus")
}

/// The calls of a ``SteamSyncService``, for the person who asks.
package enum SteamSyncEndpoints {
    package static let status = Endpoint<NoInput, SteamSyncStatus, FindieError>(
        "getSteamSync",
        .get,
        "/api/v1/findie/steam-sync",
        for: .person,
        subject: "Findie",
        summary: "Tell how far the latest sync with Steam is, and what the one before came to"
    )

    package static let start = Endpoint<SteamSyncInput, SteamSync, FindieError>(
        "startSteamSync",
        .post,
        "/api/v1/findie/steam-syncs",
        for: .person,
        subject: "Findie",
        summary: "Read a wishlist at Steam, or go on with it",
        status: 202
    )

    package static let stop = Endpoint<NoInput, NoContent, FindieError>(
        "stopSteamSync",
        .delete,
        "/api/v1/findie/steam-sync",
        for: .person,
        subject: "Findie",
        summary: "End a sync with Steam that is under way, or do nothing"
    )

    package static let showOwned = Endpoint<NoInput, NoContent, FindieError>(
        "showOwnedGames",
        .delete,
        "/api/v1/findie/steam-owned",
        for: .person,
        subject: "Findie",
        summary: "Let decks show again what the person owns at Steam"
    )

    package static let forget = Endpoint<NoInput, NoContent, FindieError>(
        "forgetSteam",
        .delete,
        "/api/v1/findie/steam",
        for: .person,
        subject: "Findie",
        summary: "Forget the profile at Steam, the report and what was seen there"
    )
}

/// Whose list, and what else of theirs.
package struct SteamSyncInput: EndpointInput, Hashable {
    package var profile: String
    package var hidesOwned: Bool?

    package init(profile: String, hidesOwned: Bool? = nil) {
        (self.profile, self.hidesOwned) = (profile, hidesOwned)
    }

    package static let fields: [InputField] = [
        .body(
            "profile",
            .string(1...SteamProfile.maximumLength),
            "The address of a profile at Steam, its number or its name."
        ),
        .body(
            "hidesOwned",
            .boolean,
            "Whether decks leave out what the person owns at Steam; absent for no.",
            .optional
        ),
    ]
}

/// The syncing with Steam that a Serendip server does for the client's person.
package struct RemoteSteamSyncService: SteamSyncService {
    private let client: EndpointClient

    package init(_ client: EndpointClient) {
        self.client = client
    }

    package func status() async throws(FindieError) -> SteamSyncStatus {
        try await client.call(SteamSyncEndpoints.status)
    }

    package func start(_ profile: String, hidingOwned hidesOwned: Bool) async throws(FindieError) -> SteamSync {
        let input = SteamSyncInput(profile: profile, hidesOwned: hidesOwned ? true : nil)
        return try await client.call(SteamSyncEndpoints.start, input)
    }

    package func showOwned() async throws(FindieError) {
        _ = try await client.call(SteamSyncEndpoints.showOwned)
    }

    package func stop() async throws(FindieError) {
        _ = try await client.call(SteamSyncEndpoints.stop)
    }

    package func forget() async throws(FindieError) {
        _ = try await client.call(SteamSyncEndpoints.forget)
    }
}
