import Calls
import HTTPTypes
import HummingbirdTesting

@testable import Server

extension LiveMatrix {
    /// An address of every screen of every app, the owner's things among them.
    var screens: [String] {
        let ids = things.ids.mapValues { $0.lowercased() }
        return apps.map { $0 + "/" } + [
            "/gitrepd/search?q=react", "/gitrepd/search?q=nothing-has-this-name", "/gitrepd/favourites",
            "/gitrepd/repositories/apple/swift-nio", "/gitrepd/favourites/apple/swift",
            "/repofinder/discover?deck=\(ids["deck"] ?? "")", "/repofinder/trending",
            "/repofinder/saved",
            "/repofinder/saved?list=liked", "/repofinder/profile", "/repofinder/history",
            "/repofinder/repo/apple/swift-nio",
            "/findie/game/celeste", "/findie/game/no-such-game", "/findie/wishlist", "/findie/profile",
            "/findie/search", "/findie/history", "/findie/makers", "/findie/reviews",
            "/destiny/ask", "/destiny/ask/\(ids["thread"] ?? "")", "/destiny/match",
            "/destiny/match/\(ids["match"] ?? "")", "/destiny/history", "/destiny/chart", "/destiny/sky",
            "/destiny/trace/\(ids["trace"] ?? "")", "/destiny/profile", "/destiny/subscription",
            "/pitchdeck/?q=solar", "/pitchdeck/startups/\(ids["startup"] ?? "")", "/pitchdeck/workspace",
            "/pitchdeck/compare", "/pitchdeck/cabinet", "/pitchdeck/cabinet/\(ids["startup"] ?? "")",
            "/pitchdeck/profile",
            "/account/sign-in", "/account/sign-up", "/account/forgotten-password",
            "/account/change-password", "/account/confirm-email/none", "/account/delete", "/account/github-code",
            "/account/privacy",
            "/account/blocked", "/account/reviews", "/account/report/repository/apple%2Fswift",
        ]
    }

    /// Whom a cookie's pages belong to; `nil` when the cookie is nobody's any more.
    func pageOwner(_ cookie: String) async throws -> LiveOwner? {
        let headers: HTTPFields = [.cookie: cookie]
        func answer(_ path: String) async throws -> JSONValue {
            try await client.execute(uri: path, method: .get, headers: headers).decoded()
        }
        let account = try await answer("/api/v1/account")["id"]?.string ?? ""
        let sessions = try await answer("/api/v1/sessions")
        let current = sessions.array?.first { $0["isCurrent"] == true }?["id"]?.string ?? ""
        return LiveOwner(text: "\(account)/\(current)")
    }
}
