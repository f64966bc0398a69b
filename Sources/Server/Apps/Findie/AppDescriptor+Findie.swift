import AccountData
import AccountScreens
import AccountsDomain
import AccountsService
import Findie
import FindieDomain
import FindieService
import Foundation
import ModerationDomain
import WebUILive

extension AppDescriptor {
    /// Decks, wishes and games of makers.
    static func gameRecords(now: @escaping @Sendable () -> Date) -> any AccountData { FindieRecords(now: now) }

    static func findie(_ backend: Backend) async throws -> AppDescriptor {
        let services = try await FindieServices(backend)
        let (players, makers) = (services.players, services.makers)
        return AppDescriptor(
            tile: AppTile(
                name: "Findie",
                sentence: "Discover indie games by swiping; tell it what you loved.",
                path: "/findie",
                drawing: PackageResources.findie_svg,
                picture: PackageResources.findie_png,
                accentLight: "#c2255c",
                accentDark: "#ff7ba5"
            ),
            makeScene: { visitor in
                let account = try LiveOwner(visitor).account
                // Ready by the time the first questions are answered where the server did not prepare them.
                players.start()
                let coordinator = FindieCoordinator(
                    dependencies: FindieDependencies(
                        findie: players.service(for: account, isSeen: !visitor.isAbsent),
                        makers: makers.service(for: account),
                        claims: makers.claims(of: account),
                        steam: players.steamSync(of: account),
                        steamAccount: steam(of: backend.account(of: try LiveOwner(visitor))),
                        accountSection: AccountLink.section,
                        reportAddress: { id in
                            URL(string: AccountRoute.report(kind: Game.reportedKind, id: id, author: nil).path)
                        },
                        shareAddress: { slug in
                            backend.origin.flatMap { URL(string: $0 + FindieRoute.game(slug).path) }
                        },
                        offersStorePictures: services.pictures != nil,
                        reportsAddress: URL(string: AccountRoute.reviews.path),
                        contact: backend.configuration.contact,
                        isSeen: !visitor.isAbsent,
                        now: backend.now
                    )
                )
                return LiveScene(
                    root: FindieRootView(coordinator: coordinator),
                    router: CoordinatorRouter(coordinator),
                    locale: visitor.english
                )
            },
            library: { visitor in
                try await library(of: players.service(for: LiveOwner(visitor).account), on: backend.now())
            },
            mountCalls: { api, _ in
                api.mountFindie(players)
                api.mountMakers(makers)
            },
            addRoutes: { router, authenticator, _ in
                router.addCovers(of: players)
                router.addMedia(of: makers, authenticator.ofPages)
                router.addDraftCovers(of: makers, authenticator.ofPages)
                router.addStorePictures(services.pictures, authenticator.ofPages)
            },
            isMissing: { path in
                guard path.hasPrefix("/findie/game/"), case .game(let slug)? = FindieRoute(url: path) else {
                    return false
                }
                return try await players.game(slug) == nil
            },
            itemAddress: { address(of: $0) },
            face: { item in
                guard let address = address(of: item), let game = try await players.anyGame(item.id) else {
                    return nil
                }
                return ReportedFace(name: game.title, address: address, isAuthorTold: game.isMadeHere)
            },
            clean: { _ in try await services.pictures?.clearUp() },
            services: [
                services,
                GameHarvestJob(
                    harvester: backend.configuration.harvests ? services.harvester : nil,
                    logger: backend.logger
                ),
            ]
        )
    }

    /// Where a game that was reported is to be seen.
    private static func address(of item: ReportedItem) -> URL? {
        item.kind == Game.reportedKind ? URL(string: FindieRoute.game(item.id).path) : nil
    }

    /// How many wishes a browser keeps with their games' pages, the newest of them.
    private static let keptWishes = 50

    /// The tabs besides the deck, which is on the screen before anything else and kept as it was left, and the pages of
    /// the newest wishes.
    ///
    /// Nothing before the first questions are over, as all of them would show these.
    private static func library(of service: PersonFindieService, on date: Date) async throws -> [LibraryScreen] {
        let preferences = try await service.preferences()
        guard preferences.onboardingCompleted else { return [] }
        // What comes out is news from its day on.
        let list = KeptWishes(
            wishes: try await service.wishesAlone(),
            day: ReleaseDay(date),
            showsPictures: preferences.showsStorePictures
        )
        let statistics = try await service.statistics()
        let profile = KeptTaste(
            preferences: preferences,
            filters: try await service.filters(),
            // Not after each swipe: another one each time the count has doubled.
            judged: Int.bitWidth - statistics.judged.leadingZeroBitCount,
            wished: statistics.wished
        )
        let tabs = [
            LibraryScreen(address: FindieRoute.wishlist.path, version: screenVersion(of: list)),
            LibraryScreen(address: FindieRoute.search("").path, version: screenVersion(of: list)),
            LibraryScreen(address: FindieRoute.profile.path, version: screenVersion(of: profile)),
        ]
        return tabs
            + list.wishes.prefix(keptWishes).map { wish in
                let page = KeptWishes(wishes: [wish], showsPictures: preferences.showsStorePictures)
                return LibraryScreen(address: FindieRoute.game(wish.game.slug).path, version: screenVersion(of: page))
            }
    }

    @MainActor
    private static func steam(of person: BoundAccountService) -> SteamAccountClient {
        SteamAccountClient {
            await person.login(at: .steam)
        } signIn: {
            // Without an answer nothing is offered; the profile can be typed.
            guard let options = try? await person.options(), options.providers.contains(.steam) else { return nil }
            return URL(string: IdentityProvider.steam.visitPath)
        }
    }
}

/// What the wishlist shows, and the page of each of its games.
private struct KeptWishes: Encodable {
    var wishes: [Wish]
    var day: ReleaseDay?
    var showsPictures: Bool?
}

/// What the profile shows.
private struct KeptTaste: Encodable {
    var preferences: PlayerPreferences
    var filters: GameFilters
    var judged: Int
    var wished: Int
}
