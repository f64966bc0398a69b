import Calls
import DesignSystem
import DiscoveryDomain
import FindieDomain
import Foundation
package import SwiftUI

/// One state of a screen, ready to be drawn in a preview or compared with a snapshot.
package struct FindieSample {
    /// Unique among all samples; names the snapshot's file.
    package let name: String
    package let view: AnyView

    init(_ name: String, _ view: some View) {
        self.name = name
        // As the root view shows them.
        self.view = AnyView(
            view
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .background(FindiePalette.ground)
                .environment(\.presentDate, { SampleGames.now })
                .tint(FindiePalette.accent)
        )
    }

    /// Every state of every screen.
    package static var all: [FindieSample] {
        deck + welcome + wishlist + game + history + profile + sheets + syncs + makers
    }

    // MARK: Screens

    private static var deck: [FindieSample] {
        [
            deck("deck-loading", nil),
            deck("deck", SampleGames.batch),
            deck("deck-excluded", SampleGames.batch, GameFilters(excludedTags: ["horror", "vr"])),
            deck("deck-named", SampleGames.batch, GameFilters(genres: [.puzzle]), SampleGames.decks),
            deck("deck-end", GameBatch(cards: [], isEnd: true, undoDepth: 3)),
        ]
    }

    private static func deck(
        _ name: String,
        _ batch: GameBatch?,
        _ filters: GameFilters = .none,
        _ decks: GameDecks? = nil
    ) -> FindieSample {
        let parts = SampleGames.Parts()
        let model = GameDeckModel(
            dependencies: parts.dependencies,
            wishlist: parts.wishlist,
            filters: filters,
            showing: batch
        )
        if let decks { model.shelf.show(decks) }
        let view = GameDeckView(model: model, onOpen: { _ in }, onFilters: {}, onHistory: {}, onName: { _ in })
        return FindieSample(name, NavigationStack { view })
    }

    private static var welcome: [FindieSample] {
        WelcomeModel.Step.allCases.map { step in
            let model = WelcomeModel(
                dependencies: SampleGames.Parts().dependencies,
                step: step,
                found: SampleGames.games,
                loved: Array(SampleGames.games.prefix(1))
            ) {}
            return FindieSample("welcome-\(step)", WelcomeView(model: model))
        }
    }

    private static var wishlist: [FindieSample] {
        [
            wishlist("wishlist", SampleGames.wishes), wishlist("wishlist-empty", []),
            wishlist("wishlist-loading", nil),
        ]
    }

    private static func wishlist(_ name: String, _ wishes: [Wish]?) -> FindieSample {
        let parts = SampleGames.Parts(wishes: wishes)
        let view = WishlistView(
            model: parts.wishlist,
            onOpen: { _ in },
            onEdit: { _ in },
            onExport: {},
            onSync: {},
            onDiscover: {}
        )
        return FindieSample(name, NavigationStack { view })
    }

    private static var game: [FindieSample] {
        let page = GamePage(
            card: SampleGames.cards[0],
            judgement: .like,
            similar: Array(SampleGames.cards.dropFirst()),
            byMaker: Array(SampleGames.games.suffix(1))
        )
        return [
            game("game", .loaded(page)), game("game-made", .loaded(SampleMaker.page)), game("game-loading", .loading),
            game("game-unknown", .failed(.gameNotFound("x"))), game("game-offline", .failed(.offline)),
        ]
    }

    private static func game(_ name: String, _ state: GamePageModel.State) -> FindieSample {
        let parts = SampleGames.Parts()
        let model = GamePageModel(
            slug: "celeste",
            service: parts.dependencies.findie,
            wishlist: parts.wishlist,
            state: state
        )
        let address = URL(string: "/account/report/game/celeste")
        return FindieSample(name, GamePageView(model: model, reportAddress: address) { _ in })
    }

    private static var history: [FindieSample] {
        let entries = SampleGames.games.enumerated().map { index, game in
            JudgedGame(
                game: game,
                judgement: index == 0 ? .like : .skip,
                judgedAt: SampleGames.now.addingTimeInterval(-Double(index + 1) * 7_200)
            )
        }
        return [
            history("history", JudgedGames(entries: entries, older: 4)),
            history("history-empty", JudgedGames(entries: [], older: nil)), history("history-loading", nil),
            history("history-offline", nil, .failed(.offline)),
        ]
    }

    private static func history(
        _ name: String,
        _ page: JudgedGames?,
        _ state: JudgedGamesModel.State? = nil
    ) -> FindieSample {
        let model = JudgedGamesModel(
            service: SampleGames.Parts().dependencies.findie,
            showing: page,
            state: state
        ) {}
        return FindieSample(name, NavigationStack { JudgedGamesView(model: model) { _ in } })
    }

    private static var profile: [FindieSample] {
        let statistics = PlayerStatistics(
            judged: 42,
            liked: 17,
            wished: 3,
            genres: [.init(genre: .platformer, count: 9), .init(genre: .cardGame, count: 4)]
        )
        return [
            profile("profile", .loaded(statistics), [.platformer], GameFilters(excludedTags: ["horror"])),
            profile("profile-new", .loaded(PlayerStatistics(judged: 0, liked: 0, wished: 0, genres: [])), [], .none),
            profile("profile-loading", .loading, [], .none), profile("profile-offline", .failed(.offline), [], .none),
        ]
    }

    private static func profile(
        _ name: String,
        _ state: PlayerProfileModel.State,
        _ genres: [Genre],
        _ filters: GameFilters
    ) -> FindieSample {
        let parts = SampleGames.Parts()
        let deck = GameDeckModel(dependencies: parts.dependencies, wishlist: parts.wishlist, filters: filters)
        let model = PlayerProfileModel(service: parts.dependencies.findie, deck: deck, state: state, genres: genres)
        let view = PlayerProfileView(
            model: model,
            accountSection: { AnyView(EmptyView()) },
            onSync: {},
            onMakers: {},
            onHistory: {}
        )
        return FindieSample(name, NavigationStack { view })
    }

    private static func deckName(_ name: String, _ deck: GameDeck?) -> FindieSample {
        let parts = SampleGames.Parts()
        let model = GameDeckModel(dependencies: parts.dependencies, wishlist: parts.wishlist)
        return FindieSample(name, DeckNameView(deck: deck, model: model))
    }

    private static func filters(_ name: String, _ filters: GameFilters) -> FindieSample {
        let model = GameFiltersModel(
            filters: filters,
            service: SampleGames.Parts().dependencies.findie,
            count: FilterCount(fitting: 118, unknown: filters.traits == nil ? 0 : 1_204)
        )
        return FindieSample(name, GameFiltersView(model: model) { _ in })
    }

    private static var sheets: [FindieSample] {
        let parts = SampleGames.Parts(wishes: SampleGames.wishes)
        return [
            deckName("deck-name-new", nil), deckName("deck-name", SampleGames.decks.current),
            filters("filters", GameFilters(genres: [.puzzle])),
            filters(
                "filters-traits",
                GameFilters(
                    wantedTags: ["cozy"],
                    traits: TraitFilters(sessions: [.hour], players: 2, inputs: [.controller]),
                    fame: -2,
                    age: 1
                )
            ),
            FindieSample("wish-editor", WishEditorView(wish: SampleGames.wishes[0], model: parts.wishlist)),
            FindieSample("wish-export", WishExportView(model: parts.wishlist)),
        ]
    }
}

