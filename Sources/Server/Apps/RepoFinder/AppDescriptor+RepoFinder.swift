import AccountData
import AccountScreens
import AccountsDomain
import AccountsService
import DiscoveryDomain
import Foundation
import RepoFinder
import RepoFinderService
import RepositoriesDomain
import RepositoriesService
import Supabase
import WebUILive

extension AppDescriptor {
    /// What programs keep through the face of Supabase.
    static let supabaseRecords: any AccountData = SupabaseRecords()

    static func discoveryRecords(now: @escaping @Sendable () -> Date) -> any AccountData { DiscoveryRecords(now: now) }

    static func repoFinder(_ backend: Backend) async throws -> AppDescriptor {
        let tables = try await SupabaseBackend(
            database: backend.database,
            accounts: backend.accounts,
            discovery: backend.discovery,
            now: backend.now
        )
        return AppDescriptor(
            tile: AppTile(
                name: "RepoFinder",
                sentence: "Swipe through GitHub’s repositories; the deck learns what you like.",
                path: "/repofinder",
                drawing: PackageResources.repofinder_svg,
                picture: PackageResources.repofinder_png,
                accentLight: "#4f46e5",
                accentDark: "#8b85ff"
            ),
            makeScene: { visitor in
                let account = try LiveOwner(visitor).account
                let person = backend.account(of: try LiveOwner(visitor))
                let coordinator = RepoFinderCoordinator(
                    dependencies: RepoFinderDependencies(
                        discovery: backend.discovery(of: account),
                        repositories: backend.repositories.bound(to: account),
                        favourites: backend.favourites(of: account),
                        settings: settings(of: account, backend),
                        account: AccountClient(section: AccountLink.section) { await picture(of: person) },
                        gitHub: gitHub(of: person),
                        searchAddress: { URL(string: RepositoryRoute.search($0).path) },
                        now: backend.now
                    )
                )
                return LiveScene(
                    root: RepoFinderRootView(coordinator: coordinator),
                    router: CoordinatorRouter(coordinator),
                    locale: visitor.english
                )
            },
            library: { visitor in
                let account = try LiveOwner(visitor).account
                return try await library(
                    of: backend.discovery(of: account),
                    favourites: backend.favourites(of: account),
                    on: backend.now()
                )
            },
            mountCalls: { api, _ in
                api.mountDiscovery(backend)
                api.mountDecks(backend)
                api.mountDecisions(backend)
                api.mountStarImports(backend)
            },
            addRoutes: { router, authenticator, deadlines in
                SupabaseMount(backend, tables, authenticator: authenticator, deadlines: deadlines).add(to: router)
            },
            services: [
                DiscoveryUpkeepJob(
                    discovery: backend.discovery,
                    harvests: backend.configuration.harvests,
                    logger: backend.logger
                )
            ]
        )
    }

    /// How many of the saved are kept with their READMEs, the newest of them.
    private static let keptSaved = 100

    /// All tabs, and the saved repositories.
    ///
    /// The deck is fetched once the first questions are over, whose screen may be
    /// kept at its address, and from then on kept as it was left.
    ///
    /// Nothing before the first questions are over, as all of them would show these. What each swipe changes is fetched
    /// again once it has doubled, not after each pause between two: who opens a tab keeps it as it is then.
    private static func library(
        of discovery: PersonDiscoveryService,
        favourites: AccountFavouriteService,
        on day: Date
    ) async throws -> [LibraryScreen] {
        let preferences = try await discovery.preferences()
        guard preferences.onboardingCompleted else { return [] }
        let settings = try await discovery.settings()
        let saved = try await favourites.favourites()
        let counts = try await discovery.statistics()
        let liked = KeptList(settings: settings, favourites: saved, size: sizeClass(counts.liked + counts.starred))
        let profile = KeptProfile(
            preferences: preferences,
            settings: settings,
            size: sizeClass(counts.judged),
            rules: try await discovery.topicRules()
        )
        // Trends are counted once a day.
        let today = KeptList(settings: settings, favourites: saved, day: Int(day.timeIntervalSince1970 / 86_400))
        return [
            LibraryScreen(
                address: DiscoveryRoute.start.path,
                version: screenVersion(of: settings),
                also: ["/repofinder"]
            ),
            screen(.trending(TrendingQuery()), showing: today),
            screen(.saved(.saved), showing: KeptList(settings: settings, favourites: saved)),
            screen(.saved(.liked), showing: liked),
            screen(.profile, showing: profile),
        ]
            + saved.prefix(keptSaved).map { screen(.repository($0.id), showing: $0) }
    }

    /// Another one each time a count has doubled.
    private static func sizeClass(_ count: Int) -> Int { Int.bitWidth - count.leadingZeroBitCount }

    private static func screen(_ route: DiscoveryRoute, showing content: some Encodable) -> LibraryScreen {
        LibraryScreen(address: route.path, version: screenVersion(of: content))
    }

    private static func picture(of person: BoundAccountService) async -> URL? {
        // Without an answer a figure stands for the person.
        let account = try? await person.account()
        return account?.picture.flatMap { URL(string: $0.path) }
    }

    /// The code of the device flow works in every browser, whatever else is configured.
    @MainActor
    private static func gitHub(of person: BoundAccountService) -> GitHubAccountClient {
        GitHubAccountClient {
            await person.login(at: .gitHub)
        } signIn: {
            // Without an answer nothing is offered; the name can be typed.
            guard let options = try? await person.options(), options.offersCodes else { return nil }
            return URL(string: "\(AccountRoute.deviceCode.path)?to=%2Frepofinder%2Fprofile")
        }
    }

    /// Kept on the server, as a browser has no folder of its own.
    @MainActor
    private static func settings(of account: Account.ID, _ backend: Backend) -> SettingsClient {
        let service = backend.discovery(of: account)
        return SettingsClient {
            // Without an answer the app looks as usual.
            (try? await service.settings()) ?? AppSettings()
        } keep: {
            // A choice that cannot be kept holds until the page is closed.
            try? await service.keep($0)
        }
    }
}

/// What a list shows.
private struct KeptList: Encodable {
    var settings: AppSettings
    var favourites: [Favourite]
    var day: Int?
    var size: Int?
}

/// What the profile shows.
private struct KeptProfile: Encodable {
    var preferences: Preferences
    var settings: AppSettings
    var size: Int
    var rules: [TopicRule]
}
