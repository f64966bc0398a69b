import Calls
import DiscoveryDomain
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

/// Prices as stores write them.
enum StorePrice {
    /// Those with hundredths, which is what ``Price`` counts in.
    private static let currencies: Set<String> = [
        "USD", "EUR", "GBP", "CAD", "AUD", "NZD", "CHF", "SEK", "NOK", "DKK", "PLN", "CZK", "BRL", "MXN",
    ]
    private static let largest = 100_000_00

    /// `nil` for a currency we do not know, and for what cannot be a price.
    static func price(_ minor: Int, _ currency: String?) -> Price? {
        guard let currency = currency?.uppercased(), currencies.contains(currency), (0...largest).contains(minor)
        else { return nil }
        return Price(amount: minor, currency: currency)
    }

    /// A price such as `$4.99`, `4.99`, `€3`, in a currency that is told apart or by its sign.
    static func price(_ text: String, _ currency: String?) -> Price? {
        let signs: [Character: String] = ["$": "USD", "€": "EUR", "£": "GBP"]
        let said = currency ?? text.first { signs[$0] != nil }.flatMap { signs[$0] }
        let digits = text.filter { $0.isASCII && ($0.isNumber || $0 == ".") }
        let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
        guard (1...2).contains(parts.count), let whole = Int(parts[0]), whole <= largest / 100 else { return nil }
        guard parts.count == 2 else { return price(whole * 100, said) }
        guard parts[1].count == 2, let rest = Int(parts[1]) else { return nil }
        return price(whole * 100 + rest, said)
    }
}

/// Words of stores as words of the vocabulary.
enum StoreTags {
    private static let adult: Set<String> = ["adult", "nsfw", "erotic", "hentai", "eroge", "porn", "sexual content"]

    /// Steam's numbers of tags that are words of the vocabulary, too.
    private static let steamNames: [Int: String] = [
        9: "strategy", 19: "action", 21: "adventure", 122: "rpg", 597: "casual", 599: "simulation", 699: "racing",
        701: "sports", 1625: "platformer", 1628: "metroidvania", 1643: "building", 1645: "tower defense",
        1654: "relaxing", 1662: "survival", 1663: "fps", 1664: "puzzle", 1666: "card game", 1667: "horror",
        1677: "turn-based", 1684: "fantasy", 1685: "co-op", 1695: "open world", 1698: "point & click",
        1708: "tactical", 1710: "surreal", 1716: "roguelike", 1721: "psychological horror", 1742: "story rich",
        1743: "fighting", 1752: "rhythm", 1755: "space", 1773: "arcade", 1774: "shooter", 3799: "visual novel",
        3810: "sandbox", 3834: "exploration", 3839: "first-person", 3871: "2d", 3942: "sci-fi", 3959: "roguelite",
        3964: "pixel graphics", 4004: "retro", 4026: "difficult", 4085: "anime", 4106: "action-adventure",
        4158: "beat 'em up", 4166: "atmospheric", 4191: "3d", 4726: "cute", 4885: "bullet hell", 5716: "mystery",
        5900: "walking simulator", 7332: "base building", 21725: "tactical rpg", 29482: "souls-like",
        32322: "deckbuilding", 42804: "action roguelike", 87918: "farming sim",
    ]

    /// Each once, in the given order; at most as many as a game may have.
    static func slugs(_ words: [String]) -> [String] {
        Array(words.compactMap { TagVocabulary.builtIn.tag(named: $0)?.slug }.unique().prefix(Game.maximumTags))
    }

    /// Slugs of Steam's numbers of tags that the vocabulary knows, in the given order.
    static func slugs(steam numbers: [Int]) -> [String] { slugs(numbers.compactMap { steamNames[$0] }) }

    /// Whether one of the words says that a game is for adults only.
    static func areAdult(_ words: [String]) -> Bool {
        words.contains { adult.contains($0.lowercased().replacing("-", with: " ")) }
    }
}

/// Days as stores write them in English.
extension ReleaseDay {
    private static let months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]

    /// `Feb 24, 2017` of Steam's, or the day of `Tue, 05 Mar 2024 12:00:00 GMT` of a feed's.
    ///
    /// `nil` for "Coming soon", "Q3 2027" and the like.
    init?(told text: String) {
        let words = text.lowercased().split { !($0.isLetter || $0.isNumber || $0 == ":") }
        let month = words.lazy.compactMap { Self.months.firstIndex(of: String($0.prefix(3))) }.first.map { $0 + 1 }
        let numbers = words.compactMap { Int($0) }
        guard let year = numbers.last, (1970...2100).contains(year) else { return nil }
        guard let month else {
            guard words.count == 1 else { return nil }
            self.init(year: year)
            return
        }
        let day = numbers.count == 2 ? numbers[0] : nil
        guard day.map((1...31).contains) ?? true else { return nil }
        self.init(year: year, month: month, day: day)
    }
}

/// What stores send, read so that a field of another shape costs only itself; an empty list may come as `{}`.
extension JSONValue {
    subscript(_ key: String) -> JSONValue? { object?[key] }

    /// Empty for what is no list.
    var list: [JSONValue] {
        guard case .array(let values) = self else { return [] }
        return values
    }

    var flag: Bool? {
        switch self {
        case .boolean(let flag): flag
        case .integer(let number): number != 0
        default: nil
        }
    }

    /// Whole numbers of 64 bits come as text.
    var wholeNumber: Int? { integer ?? string.flatMap { Int($0) } }
}
