import DeckScreens
import DesignSystem
import DiscoveryDomain
import RepositoriesDomain
import RepositoryScreens

/// Addresses.
extension RepoFinderCoordinator {
    /// The path of the place on the screen, such as `/repofinder/repo/apple/swift-nio`.
    package var url: String { location(in: tab).path }

    /// Goes to the place an address names; one that names none leads to the deck, with a notice.
    ///
    /// Accepts what `DiscoveryRoute` reads: paths, `https` addresses and `repoverse://…`.
    package func open(_ url: String) {
        let (route, isUnknown) = DiscoveryRoute.landing(at: url)
        if isUnknown {
            toasts.show(Toast(message: words("repofinder.notice.unknown"), systemImage: "questionmark.circle"))
        }
        guard route != location(in: tab) else { return }
        sheet = nil
        go(to: route)
    }

    /// The path of the place that a link or a tab leads to; `nil` for a value that is neither.
    package func address(of value: AnyHashable) -> String? {
        if let route = value.base as? DiscoveryRoute { return route.path }
        return (value.base as? Tab).map { location(in: $0).path }
    }

    /// What the person thinks of a repository, as far as this page knows.
    func judgement(of id: Repository.ID) -> Judgement? { deck.opinions[id] ?? (liked[id] == nil ? nil : .like) }

    /// Does what a browser noted while there was no line.
    func perform(_ deed: FavouriteDeed) {
        shelf.perform(deed, known: known(deed.id), in: dependencies.repositories)
    }

    /// Shows a repository where the person is.
    func opened(_ id: Repository.ID) {
        let route = DiscoveryRoute.repository(id)
        switch tab {
        case .discover: discoverPath.append(route)
        case .trending: openedTrend = OpenedRepository(route)
        case .saved: openedSaved = OpenedRepository(route)
        case .profile: break
        }
    }

    private func go(to route: DiscoveryRoute) {
        switch route {
        case .discover(let deckID):
            (tab, discoverPath) = (.discover, [])
            if let deckID { deck.deckTapped(deckID) }
        case .repository, .history:
            (tab, discoverPath) = (.discover, [route])
        case .trending(let query):
            (tab, openedTrend) = (.trending, OpenedRepository())
            trending.query = query
        case .saved(let list):
            (tab, openedSaved) = (.saved, OpenedRepository())
            saved.list = list
        case .profile: tab = .profile
        }
    }

    private func location(in tab: Tab) -> DiscoveryRoute {
        switch tab {
        case .discover: discoverPath.last ?? .discover(deck: deck.library.chosen)
        case .trending: openedTrend.placeInFront ?? .trending(trending.query)
        case .saved: openedSaved.placeInFront ?? .saved(saved.list)
        case .profile: .profile
        }
    }
}

/// View models of places that come and go.
extension RepoFinderCoordinator {
    func detailModel(for id: Repository.ID) -> DetailViewModel {
        DetailViewModel(
            id: id,
            origin: .search,
            known: known(id),
            repositories: dependencies.repositories,
            shelf: shelf,
            now: dependencies.now
        )
    }

    func similarModel(for id: Repository.ID) -> SimilarModel {
        SimilarModel(id: id, service: dependencies.discovery)
    }

    func historyModel() -> HistoryViewModel {
        HistoryViewModel(service: dependencies.discovery, deck: deck)
    }

    func deckEditorModel(isNew: Bool) -> DeckEditorModel {
        DeckEditorModel(deck: isNew ? nil : deck.library.current, library: deck.library) { [weak deck] in
            deck?.cardsChanged()
        }
    }

    func editorModel(_ list: DiscoveryRoute.SavedList, _ id: Repository.ID) -> FavouriteEditorViewModel? {
        switch list {
        case .saved: shelf[id].map { FavouriteEditorViewModel(favourite: $0, shelf: shelf) }
        case .liked:
            liked[id].map { favourite in
                FavouriteEditorViewModel(favourite: favourite) { [liked] in
                    liked.liked.flatMap(\.tags)
                } keep: { [liked] (tags, note) async throws(RepositoryError) in
                    try await liked.annotate(id, tags: tags, note: note)
                }
            }
        }
    }

    /// What a list already knows is shown at once.
    private func known(_ id: Repository.ID) -> Repository? {
        deck.queue.cards.first { $0.id == id }?.repository
            ?? deck.decided.last { $0.card?.id == id }?.card?.repository
            ?? trending.repository(id) ?? saved.repository(id)
    }
}

/// What a tab's list has opened: beside it, or on top of it where only one of the two fits.
struct OpenedRepository: Equatable {
    var route: DiscoveryRoute? {
        didSet {
            if route != nil { isInFront = true }
        }
    }
    /// Whether the person is reading it; `false` once they have gone back to the list.
    var isInFront = false

    init(_ route: DiscoveryRoute? = nil) {
        self.route = route
        isInFront = route != nil
    }

    /// The place on the screen, unless that is the list.
    var placeInFront: DiscoveryRoute? { isInFront ? route : nil }
}
