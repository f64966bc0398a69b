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
    private static let scheme = "gitrepd"
    private static let maximumNameLength = 100

    /// The path on the web, such as `/gitrepd/repositories/apple/swift-nio`.
    package var path: String { "/\(Self.scheme)/\(location)" }

    /// The phone's own address of the same place, such as `gitrepd://favourites`.
    package var appURL: String { "\(Self.scheme)://\(location)" }

    /// Reads a path, an `http(s)` address on any host, or a `gitrepd://` address; `nil` when it names no place here.
    package init?(url: String) {
        guard let location = Self.location(in: url) else { return nil }
        let parts = location.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        let names = parts[0].split(separator: "/").compactMap { String($0).removingPercentEncoding }
        switch (names.first, names.count) {
        case (nil, _), ("search", 1):
            self = .search(Self.query(from: parts.count > 1 ? parts[1] : ""))
        case ("favourites", 1):
            self = .favourites
        case ("repositories", 3):
            guard let id = Self.id(owner: names[1], name: names[2]) else { return nil }
            self = .repository(id)
        case ("favourites", 3):
            guard let id = Self.id(owner: names[1], name: names[2]) else { return nil }
            self = .favourite(id)
        default:
            return nil
        }
    }

    private var location: String {
        switch self {
        case .search(nil): ""
        case .search(let query?): "search?" + Self.parameters(of: query)
        case .repository(let id): "repositories/\(Self.escaped(id.owner))/\(Self.escaped(id.name))"
        case .favourites: "favourites"
        case .favourite(let id): "favourites/\(Self.escaped(id.owner))/\(Self.escaped(id.name))"
        }
    }

    /// What follows `/gitrepd/` or `gitrepd://`, without the fragment.
    private static func location(in url: String) -> Substring? {
        let address = url.prefix { $0 != "#" }
        if address.hasPrefix("\(scheme)://") { return address.dropFirst(scheme.count + 3) }
        var path = address
        for web in ["https://", "http://"] where address.hasPrefix(web) {
            path = address.dropFirst(web.count).drop { $0 != "/" }
        }
        guard path.hasPrefix("/\(scheme)") else { return nil }
        let rest = path.dropFirst(scheme.count + 1)
        if rest.isEmpty || rest.hasPrefix("?") { return rest }
        return rest.hasPrefix("/") ? rest.dropFirst() : nil
    }

    private static func id(owner: String, name: String) -> Repository.ID? {
        for part in [owner, name] {
            guard !part.isEmpty, part.count <= maximumNameLength, part != ".", part != "..", !part.contains("/")
            else { return nil }
        }
        return Repository.ID(owner: owner, name: name)
    }

    private static func parameters(of query: RepositoryQuery) -> String {
        var items = [("q", query.text)]
        if let language = query.language { items.append(("language", language)) }
        if let stars = query.minimumStars { items.append(("stars", String(stars))) }
        if query.sort != .bestMatch { items.append(("sort", query.sort.rawValue)) }
        if query.includesArchived { items.append(("archived", "1")) }
        if query.includesForks { items.append(("forks", "1")) }
        return items.map { "\($0)=\(escaped($1))" }.joined(separator: "&")
    }

    /// `nil` without a text to look for; a value that cannot be read counts as not given.
    private static func query(from parameters: Substring) -> RepositoryQuery? {
        var values: [String: String] = [:]
        for item in parameters.split(separator: "&") {
            let pair = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            // A browser's own form writes a space as "+".
            let value = pair.count > 1 ? pair[1].replacing("+", with: " ") : ""
            values[String(pair[0])] = String(value).removingPercentEncoding
        }
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

    /// Only RFC 3986's unreserved characters stay as they are.
    private static func escaped(_ text: String) -> String {
        let letters = "abcdefghijklmnopqrstuvwxyz"
        let unreserved = CharacterSet(charactersIn: letters + letters.uppercased() + "0123456789-._~")
        return text.addingPercentEncoding(withAllowedCharacters: unreserved) ?? text
    }
}
