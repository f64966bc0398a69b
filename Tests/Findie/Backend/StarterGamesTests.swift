import DiscoveryDomain
import DiscoveryService
import FindieDomain
import Foundation
import Testing

@testable import FindieService

/// The catalogue that ships, what finds its games, and how they look.
struct StarterGamesTests {
    private static let games = Result { try StarterGames.builtIn().games }
    private let games: [Game]

    init() throws {
        games = try Self.games.get()
    }

    @Test func `the catalogue has its games, each once, with known tags`() {
        #expect(games.count >= 2_990)
        #expect(Set(games.map(\.slug)).count == games.count)
        for game in games {
            #expect(!game.tags.isEmpty && game.tags.count <= Game.maximumTags, "\(game.slug)")
            #expect(!(game.title + (game.maker ?? "")).contains("&amp;"), "\(game.slug)")
            #expect(!game.sentence.isEmpty && game.sentence.count <= 160, "\(game.slug): \(game.sentence)")
        }
    }

    @Test func `what changes is told of games of 2023, and not of those of 2018`() {
        for game in games where game.factsOf.year == 2023 {
            #expect(!game.platforms.isEmpty && game.reviews != .none, "\(game.slug)")
        }
        let older = games.filter { $0.factsOf.year == 2018 }
        #expect(older.count >= 1_200)
        for game in older {
            #expect(game.platforms.isEmpty && game.reviews == .none && game.price == nil, "\(game.slug)")
        }
    }

    @Test func `lines are of the day that was said last above them`() throws {
        let line = "celeste\tCeleste\t504230\t\tw\t5\t97\t2018-01-25\t1999\t\tplatformer\t"
        let text = "# asOf: 2023-03-01\n\(line)\n# asOf: 2018-01-05\n\(line)\n"
        #expect(try StarterGames(text).games.map(\.factsOf.year) == [2023, 2018])
    }

    @Test func `what people played draws people over the games of the catalogue`() throws {
        let places = Dictionary(uniqueKeysWithValues: games.enumerated().map { ($1.slug, $0) })
        let choices = try #require(try GameCatalogue.starterModel()).choices { places[$0] }
        #expect(choices.count >= 600)
        let chosen = Set(choices.joined().map { games[Int($0)].slug })
        #expect(chosen.isSuperset(of: ["fez", "braid", "bastion", "gunpoint"]))
    }

    @Test func `what many played is well known, whatever they said of it`() throws {
        let popularities = Dictionary(uniqueKeysWithValues: games.map { ($0.slug, $0.popularity) })
        let liked = try #require(
            games.filter { $0.reviews == .veryPositive }.map(\.popularity).sorted().dropLast(60).last
        )
        for slug in ["dayz", "unturned", "robocraft"] { #expect(try #require(popularities[slug]) > liked, "\(slug)") }
        #expect(try #require(try GameCatalogue.starterModel()).choosers["dayz"] == 168)
    }

    @Test func `a line that is wrong is named`() {
        #expect(throws: StarterGames.Problem.noDate) { try StarterGames("celeste\t") }
        #expect(throws: StarterGames.Problem.line(2)) { try StarterGames("# asOf: 2023-03-01\nceleste\tCeleste\n") }
    }

    @Test(arguments: [
        ("celeste", "celeste"), ("Hollow Night", "hollow-knight"), ("stardew", "stardew-valley"),
        ("undertail", "undertale"), ("ded cells", "dead-cells"), ("slay spire", "slay-the-spire"),
        ("vampire survivers", "vampire-survivors"),
    ])
    func `a game is found by its name, with a few letters wrong`(typed: String, expected: String) {
        let found = GameSearch(games).games(for: typed, count: 5, showsAdult: false)
        #expect(found.map(\.slug).contains(expected), "\(found.map(\.slug))")
    }

    @Test(arguments: [("cards", "card-game"), ("rogue-lite", "roguelike"), ("metroidvanias", "metroidvania")])
    func `games are found by a tag, in the plural and under its other names, too`(typed: String, tag: String) {
        let found = GameSearch(games).games(for: typed, count: 50, showsAdult: false)
        #expect(found.count { $0.tags.contains(tag) } >= 20, "\(found.map(\.slug))")
    }

    @Test func `who has typed nothing is shown games that nearly everybody has heard of`() {
        let found = GameSearch(games).games(for: "", count: WellKnownGames.slugs.count + 1, showsAdult: false)
        #expect(found.map(\.slug).dropLast() == WellKnownGames.slugs)
        #expect(Set(found.prefix(12).compactMap(\.genres.first)).count >= 5)
        // Then those of many reviews and players, as before.
        #expect(found.last?.popularity ?? 0 > 3_000)
    }

    @Test func `a short word alone is not guessed at`() {
        let found = GameSearch(games).games(for: "ded", count: 100, showsAdult: false)
        #expect(!found.map(\.slug).contains("dead-cells"))
    }

    @Test func `a tag means the same under each of its names`() {
        let vocabulary = TagVocabulary.builtIn
        for name in ["roguelite", "rogue-lite", "Rogue-like", "roguelike"] {
            #expect(vocabulary.tag(named: name)?.slug == "roguelike", "\(name)")
        }
        #expect(vocabulary.tag(named: "no such thing") == nil)
        #expect(Genre.allCases.allSatisfy { vocabulary.tag($0.rawValue) != nil })
    }

    @Test func `a cover is the same each time, and whatever a title holds is text on it`() throws {
        let celeste = try #require(games.first { $0.slug == "celeste" })
        #expect(GameCover(celeste).svg == GameCover(celeste).svg)
        #expect(GameCover(celeste).svg != GameCover(celeste).sceneSVG)
        var strange = celeste
        strange.title = "<script>&\"'</script>"
        #expect(!GameCover(strange).svg.contains("<script"))
        strange.title = String(repeating: "Wide ", count: 16)
        #expect(GameCover(strange).svg.contains("<tspan"))
    }

    @Test func `the first deck is of what is liked, then follows three loved games, and what is excluded never comes`()
        async throws
    {
        let world = try await FindieWorld(starter: .builtIn())
        let person = try await world.person()
        let best = try await person.cards(GameRequest(count: 20)).cards.map(\.game)
        #expect(best.allSatisfy { $0.positivePercent ?? 0 >= 88 }, "\(best.map(\.slug))")
        #expect(best.count { $0.popularity >= 1_000 } >= 15, "\(best.map(\.slug))")
        let loved = ["slay-the-spire", "into-the-breach", "dead-cells"].filter { slug in
            games.contains { $0.slug == slug }
        }
        _ = try await person.setFilters(GameFilters(excludedTags: ["horror", "anime"]))
        _ = try await person.decide(
            loved.map { GameDecision(.like(game: $0), decidedAt: Date()) },
            then: .none
        )
        let tags = Set(games.filter { loved.contains($0.slug) }.flatMap { $0.tags + $0.genres.map(\.rawValue) })
        let cards = try await person.cards(GameRequest(count: 20)).cards
        let alike = cards.count { !tags.isDisjoint(with: $0.game.tags) }
        #expect(alike >= 14, "\(cards.map(\.id))")
        var held = cards.map(\.id)
        while held.count < 200 {
            let more = try await person.cards(GameRequest(count: 50, held: held)).cards
            #expect(more.allSatisfy { Set(["horror", "anime"]).isDisjoint(with: $0.game.tags) })
            held += more.map(\.id)
        }
        await world.backend.shutdown()
    }
}
