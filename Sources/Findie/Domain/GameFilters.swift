package import Calls
import DiscoveryDomain
import Foundation

/// What a deck of games shows; empty lists and `nil` let everything through.
package struct GameFilters: Hashable, Codable, Sendable {
    /// Playable on at least one of these.
    package var platforms: [Game.Platform]
    /// Of at least one of these.
    package var genres: [Genre]
    /// None of these tags; at most 50.
    package var excludedTags: [String]
    /// In US cents; games of unknown price, and those with one in another currency, pass.
    package var maximumPrice: Int?
    /// Released in this year or later; games of unknown day pass.
    package var releasedSince: Int?
    package var hidesEarlyAccess: Bool
    /// Games with content for adults are among them; `nil` and `false` leave them out.
    package var showsAdult: Bool?
    /// With at least one of these tags; at most 20, `nil` for any.
    package var wantedTags: [String]?
    package var traits: TraitFilters?
    /// What comes first: -2 what few know, 2 what many know; `nil` for neither.
    package var fame: Int?
    /// What comes first: -2 what is new, 2 what is old; `nil` for neither.
    package var age: Int?

    package static let maximumExcludedTags = 50
    package static let maximumWantedTags = 20
    package static let leanings = -2...2

    package init(
        platforms: [Game.Platform] = [],
        genres: [Genre] = [],
        excludedTags: [String] = [],
        maximumPrice: Int? = nil,
        releasedSince: Int? = nil,
        hidesEarlyAccess: Bool = false,
        showsAdult: Bool? = nil,
        wantedTags: [String]? = nil,
        traits: TraitFilters? = nil,
        fame: Int? = nil,
        age: Int? = nil
    ) {
        self.platforms = platforms
        self.genres = genres
        self.excludedTags = excludedTags
        self.maximumPrice = maximumPrice
        self.releasedSince = releasedSince
        self.hidesEarlyAccess = hidesEarlyAccess
        self.showsAdult = showsAdult
        (self.wantedTags, self.traits) = (wantedTags, traits)
        (self.fame, self.age) = (fame, age)
    }

    package static let none = GameFilters()

    /// How many kinds of things are filtered, for a badge; excluded tags are on the deck itself.
    package var activeCount: Int {
        [
            !platforms.isEmpty, !genres.isEmpty, maximumPrice != nil, releasedSince != nil, hidesEarlyAccess,
            showsAdult == true, wantedTags?.isEmpty == false, fame ?? 0 != 0, age ?? 0 != 0,
        ].count { $0 } + (traits?.activeCount ?? 0)
    }

    /// Whether a game passes.
    package func passes(_ game: Game) -> Bool {
        switch standing(of: game) {
        case .fits: true
        case .unknown: traits?.letsUnknownPass == true
        case .fails: false
        }
    }

    /// How a game stands to what is asked for; prices and days that are not known are no hindrance.
    package func standing(of game: Game) -> FilterStanding {
        guard passesPlainly(game) else { return .fails }
        return traits?.standing(of: game) ?? .fits
    }

    private func passesPlainly(_ game: Game) -> Bool {
        if game.isAdult, showsAdult != true { return false }
        if !platforms.isEmpty, Set(platforms).isDisjoint(with: game.likelyPlatforms) { return false }
        if !genres.isEmpty, Set(genres).isDisjoint(with: game.genres) { return false }
        if let maximumPrice, let price = game.price?.inUSCents, price > maximumPrice { return false }
        if let releasedSince, let release = game.release, release.year < releasedSince { return false }
        if hidesEarlyAccess, game.isEarlyAccess { return false }
        let tags = game.tags + game.genres.map(\.rawValue)
        if let wantedTags, !wantedTags.isEmpty, Set(wantedTags).isDisjoint(with: tags) { return false }
        return Set(excludedTags).isDisjoint(with: tags)
    }

    /// The filters as they are kept: nothing twice, excluded tags by their slugs.
    ///
    /// - Throws: `invalid` with the field that is wrong.
    package func validated() throws(FindieError) -> GameFilters {
        var kept = self
        kept.platforms = Game.Platform.allCases.filter(platforms.contains)
        kept.genres = Genre.allCases.filter(genres.contains)
        kept.excludedTags = try Self.known(excludedTags, "excludedTags", Self.maximumExcludedTags)
        let wanted = try Self.known(wantedTags ?? [], "wantedTags", Self.maximumWantedTags)
        kept.wantedTags = wanted.isEmpty ? nil : wanted
        kept.traits = try traits?.validated()
        kept.fame = try Self.leaning(fame, "fame")
        kept.age = try Self.leaning(age, "age")
        guard maximumPrice.map((0...100_000_00).contains) ?? true else {
            throw .invalid(field: "maximumPrice", reason: .outOfRange)
        }
        guard releasedSince.map((1970...2100).contains) ?? true else {
            throw .invalid(field: "releasedSince", reason: .outOfRange)
        }
        return kept
    }

    private static func known(_ tags: [String], _ field: String, _ limit: Int) throws(FindieError) -> [String] {
        var known: [String] = []
        for tag in tags {
            guard let found = TagVocabulary.builtIn.tag(named: tag) else {
                throw .invalid(field: field, reason: .unknownValue)
            }
            if !known.contains(found.slug) { known.append(found.slug) }
        }
        guard known.count <= limit else { throw .invalid(field: field, reason: .tooMany) }
        return known
    }

    private static func leaning(_ value: Int?, _ field: String) throws(FindieError) -> Int? {
        guard let value, value != 0 else { return nil }
        guard leanings.contains(value) else { throw .invalid(field: field, reason: .outOfRange) }
        return value
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
        .optional("showsAdult", .boolean),
        .optional("wantedTags", .array(of: Game.tagSchema, maximum: 50).described("At least one of these.")),
        .optional("traits", TraitFilters.schema),
        .optional("fame", .integer(-100...100).described("What comes first, from -2 for niche to 2 for known.")),
        .optional("age", .integer(-100...100).described("What comes first, from -2 for new to 2 for old."))
    ).named("GameFilters")
}

