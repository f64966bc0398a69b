import AccountsDomain
import FindieDomain
import Foundation
import OutboundTesting
import StorageTesting
import Testing

@testable import FindieService

/// Games that came from stores come into their makers' hands, over HTTP from a stand-in for the stores.
@Suite(.everyEngine) struct GameClaimTests {
    private static func details(_ words: String) -> String {
        #"{"type":"game","name":"Game 1","short_description":"\#(words)"}"#
    }

    @Test func `what Steam's page shows puts a game into its maker's hands, and players see no change`() async throws {
        try await HarvestWorld.with(games: 3) { world, store in
            let maker = try await world.games.maker()
            let (claims, seen) = (world.claims(of: maker.account), try await world.game("game-1"))
            let claim = try await claims.begin("game-1")
            #expect(try await claims.begin("game-1") == claim && claim.state == .open)
            #expect(claim.pages == [ClaimedPage(.steam, "https://store.steampowered.com/app/1001/")])
            store.detail(1_001, Self.details("\(claim.token.dropLast())"))
            await #expect(throws: MakerError.tokenMissing(.steam)) { try await claims.prove("game-1") }
            await #expect(throws: MakerError.tooSoon) { try await claims.prove("game-1") }
            store.detail(1_001, Self.details("Ours! \(claim.token.uppercased())."))
            world.clock.advance(60)
            let granted = try await world.claims(of: maker.account).prove("game-1")
            #expect(granted.state == .granted)
            let made = try await maker.game(try #require(granted.made))
            #expect(made.slug == "game-1" && made.state == .draft && !made.isLive && made.draft.title == "Game 1")
            #expect(made.draft.steamID == 1_001 && made.draft.price == seen?.price)
            #expect(try await world.game("game-1") == seen)
            // Once more asks nobody.
            let asked = store.asked.count
            #expect(try await world.claims(of: maker.account).prove("game-1") == granted)
            #expect(store.asked.count == asked)
        }
    }

    @Test func `a published claim is the same game with its maker's words, which stores and starters leave`()
        async throws
    {
        try await HarvestWorld.with(games: 3) { world, store in
            let (maker, reviewer) = (try await world.games.maker(), try await world.games.reviewer())
            let player = try await world.games.person()
            _ = try await player.addWish("game-1")
            let claims = world.claims(of: maker.account)
            store.detail(1_001, Self.details(try await claims.begin("game-1").token))
            let id = try #require(try await claims.prove("game-1").made)
            var draft = try await maker.game(id).draft
            (draft.text, draft.price) = ("Mine.", Price(amount: 321))
            draft.tags = FindieWorld.draft.tags
            _ = try await maker.save(draft, of: id, version: try await maker.game(id).version)
            _ = try await world.games.send(TestMedia.png(1_280, 720), .cover, id, maker)
            _ = try await maker.handIn(id)
            #expect(try await reviewer.review(id, .publish).slug == "game-1")
            #expect(try await player.wishes().map(\.game.page?.text) == ["Mine."])
            store.sell(1_001, HarvestWorld.whole)
            _ = try await world.harvest()
            var seen = try #require(try await world.game("game-1"))
            #expect(seen.price == Price(amount: 321) && seen.title == "Game 1" && seen.offers?.isEmpty == false)
            try await FindieBackend.prepare(
                world.database,
                starter: StarterGames(FindieWorld.games(4)),
                at: world.clock.now
            )
            seen.offers = nil
            #expect(try await world.facts().first { $0.slug == "game-1" } == seen)
            // What its maker takes out of sight, a starter does not bring back.
            _ = try await maker.withdraw(id)
            try await FindieBackend.prepare(
                world.database,
                starter: StarterGames(FindieWorld.games(5)),
                at: world.clock.now
            )
            #expect(try await world.facts().map(\.slug) == ["game-0", "game-2", "game-3", "game-4"])
        }
    }

    @Test func `every page has to show it, and of itch's only what no guest can write`() async throws {
        try await HarvestWorld.with(games: 3) { world, store in
            // Somebody has put a page of the same title to a game of Steam's.
            store.list("puzzle", [HarvestWorld.item("thief/game-1", "Game 1", price: "")])
            store.data("thief/game-1", #"{"id":1,"title":"Game 1","authors":[{"name":"Maker 1"}]}"#)
            _ = try await world.harvest()
            let thief = try await world.games.maker("thief@example.org")
            let claim = try await world.claims(of: thief.account).begin("game-1")
            #expect(claim.pages.map(\.store) == [.steam, .itch])
            store.show("thief/game-1", "<head><meta name=description content='\(claim.token)'></head>")
            store.detail(1_001, Self.details(""))
            await #expect(throws: MakerError.tokenMissing(.steam)) {
                try await world.claims(of: thief.account).prove("game-1")
            }
            world.clock.advance(60)
            store.detail(1_001, Self.details(claim.token))
            store.show("thief/game-1", "<html><head><title>Game 1</title></HEAD><p>\(claim.token)</p></html>")
            await #expect(throws: MakerError.tokenMissing(.itch)) {
                try await world.claims(of: thief.account).prove("game-1")
            }
        }
    }

