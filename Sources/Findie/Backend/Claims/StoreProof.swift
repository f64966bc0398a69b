import FindieDomain
import Foundation
import Outbound

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
