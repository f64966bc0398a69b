import FindieDomain
import Foundation
package import Logging
package import Outbound

/// Looks on games' pages at stores for what only their makers can have put there.
package struct StoreProof: Sendable {
    private let sources: StoreSources
    private let steam: StoreExchange
    private let itch: StoreExchange

    package init(sources: StoreSources, transport: OutboundTransport, timing: Timing = .live, logger: Logger) {
        func exchange(_ name: String) -> StoreExchange {
            StoreExchange(
                OutboundExchange(name, rule: HostPauses(), transport: transport, timing: timing, logger: logger),
                pace: SteamStore.detailPace,
                timing: timing
            )
        }
        self.sources = sources
        (steam, itch) = (exchange("Steam's store"), exchange("itch.io"))
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
            guard let url = sources.steamStore.appending("/api/appdetails", query: query) else { throw .notFound }
            text = String(decoding: try await steam.body(of: url), as: UTF8.self)
        case .itch:
            let names = page.number.split(separator: "/").map(String.init)
            guard names.count == 2, let site = sources.itchSite(of: names[0]),
                let url = site.appending("/\(names[1])", query: [:])
            else { throw .notFound }
            let whole = String(decoding: try await itch.body(of: url), as: UTF8.self)
            guard let end = whole.range(of: "</head>", options: .caseInsensitive) else {
                throw .unreadable("a page without a head")
            }
            text = String(whole[..<end.lowerBound])
        }
        return text.lowercased().contains(token)
    }
}
