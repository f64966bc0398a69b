import FindieDomain
import Foundation

/// What a store said of a game, and the day it said so.
struct StorePage: Codable, Hashable, Sendable {
    var id: StorePageID
    /// 1 to 80 characters.
    var title: String
    /// As the store writes them; empty where it does not say.
    var makers: [String]
    /// Slugs of the vocabulary, the most telling first; at most 20.
    var tags: [String] = []
    var platforms: [Game.Platform] = []
    var release: ReleaseDay?
    var isToCome: Bool?
    var isEarlyAccess: Bool?
    /// `nil` where the store does not say it, or in a currency we do not know.
    var price: Price?
    var discountPercent: Int?
    var positivePercent: Int?
    var reviews: Game.ReviewClass?
    var isAdult = false
    /// Addresses at the store's hosts, the cover first.
    var pictures: [String] = []
    /// The cover as an upright picture; `nil` where the store has none.
    var upright: String?
    /// Pages of other stores that this one names as the same game's.
    var links: [StorePageID] = []
    var readOn: ReleaseDay

    var offer: StoreOffer {
        StoreOffer(store: id.store, address: id.address, price: price, discountPercent: discountPercent, readOn: readOn)
    }

    static let maximumPictures = 11

    /// A title without what cannot be seen, cut to what fits; `nil` when nothing is left.
    static func title(_ text: String) -> String? { line(text, 80) }

    static func maker(_ text: String) -> String? { line(text, 120) }

    private static func line(_ text: String, _ length: Int) -> String? {
        let seen = text.unicodeScalars.filter { $0.properties.generalCategory != .control }
        let cut = String(String.UnicodeScalarView(seen)).trimmingCharacters(in: .whitespacesAndNewlines).prefix(length)
        let line = cut.trimmingCharacters(in: .whitespacesAndNewlines)
        return line.isEmpty ? nil : line
    }
}

/// The page of a game at a store.
struct StorePageID: Codable, Hashable, Sendable {
    var store: StoreOffer.Store
    /// A number at Steam; `maker/game` at itch.io.
    var number: String

    static func steam(_ app: Int) -> StorePageID { StorePageID(store: .steam, number: String(app)) }

    var address: String {
        switch store {
        case .steam: return "https://store.steampowered.com/app/\(number)/"
        case .itch:
            let parts = number.split(separator: "/")
            return "https://\(parts.first ?? "").itch.io/\(parts.last ?? "")"
        }
    }

    init(store: StoreOffer.Store, number: String) { (self.store, self.number) = (store, number) }

    /// The page that an address is of; `nil` for an address that is no game's at one of the stores.
    init?(address: String) {
        guard let url = URL(string: address.trimmingCharacters(in: .whitespaces)), url.user() == nil,
            ["http", "https"].contains(url.scheme?.lowercased() ?? ""), let host = url.host()?.lowercased()
        else { return nil }
        let path = url.path().split(separator: "/").map(String.init)
        if host == "store.steampowered.com", path.count >= 2, path[0] == "app", let app = Int(path[1]), app > 0 {
            self = .steam(app)
        } else if host.hasSuffix(".itch.io"), path.count == 1, Self.isName(path[0]) {
            let maker = String(host.dropLast(".itch.io".count))
            guard Self.isName(maker), maker != "www" else { return nil }
            self.init(store: .itch, number: "\(maker)/\(path[0].lowercased())")
        } else {
            return nil
        }
    }

    private static func isName(_ text: String) -> Bool {
        (1...80).contains(text.count)
            && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_".contains($0)) }
    }
}
