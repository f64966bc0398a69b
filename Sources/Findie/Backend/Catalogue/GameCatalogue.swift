package import AccountsDomain
import Calls
package import DiscoveryDomain
package import DiscoveryService
package import FindieDomain
package import Foundation
import Recommender
package import Storage

/// Games as decks know them: one kind of what can be discovered.
package enum GameCatalogue: DiscoverableCatalogue {
    package typealias Item = GameItem
    package typealias Deck = GameDeck
    package typealias Preferences = PlayerPreferences

    package static var names: DiscoveryNames {
        DiscoveryNames(tables: "findie", saved: "findie_wishes", model: "games", changes: "findie")
    }

    package static var noPreferences: PlayerPreferences { PlayerPreferences() }

    package static func items(_ connection: any SQLConnection) throws -> [GameItem] {
        try connection.rows(
            "SELECT facts FROM findie_games WHERE key NOT IN \(GameStore.hidden) ORDER BY number"
        ).map { GameItem(try StoredJSON.value(try $0["facts"])) }
    }

    package static func renames(_ connection: any SQLConnection) throws -> [String: String] { [:] }

    package static func stamp(_ connection: any SQLConnection) throws -> CatalogueStamp {
        let row = try connection.row(
            """
            SELECT COUNT(*) AS total, MAX(number) AS last_number, MAX(changed_at) AS latest FROM findie_games
            WHERE key NOT IN \(GameStore.hidden)
            """
        )
        return CatalogueStamp([
            try row?["total"] ?? 0, try row?["last_number"] ?? 0, try row?["latest"] ?? 0,
        ])
    }

    package static func count(_ connection: any SQLConnection) throws -> Int {
        try connection.row(
            "SELECT COUNT(*) AS total FROM findie_games WHERE key NOT IN \(GameStore.hidden)"
        )?["total"] ?? 0
    }

    package static func key(_ key: String, _ connection: any SQLConnection) throws -> String? {
        try connection.row("SELECT key FROM findie_games WHERE key = \(key)")?["key"]
    }

    package static func facts(of key: String, _ connection: any SQLConnection) throws -> JudgedFacts? {
        try connection.row("SELECT facts, genre FROM findie_games WHERE key = \(key)").map {
            JudgedFacts(text: try $0["facts"], label: try $0["genre"])
        }
    }

    package static func missing(_ key: String) -> DiscoveryError { .failed("no game \(key)") }

    package static func judged(
        _ key: String,
        from old: Opinion?,
        to new: Opinion?,
        by account: Account.ID,
        at now: Date,
        _ connection: any SQLConnection
    ) throws {
        guard old != new else { return }
        try FigureStore(connection: connection, account: account, now: now)
            .noteOpinion(of: key, isLike: new.map { $0 != .skip })
    }

    /// What they own at Steam, where they asked for that.
    package static func withheld(from account: Account.ID, _ connection: any SQLConnection) throws -> [String] {
        try SteamSyncStore(connection: connection, account: account).ownedKeys()
    }

    package static func filter(_ filters: GameFilters, at now: Date) -> @Sendable (GameItem) -> Bool {
        { filters.passes($0.game) }
    }

    package static func chosenDeck(of preferences: PlayerPreferences) -> UUID? { preferences.deck }

    package static func leanings(
        of filters: GameFilters,
        in catalogue: ItemCatalogue<GameCatalogue>
    ) -> [Float]? {
        DeckLeaning(filters)?.boosts(of: catalogue.items)
    }

    package static func answers(of preferences: PlayerPreferences) -> [String] { preferences.genres.map(\.rawValue) }

    package static func starterModel() throws -> StarterModel? {
        // In a file beside the program: as code it would be compiled for a minute.
        try StarterModel(file: Bundle.module.url(forResource: "played-games", withExtension: "tsv"))
    }

    package static let choosers = (try? starterModel())?.choosers ?? [:]

    package static var levels: [String] { [] }

    package static func fit(
        _ preferences: PlayerPreferences,
        in catalogue: ItemCatalogue<GameCatalogue>,
        itemCount: Int,
        judged: Int,
        liked: Int
    ) -> (any AnswerFitting)? {
        GameFit(preferences, in: catalogue, itemCount: itemCount, judged: judged, liked: liked)
    }
}

extension GameDeck: DiscoverableDeck {
    package static var noFilters: GameFilters { .none }
}

/// A game as the model and the filters know it.
package struct GameItem: DiscoverableItem {
    package let game: Game
    let genres: [Genre]
    /// Its tags, then its genres.
    package let subjects: [TasteSubject]

    init(_ game: Game) {
        self.game = game
        genres = game.genres
        let names = genres.map(\.rawValue)
        subjects =
            game.tags.filter { !names.contains($0) }.map { TasteSubject(.topic, $0) }
            + names.map { TasteSubject(.cluster, $0) }
    }

    package var key: String { game.slug }
    /// A game of an unknown maker is alone.
    package var owner: String { game.maker ?? game.slug }
    package var title: String { game.title }
    package var text: String { game.sentence }
    package var tags: [String] { subjects.map(\.name) }

    package var popularity: Int { game.popularity }
}

extension Game {
    /// How many reviews a class stands for, in tens, and a little for how many of them are good; or how many played it,
    /// where that is known to be more: what many did not like is well known as well.
    var popularity: Int {
        let size =
            switch reviews {
            case .overwhelminglyPositive: 3_000
            case .veryPositive: 1_000
            case .positive: 100
            case .mostlyPositive: 300
            case .mixed: 200
            case .none: 0
            }
        return max(size + (positivePercent ?? 0), Self.playersWeight * (GameCatalogue.choosers[slug] ?? 0))
    }

    /// Of some 1,900 people; of the best known games a quarter of them had played each.
    private static let playersWeight = 20
}
