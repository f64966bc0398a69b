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
