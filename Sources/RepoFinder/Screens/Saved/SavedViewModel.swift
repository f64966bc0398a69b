import DiscoveryDomain
import Foundation
import Observation
import RepositoriesDomain
import RepositoryScreens

/// The two lists of what the person wants to see again.
@Observable
final class SavedViewModel {
    enum State: Equatable {
        case loading
        case empty
        case list([Favourite])
        /// There is something, but the words and the tag leave nothing.
        case noMatch
        case savedFailed(RepositoryError)
        case likedFailed(DiscoveryError)
    }

    var list: DiscoveryRoute.SavedList
    var filter = FavouriteFilter()
    private var wantsReleases = false
    /// Brings files in and out.
    let archive: FavouritesViewModel

    @ObservationIgnored let shelf: FavouritesStore
    @ObservationIgnored let liked: LikedStore
    @ObservationIgnored let radar: ReleaseRadarModel

    init(
        shelf: FavouritesStore,
        liked: LikedStore,
        radar: ReleaseRadarModel,
        list: DiscoveryRoute.SavedList = .saved,
        now: @escaping @Sendable () -> Date
    ) {
        self.shelf = shelf
        self.liked = liked
        self.radar = radar
        self.list = list
        archive = FavouritesViewModel(shelf: shelf, now: now)
    }

    var state: State {
        guard all.isEmpty else {
            let matches = filter.matches(in: showsReleases ? released : all)
            return matches.isEmpty ? .noMatch : .list(matches)
        }
        switch list {
        case .saved:
            switch shelf.state {
            case .loading: return .loading
            case .loaded: return .empty
            case .failed(let error): return .savedFailed(error)
            }
        case .liked:
            switch liked.state {
            case .loading: return .loading
            case .loaded: return .empty
            case .failed(let error): return .likedFailed(error)
            }
        }
    }

    var tags: [String] { FavouriteFilter.tags(of: all) }

    /// How many of the list had a release since the last look.
    var releaseCount: Int { released.count }

    /// Whether only those are shown.
    var showsReleases: Bool { wantsReleases && !released.isEmpty }

    func release(of id: Repository.ID) -> RepositoryRelease? { list == .saved ? radar[id] : nil }

    func releasesTapped() { wantsReleases = !showsReleases }

    func showAllTapped() {
        filter.clear()
        wantsReleases = false
    }

    func repository(_ id: Repository.ID) -> Repository? { (shelf[id] ?? liked[id])?.repository }

    /// Call when the screen appears, and with every change of the list.
    func appeared() async {
        switch list {
        case .saved:
            await shelf.load()
            await radar.look()
        case .liked: await liked.load()
        }
    }

    func retryTapped() {
        switch list {
        case .saved: archive.retryTapped()
        case .liked: liked.retryTapped()
        }
    }

    func swipedToRemove(_ id: Repository.ID) {
        switch list {
        case .saved: shelf.remove(id)
        case .liked: liked.remove(id)
        }
    }

    private var released: [Favourite] { all.filter { release(of: $0.id) != nil } }

    private var all: [Favourite] {
        switch list {
        case .saved: shelf.favourites
        case .liked: liked.liked
        }
    }
}

/// Which of the saved repositories had a release since the person last looked.
@Observable
final class ReleaseRadarModel {
    private(set) var releases: [Repository.ID: RepositoryRelease]
    @ObservationIgnored private let service: any DiscoveryService

    init(service: any DiscoveryService, releases: [RepositoryRelease] = []) {
        self.service = service
        self.releases = Self.byRepository(releases)
    }

    subscript(id: Repository.ID) -> RepositoryRelease? { releases[id] }

    /// Shows what is known, and then what is new.
    func look() async {
        do throws(DiscoveryError) {
            let known = try await service.lookAtReleases(refresh: false)
            releases = Self.byRepository(known.releases)
            guard known.isIncomplete else { return }
            releases = Self.byRepository(try await service.lookAtReleases(refresh: true).releases)
        } catch {
            // The list is there without it, and says itself when nothing answers.
        }
    }

    private static func byRepository(_ releases: [RepositoryRelease]) -> [Repository.ID: RepositoryRelease] {
        Dictionary(releases.map { ($0.id, $0) }, uniquingKeysWith: { newest, _ in newest })
    }
}
