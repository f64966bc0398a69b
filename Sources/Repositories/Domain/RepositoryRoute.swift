import Calls
import Foundation

/// A place in GitRepD, printed as and read from an address.
///
/// One codec serves the browser's address bar, `https` deep links (`/gitrepd/…`) and the phone's `gitrepd://…`.
package enum RepositoryRoute: Hashable, Codable, Sendable {
    /// The search tab; `nil` before anything is asked.
    case search(RepositoryQuery?)
    /// One repository, reached from a search.
    case repository(Repository.ID)
    case favourites
    /// One repository, reached from the favourites: no star button, works with no network.
    case favourite(Repository.ID)
}

extension RepositoryRoute {
    private static let address = AppAddress(app: "gitrepd")

    /// The path on the web, such as `/gitrepd/repositories/apple/swift-nio`.
    package var path: String { Self.address.path(location) }

    /// The phone's own address of the same place, such as `gitrepd://favourites`.
    package var appURL: String { Self.address.appURL(location) }

    /// Reads a path, an `http(s)` address on any host, or a `gitrepd://` address; `nil` when it names no place here.
    ///
    /// A repository's page on GitHub is the place of that repository.
    package init?(url: String) {
        if let id = Repository.ID(pageURL: url) {
            self = .repository(id)
            return
        }
        guard let (names, values) = Self.address.parts(of: url) else { return nil }
        switch (names.first, names.count) {
        case (nil, _), ("search", 1):
            self = .search(Self.query(from: values))
        case ("favourites", 1):
            self = .favourites
        case ("repositories", 3):
            guard let id = Repository.ID(addressOwner: names[1], name: names[2]) else { return nil }
            self = .repository(id)
        case ("favourites", 3):
            guard let id = Repository.ID(addressOwner: names[1], name: names[2]) else { return nil }
            self = .favourite(id)
        default:
            return nil
        }
    }

    private var location: String {
        switch self {
        case .search(nil): ""
        case .search(let query?): "search?" + Self.parameters(of: query)
        case .repository(let id): "repositories/" + id.addressPath
        case .favourites: "favourites"
        case .favourite(let id): "favourites/" + id.addressPath
        }
    }

    private static func parameters(of query: RepositoryQuery) -> String {
        var items = [("q", query.text)]
        if let language = query.language { items.append(("language", language)) }
        if let stars = query.minimumStars { items.append(("stars", String(stars))) }
        if query.sort != .bestMatch { items.append(("sort", query.sort.rawValue)) }
        if query.includesArchived { items.append(("archived", "1")) }
        if query.includesForks { items.append(("forks", "1")) }
        return AppAddress.query(items)
    }

    /// `nil` without a text to look for; a value that cannot be read counts as not given.
    private static func query(from values: [String: String]) -> RepositoryQuery? {
        guard let text = values["q"]?.trimmingCharacters(in: .whitespacesAndNewlines), !text.isEmpty
        else { return nil }
        let language = values["language"].flatMap { $0.isEmpty ? nil : $0 }
        return RepositoryQuery(
            text: text,
            language: language,
            minimumStars: values["stars"].flatMap(Int.init).flatMap { $0 > 0 ? $0 : nil },
            sort: values["sort"].flatMap(RepositoryQuery.Sort.init) ?? .bestMatch,
            includesArchived: values["archived"] == "1",
            includesForks: values["forks"] == "1"
        )
    }
}
