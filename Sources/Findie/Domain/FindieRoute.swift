import Calls
package import Foundation

/// A place in Findie, printed as and read from an address: `/findie/…` on the web, `findie://…` on a phone.
package enum FindieRoute: Hashable, Codable, Sendable {
    case discover
    /// One game, by its slug.
    case game(String)
    /// Games that a text names; an empty one asks for the best known.
    case search(String)
    case wishlist
    /// Reading somebody's wishlist at Steam.
    case sync
    case profile
    /// What was judged.
    case history
    /// The games somebody makes.
    case makers
    case makerGame(UUID)
    /// Saying that a game which came from a store is one's own, by its slug.
    case claim(String)
    /// How one of them does.
    case figures(UUID)
    /// What waits for review.
    case reviews

    private static let address = AppAddress(app: "findie")

    /// The path on the web, such as `/findie/game/celeste`.
    package var path: String { Self.address.path(location) }

    /// The phone's own address of the same place, such as `findie://game/celeste`.
    package var appURL: String { Self.address.appURL(location) }

    /// Reads a path, an `http(s)` address on any host, or a `findie://` address; `nil` when it names no place here.
    package init?(url: String) {
        guard let (names, values) = Self.address.parts(of: url) else { return nil }
        switch (names.first, names.count) {
        case (nil, _), ("discover", 1): self = .discover
        case ("game", 2) where !names[1].isEmpty: self = .game(names[1])
        case ("search", 1): self = .search(values["q"] ?? "")
        case ("wishlist", 1): self = .wishlist
        case ("sync", 1): self = .sync
        case ("profile", 1): self = .profile
        case ("history", 1): self = .history
        case ("makers", 1): self = .makers
        case ("reviews", 1): self = .reviews
        case ("makers", 2):
            guard let id = UUID(uuidString: names[1]) else { return nil }
            self = .makerGame(id)
        case ("makers", 3) where names[1] == "claims" && !names[2].isEmpty: self = .claim(names[2])
        case ("makers", 3) where names[2] == "figures":
            guard let id = UUID(uuidString: names[1]) else { return nil }
            self = .figures(id)
        default: return nil
        }
    }

    private var location: String {
        switch self {
        case .discover: ""
        case .game(let slug): "game/" + AppAddress.escaped(slug)
        case .search(let text): text.isEmpty ? "search" : "search?" + AppAddress.query([("q", text)])
        case .wishlist: "wishlist"
        case .sync: "sync"
        case .profile: "profile"
        case .history: "history"
        case .makers: "makers"
        case .claim(let slug): "makers/claims/" + AppAddress.escaped(slug)
        case .makerGame(let id): "makers/\(id.uuidString.lowercased())"
        case .figures(let id): "makers/\(id.uuidString.lowercased())/figures"
        case .reviews: "reviews"
        }
    }
}
