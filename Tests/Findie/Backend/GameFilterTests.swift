import Calls
import DiscoveryDomain
import FindieDomain
import Foundation
import Storage
import StorageTesting
import Testing

@testable import FindieService

/// What a deck lets through by what is known of games, and what comes first.
@Suite(.everyEngine) struct GameFilterTests {
    private func deck(_ filters: GameFilters, _ person: PersonFindieService) async throws -> [Game] {
        _ = try await person.setFilters(filters)
        return try await person.cards(GameRequest(count: 50)).cards.map(\.game)
    }

    @Test func `only what is known to be so is shown, the others are counted, and may be let through`() async throws {
        let person = try await FindieWorld().person()
        var filters = GameFilters(traits: TraitFilters(inputs: [.controller]))
        let known = try await deck(filters, person)
        #expect(!known.isEmpty && known.allSatisfy { $0.traits?.inputs == [.controller] })
        #expect(try await person.count(filters) == FilterCount(fitting: 20, unknown: 40))
        filters.traits?.letsUnknownPass = true
        #expect(try await deck(filters, person).contains { $0.traits == nil })
        #expect(try await person.count(filters) == FilterCount(fitting: 20, unknown: 40))
        #expect(try await person.count(.none) == FilterCount(fitting: 60, unknown: 0))
    }

    @Test(arguments: [
        (Price(amount: 500), true, true), (Price(amount: 501), false, false),
        (Price(amount: 499, currency: "EUR"), true, false), (Price(amount: 700, currency: "EUR"), true, false),
        (Price(amount: 0, currency: "EUR"), true, true),
    ])
    func `prices of other currencies are not compared`(_ price: Price, _ passes: Bool, _ isBelow: Bool) {
        let game = Game(slug: "a", title: "A", tags: [], price: price, factsOf: ReleaseDay(year: 2023))
        #expect(GameFilters(maximumPrice: 500).passes(game) == passes)
        let wish = Wish(game: game, wishedAt: Date(timeIntervalSince1970: 0), priceBelow: 500)
        #expect(wish.isBelowPrice == isBelow)
    }

