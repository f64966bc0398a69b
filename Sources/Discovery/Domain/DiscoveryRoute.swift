import Calls
import Foundation
package import RepositoriesDomain

/// A place in RepoFinder, printed as and read from an address.
///
/// One codec serves the browser's address bar, `https` deep links (`/repofinder/…`) and the phone's `repoverse://…`.
package enum DiscoveryRoute: Hashable, Codable, Sendable {
    /// The deck; `nil` for the person's first one.
    case discover(deck: Deck.ID?)
    /// One repository.
    case repository(Repository.ID)
    case trending(TrendingQuery)
    case saved(SavedList)
    case profile
    /// What was judged.
    case history

    /// The two lists of the saved tab.
    package enum SavedList: String, Codable, Sendable, CaseIterable { case saved, liked }
}

extension DiscoveryRoute {
    private static let address = AppAddress(folder: "repofinder", scheme: "repoverse")

    /// Where the app begins.
    package static let start = DiscoveryRoute.discover(deck: nil)

    /// The path on the web, such as `/repofinder/repo/apple/swift-nio`.
    package var path: String { Self.address.path(location) }

    /// The phone's own address of the same place, such as `repoverse://trending`.
    package var appURL: String { Self.address.appURL(location) }

    /// Reads a path, an `http(s)` address on any host, or a `repoverse://` address; `nil` when it names no place here.
    ///
    /// A repository's page on GitHub is the place of that repository.
    package init?(url: String) {
        if let id = Repository.ID(pageURL: url) {
            self = .repository(id)
            return
        }
        guard let (names, values) = Self.address.parts(of: url) else { return nil }
        switch (names.first, names.count) {
        case (nil, _), ("discover", 1): self = .discover(deck: values["deck"].flatMap(UUID.init))
        case ("trending", 1): self = .trending(Self.trending(from: values))
        case ("saved", 1): self = .saved(values["list"].flatMap(SavedList.init) ?? .saved)
        case ("profile", 1): self = .profile
        case ("history", 1): self = .history
        case ("repo", 3):
            guard let id = Repository.ID(addressOwner: names[1], name: names[2]) else { return nil }
            self = .repository(id)
        default: return nil
        }
    }

    /// Where an address leads: its place, or the start with the notice that there is no such place.
    package static func landing(at url: String) -> (route: DiscoveryRoute, isUnknown: Bool) {
        guard let route = DiscoveryRoute(url: url) else { return (.start, true) }
        return (route, false)
    }

    private var location: String {
        switch self {
        case .discover(nil): ""
        case .discover(let deck?): "discover?deck=\(deck.uuidString.lowercased())"
        case .repository(let id): "repo/" + id.addressPath
        case .trending(let query): Self.location(of: query)
        case .saved(.saved): "saved"
        case .saved(.liked): "saved?list=liked"
        case .profile: "profile"
        case .history: "history"
        }
    }

    private static func location(of query: TrendingQuery) -> String {
        var items: [(String, String)] = []
        if let language = query.language { items.append(("language", language)) }
        if query.period != .week { items.append(("period", query.period.rawValue)) }
        if query.kind != .trending { items.append(("kind", query.kind.rawValue)) }
        if query.isNewToMe { items.append(("new", "1")) }
        return items.isEmpty ? "trending" : "trending?" + AppAddress.query(items)
    }

    private static func trending(from values: [String: String]) -> TrendingQuery {
        TrendingQuery(
            language: values["language"].flatMap { $0.isEmpty ? nil : $0 },
            period: values["period"].flatMap(TrendingQuery.Period.init) ?? .week,
            kind: values["kind"].flatMap(TrendingQuery.Kind.init) ?? .trending,
            isNewToMe: values["new"] == "1"
        )
    }
}