/// Facts for the samples.
enum SampleGames {
    nonisolated static let now = Date(timeIntervalSince1970: 1_770_000_000)
    private static let day = ReleaseDay(year: 2023, month: 3, day: 1)

    static let games = [
        Game(
            slug: "celeste",
            title: "Celeste",
            maker: "Maddy Makes Games",
            tags: ["precision-platformer", "difficult", "pixel-art", "platformer", "2d-platformer"],
            platforms: [.windows, .mac, .linux],
            release: ReleaseDay(year: 2018, month: 1, day: 25),
            positivePercent: 97,
            reviews: .overwhelminglyPositive,
            price: Price(amount: 1_999),
            steamID: 504_230,
            factsOf: day,
            traits: GameTraits(modes: [.single], inputs: [.controller])
        ),
        Game(
            slug: "a-long-name",
            title: "The Unreasonably Long Chronicle of a Lighthouse Keeper and Her Nine Cats",
            tags: ["cozy", "cats", "visual-novel"],
            price: Price(amount: 0),
            isEarlyAccess: true,
            factsOf: day
        ),
        Game(
            slug: "bare",
            title: "Bare",
            tags: ["puzzle"],
            platforms: [],
            release: ReleaseDay(year: 2020),
            factsOf: day
        ),
    ]

