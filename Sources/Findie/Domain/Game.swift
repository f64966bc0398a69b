package import Calls
import Foundation

/// An indie game: facts about it, each with where it is from.
package struct Game: Hashable, Codable, Sendable, Identifiable {
    /// What moderators call it; its slug is the item.
    package static let reportedKind = "game"

    package static let maximumTags = 20
    package static let maximumStorePictures = 11

    /// Lower case with hyphens; the game's name in addresses, the same for ever.
    package var slug: String
    /// 1 to 80 characters.
    package var title: String
    /// `nil` where the source does not say.
    package var maker: String?
    /// Slugs of the vocabulary, the most telling first; at most 20.
    package var tags: [String]
    package var platforms: [Platform]
    /// `nil` where it is not known.
    package var release: ReleaseDay?
    /// Percent of the reviews in the store; `nil` without any.
    package var positivePercent: Int?
    package var reviews: ReviewClass
    /// `nil` where it is not known; free games cost 0.
    package var price: Price?
    package var isEarlyAccess: Bool
    /// Whether its maker says that it is still to come; `release` is when, where that is known.
    package var isToCome: Bool?
    /// The game's number at Steam.
    package var steamID: Int?
    /// The day the facts are of.
    package var factsOf: ReleaseDay
    /// How it is played and what is in it; `nil` where nothing of it is known.
    package var traits: GameTraits?
    /// What its maker says and shows here; `nil` for a game whose maker is not here.
    package var page: GamePresentation?
    /// Whether a store says that it is for adults only; what its maker says here is in `page`.
    package var isAdultAtStore: Bool?
    /// Where it is sold, and what was asked there; only where a single game is looked at.
    package var offers: [StoreOffer]?
    /// How many pictures a store shows of it, the cover and at most 10 screenshots.
    package var storePictures: Int?

    package var id: String { slug }

    package enum Platform: String, Codable, Sendable, CaseIterable { case windows, mac, linux, web }

    /// How the store sums the reviews up, worst first.
    package enum ReviewClass: String, Codable, Sendable, CaseIterable {
        case none, mixed
        case mostlyPositive = "mostly-positive"
        case positive
        case veryPositive = "very-positive"
        case overwhelminglyPositive = "overwhelmingly-positive"
    }

    package init(
        slug: String,
        title: String,
        maker: String? = nil,
        tags: [String],
        platforms: [Platform] = [.windows],
        release: ReleaseDay? = nil,
        positivePercent: Int? = nil,
        reviews: ReviewClass = .none,
        price: Price? = nil,
        isEarlyAccess: Bool = false,
        isToCome: Bool? = nil,
        steamID: Int? = nil,
        factsOf: ReleaseDay,
        traits: GameTraits? = nil,
        page: GamePresentation? = nil,
        isAdultAtStore: Bool? = nil,
        offers: [StoreOffer]? = nil,
        storePictures: Int? = nil
    ) {
        self.slug = slug
        self.title = title
        self.maker = maker
        self.tags = tags
        self.platforms = platforms
        self.release = release
        self.positivePercent = positivePercent
        self.reviews = reviews
        self.price = price
        self.isEarlyAccess = isEarlyAccess
        self.isToCome = isToCome
        self.steamID = steamID
        self.factsOf = factsOf
        self.traits = traits
        self.page = page
        self.isAdultAtStore = isAdultAtStore
        self.offers = offers
        self.storePictures = storePictures
    }

    /// What it runs on; where nothing is known, what nearly every game of the stores runs on.
    package var likelyPlatforms: [Platform] { platforms.isEmpty ? [.windows] : platforms }

    /// Shown only to who asks for such games.
    package var isAdult: Bool { page?.isAdult == true || isAdultAtStore == true }

    /// Whether its maker has published it here, and is told how it does.
    package var isMadeHere: Bool { page != nil }

    /// What it is, in a sentence: its maker's, else one that is made of its tags.
    package var summary: String { page.map(\.text).flatMap { $0.isEmpty ? nil : $0 } ?? sentence }

    /// The genres its tags belong to, the most telling first; never empty, at most 3.
    package var genres: [Genre] {
        var found: [Genre] = []
        for tag in tags {
            if let genre = TagVocabulary.builtIn.tag(tag)?.genre, !found.contains(genre) { found.append(genre) }
        }
        return found.isEmpty ? [.adventure] : Array(found.prefix(3))
    }

    /// Whether it is still to come on a day; a release that has passed has happened, whatever was said before.
    package func isToCome(on day: ReleaseDay) -> Bool {
        isToCome == true && release.map { !$0.isOver(on: day) } ?? true
    }

    /// Whether it can be played on a day, as far as is known: a game of which nothing is said can.
    package func isOut(on day: ReleaseDay) -> Bool {
        !isToCome(on: day) && release.map { $0 <= day } ?? true
    }

    /// Where it can be bought or played.
    package var storeAddress: String? { steamID.map { "https://store.steampowered.com/app/\($0)/" } }
}

