import DeckScreens
import DesignSystem
package import DiscoveryDomain
package import Foundation
import Observation
package import RepositoriesDomain
import RepositoryScreens

/// Where the person is in RepoFinder, and the view models of the places they go to.
@Observable
package final class RepoFinderCoordinator: AppCoordinator {
    /// What stands before the tabs.
    enum Phase {
        case opening
        case onboarding(OnboardingViewModel)
        case open
    }

    enum Tab: Hashable {
        case discover, trending, saved, profile
    }

    enum Sheet: Hashable, Identifiable {
        case filters
        case newDeck
        case editor(DiscoveryRoute.SavedList, Repository.ID)
        case export
        case question(Question)

        var id: Self { self }
    }

    private(set) var phase = Phase.opening
    var tab = Tab.discover {
        didSet {
            // Stars may have been counted by another process, which cannot say so.
            if tab == .trending, tab != oldValue { trending.countedAnew() }
        }
    }
    /// What lies on the deck: repositories and the history.
    var discoverPath: [DiscoveryRoute] = []
    var openedTrend = OpenedRepository()
    var openedSaved = OpenedRepository()
    var sheet: Sheet?

    @ObservationIgnored let dependencies: RepoFinderDependencies
    let toasts: ToastPresenter
    let shelf: FavouritesStore
    let liked: LikedStore
    let stars: StarImportModel
    let deck: DeckViewModel
    let trending: TrendingViewModel
    let saved: SavedViewModel
    let profile: ProfileViewModel
    @ObservationIgnored private var following: [Task<Void, Never>] = []

    package init(dependencies: RepoFinderDependencies) {
        self.dependencies = dependencies
        let toasts = ToastPresenter(clock: dependencies.clock)
        self.toasts = toasts
        shelf = FavouritesStore(
            service: dependencies.favourites,
            toasts: toasts,
            now: dependencies.now,
            symbol: "bookmark.fill"
        )
        liked = LikedStore(service: dependencies.discovery, toasts: toasts)
        stars = StarImportModel(dependencies: dependencies)
        let deck = DeckViewModel(dependencies: dependencies, shelf: shelf, toasts: toasts)
        self.deck = deck
        trending = TrendingViewModel(service: dependencies.discovery, shelf: shelf)
        saved = SavedViewModel(
            shelf: shelf,
            liked: liked,
            radar: ReleaseRadarModel(service: dependencies.discovery),
            now: dependencies.now
        )
        profile = ProfileViewModel(dependencies: dependencies, stars: stars) { [weak deck] in deck?.cardsChanged() }
        // The list may have been opened while some likes were still on their way.
        deck.outbox.onEmpty = { [weak self] in
            if self?.tab == .saved { self?.liked.changedElsewhere() }
        }
    }

    isolated deinit {
        for task in following { task.cancel() }
    }

    /// Asks who this is, and whether they have been here before.
    func appeared() async {
        guard case .opening = phase else { return }
        follow()
        // Who cannot be asked about is shown the deck, which says what is wrong and can be tried again.
        let preferences = try? await dependencies.discovery.preferences()
        await profile.readSettings()
        if let preferences, !preferences.onboardingCompleted {
            phase = .onboarding(await onboardingModel(preferences))
        } else {
            phase = .open
        }
        await shelf.load()
    }

    /// Shows what the person's other pages and devices decide and change, and new counts of stars.
    private func follow() {
        let changes = dependencies.discovery.changesElsewhere()
        let counts = dependencies.discovery.newTrends()
        following = [
            Task { [weak liked, weak deck] in
                for await _ in changes {
                    liked?.changedElsewhere()
                    deck?.changedElsewhere()
                }
            },
            Task { [weak trending] in
                for await _ in counts { trending?.countedAnew() }
            },
        ]
    }

    private func onboardingModel(_ preferences: Preferences) async -> OnboardingViewModel {
        // Who comes back from signing in at GitHub goes on where they left.
        let login = await dependencies.gitHub.login()
        let isBack = login != nil && preferences != Preferences()
        return OnboardingViewModel(
            service: dependencies.discovery,
            stars: stars,
            preferences: preferences,
            question: isBack ? .stars : .name
        ) { [weak self] _ in
            if isBack, self?.tab == .profile { self?.tab = .discover }
            self?.phase = .open
        }
    }
}

/// What RepoFinder needs from outside; put together where the app starts.
package struct RepoFinderDependencies {
    package var discovery: any DiscoveryService
    package var repositories: any RepositoryService
    package var favourites: any FavouriteService
    package var settings: SettingsClient
    /// What the profile shows of the person's account.
    package var account: AccountClient
    /// The person's account at GitHub.
    package var gitHub: GitHubAccountClient
    /// Where what a topic, an owner or a language leads to is searched for; `nil` where nowhere.
    package var searchAddress: (@Sendable (RepositoryQuery) -> URL?)?
    /// Times the toasts and the sending of what waits.
    package var clock: any Clock<Duration>
    package var now: @Sendable () -> Date

    package init(
        discovery: any DiscoveryService,
        repositories: any RepositoryService,
        favourites: any FavouriteService,
        settings: SettingsClient = SettingsClient(),
        account: AccountClient = AccountClient(),
        gitHub: GitHubAccountClient = GitHubAccountClient(),
        searchAddress: (@Sendable (RepositoryQuery) -> URL?)? = nil,
        clock: any Clock<Duration> = ContinuousClock(),
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.discovery = discovery
        self.repositories = repositories
        self.favourites = favourites
        self.settings = settings
        self.account = account
        self.gitHub = gitHub
        self.searchAddress = searchAddress
        self.clock = clock
        self.now = now
    }
}
