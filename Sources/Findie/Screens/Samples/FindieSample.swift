import Calls
import DeckScreens
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
        deck + welcome + search + wishlist + game + history + profile + sheets + syncs + makers
    }

    // MARK: Screens

    private static var deck: [FindieSample] {
        [
            deck("deck-loading", nil),
            deck("deck", SampleGames.batch),
            deck("deck-excluded", SampleGames.batch, GameFilters(excludedTags: ["horror", "vr"])),
            deck("deck-named", SampleGames.batch, GameFilters(genres: [.puzzle]), SampleGames.decks),
            deck("deck-pictures-asked", SampleGames.picturedBatch, pictures: PlayerPreferences()),
            deck("deck-pictures", SampleGames.picturedBatch, pictures: SampleGames.showsPictures),
            deck("deck-film", SampleMaker.batch),
            deck("deck-end", GameBatch(cards: [], isEnd: true, undoDepth: 3)),
            deck("deck-pause", nil, failed: .rateLimited(until: SampleGames.now)),
        ]
    }

    private static func deck(
        _ name: String,
        _ batch: GameBatch?,
        _ filters: GameFilters = .none,
        _ decks: GameDecks? = nil,
        pictures: PlayerPreferences? = nil,
        failed failure: FindieError? = nil
    ) -> FindieSample {
        let parts = SampleGames.Parts(offersStorePictures: pictures != nil)
        let choice = StorePictureChoice(dependencies: parts.dependencies, preferences: pictures)
        if let top = batch?.cards.first { choice.cameUp(top.game) }
        let model = GameDeckModel(
            dependencies: parts.dependencies,
            wishlist: parts.wishlist,
            pictures: choice,
            filters: filters,
            showing: batch,
            failed: failure
        )
        if let decks { model.shelf.show(decks) }
        let view = GameDeckView(model: model, onOpen: { _ in }, onFilters: {}, onHistory: {}, onName: { _ in })
        return FindieSample(
            name,
            NavigationStack { view }.environment(\.showsStorePictures, model.pictures.isAllowed)
        )
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
            wishlist("wishlist-list", SampleGames.wishes, .list),
            wishlist("wishlist-news", SampleGames.wishesWithNews, hasLooked: true),
            wishlist("wishlist-loading", nil),
        ]
    }

    private static func wishlist(
        _ name: String,
        _ wishes: [Wish]?,
        _ layout: WishlistModel.Layout = .grid,
        hasLooked: Bool = false
    ) -> FindieSample {
        let parts = SampleGames.Parts(wishes: wishes)
        parts.wishlist.layout = layout
        if hasLooked { parts.wishlist.noteNews() }
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
        let hidden = GamePage(card: page.card, judgement: nil, similar: [], byMaker: [], isHidden: true)
        return [
            game("game", .loaded(page)), game("game-hidden", .loaded(hidden)),
            game("game-made", .loaded(SampleMaker.page)),
            game("game-offers", .loaded(SampleGames.offered)),
            game("game-pictures", .loaded(SampleGames.pictured), showsPictures: true),
            FindieSample(
                "game-picture",
                PictureViewer(
                    pictures: ["1", "2", "3"].map {
                        GalleryPicture(path: "/shot/\($0)", smallPath: "/shot/\($0)?small")
                    },
                    title: "Celeste",
                    chosen: .constant(1)
                )
            ),
            game("game-loading", .loading),
            game("game-unknown", .failed(.gameNotFound("x"))), game("game-offline", .failed(.offline)),
        ]
    }

    private static func game(
        _ name: String,
        _ state: GamePageModel.State,
        showsPictures: Bool = false
    ) -> FindieSample {
        let parts = SampleGames.Parts()
        let model = GamePageModel(
            slug: "celeste",
            service: parts.dependencies.findie,
            wishlist: parts.wishlist,
            state: state
        )
        let address = URL(string: "/account/report/game/celeste")
        return FindieSample(
            name,
            GamePageView(model: model, reportAddress: address) { _ in }
                .environment(\.showsStorePictures, showsPictures)
        )
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
        )
        return FindieSample(name, NavigationStack { JudgedGamesView(model: model) { _ in } })
    }

    private static var profile: [FindieSample] {
        let statistics = PlayerStatistics(
            judged: 42,
            liked: 17,
            wished: 3,
            genres: [.init(genre: .platformer, count: 9), .init(genre: .cardGame, count: 4)],
            months: [
                .init(
                    month: ReleaseDay(year: 2026, month: 2),
                    liked: 14,
                    genres: [.init(genre: .platformer, count: 9), .init(genre: .cardGame, count: 1)]
                ),
                .init(month: ReleaseDay(year: 2026, month: 1), liked: 3, genres: [.init(genre: .cardGame, count: 3)]),
            ],
            niche: 63
        )
        return [
            profile("profile", .loaded(statistics), [.platformer], GameFilters(excludedTags: ["horror"])),
            profile("profile-pictures", .loaded(statistics), [], .none, pictures: SampleGames.showsPictures),
            profile("profile-new", .loaded(PlayerStatistics(judged: 0, liked: 0, wished: 0, genres: [])), [], .none),
            profile("profile-loading", .loading, [], .none), profile("profile-offline", .failed(.offline), [], .none),
        ]
    }

    private static func profile(
        _ name: String,
        _ state: PlayerProfileModel.State,
        _ genres: [Genre],
        _ filters: GameFilters,
        pictures: PlayerPreferences? = nil
    ) -> FindieSample {
        let parts = SampleGames.Parts(offersStorePictures: pictures != nil)
        let deck = GameDeckModel(
            dependencies: parts.dependencies,
            wishlist: parts.wishlist,
            pictures: StorePictureChoice(dependencies: parts.dependencies, preferences: pictures),
            filters: filters
        )
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
        return FindieSample(name, GameFiltersView(model: model) { _, _ in })
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
