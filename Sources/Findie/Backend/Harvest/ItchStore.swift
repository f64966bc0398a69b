import Calls
import DiscoveryDomain
import FindieDomain
import Foundation
import Outbound

/// Games as itch.io has them: feeds by tag, then each game's own `data.json`; no key.
struct ItchStore: Sendable {
    /// itch.io asks nobody to keep to a number; it has refused the fast.
    static let pace = Duration.milliseconds(1_200)
    /// What a game is called there by its makers' own tags, and so the feeds that are read.
    static let tags = [
        "action", "adventure", "card-game", "fighting", "horror", "metroidvania", "platformer", "puzzle", "racing",
        "rhythm", "roguelike", "rpg", "shooter", "simulation", "sports", "strategy", "survival", "tower-defense",
        "visual-novel",
    ]

    let sources: StoreSources
    let exchange: StoreExchange
    let now: @Sendable () -> Date

    /// A page of the feed of a tag, from 1; empty past the last.
    func feed(_ tag: String, page: Int) async throws(StoreFailure) -> [StorePage] {
        guard let url = sources.itch.appending("/games/tag-\(tag).xml", query: ["page": String(page)]) else {
            throw .notFound
        }
        return try ItchFeed(try await exchange.body(of: url), tag: tag, on: ReleaseDay(now())).pages
    }

    /// What the game's own page adds to what a feed said: its authors, all its tags, and what is in it.
    func details(of page: StorePage) async throws(StoreFailure) -> StorePage {
        let names = page.id.number.split(separator: "/").map(String.init)
        guard names.count == 2, let site = sources.itchSite(of: names[0]),
            let url = site.appending("/\(names[1])/data.json", query: [:])
        else { throw .notFound }
        let said: JSONValue
        do {
            said = try JSONDecoder().decode(JSONValue.self, from: try await exchange.body(of: url))
        } catch let failure as StoreFailure {
            throw failure
        } catch {
            throw .unreadable("\(error)")
        }
        // Its errors come with status 200.
        guard said["errors"] == nil, said["title"]?.string != nil || said["id"] != nil else {
            throw .unreadable("data.json without a game")
        }
        return merged(page, said)
    }

    private func merged(_ page: StorePage, _ said: JSONValue) -> StorePage {
        var page = page
        page.title = said["title"]?.string.flatMap(StorePage.title) ?? page.title
        page.makers = said["authors"]?.list.compactMap { $0["name"]?.string.flatMap(StorePage.maker) } ?? []
        let words = said["tags"]?.list.compactMap { $0.string ?? $0["name"]?.string } ?? []
        page.tags = Array((StoreTags.slugs(words) + page.tags).unique().prefix(Game.maximumTags))
        page.isAdult = StoreTags.areAdult(words)
        if let price = said["price"]?.string.flatMap({ StorePrice.price($0, nil) }) { page.price = price }
        page.discountPercent = said["sale"]?["rate"]?.wholeNumber.flatMap { (0...100).contains($0) ? $0 : nil }
        let shots = said["screenshots"]?.list.compactMap { $0.string ?? $0["url"]?.string } ?? []
        let cover = said["cover_image"]?.string ?? page.pictures.first
        page.pictures = ([cover].compactMap(\.self) + shots).filter { $0.hasPrefix("https://") }
        page.pictures = Array(page.pictures.prefix(StorePage.maximumPictures))
        let links = said["links"]?.object?.values.compactMap { $0.string.flatMap(StorePageID.init(address:)) } ?? []
        page.links = links.filter { $0.store != .itch }.sorted { $0.number < $1.number }
        page.readOn = ReleaseDay(now())
        return page
    }
}

/// A page of a feed of itch.io's.
///
/// It names no authors, no tags and no ratings; a missing price is unknown, not free.
struct ItchFeed {
    /// The games that can be read, in order.
    let pages: [StorePage]

    /// - Throws: `unreadable` for what is no feed, or only half of one.
    init(_ body: Data, tag: String, on day: ReleaseDay) throws(StoreFailure) {
        let text = String(decoding: body, as: UTF8.self)
        guard text.contains("<rss"), text.contains("</rss>") else { throw .unreadable("no feed, or half of one") }
        pages = text.matches(of: #/<item>(.*?)</item>/#.dotMatchesNewlines()).compactMap { match in
            Self.page(String(match.1), tag: tag, on: day)
        }
    }

    private static let names: [(Game.Platform, String)] = [
        (.windows, "windows"), (.mac, "osx"), (.linux, "linux"), (.web, "html"),
    ]

    private static func page(_ item: String, tag: String, on day: ReleaseDay) -> StorePage? {
        guard let address = value("link", in: item) ?? value("guid", in: item),
            let id = StorePageID(address: address), id.store == .itch,
            let title = (value("plainTitle", in: item) ?? value("title", in: item)).flatMap(StorePage.title)
        else { return nil }
        let said = value("platforms", in: item) ?? ""
        return StorePage(
            id: id,
            title: title,
            makers: [],
            tags: StoreTags.slugs([tag]),
            platforms: names.filter { value($0.1, in: said) == "yes" }.map(\.0),
            release: (value("pubDate", in: item) ?? value("createDate", in: item)).flatMap(ReleaseDay.init(told:)),
            price: value("price", in: item).flatMap { StorePrice.price($0, value("currency", in: item)) },
            pictures: value("imageurl", in: item).flatMap { $0.hasPrefix("https://") ? [$0] : nil } ?? [],
            readOn: day
        )
    }

    /// The text of the first element of a name; `nil` when there is none, or nothing in it.
    private static func value(_ name: String, in text: String) -> String? {
        guard let start = text.range(of: "<\(name)>"), let end = text.range(of: "</\(name)>"),
            start.upperBound <= end.lowerBound
        else { return nil }
        var value = String(text[start.upperBound..<end.lowerBound]).trimmingCharacters(in: .whitespacesAndNewlines)
        if value.hasPrefix("<![CDATA["), value.hasSuffix("]]>") {
            value = String(value.dropFirst(9).dropLast(3))
        } else {
            for (entity, sign) in [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&apos;", "'")] {
                value = value.replacing(entity, with: sign)
            }
            value = value.replacing("&amp;", with: "&")
        }
        return value.isEmpty ? nil : value
    }
}
