import FindieDomain
import Foundation
import Logging
import NIOCore
import Outbound
import OutboundTesting
import Storage
import StorageTesting
import Synchronization
import Testing

@testable import FindieService

/// What a harvest makes of the stores' answers, over HTTP from a stand-in for them.
@Suite(.everyEngine) struct GameHarvestTests {
    @Test func `prices, days and pictures of known games come from Steam with their day`() async throws {
        try await HarvestWorld.with(games: 250) { world, store in
            store.sell(1_000, HarvestWorld.whole)
            let report = try await world.harvest()
            // Three batches, 38 pages of feeds, and one by one what the batches lacked.
            #expect(report.answered == 290 && report.changed == 1 && report.new == 0 && report.left == 0)
            let game = try #require(try await world.game("game-0"))
            #expect(game.price == Price(amount: 999) && game.release == ReleaseDay(year: 2018, month: 1, day: 25))
            #expect(game.positivePercent == 97 && game.reviews == .overwhelminglyPositive && game.isAdult)
            #expect(game.platforms == [.windows, .mac, .linux] && game.tags.contains("difficult"))
            #expect(game.factsOf == HarvestWorld.day)
            let offer = try #require(game.offers?.first)
            #expect(offer.address == "https://store.steampowered.com/app/1000/" && offer.discountPercent == 50)
            #expect(offer.readOn == HarvestWorld.day && game.offers?.count == 1)
            let pages = try await world.pages()
            let host = "https://shared.cloudflare.steamstatic.com/store_item_assets/"
            #expect(pages.first?.pictures == [host + "steam/apps/1000/8ab3/header.jpg?t=1"])
            #expect(pages.first?.upright == host + "steam/apps/1000/77f1/upright.jpg?t=1" && game.storePictures == 1)
            let untouched = try #require(try await world.game("game-1"))
            #expect(untouched.factsOf == ReleaseDay(year: 2023, month: 3, day: 1) && untouched.offers == nil)
        }
    }

