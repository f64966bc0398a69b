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
