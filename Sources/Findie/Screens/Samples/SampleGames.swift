import Calls
import DesignSystem
import DiscoveryDomain
import FindieDomain
import Foundation
import SwiftUI

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

    /// A game of two stores, one of which does not say its price.
    static var offered: GamePage {
        let read = ReleaseDay(year: 2026, month: 1, day: 30)
        var card = cards[0]
        card.game.factsOf = read
        card.game.price = Price(amount: 499)
        card.game.platforms.append(.web)
        card.game.offers = [
            StoreOffer(
                store: .steam,
                address: "https://store.steampowered.com/app/504230/",
                price: Price(amount: 499),
                discountPercent: 75,
                readOn: read
            ),
            StoreOffer(
                store: .itch,
                address: "https://maddymakesgames.itch.io/celeste",
                readOn: ReleaseDay(year: 2026, month: 1, day: 24)
            ),
        ]
        return GamePage(card: card, judgement: nil, similar: [], byMaker: [])
    }

    /// What somebody says who wants to see stores' pictures.
    static let showsPictures = PlayerPreferences(onboardingCompleted: true, showsStorePictures: true)

    /// A game with a cover and two screenshots at a store.
    static var pictured: GamePage {
        GamePage(card: picturedBatch.cards[0], judgement: nil, similar: [], byMaker: [])
    }

    static var picturedBatch: GameBatch {
        var cards = cards
        cards[0].game.storePictures = 3
        return GameBatch(cards: cards, isEnd: false, undoDepth: 0)
    }

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

    static let wishesWithNews = wishes.enumerated().map { index, wish in
        var wish = wish
        wish.seen = WishLook(isOut: index != 2, isBelowPrice: false)
        return wish
    }

    /// What the models of a sample share.
    struct Parts {
        let dependencies: FindieDependencies
        let wishlist: WishlistModel

        init(wishes: [Wish]? = [], offersStorePictures: Bool = false) {
            dependencies = FindieDependencies(
                findie: RemoteFindieService(.unreachable),
                makers: RemoteMakerService(.unreachable),
                claims: RemoteGameClaimService(.unreachable),
                offersStorePictures: offersStorePictures,
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

extension FindieSample {
    static var search: [FindieSample] {
        [
            search("search", "", .found(SampleGames.games)),
            search("search-found", "celeste", .found(Array(SampleGames.games.prefix(1)))),
            search("search-nothing", "a game that nobody has made", .nothing),
            search("search-loading", "", .loading), search("search-offline", "celeste", .failed(.offline)),
        ]
    }

    private static func search(_ name: String, _ text: String, _ state: GameSearchModel.State) -> FindieSample {
        let parts = SampleGames.Parts(wishes: Array(SampleGames.wishes.prefix(1)))
        let model = GameSearchModel(dependencies: parts.dependencies, text: text, state: state)
        let view = GameSearchView(model: model, wishlist: parts.wishlist) { _ in }
        return FindieSample(name, NavigationStack { view })
    }
}