    @Test(arguments: [[StoreStandIn.Fault.refused(seconds: 600)], [.challenged], [.half, .half], [.broken, .broken]])
    func `a store that does not answer grants nothing and loses nothing`(_ faults: [StoreStandIn.Fault]) async throws {
        try await HarvestWorld.with(games: 2) { world, store in
            let maker = try await world.games.maker()
            let claim = try await world.claims(of: maker.account).begin("game-1")
            store.detail(1_001, Self.details(claim.token))
            for fault in faults { store.fail(.details, fault) }
            await #expect(throws: MakerError.storeSilent(.steam)) {
                try await world.claims(of: maker.account).prove("game-1")
            }
            #expect(try await world.claims(of: maker.account).claims() == [claim])
            world.clock.advance(601)
            #expect(try await world.claims(of: maker.account).prove("game-1").state == .granted)
        }
    }

    @Test func `a store that told a harvest to wait is not asked by a claim`() async throws {
        try await HarvestWorld.with(games: 2) { world, store in
            let maker = try await world.games.maker().account
            store.detail(1_001, Self.details(try await world.claims(of: maker).begin("game-1").token))
            store.fail(.details, .refused(seconds: 600))
            _ = try await world.harvest()
            let asked = store.asked.count { $0 == .details }
            await #expect(throws: MakerError.storeSilent(.steam)) {
                try await world.claims(of: maker).prove("game-1")
            }
            #expect(asked == 1 && store.asked.count { $0 == .details } == asked)
            world.clock.advance(601)
            #expect(try await world.claims(of: maker).prove("game-1").state == .granted)
        }
    }

    @Test func `who reviews grants or refuses, and the first to have it has it`() async throws {
        let world = try await FindieWorld()
        let makers = world.makers()
        let later = world.makers(at: Date(timeIntervalSince1970: 1_800_000_001))
        let (one, other) = (try await world.maker("one@example.org"), try await world.maker("other@example.org"))
        let (mine, theirs) = (makers.claims(of: one.account), later.claims(of: other.account))
        let reviewer = makers.claims(of: try await world.member("admin@example.org", role: .admin))
        // Without a network nothing can be looked at.
        #expect(try await mine.begin("game-3").pages.isEmpty)
        await #expect(throws: MakerError.wrongState) { try await mine.prove("game-3") }
        await #expect(throws: MakerError.invalid(field: "note", reason: .empty)) { try await mine.ask("game-3", " ") }
        await #expect(throws: MakerError.gameNotFound) { try await theirs.ask("game-3", "Mine.") }
        #expect(try await mine.ask("game-3", " Ours. ").state == .asked)
        _ = try await theirs.begin("game-3")
        let asked = try await theirs.ask("game-3", "No, ours.")
        #expect(try await reviewer.queue().map(\.note) == ["Ours.", "No, ours."])
        #expect(try await reviewer.queue().allSatisfy { $0.token.isEmpty })
        await #expect(throws: MakerError.forbidden) { try await mine.queue() }
        await #expect(throws: MakerError.forbidden) { try await mine.decide(asked.id, .grant) }
        await #expect(throws: MakerError.invalid(field: "note", reason: .empty)) {
            try await reviewer.decide(asked.id, .refuse(""))
        }
        #expect(try await reviewer.decide(asked.id, .grant).state == .granted)
        #expect(try await mine.claims().map(\.state) == [.refused])
        #expect(try await reviewer.queue().isEmpty)
        await #expect(throws: MakerError.wrongState) { try await mine.ask("game-3", "But ours.") }
        await #expect(throws: MakerError.wrongState) { try await reviewer.decide(asked.id, .grant) }
        #expect(try await other.games().map(\.slug) == ["game-3"])
        try await mine.drop("game-3")
        try await theirs.drop("game-3")
        #expect(try await mine.claims().isEmpty)
        #expect(try await theirs.claims().map(\.state) == [.granted])
        await #expect(throws: MakerError.madeAlready) { try await mine.begin("game-3") }
    }

    @Test func `guests, who is no maker, games that are not here, and the twenty-first`() async throws {
        let world = try await FindieWorld()
        let makers = world.makers()
        let guest = makers.claims(of: try await world.person().account)
        await #expect(throws: MakerError.memberNeeded) { try await guest.begin("game-1") }
        let member = makers.claims(of: try await world.member("new@example.org"))
        await #expect(throws: MakerError.makerNeeded) { try await member.begin("game-1") }
        let maker = try await world.maker()
        let claims = makers.claims(of: maker.account)
        await #expect(throws: MakerError.gameNotFound) { try await claims.begin("none") }
        let own = try await world.published(maker, try await world.reviewer())
        await #expect(throws: MakerError.madeAlready) { try await claims.begin(try #require(own.slug)) }
        for number in 0..<20 { _ = try await claims.begin("game-\(number)") }
        await #expect(throws: MakerError.tooManyClaims) { try await claims.begin("game-20") }
        #expect(Set(try await claims.claims().map(\.token)).count == 20)
    }
}
