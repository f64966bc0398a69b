import DesignSystem
import DiscoveryDomain
import RepositoriesDomain
import RepositoryScreens

/// View models in states that samples show.
struct SampleModels {
    let dependencies: RepoFinderDependencies
    let toasts: ToastPresenter
    let shelf: FavouriteShelf

    init(favourites: [Favourite]? = SampleData.favourites, account: AccountSlot = AccountSlot()) {
        dependencies = RepoFinderDependencies(
            discovery: SampleDiscoveryService(),
            repositories: SampleRepositoryService(
                status: SourceStatus(source: .github, starterDate: SampleData.now, starterCount: 420)
            ),
            favourites: SampleFavouriteService(stored: favourites ?? []),
            account: account,
            now: { SampleData.now }
        )
        toasts = ToastPresenter(clock: dependencies.clock)
        shelf = FavouriteShelf(
            service: dependencies.favourites,
            toasts: toasts,
            now: dependencies.now,
            favourites: favourites
        )
    }

    func deck(_ decks: [Deck] = SampleData.decks, showing batch: CardBatch?) -> DeckModel {
        DeckModel(
            dependencies: dependencies,
            shelf: shelf,
            toasts: toasts,
            library: DeckLibrary(service: dependencies.discovery, decks: decks),
            showing: batch
        )
    }
}
