import FindieDomain
import Foundation
import Testing

@testable import FindieService

/// Which game a store's page is taken for.
@Suite struct GameMatcherTests {
    private static let day = ReleaseDay(Date(timeIntervalSince1970: 1_800_000_000))

    private static let games = [
        Game(slug: "celeste", title: "Celeste", maker: "Maddy Makes Games", tags: [], steamID: 504_230, factsOf: day),
        Game(slug: "orbit", title: "Orbit", maker: "Ada", tags: [], steamID: 1, factsOf: day),
        Game(slug: "orbit-2", title: "Orbit", maker: "Bob", tags: [], steamID: 2, factsOf: day),
        Game(slug: "twin", title: "Twin", maker: "Eve", tags: [], factsOf: day),
        Game(slug: "twin-2", title: "Twin!", maker: "Eve", tags: [], factsOf: day),
        Game(slug: "nobody", title: "Alone", tags: [], steamID: 3, factsOf: day),
        Game(slug: "signs", title: "!!!", maker: "Signs", tags: [], factsOf: day),
        Game(
            slug: "made",
            title: "Lantern",
            maker: "Studio Lux",
            tags: [],
            steamID: 4,
            factsOf: day,
            page: GamePresentation(
                text: "",
                about: "",
                itchPage: "https://lux.itch.io/lantern",
                media: [],
                isAdult: false
            )
        ),
    ]

    struct Pair: Sendable, CustomTestStringConvertible {
        var page: StorePage
        var game: String?
        var testDescription: String { "\(page.title) by \(page.makers) → \(game ?? "no game")" }

        init(_ id: StorePageID, _ title: String, _ makers: [String], links: [StorePageID] = [], _ game: String?) {
            page = StorePage(id: id, title: title, makers: makers, links: links, readOn: day)
            self.game = game
        }
    }

    private static func itch(_ number: String) -> StorePageID { StorePageID(store: .itch, number: number) }

    private static let pairs = [
        Pair(.steam(504_230), "Celeste ❄", [], "celeste"),
        Pair(itch("maddy/celeste"), "CELESTE™", ["maddy makes games"], "celeste"),
        Pair(itch("maddy/celeste"), "Céleste", ["Maddy-Makes-Games"], "celeste"),
        Pair(itch("someone/celeste"), "Celeste", ["Someone"], nil),
        Pair(itch("maddy/other"), "Other", ["Maddy Makes Games"], nil),
        Pair(itch("maddy/celeste"), "Celeste", [], nil),
        Pair(itch("ada/orbit"), "Orbit", ["Ada"], "orbit"),
        Pair(itch("bob/orbit"), "Orbit", ["Bob"], "orbit-2"),
        Pair(itch("both/orbit"), "Orbit", ["Ada", "Bob"], nil),
        Pair(itch("eve/twin"), "Twin", ["Eve"], nil),
        Pair(itch("x/alone"), "Alone", ["X"], nil),
        Pair(itch("signs/s"), "???", ["Signs"], nil),
        Pair(itch("lux/lantern"), "Lantern (demo)", ["lux"], "made"),
        Pair(.steam(4), "Lantern", ["Lux"], "made"),
        Pair(itch("q/renamed"), "Renamed", ["Q"], links: [.steam(1)], "orbit"),
        Pair(itch("q/torn"), "Torn", ["Q"], links: [.steam(1), .steam(2)], nil),
        Pair(.steam(99), "Orbit", ["Ada"], nil),
    ]

    @Test(arguments: pairs) func `a page is one game's by number, or by title and maker`(_ pair: Pair) {
        #expect(GameMatcher(Self.games).game(of: pair.page) == pair.game)
    }

    @Test func `what a maker names goes before what was found`() {
        let page = StorePage(id: Self.itch("lux/lantern"), title: "Orbit", makers: ["Ada"], readOn: Self.day)
        let matcher = GameMatcher(Self.games, linked: [page.id: "orbit"])
        #expect(matcher.game(of: page) == "made")
    }

    @Test(arguments: [
        ("https://ada.itch.io/orbit", "ada/orbit"), ("http://Ada.itch.io/Orbit/", "ada/orbit"),
        ("https://store.steampowered.com/app/504230/Celeste/?l=german", "504230"), ("https://itch.io/games", nil),
        ("https://ada.itch.io", nil), ("https://ada.itch.io/orbit/devlog", nil), ("https://a@da.itch.io/orbit", nil),
        ("https://ada.itch.io.evil.example/orbit", nil), ("javascript:alert(1)", nil),
        ("https://store.steampowered.com/app/0/", nil), ("https://www.itch.io/orbit", nil),
    ])
    func `an address is a game's page, or none`(_ address: String, _ number: String?) {
        #expect(StorePageID(address: address)?.number == number)
    }
}
