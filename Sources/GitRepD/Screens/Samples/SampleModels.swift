import DesignSystem
import RepositoriesDomain
import RepositoryScreens

/// View models in states that samples show.
struct SampleModels {
    let dependencies: GitRepDDependencies
    let toasts: ToastPresenter
    let shelf: FavouriteShelf

    init(
        favourites: [Favourite]? = SampleData.favourites,
        recents: [String] = [],
        status: SourceStatus = SampleData.githubStatus
    ) {
        dependencies = GitRepDDependencies(
            repositories: SampleRepositoryService(status: status),
            favourites: SampleFavouriteService(stored: favourites ?? [], recents: recents),
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
}