extension GameFilters {
    /// These filters with what somebody changed who saw `old` and wants `new`; what they left alone stays as it is here.
    ///
    /// Whoever has two pages open sees older filters on one of them: a change there is one of its field, and of a list
    /// one of what was put on it or taken off.
    package func changed(from old: GameFilters, to new: GameFilters) -> GameFilters {
        var changed = self
        changed.takeList(\.platforms, old, new)
        changed.takeList(\.genres, old, new)
        changed.takeList(\.excludedTags, old, new)
        changed.takeList(\.wanted, old, new)
        changed.take(\.maximumPrice, old, new)
        changed.take(\.releasedSince, old, new)
        changed.take(\.hidesEarlyAccess, old, new)
        changed.take(\.showsAdult, old, new)
        changed.take(\.fame, old, new)
        changed.take(\.age, old, new)
        changed.takeList(\.asked.sessions, old, new)
        changed.takeList(\.asked.modes, old, new)
        changed.take(\.asked.players, old, new)
        changed.takeList(\.asked.inputs, old, new)
        changed.takeList(\.asked.languages, old, new)
        changed.takeList(\.asked.accessibility, old, new)
        changed.take(\.asked.letsUnknownPass, old, new)
        return changed
    }

    /// What is asked of how games are played, for fields; nothing asked is nothing kept.
    package var asked: TraitFilters {
        get { traits ?? .none }
        set { traits = newValue.activeCount == 0 && !newValue.letsUnknownPass ? nil : newValue }
    }

    private var wanted: [String] {
        get { wantedTags ?? [] }
        set { wantedTags = newValue.isEmpty ? nil : newValue }
    }

    private mutating func take<Value: Equatable>(
        _ field: WritableKeyPath<GameFilters, Value>,
        _ old: GameFilters,
        _ new: GameFilters
    ) {
        if old[keyPath: field] != new[keyPath: field] { self[keyPath: field] = new[keyPath: field] }
    }

    private mutating func takeList<Entry: Hashable>(
        _ field: WritableKeyPath<GameFilters, [Entry]>,
        _ old: GameFilters,
        _ new: GameFilters
    ) {
        let (before, after) = (old[keyPath: field], new[keyPath: field])
        guard before != after else { return }
        var list = self[keyPath: field].filter { after.contains($0) || !before.contains($0) }
        list += after.filter { !before.contains($0) && !list.contains($0) }
        self[keyPath: field] = list
    }
}
