package import Calls
import DiscoveryDomain
package import Foundation

/// A stack of games under a name, with what it shows.
package struct GameDeck: Hashable, Codable, Sendable, Identifiable {
    package var id: UUID
    /// Empty for the deck everybody has from the start.
    package var name: String
    package var filters: GameFilters

    package init(id: UUID, name: String, filters: GameFilters) {
        self.id = id
        self.name = name
        self.filters = filters
    }
}

/// What a deck of games shows; empty lists and `nil` let everything through.
package struct GameFilters: Hashable, Codable, Sendable {
    /// Playable on at least one of these.
    package var platforms: [Game.Platform]
    /// Of at least one of these.
    package var genres: [Genre]
    /// None of these tags; at most 50.
    package var excludedTags: [String]
    /// In US cents; games of unknown price pass.
    package var maximumPrice: Int?
    /// Released in this year or later; games of unknown day pass.
    package var releasedSince: Int?
    package var hidesEarlyAccess: Bool
    /// Games with content for adults are among them; `nil` and `false` leave them out.
    package var showsAdult: Bool?

    package static let maximumExcludedTags = 50

    package init(
        platforms: [Game.Platform] = [],
        genres: [Genre] = [],
        excludedTags: [String] = [],
        maximumPrice: Int? = nil,
        releasedSince: Int? = nil,
        hidesEarlyAccess: Bool = false,
        showsAdult: Bool? = nil
    ) {
        self.platforms = platforms
        self.genres = genres
        self.excludedTags = excludedTags
        self.maximumPrice = maximumPrice
        self.releasedSince = releasedSince
        self.hidesEarlyAccess = hidesEarlyAccess
        self.showsAdult = showsAdult
    }

    package static let none = GameFilters()

    /// How many kinds of things are filtered, for a badge; excluded tags are on the deck itself.
    package var activeCount: Int {
        [
            !platforms.isEmpty, !genres.isEmpty, maximumPrice != nil, releasedSince != nil, hidesEarlyAccess,
            showsAdult == true,
        ].count { $0 }
    }

    /// Whether a game passes.
    package func passes(_ game: Game) -> Bool {
        if game.page?.isAdult == true, showsAdult != true { return false }
        if !platforms.isEmpty, Set(platforms).isDisjoint(with: game.platforms) { return false }
        if !genres.isEmpty, Set(genres).isDisjoint(with: game.genres) { return false }
        if let maximumPrice, let price = game.price, price.amount > maximumPrice { return false }
        if let releasedSince, let release = game.release, release.year < releasedSince { return false }
        if hidesEarlyAccess, game.isEarlyAccess { return false }
        return Set(excludedTags).isDisjoint(with: game.tags + game.genres.map(\.rawValue))
    }

    /// The filters as they are kept: nothing twice, excluded tags by their slugs.
    ///
    /// - Throws: `invalid` with the field that is wrong.
    package func validated() throws(FindieError) -> GameFilters {
        var kept = self
        kept.platforms = Game.Platform.allCases.filter(platforms.contains)
        kept.genres = Genre.allCases.filter(genres.contains)
        var excluded: [String] = []
        for tag in excludedTags {
            guard let known = TagVocabulary.builtIn.tag(named: tag) else {
                throw .invalid(field: "excludedTags", reason: .unknownValue)
            }
            if !excluded.contains(known.slug) { excluded.append(known.slug) }
        }
        guard excluded.count <= Self.maximumExcludedTags else {
            throw .invalid(field: "excludedTags", reason: .tooMany)
        }
        kept.excludedTags = excluded
        guard maximumPrice.map((0...100_000_00).contains) ?? true else {
            throw .invalid(field: "maximumPrice", reason: .outOfRange)
        }
        guard releasedSince.map((1970...2100).contains) ?? true else {
            throw .invalid(field: "releasedSince", reason: .outOfRange)
        }
        return kept
    }
}

extension GameFilters: EndpointOutput {
    package static let schema = JSONSchema.object(
        .required("platforms", .array(of: .choice(Game.Platform.self), maximum: Game.Platform.allCases.count)),
        .required("genres", .array(of: .choice(Genre.self), maximum: Genre.allCases.count)),
        .required("excludedTags", .array(of: Game.tagSchema, maximum: maximumExcludedTags)),
        .optional("maximumPrice", .integer(0...100_000_00).described("In US cents.")),
        .optional("releasedSince", .integer(1970...2100).described("A year.")),
        .required("hidesEarlyAccess", .boolean),
        .optional("showsAdult", .boolean)
    ).named("GameFilters")
}

/// What a player said of themselves.
package struct PlayerPreferences: Hashable, Codable, Sendable {
    /// What they like to play; in the order of the list of genres.
    package var genres: [Genre]
    package var onboardingCompleted: Bool

    package init(genres: [Genre] = [], onboardingCompleted: Bool = false) {
        self.genres = genres
        self.onboardingCompleted = onboardingCompleted
    }
}

extension PlayerPreferences: EndpointOutput {
    package static let schema = JSONSchema.object(
        .required("genres", .array(of: .choice(Genre.self), maximum: Genre.allCases.count)),
        .required("onboardingCompleted", .boolean)
    ).named("PlayerPreferences")
}
