import FindieDomain
import Foundation
package import Logging
package import Outbound

/// Steam's web API and its pages of people, as far as wishlists go; nothing is ever changed there.
///
/// `IWishlistService/GetWishlist` and `IStoreBrowseService/GetItems` need no key; Valve documents only the first.
/// `IPlayerService/GetOwnedGames` needs one.
package struct SteamClient: Sendable {
    private let configuration: SteamConfiguration
    private let exchange: SteamExchange
    private let logger: Logger

    /// So many apps are asked for at once.
    static let batchSize = 100

    package init(
        configuration: SteamConfiguration,
        transport: OutboundTransport,
        timing: Timing = .live,
        logger: Logger
    ) {
        self.configuration = configuration
        self.logger = logger
        exchange = SteamExchange(transport: transport, timing: timing, logger: logger)
    }

    /// A wish at Steam.
    struct Item: Hashable, Sendable {
        var appID: Int
        /// `nil` where Steam does not say it.
        var addedAt: Date?
    }

    /// The SteamID64 of a profile.
    ///
    /// - Throws: `notFound`.
    func number(of profile: SteamProfile) async throws(StoreFailure) -> String {
        switch profile {
        case .number(let number): return number
        case .name(let name):
            guard let key = configuration.key else { return try await numberOnPage(of: name) }
            do throws(StoreFailure) {
                return try await number(of: name, key: key)
            } catch .notFound {
                throw .notFound
            } catch {
                // A key that is good no longer must not be in the way of what works without one.
                logger.warning("Steam does not resolve a name by the key", metadata: ["reason": "\(error)"])
                return try await numberOnPage(of: name)
            }
        }
    }

    /// All wishes, each app once, in Steam's order; empty for a list that is private or has nothing in it.
    func wishlist(of number: String) async throws(StoreFailure) -> [Item] {
        let answer: Answer<Wishlist> = try await answer("IWishlistService/GetWishlist", ["steamid": number])
        var (seen, items) = (Set<Int>(), [Item]())
        for item in answer.response.items ?? [] {
            guard (1...Self.largestAppID).contains(item.appid) else { throw .unreadable("an app \(item.appid)") }
            if seen.insert(item.appid).inserted { items.append(Item(appID: item.appid, addedAt: item.addedAt)) }
        }
        return items
    }

    /// Whether Steam can be asked what people own.
    var readsOwned: Bool { configuration.key != nil }

    /// The apps somebody owns, each once; `nil` where Steam does not show them, or there is no key.
    func owned(by number: String) async throws(StoreFailure) -> Set<Int>? {
        guard let key = configuration.key else { return nil }
        let query = ["key": key, "steamid": number, "include_played_free_games": "1"]
        let answer: Answer<Owned> = try await answer("IPlayerService/GetOwnedGames", query)
        return answer.response.games.map { Set($0.map(\.appid)) }
    }

    /// What apps are called; those Steam does not tell are missing.
    ///
    /// - Parameter apps: At most 100.
    /// - Returns: Titles by the apps' numbers.
    /// - Throws: ``StoreFailure``.
    func titles(of apps: [Int]) async throws(StoreFailure) -> [Int: String] {
        let question = Question(ids: apps.map { .init(appid: $0) })
        let json = String(decoding: (try? JSONEncoder().encode(question)) ?? Data(), as: UTF8.self)
        let answer: Answer<Items> = try await answer("IStoreBrowseService/GetItems", ["input_json": json])
        let titles = (answer.response.storeItems ?? []).compactMap { item -> (Int, String)? in
            guard let app = item.appid ?? item.id, let title = item.name.flatMap(Self.title) else { return nil }
            return (app, title)
        }
        return Dictionary(titles, uniquingKeysWith: { first, _ in first }).filter { apps.contains($0.key) }
    }

    // MARK: Parts

    private static let largestAppID = 4_294_967_295

    private func number(of name: String, key: String) async throws(StoreFailure) -> String {
        let query = ["key": key, "vanityurl": name]
        let answer: Answer<Resolved> = try await answer("ISteamUser/ResolveVanityURL", query)
        // 42 is Steam's word for "no match".
        guard answer.response.success != 42 else { throw .notFound }
        guard let number = answer.response.steamid, SteamProfile.isNumber(number) else {
            throw .unreadable("a name without a number")
        }
        return number
    }

    /// The page of a profile as XML says its number, or that there is no such profile; a private one has it, too.
    private func numberOnPage(of name: String) async throws(StoreFailure) -> String {
        guard let url = configuration.community.appending("/id/\(name)/", query: ["xml": "1"]) else { throw .notFound }
        let text = String(decoding: try await exchange.body(of: url).prefix(1 << 20), as: UTF8.self)
        if let found = text.firstMatch(of: #/<steamID64>\s*([0-9]{17})\s*</steamID64>/#)?.1 {
            guard SteamProfile.isNumber(String(found)) else { throw .unreadable("a number that is no person's") }
            return String(found)
        }
        // The error's words are in the language of the reader.
        guard text.contains("<error>") else { throw .unreadable("a page without a number") }
        throw .notFound
    }

    private func answer<Content: Decodable>(
        _ method: String,
        _ query: [String: String]
    ) async throws(StoreFailure) -> Answer<Content> {
        guard let url = configuration.api.appending("/\(method)/v1/", query: query) else { throw .notFound }
        let body = try await exchange.body(of: url, isKeyed: query["key"] != nil)
        do {
            return try JSONDecoder().decode(Answer<Content>.self, from: body)
        } catch {
            throw .unreadable("\(method): \(error)")
        }
    }

    private static func title(_ text: String) -> String? {
        let scalars = text.unicodeScalars.filter { $0.properties.generalCategory != .control }
            .prefix(SteamSyncReport.Unmatched.maximumTitleLength)
        let visible = String(String.UnicodeScalarView(scalars)).trimmingCharacters(in: .whitespacesAndNewlines)
        return visible.isEmpty ? nil : visible
    }
}

// MARK: Steam's words

extension SteamClient {
    private struct Answer<Content: Decodable>: Decodable {
        var response: Content
    }

    /// A private list has no `items`.
    private struct Wishlist: Decodable {
        struct Item: Decodable {
            var appid: Int
            var added: Int?

            /// Within this century.
            var addedAt: Date? {
                added.flatMap { (1...4_102_444_800).contains($0) ? Date(timeIntervalSince1970: Double($0)) : nil }
            }

            enum CodingKeys: String, CodingKey {
                case appid
                case added = "date_added"
            }
        }

        var items: [Item]?
    }

    /// What is private has no `games`.
    private struct Owned: Decodable {
        struct Item: Decodable { var appid: Int }

        var games: [Item]?
    }

    private struct Resolved: Decodable {
        var success: Int?
        var steamid: String?
    }

    private struct Items: Decodable {
        struct Item: Decodable {
            var appid: Int?
            var id: Int?
            var name: String?
        }

        var storeItems: [Item]?

        enum CodingKeys: String, CodingKey { case storeItems = "store_items" }
    }

    private struct Question: Encodable {
        struct App: Encodable { var appid: Int }
        struct Context: Encodable {
            var language = "english"
            var country = "US"

            enum CodingKeys: String, CodingKey {
                case language
                case country = "country_code"
            }
        }
        struct Wanted: Encodable {
            var basicInfo = true

            enum CodingKeys: String, CodingKey { case basicInfo = "include_basic_info" }
        }

        var ids: [App]
        var context = Context()
        var wanted = Wanted()

        enum CodingKeys: String, CodingKey {
            case ids, context
            case wanted = "data_request"
        }
    }
}