    static let cards = games.enumerated().map { index, game in
        GameCard(
            game: game,
            fit: 91 - index * 30,
            reasons: [
                index == 0
                    ? GameReason(.liked(title: "Hollow Knight"), tags: ["platformer"])
                    : GameReason(.taste, tags: ["cozy", "cats"])
            ],
            isWished: false
        )
    }

    static let decks: GameDecks = {
        let ids = [1, 2].map { UUID(uuidString: "00000000-0000-4000-8000-00000000000\($0)") ?? UUID() }
        return GameDecks(
            decks: [
                GameDeck(id: ids[0], name: "", filters: .none),
                GameDeck(id: ids[1], name: "Puzzles for the train", filters: GameFilters(genres: [.puzzle])),
            ],
            chosen: ids[1]
        )
    }()

    static let batch = GameBatch(cards: cards, isEnd: false, undoDepth: 0)

    static let wishes = games.enumerated().map { index, game in
        Wish(
            game: game,
            wishedAt: now.addingTimeInterval(-Double(index) * 86_400),
            note: index == 0 ? "For the train" : "",
            priceBelow: index == 0 ? 2_000 : nil,
            fit: 80 - index * 20
        )
    }

    /// What the models of a sample share.
    struct Parts {
        let dependencies: FindieDependencies
        let wishlist: WishlistModel

        init(wishes: [Wish]? = []) {
            dependencies = FindieDependencies(
                findie: SilentFindieService(),
                makers: SilentMakerService(),
                now: { SampleGames.now }
            )
            wishlist = WishlistModel(
                dependencies: dependencies,
                toasts: ToastPresenter(clock: ContinuousClock()),
                showing: wishes
            )
        }
    }
}

/// Answers nothing: a sample shows what it was given.
private struct SilentFindieService: FindieService {
    func preferences() async throws(FindieError) -> PlayerPreferences { throw .offline }
    func setPreferences(_: PlayerPreferences) async throws(FindieError) -> PlayerPreferences { throw .offline }
    func filters() async throws(FindieError) -> GameFilters { throw .offline }
    func setFilters(_: GameFilters) async throws(FindieError) -> GameFilters { throw .offline }
    func decks() async throws(FindieError) -> GameDecks { throw .offline }
    func createDeck(
        named _: String,
        filters _: GameFilters,
        key _: IdempotencyKey
    ) async throws(FindieError) -> GameDeck { throw .offline }
    func updateDeck(_: GameDeck) async throws(FindieError) -> GameDeck { throw .offline }
    func deleteDeck(_: UUID) async throws(FindieError) { throw .offline }
    func chooseDeck(_: UUID) async throws(FindieError) { throw .offline }
    func count(_: GameFilters) async throws(FindieError) -> FilterCount { throw .offline }
    func cards(_: GameRequest) async throws(FindieError) -> GameBatch { throw .offline }
    func decide(_: [GameDecision], then _: GameRequest) async throws(FindieError) -> GameAnswer { throw .offline }
    func history(before _: Int?, count _: Int) async throws(FindieError) -> JudgedGames { throw .offline }
    func changeJudgement(of _: String, to _: Judgement?, key _: IdempotencyKey) async throws(FindieError) {
        throw .offline
    }
    func game(_: String) async throws(FindieError) -> GamePage { throw .offline }
    func search(_: String, count _: Int) async throws(FindieError) -> [Game] { throw .offline }
    func wishes() async throws(FindieError) -> [Wish] { throw .offline }
    func addWish(_: String) async throws(FindieError) -> Wish { throw .offline }
    func removeWish(_: String) async throws(FindieError) { throw .offline }
    func noteWish(_: String, _: WishNote) async throws(FindieError) -> Wish { throw .offline }
    func importWishes(_: [PortableWish]) async throws(FindieError) -> WishImport { throw .offline }
    func statistics() async throws(FindieError) -> PlayerStatistics { throw .offline }
    func note(_: [GameSighting]) async throws(FindieError) { throw .offline }
}
