import Calls
import FindieDomain
import Foundation

/// What `GetItems` is asked.
enum SteamQuestion {
    static func text(_ apps: [Int]) -> String {
        let wanted = [
            "basic_info", "assets", "release", "platforms", "all_purchase_options", "screenshots", "reviews", "links",
        ]
        var request = Dictionary(uniqueKeysWithValues: wanted.map { ("include_\($0)", JSONValue.boolean(true)) })
        request["include_tag_count"] = .integer(Int64(Game.maximumTags))
        let question: JSONValue = [
            "ids": .array(apps.map { ["appid": .integer(Int64($0))] }),
            "context": ["language": "english", "country_code": "US"],
            "data_request": .object(request),
        ]
        return String(decoding: JSONCoding.data(of: question), as: UTF8.self)
    }
}

/// One app in it.
struct SteamItem {
    var app: Int
    private let said: JSONValue

    /// `nil` for an entry without a number.
    init?(_ said: JSONValue) {
        guard let app = (said["appid"] ?? said["id"])?.wholeNumber else { return nil }
        (self.app, self.said) = (app, said)
    }

    /// `nil` for what Steam does not show, or does not call anything.
    func page(on day: ReleaseDay) -> StorePage? {
        guard said["success"]?.wholeNumber == 1, said["visible"]?.flag != false,
            let title = said["name"]?.string.flatMap(StorePage.title)
        else { return nil }
        let info = said["basic_info"]
        let isToCome = (said["is_coming_soon"] ?? said["release"]?["is_coming_soon"])?.flag ?? false
        let descriptors = said["content_descriptorids"]?.list.compactMap(\.wholeNumber) ?? []
        var page = StorePage(
            id: .steam(app),
            title: title,
            makers: info?["developers"]?.list.compactMap { $0["name"]?.string.flatMap(StorePage.maker) } ?? [],
            tags: StoreTags.slugs(steam: tagNumbers),
            platforms: platforms,
            isToCome: isToCome,
            isEarlyAccess: said["release"]?["is_early_access"]?.flag ?? said["is_early_access"]?.flag,
            price: price,
            // "Adult only" and "frequent nudity or sexual content".
            isAdult: descriptors.contains { [3, 4].contains($0) },
            pictures: pictures,
            links: said["links"]?.list.compactMap { $0["url"]?.string.flatMap(StorePageID.init(address:)) } ?? [],
            readOn: day
        )
        page.upright = asset("library_capsule_2x") ?? asset("library_capsule")
        page.discountPercent = said["best_purchase_option"]?["discount_pct"]?.wholeNumber.map { min(max($0, 0), 100) }
        page.release = said["release"]?["steam_release_date"]?.wholeNumber.flatMap(Self.day)
        let reviews = said["reviews"]?["summary_filtered"]
        if let count = reviews?["review_count"]?.wholeNumber, count > 0 {
            page.positivePercent = reviews?["percent_positive"]?.wholeNumber.map { min(max($0, 0), 100) }
            page.reviews = reviews?["review_score"]?.wholeNumber.map(Game.ReviewClass.init(steam:))
        }
        return page
    }

    private var tagNumbers: [Int] {
        let weighed = said["tags"]?.list.compactMap { $0["tagid"]?.wholeNumber } ?? []
        return weighed.isEmpty ? said["tagids"]?.list.compactMap(\.wholeNumber) ?? [] : weighed
    }

    private var platforms: [Game.Platform] {
        let known = said["platforms"]
        let names: [(Game.Platform, String)] = [(.windows, "windows"), (.mac, "mac"), (.linux, "steamos_linux")]
        return names.filter { known?[$0.1]?.flag == true }.map(\.0)
    }

    /// Minor units without a currency: the sign in the written price tells which, as we ask for one country's.
    private var price: Price? {
        if said["is_free"]?.flag == true { return Price(amount: 0) }
        guard let option = said["best_purchase_option"], let minor = option["final_price_in_cents"]?.wholeNumber,
            option["formatted_final_price"]?.string?.hasPrefix("$") == true
        else { return nil }
        return StorePrice.price(minor, "USD")
    }

    private var pictures: [String] {
        let shots = said["screenshots"]?["all_ages_screenshots"]?.list.compactMap { $0["filename"]?.string } ?? []
        let all = [asset("header")].compactMap(\.self) + shots.map { Self.assetHost + $0 }
        return Array(all.prefix(StorePage.maximumPictures))
    }

    private static let assetHost = "https://shared.cloudflare.steamstatic.com/store_item_assets/"

    /// New games' files have hashed names, so that an address is only what the format says.
    private func asset(_ name: String) -> String? {
        let assets = said["assets"]
        guard let format = assets?["asset_url_format"]?.string, format.contains("${FILENAME}"),
            let file = assets?[name]?.string
        else { return nil }
        return Self.assetHost + format.replacing("${FILENAME}", with: file)
    }

    private static func day(_ seconds: Int) -> ReleaseDay? {
        (1...4_102_444_800).contains(seconds) ? ReleaseDay(Date(timeIntervalSince1970: Double(seconds))) : nil
    }
}

extension Game.ReviewClass {
    /// Steam counts from 1, overwhelmingly negative, to 9.
    init(steam score: Int) {
        self =
            switch score {
            case 9: .overwhelminglyPositive
            case 8: .veryPositive
            case 7: .positive
            case 6: .mostlyPositive
            case 1...5: .mixed
            default: .none
            }
    }
}

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
