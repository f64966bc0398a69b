import Calls
import FindieDomain
import Foundation

/// What `appdetails` tells of one app.
struct SteamDetails {
    private let app: Int
    private let said: JSONValue

    init(_ app: Int, _ said: JSONValue) { (self.app, self.said) = (app, said) }

    /// `nil` for what is no game.
    func page(on day: ReleaseDay) -> StorePage? {
        guard said["type"]?.string == "game", let title = said["name"]?.string.flatMap(StorePage.title) else {
            return nil
        }
        let genres = said["genres"]?.list.compactMap { $0["description"]?.string } ?? []
        let release = said["release_date"]
        let descriptors = said["content_descriptors"]?["ids"]?.list.compactMap(\.wholeNumber) ?? []
        return StorePage(
            id: .steam(app),
            title: title,
            makers: said["developers"]?.list.compactMap { $0.string.flatMap(StorePage.maker) } ?? [],
            tags: StoreTags.slugs(genres),
            platforms: Game.Platform.allCases.filter { said["platforms"]?[$0.rawValue]?.flag == true },
            release: release?["date"]?.string.flatMap(ReleaseDay.init(told:)),
            isToCome: release?["coming_soon"]?.flag,
            isEarlyAccess: genres.contains("Early Access") ? true : nil,
            price: price,
            discountPercent: said["price_overview"]?["discount_percent"]?.wholeNumber.map { min(max($0, 0), 100) },
            isAdult: descriptors.contains { [3, 4].contains($0) },
            pictures: pictures,
            links: said["website"]?.string.flatMap(StorePageID.init(address:)).map { [$0] } ?? [],
            readOn: day
        )
    }

    private var price: Price? {
        if said["is_free"]?.flag == true { return Price(amount: 0) }
        guard let overview = said["price_overview"], let minor = overview["final"]?.wholeNumber else { return nil }
        return StorePrice.price(minor, overview["currency"]?.string)
    }

    private var pictures: [String] {
        let shots = said["screenshots"]?.list.compactMap { $0["path_full"]?.string } ?? []
        let all = [said["header_image"]?.string].compactMap(\.self) + shots
        return Array(all.filter { $0.hasPrefix("https://") }.prefix(StorePage.maximumPictures))
    }
}
