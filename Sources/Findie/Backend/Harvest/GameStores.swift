import Foundation
package import Logging
package import Outbound

/// The stores as they may be asked: the pace of each, and what one has told to wait, hold for all who ask.
package struct GameStores: Sendable {
    let sources: StoreSources
    /// Steam's catalogue, many games at a time.
    let steam: StoreExchange
    /// Steam's store, one game at a time.
    let steamDetails: StoreExchange
    let itch: StoreExchange

    /// `isPaced` says whether the stores are asked no faster than they like: unless all are on this machine, where
    /// what stands in for them keeps nobody waiting.
    package init(
        sources: StoreSources,
        transport: OutboundTransport,
        timing: Timing = .live,
        logger: Logger,
        isPaced: Bool? = nil
    ) {
        let isPaced = isPaced ?? !sources.areOnThisMachine
        func exchange(_ name: String, _ pace: Duration) -> StoreExchange {
            StoreExchange(
                OutboundExchange(name, rule: HostPauses(), transport: transport, timing: timing, logger: logger),
                pace: isPaced ? pace : .zero,
                timing: timing
            )
        }
        self.sources = sources
        steam = exchange("Steam", .zero)
        steamDetails = exchange("Steam's store", SteamStore.detailPace)
        itch = exchange("itch.io", ItchStore.pace)
    }
}

/// Where the stores are that games are read from; nothing is ever sent there but questions, and no key.
package struct StoreSources: Sendable {
    /// Steam's web API, without a slash at the end.
    let steamAPI: URL
    /// Steam's store.
    let steamStore: URL
    /// itch.io, for its feeds.
    let itch: URL
    /// A maker's own site at itch.io, with `{maker}` in place of the name.
    let itchPages: String
    /// The hosts of stores' pictures, with `{host}` in place of the name.
    let pictures: String

    package enum Problem: Error, Hashable {
        case invalid(setting: String, address: String)
    }

    /// - Throws: ``Problem`` for what is not an `http` or `https` address.
    package init(
        steamAPI: String = "https://api.steampowered.com",
        steamStore: String = "https://store.steampowered.com",
        itch: String = "https://itch.io",
        itchPages: String = "https://{maker}.itch.io",
        pictures: String = "https://{host}"
    ) throws(Problem) {
        self.steamAPI = try Self.url(steamAPI, "STEAM_API_URL")
        self.steamStore = try Self.url(steamStore, "STEAM_STORE_URL")
        self.itch = try Self.url(itch, "ITCH_URL")
        _ = try Self.url(itchPages.replacing("{maker}", with: "maker"), "ITCH_PAGES_URL")
        guard itchPages.contains("{maker}") else { throw .invalid(setting: "ITCH_PAGES_URL", address: itchPages) }
        self.itchPages = itchPages
        _ = try Self.url(pictures.replacing("{host}", with: "host"), "STORE_PICTURES_URL")
        guard pictures.contains("{host}") else { throw .invalid(setting: "STORE_PICTURES_URL", address: pictures) }
        self.pictures = pictures
    }

    /// Whether no store is asked anything outside this machine.
    var areOnThisMachine: Bool {
        [steamAPI, steamStore, itch, itchSite(of: "maker")].allSatisfy { BaseAddress.isLoopback($0?.host()) }
    }

    /// The site of a maker at itch.io, whose name is letters, digits, hyphens and underscores.
    func itchSite(of maker: String) -> URL? { BaseAddress(itchPages.replacing("{maker}", with: maker))?.url }

    /// Where a picture is asked for that a store has at an `https` address.
    func picture(_ address: String) -> URL? {
        guard let url = URL(string: address), let host = url.host()?.lowercased(),
            let base = BaseAddress(pictures.replacing("{host}", with: host))?.url
        else { return nil }
        return URL(string: base.absoluteString + url.path() + (url.query().map { "?" + $0 } ?? ""))
    }

    private static func url(_ text: String, _ setting: String) throws(Problem) -> URL {
        guard let base = BaseAddress(text) else { throw .invalid(setting: setting, address: text) }
        return base.url
    }
}
