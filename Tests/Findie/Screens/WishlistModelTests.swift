import DiscoveryDomain
import FindieDomain
import Foundation
import Testing

@testable import Findie

struct WishlistModelTests {
    @Test(arguments: [
        ("9.99", 999), ("9,99", 999), ("9", 900), ("0", 0), ("12.5", 1_250), ("", nil), ("ten", nil), ("1.999", nil),
        ("-3", nil), ("9999999999999999999", nil), ("1.2.3", nil), (".", nil),
        ("1,000", nil), ("1e3", nil), (".5", 50), ("9.", 900), ("100000.01", nil),
    ])
    func `a price is read as people type it`(text: String, cents: Int?) {
        #expect(TypedPrice.cents(text) == cents)
    }

    @Test func `no cell of a table is taken for a formula, and quotes stay in it`() {
        var wishes = SampleGames.wishes
        wishes[0].note = "=1+1"
        wishes[1].note = "the \"best\", they say"
        let csv = SampleGames.Parts(wishes: wishes).wishlist.csv
        #expect(csv.contains(",'=1+1,"))
        #expect(csv.contains("\"the \"\"best\"\", they say\""))
        #expect(csv.components(separatedBy: "\r\n").count == wishes.count + 2)
    }

    @Test func `the list is sorted as asked, what is unknown last`() {
        let model = SampleGames.Parts(wishes: SampleGames.wishes).wishlist
        model.order = .price
        #expect(model.sorted.map(\.id) == ["a-long-name", "celeste", "bare"])
        model.order = .release
        #expect(model.sorted.map(\.id) == ["bare", "celeste", "a-long-name"])
        model.order = .fit
        #expect(model.sorted.map(\.id) == ["celeste", "a-long-name", "bare"])
    }

    @Test func `a file that is none of ours is refused, and changes nothing`() async {
        let model = SampleGames.Parts(wishes: SampleGames.wishes).wishlist
        await model.imported("no json")
        #expect(model.wishes.count == 3)
        #expect(model.problem.map { FindieErrorWords($0).title } == "That file is no wishlist")
    }

    @Test func `games that an import does not know are named, the first of many`() {
        let model = SampleGames.Parts(wishes: []).wishlist
        model.report = WishImport(added: 2, kept: 1, unknown: ["nope"])
        #expect(model.reported == "2 added, 1 here already. 1 is no game of this catalogue: nope.")
        model.report = WishImport(added: 0, kept: 0, unknown: (1...7).map { "no-\($0)" })
        #expect(model.reported.hasSuffix("7 are no games of this catalogue: no-1, no-2, no-3, no-4, no-5 and 2 more."))
        model.report = WishImport(added: 0, kept: 0, unknown: [])
        #expect(model.reported == "0 added, 0 here already.")
    }

    @Test func `a table that was written here is read back whole`() throws {
        var wishes = SampleGames.wishes
        wishes[0].note = "=1+1, \"quoted\"\r\nand a second line"
        wishes[1].note = "'tis"
        let read = try #require(WishTable.wishes(in: WishTable.text(wishes), now: SampleGames.now))
        #expect(read == wishes.map(PortableWish.init))
    }

    @Test func `a table by hand needs no more than names, and one that makes no sense is refused whole`() {
        let now = SampleGames.now
        let byHand = WishTable.wishes(in: "\u{FEFF}Slug,note\nceleste,for the train\n\nbare\n", now: now)
        let expected = [("celeste", "for the train"), ("bare", "")].map {
            PortableWish(slug: $0, wishedAt: now, note: $1)
        }
        #expect(byHand == expected)
        let wrong = [
            "", "title\nCeleste", "slug,price_below_cents\nceleste,ten", "slug,wished_at\na,today", "note,slug\nx",
        ]
        for text in wrong { #expect(WishTable.wishes(in: text, now: now) == nil, "\(text)") }
    }

    @Test func `a part of the list is shown as asked`() {
        let model = SampleGames.Parts(wishes: SampleGames.wishes).wishlist
        model.part = .noted
        #expect(model.sorted.map(\.id) == ["celeste"])
        model.part = .belowPrice
        #expect(model.sorted.allSatisfy(\.isBelowPrice) && model.sorted.count == 1)
        model.part = .free
        #expect(model.sorted.allSatisfy { $0.game.price?.isFree == true })
    }

    @Test func `what is new is shown once, and what cannot be noted stays news`() async {
        let model = SampleGames.Parts(wishes: SampleGames.wishesWithNews).wishlist
        #expect(model.newsCount == 2 && model.news.isEmpty)
        // The service of samples notes nothing.
        await model.looked()
        #expect(model.news.map(\.id) == ["celeste", "bare"] && model.news.map(\.news) == [[.belowPrice], [.out]])
        #expect(model.newsCount == 2)
    }

    @Test func `an address leads to its place and back`() {
        let routes: [FindieRoute] = [
            .discover, .game("celeste"), .search(""), .search("hollow & night"), .wishlist, .profile, .history,
        ]
        for route in routes {
            #expect(FindieRoute(url: route.path) == route)
            #expect(FindieRoute(url: route.appURL) == route)
        }
        #expect(FindieRoute(url: "/findie/nowhere") == nil)
        #expect(FindieRoute(url: "/repofinder/") == nil)
        let coordinator = FindieCoordinator(dependencies: SampleGames.Parts().dependencies)
        coordinator.open("/findie/game/celeste")
        #expect(coordinator.url == "/findie/game/celeste")
        coordinator.open("/findie/wishlist")
        #expect(coordinator.url == "/findie/wishlist")
    }
}
