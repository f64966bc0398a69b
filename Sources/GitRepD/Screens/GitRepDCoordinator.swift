import DesignSystem
package import Foundation
import Observation
package import RepositoriesDomain
import RepositoryScreens

/// Where the person is in GitRepD, and the view models of the places they go to.
@Observable
package final class GitRepDCoordinator: AppCoordinator {
    enum Tab: Hashable {
        case search, favourites
    }

    enum Sheet: Hashable, Identifiable {
        case filters
        case editor(Repository.ID)
        case export

        var id: Self { self }
    }

    var tab = Tab.search
    var openedResult = OpenedRepository() {
        didSet {
            if openedResult.placeInFront != nil, openedResult != oldValue { search.resultOpened() }
        }
    }
    var openedFavourite = OpenedRepository()
    var sheet: Sheet?

    @ObservationIgnored let dependencies: GitRepDDependencies
    let toasts: ToastPresenter
    let shelf: FavouritesStore
    let search: SearchViewModel
    let favourites: FavouritesViewModel

    package init(dependencies: GitRepDDependencies) {
        self.dependencies = dependencies
        toasts = ToastPresenter(clock: dependencies.clock)
        shelf = FavouritesStore(service: dependencies.favourites, toasts: toasts, now: dependencies.now)
        search = SearchViewModel(dependencies: dependencies, toasts: toasts)
        favourites = FavouritesViewModel(shelf: shelf, now: dependencies.now)
    }

    /// The path of the place on the screen, such as `/gitrepd/search?q=swift`.
    package var url: String { location.path }

    /// Goes to the place an address names; an address of no place changes nothing.
    ///
    /// Accepts what `RepositoryRoute` reads: paths, `https` addresses and `gitrepd://…`.
    package func open(_ url: String) {
        guard let route = RepositoryRoute(url: url), route != location else { return }
        sheet = nil
        switch route {
        case .search(let query):
            tab = .search
            openedResult = OpenedRepository()
            search.opened(query)
        case .repository:
            tab = .search
            openedResult = OpenedRepository(route)
        case .favourites:
            tab = .favourites
            openedFavourite = OpenedRepository()
        case .favourite:
            tab = .favourites
            openedFavourite = OpenedRepository(route)
        }
    }

    /// Searches for what a topic, an owner or a language leads to.
    func searched(_ query: RepositoryQuery) {
        tab = .search
        openedResult = OpenedRepository()
        search.opened(query)
    }

    /// What the page in front is called where its heading does not say it; `nil` where it does.
    package var title: String? {
        guard case .search(let query?) = location else { return nil }
        return query.text
    }

    /// The list of results is what the person looks at, even with a repository open beside it.
    func searchedAnew() {
        openedResult.isInFront = false
    }

    /// The path of the place that a link or a tab leads to; `nil` for a value that is neither.
    package func address(of value: AnyHashable) -> String? {
        if let route = value.base as? RepositoryRoute { return route.path }
        return (value.base as? Tab).map { location(in: $0).path }
    }

    private var location: RepositoryRoute { location(in: tab) }

    private func location(in tab: Tab) -> RepositoryRoute {
        switch tab {
        case .search: openedResult.placeInFront ?? .search(search.request?.query)
        case .favourites: openedFavourite.placeInFront ?? .favourites
        }
    }

    func detailModel(for route: RepositoryRoute) -> DetailViewModel? {
        switch route {
        case .repository(let id): detailModel(id: id, origin: .search)
        case .favourite(let id): detailModel(id: id, origin: .favourites)
        case .search, .favourites: nil
        }
    }

    /// Does what a browser noted while there was no line.
    func perform(_ deed: FavouriteDeed) {
        shelf.perform(deed, known: search.repository(deed.id), in: dependencies.repositories)
    }

    /// Where somebody says what is wrong with an entry.
    func reportAddress(of id: Repository.ID) -> URL? { dependencies.reportAddress(id) }

    func editorModel(for id: Repository.ID) -> FavouriteEditorViewModel? {
        shelf[id].map { FavouriteEditorViewModel(favourite: $0, shelf: shelf) }
    }

    private func detailModel(id: Repository.ID, origin: DetailViewModel.Origin) -> DetailViewModel {
        DetailViewModel(
            id: id,
            origin: origin,
            known: search.repository(id) ?? shelf[id]?.repository,
            repositories: dependencies.repositories,
            shelf: shelf,
            now: dependencies.now
        )
    }
}

/// What a tab's list has opened: beside it, or on top of it where only one of the two fits.
struct OpenedRepository: Equatable {
    var route: RepositoryRoute? {
        didSet {
            if route != nil { isInFront = true }
        }
    }
    /// Whether the person is reading it; `false` once they have gone back to the list.
    var isInFront = false

    init(_ route: RepositoryRoute? = nil) {
        self.route = route
        isInFront = route != nil
    }

    /// The place on the screen, unless that is the list.
    var placeInFront: RepositoryRoute? { isInFront ? route : nil }
}

/// What GitRepD needs from outside; put together where the app starts.
package struct GitRepDDependencies {
    package var repositories: any RepositoryService
    package var favourites: any FavouriteService
    /// Where somebody says what is wrong with a repository's entry; `nil` where there is no such place.
    package var reportAddress: (Repository.ID) -> URL?
    /// The person's account, and all apps; `nil` where the app stands alone.
    package var accountAddress: URL?
    package var appsAddress: URL?
    /// Times the typing pause and the toasts.
    package var clock: any Clock<Duration>
    package var now: @Sendable () -> Date

    package init(
        repositories: any RepositoryService,
        favourites: any FavouriteService,
        reportAddress: @escaping (Repository.ID) -> URL? = { _ in nil },
        accountAddress: URL? = nil,
        appsAddress: URL? = nil,
        clock: any Clock<Duration> = ContinuousClock(),
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.repositories = repositories
        self.favourites = favourites
        self.reportAddress = reportAddress
        self.accountAddress = accountAddress
        self.appsAddress = appsAddress
        self.clock = clock
        self.now = now
    }
}