    @Test func `what a maker says is all there is, and what tags say is not`() {
        let day = ReleaseDay(year: 2023)
        var game = Game(slug: "a", title: "A", tags: ["puzzle"], factsOf: day, traits: GameTraits(modes: [.single]))
        let filters = TraitFilters(modes: [.localCoOp])
        #expect(filters.standing(of: game) == .unknown)
        game.page = GamePresentation(text: "", about: "", itchPage: nil, media: [], isAdult: false)
        #expect(filters.standing(of: game) == .fails)
        #expect(!GameFilters(traits: TraitFilters(modes: [.localCoOp], letsUnknownPass: true)).passes(game))
        #expect(TraitFilters(inputs: [.touch]).standing(of: game) == .unknown)
        game.traits = GameTraits(
            session: .hour,
            players: PlayerCount(fewest: 2, most: 4),
            languages: [.german],
            accessibility: [.subtitles, .mouseOnly]
        )
        #expect(
            TraitFilters(sessions: [.minutes, .hour], players: 3, languages: [.german]).standing(of: game) == .fits
        )
        #expect(TraitFilters(sessions: [.evening]).standing(of: game) == .fails)
        #expect(TraitFilters(players: 1).standing(of: game) == .fails)
        #expect(TraitFilters(accessibility: [.subtitles, .mouseOnly]).standing(of: game) == .fits)
        #expect(TraitFilters(accessibility: [.subtitles, .textSize]).standing(of: game) == .fails)
    }

    @Test func `wanted tags are taken by any of their names, and one of them is enough`() async throws {
        let person = try await FindieWorld().person()
        let found = try await deck(GameFilters(wantedTags: ["Pixel Graphics", "space", "pixel-art"]), person)
        #expect(try await person.filters().wantedTags == ["pixel-art", "space"])
        #expect(!found.isEmpty && found.allSatisfy { !Set($0.tags).isDisjoint(with: ["pixel-art", "space"]) })
        #expect(try await person.count(GameFilters(wantedTags: ["pixel-art", "space"])).fitting == 24)
        await #expect(throws: FindieError.invalid(field: "wantedTags", reason: .unknownValue)) {
            try await person.setFilters(GameFilters(wantedTags: ["no tag of ours"]))
        }
    }

    @Test func `sliders bring niche or known, and new or old, to the front`() async throws {
        let person = try await FindieWorld().person()
        func first(_ filters: GameFilters) async throws -> [Game] { Array(try await deck(filters, person).prefix(10)) }
        func fame(_ games: [Game]) -> Int { games.map(\.popularity).reduce(0, +) }
        func years(_ games: [Game]) -> Int { games.compactMap { $0.release?.year }.reduce(0, +) }
        let (niche, known) = (try await first(GameFilters(fame: -2)), try await first(GameFilters(fame: 2)))
        #expect(fame(niche) * 2 < fame(known))
        let (new, old) = (try await first(GameFilters(age: -2)), try await first(GameFilters(age: 2)))
        #expect(years(new) >= years(old) + 60, "\(new.map(\.slug)) \(old.map(\.slug))")
        #expect(new.count == 10 && known.count == 10)
    }

    @Test func `a game for adults is found and stands beside others only where it is asked for`() async throws {
        let world = try await FindieWorld()
        let (service, reviewer) = (try await world.maker(), try await world.reviewer())
        let plain = try #require(try await world.published(service, reviewer).slug)
        var draft = FindieWorld.draft
        (draft.title, draft.isAdult) = ("Lantern Night", true)
        let adult = try #require(try await world.published(service, reviewer, draft).slug)
        let player = try await world.person()
        #expect(try await player.search("lantern", count: 5).map(\.slug) == [plain])
        #expect(try await player.game(plain).byMaker.isEmpty)
        #expect(try await player.game(adult).byMaker.map(\.slug) == [plain])
        _ = try await player.setFilters(GameFilters(showsAdult: true))
        #expect(try await player.search("lantern", count: 5).map(\.slug).contains(adult))
        #expect(try await player.game(plain).byMaker.map(\.slug) == [adult])
    }

    @Test func `what cannot be asked for is refused by its name`() async throws {
        let person = try await FindieWorld().person()
        for (filters, field) in [
            (GameFilters(fame: 3), "fame"), (GameFilters(age: -3), "age"),
            (GameFilters(traits: TraitFilters(players: 0)), "players"),
        ] {
            await #expect(throws: FindieError.invalid(field: field, reason: .outOfRange)) {
                try await person.setFilters(filters)
            }
            await #expect(throws: FindieError.invalid(field: field, reason: .outOfRange)) {
                try await person.count(filters)
            }
        }
    }

    @Test func `nothing asked for is nothing kept, and filters of the time before are read`() async throws {
        let world = try await FindieWorld()
        let person = try await world.person()
        let bare = GameFilters(wantedTags: [], traits: TraitFilters(letsUnknownPass: true), fame: 0, age: 0)
        #expect(try await person.setFilters(bare) == .none)
        let text = #"{"platforms":["mac"],"genres":[],"excludedTags":["horror"],"hidesEarlyAccess":false}"#
        let account = person.account
        try await world.database.write { connection in
            try connection.execute("UPDATE findie_decks SET filters = \(text) WHERE account_id = \(account)")
            try connection.execute("UPDATE findie_people SET version = version + 1 WHERE account_id = \(account)")
        }
        #expect(try await person.filters() == GameFilters(platforms: [.mac], excludedTags: ["horror"]))
    }

    @Test func `a game whose platforms are not known is shown to who has Windows`() throws {
        let day = try #require(ReleaseDay("2018-01-05"))
        let game = Game(slug: "gunpoint", title: "Gunpoint", tags: ["stealth"], platforms: [], factsOf: day)
        #expect(GameFilters(platforms: [.windows, .linux]).standing(of: game) == .fits)
        #expect(GameFilters(platforms: [.mac]).standing(of: game) == .fails)
    }

    @Test func `the badge counts each kind of thing once, games for adults among them`() {
        let traits = TraitFilters(sessions: [.hour, .minutes], modes: [.single], players: 2)
        #expect(GameFilters(showsAdult: true, wantedTags: ["cozy"], traits: traits, fame: 1, age: -1).activeCount == 7)
        #expect(GameFilters(excludedTags: ["horror"], traits: TraitFilters(letsUnknownPass: true)).activeCount == 0)
    }
}