extension Game: EndpointOutput {
    static let slugSchema = JSONSchema.string(1...80).described("The game’s name in addresses.")
    static let tagSchema = JSONSchema.string(1...50)

    package static let schema = JSONSchema.object(
        .required("slug", slugSchema),
        .required("title", .string(1...80)),
        .optional("maker", .string(0...120)),
        .required("tags", .array(of: tagSchema, maximum: maximumTags)),
        .required("platforms", .array(of: .choice(Platform.self), maximum: Platform.allCases.count)),
        .optional("release", ReleaseDay.schema),
        .optional("positivePercent", .integer(0...100)),
        .required("reviews", .choice(ReviewClass.self)),
        .optional("price", Price.schema),
        .required("isEarlyAccess", .boolean),
        .optional("isToCome", .boolean.described("Its maker says that it is still to come.")),
        .optional("steamID", .count),
        .required("factsOf", ReleaseDay.schema),
        .optional("traits", GameTraits.schema),
        .optional("page", GamePresentation.schema),
        .optional("isAdultAtStore", .boolean.described("A store says that it is for adults only.")),
        .optional("offers", .array(of: StoreOffer.schema, maximum: 4).described("With the game’s own page only.")),
        .optional(
            "storePictures",
            .integer(0...maximumStorePictures).described(
                "How many pictures a store shows of it, at /findie/pictures/{slug}/0 and so on for who allows it."
            )
        )
    ).named("Game")
}

/// What the maker of a game says and shows of it here.
package struct GamePresentation: Hashable, Codable, Sendable {
    package var text: String
    package var about: String
    /// The game's page at itch.io.
    package var itchPage: String?
    package var media: [GameMedia]
    /// Shown only to who asks for such games.
    package var isAdult: Bool

    package init(text: String, about: String, itchPage: String?, media: [GameMedia], isAdult: Bool) {
        (self.text, self.about, self.itchPage) = (text, about, itchPage)
        (self.media, self.isAdult) = (media, isAdult)
    }

    package var cover: GameMedia? { media.first { $0.kind == .cover } }

    /// The cover and the screenshots.
    package var pictures: [GameMedia] {
        (cover.map { [$0] } ?? []) + media.filter { $0.kind == .screenshot }
    }

    package var trailer: GameMedia? { media.first { $0.kind == .trailer } }
}

extension GamePresentation: JSONDescribed {
    package static let schema = JSONSchema.object(
        .required("text", .string(0...GameDraft.maximumTextLength)),
        .required("about", .string(0...GameDraft.maximumAboutLength)),
        .optional("itchPage", .string(0...300)),
        .required("media", .array(of: GameMedia.schema, maximum: 12)),
        .required("isAdult", .boolean)
    ).named("GamePresentation")
}

/// A price as a store had it.
package struct Price: Hashable, Codable, Sendable {
    /// Minor units, such as cents; 0 for free.
    package var amount: Int
    /// ISO 4217.
    package var currency: String
    /// Whether players name what they pay, and `amount` is the least of it.
    package var isNamedByPlayers: Bool?

    package init(amount: Int, currency: String = "USD", isNamedByPlayers: Bool? = nil) {
        self.amount = amount
        self.currency = currency
        self.isNamedByPlayers = isNamedByPlayers
    }

    /// It can be had for nothing.
    package var isFree: Bool { amount == 0 }

    /// What people's limits are told in; `nil` for an amount in another currency, which is not compared.
    package var inUSCents: Int? { isFree || currency == "USD" ? amount : nil }
}

extension Price: JSONDescribed {
    package static let schema = JSONSchema.object(
        .required("amount", .integer(0...100_000_00).described("In minor units; 0 for free.")),
        .required("currency", .string(3...3)),
        .optional("isNamedByPlayers", .boolean.described("Players name what they pay; the amount is the least of it."))
    ).named("Price")
}
