import FindieDomain
import Foundation

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