    @Test func `what GetItems lacks is asked one by one, within 200 in five minutes`() async throws {
        try await HarvestWorld.with(games: 60) { world, store in
            store.detail(1_007, HarvestWorld.details(price: #"{"currency":"EUR","final":1234,"discount_percent":0}"#))
            store.detail(1_008, HarvestWorld.details(price: #"{"currency":"XAU","final":1}"#))
            let began = world.clock.now
            _ = try await world.harvest()
            #expect(store.asked.filter { $0 == .details }.count == 60)
            #expect(world.clock.now.timeIntervalSince(began) >= 59 * 1.5)
            #expect(try await world.game("game-7")?.price == Price(amount: 1_234, currency: "EUR"))
            // A currency that nobody knows is no price, and takes none away.
            #expect(try await world.game("game-8")?.price == Price(amount: 800))
            #expect(try await world.game("game-8")?.offers?.first?.price == nil)
        }
    }

    @Test func `a game of two stores is one, and one of itch alone comes anew`() async throws {
        try await HarvestWorld.with(games: 5) { world, store in
            store.sell(1_002, HarvestWorld.whole)
            store.list(
                "puzzle",
                [
                    HarvestWorld.item("two/game-2", "Game 2", price: "<price>$7.50</price><currency>USD</currency>"),
                    HarvestWorld.item("lone/moth", "Moth &amp; Lamp", price: ""),
                ]
            )
            store.data("two/game-2", #"{"id":1,"title":"Game 2","authors":[{"name":"maker 2"}],"tags":{}}"#)
            store.data("lone/moth", #"{"id":2,"title":"Moth & Lamp","authors":{},"tags":["Puzzle","NSFW","Cute"]}"#)
            let report = try await world.harvest()
            #expect(report.new == 1)
            let game = try #require(try await world.game("game-2"))
            #expect(game.offers?.map(\.store) == [.steam, .itch])
            #expect(game.offers?.map(\.price) == [Price(amount: 999), Price(amount: 750)])
            #expect(game.price == Price(amount: 999) && game.platforms.contains(.web))
            let moth = try #require(try await world.game("moth-lamp"))
            #expect(moth.title == "Moth & Lamp" && moth.maker == "lone" && moth.price == nil && moth.isAdult)
            #expect(moth.platforms == [.mac, .web] && moth.tags == ["puzzle", "cute"])
            #expect(moth.release == ReleaseDay(year: 2024, month: 3, day: 5))
        }
    }

    @Test func `a harvest twice gives the same, and asks nothing the second time`() async throws {
        try await HarvestWorld.with(games: 3) { world, store in
            store.sell(1_000, HarvestWorld.whole)
            store.list("rpg", [HarvestWorld.item("lone/moth", "Moth", price: "")])
            _ = try await world.harvest()
            let (asked, games) = (store.asked.count, try await world.facts())
            let again = try await world.harvest()
            #expect(again == GameHarvester.Report() && store.asked.count == asked)
            world.clock.advance(86_400)
            let next = try await world.harvest()
            #expect(next.new == 0 && store.asked.filter { $0 == .data }.count == 1)
            #expect(try await world.facts().map(\.slug) == games.map(\.slug))
        }
    }

    @Test func `a killed harvest goes on where it was`() async throws {
        try await HarvestWorld.with(games: 150) { world, store in
            store.sell(1_000, HarvestWorld.whole)
            let killed = Mutex(0)
            let run = Task { try await world.harvest() }
            store.onRequest { _ in
                if killed.withLock({
                    $0 += 1; return $0 == 20
                }) {
                    run.cancel()
                }
            }
            _ = try? await run.value
            let before = store.addresses
            #expect(before.count < 40)
            _ = try await world.harvest()
            let after = store.addresses.dropFirst(before.count)
            // Only the question under way when it was killed may be asked again.
            #expect(Set(before).intersection(after).count <= 1)
            #expect(Set(store.addresses).count == 189)
            #expect(try await world.game("game-0")?.price == Price(amount: 999))
        }
    }

    @Test func `two at once do no step twice`() async throws {
        try await HarvestWorld.with(games: 120, isAlone: false) { world, store in
            async let one = world.harvest()
            async let other = world.harvest()
            let reports = try await [one, other]
            #expect(store.addresses.count == Set(store.addresses).count)
            #expect(reports[0].answered + reports[1].answered == 160)
        }
    }

    @Test(arguments: [StoreStandIn.Fault.challenged, .refused(seconds: 600), .refused(seconds: nil)])
    func `a store that refuses is left for later while the other goes on`(_ fault: StoreStandIn.Fault) async throws {
        try await HarvestWorld.with(games: 2) { world, store in
            store.sell(1_000, HarvestWorld.whole)
            store.fail(.feed, fault)
            let first = try await world.harvest()
            #expect(first.left == 38 && store.asked.filter { $0 == .feed }.count == 1)
            #expect(try await world.game("game-0")?.price == Price(amount: 999))
            world.clock.advance(601)
            #expect(try await world.harvest().left == 0)
            #expect(store.asked.filter { $0 == .feed }.count == 39)
        }
    }

    @Test(arguments: [StoreStandIn.Fault.half, .torn, .broken])
    func `an answer that is none changes nothing, and is asked for again`(_ fault: StoreStandIn.Fault) async throws {
        try await HarvestWorld.with(games: 2) { world, store in
            store.sell(1_000, HarvestWorld.whole)
            store.fail(.items, fault, fault)
            let first = try await world.harvest()
            if case .torn = fault { #expect(first.left == 1) }
            _ = try await world.harvest()
            _ = try await world.harvest()
            #expect(try await world.game("game-0")?.price == Price(amount: 999))
        }
    }

    @Test func `what a maker says here is never overwritten`() async throws {
        try await HarvestWorld.with(games: 1) { world, store in
            let said = GamePresentation(text: "Mine", about: "", itchPage: nil, media: [], isAdult: false)
            let mine = Game(
                slug: "mine",
                title: "Mine",
                maker: "Me",
                tags: ["puzzle"],
                price: Price(amount: 300),
                steamID: 1_000,
                factsOf: HarvestWorld.day,
                page: said
            )
            try await world.make(mine)
            store.sell(1_000, HarvestWorld.whole)
            _ = try await world.harvest()
            var seen = try #require(try await world.game("mine"))
            #expect(seen.offers?.first?.price == Price(amount: 999))
            seen.offers = nil
            #expect(seen == mine)
        }
    }

    @Test func `a game that somebody publishes while a harvest runs is not made a second time`() async throws {
        try await HarvestWorld.with(games: 2) { world, store in
            let pages = ["lone/moth", "me/mine"]
            store.list("puzzle", pages.map { HarvestWorld.item($0, $0 == "lone/moth" ? "Moth" : "Mine", price: "") })
            for page in pages { store.data(page, #"{"id":1,"title":"\#(page == "lone/moth" ? "Moth" : "Mine")"}"#) }
            let said = GamePresentation(
                text: "",
                about: "",
                itchPage: "https://me.itch.io/mine",
                media: [],
                isAdult: false
            )
            let mine = Game(slug: "made", title: "Mine", tags: [], factsOf: HarvestWorld.day, page: said)
            let published = Mutex(false)
            store.onRequest { kind in
                // The first game's page is read, and so are all games.
                guard kind == .data, store.addresses.last?.contains("mine") == true else { return }
                guard
                    !published.withLock({
                        let was = $0; $0 = true; return was
                    })
                else { return }
                let done = DispatchSemaphore(value: 0)
                Task {
                    try? await world.make(mine)
                    done.signal()
                }
                done.wait()
            }
            let report = try await world.harvest()
            #expect(report.new == 1 && published.withLock { $0 })
            #expect(try await world.facts().map(\.slug) == ["game-0", "game-1", "moth", "made"])
        }
    }

    @Test(arguments: [
        ("Feb 24, 2017", "2017-02-24"), ("24 Feb, 2017", "2017-02-24"), ("Tue, 05 Mar 2024 12:00:00 GMT", "2024-03-05"),
        ("Mar 2024", "2024-03"), ("2027", "2027"), ("Q3 2027", nil), ("Coming soon", nil), ("Feb 45, 2017", nil),
    ])
    func `days are read as stores write them`(_ text: String, _ day: String?) {
        #expect(ReleaseDay(told: text)?.text == day)
    }

    @Test func `a new starter catalogue leaves what a store said`() async throws {
        try await HarvestWorld.with(games: 2) { world, store in
            store.sell(1_000, HarvestWorld.whole)
            _ = try await world.harvest()
            let starter = try StarterGames(FindieWorld.games(3))
            try await FindieBackend.prepare(world.database, starter: starter, at: world.clock.now)
            #expect(try await world.game("game-0")?.price == Price(amount: 999))
            #expect(try await world.game("game-2") != nil)
        }
    }

    @Test func `nobody answers: it says so and changes nothing`() async throws {
        try await HarvestWorld.with(games: 2) { world, store in
            let before = try await world.facts()
            try await store.stop()
            await #expect(throws: FindieError.offline) { try await world.harvest() }
            #expect(try await world.facts() == before)
        }
    }
}
