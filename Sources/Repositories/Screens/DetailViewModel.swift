package import Foundation
import Observation
package import RepositoriesDomain

/// One repository's page.
@Observable
package final class DetailViewModel {
    /// Where the page was opened from; from the favourites it has no star button and works with no network.
    package enum Origin: Equatable {
        case search
        case favourites
    }

    package enum State: Equatable {
        /// What a list already knew is shown at once.
        case loading(known: Repository?)
        case loaded(RepositoryDetail, Freshness)
        case failed(RepositoryError)
    }

    package enum Freshness: Equatable {
        case current
        /// Known facts are shown while the source is asked.
        case refreshing
        /// Known facts are shown because the source could not be asked.
        case kept(RepositoryError)
    }

    package enum ReadmeState: Equatable {
        case loading
        case loaded(Readme)
        case absent
        case failed(RepositoryError)
    }

    package let id: Repository.ID
    package let origin: Origin
    package private(set) var state: State
    package private(set) var readme: ReadmeState
    /// The view answers every new one by `appeared()`.
    package private(set) var attempt = 0

    @ObservationIgnored private let repositories: any RepositoryService
    @ObservationIgnored private let shelf: FavouritesStore
    @ObservationIgnored private let now: @Sendable () -> Date

    /// Older facts are asked for again behind what is shown.
    private static let maximumAge: TimeInterval = 5 * 60

    package init(
        id: Repository.ID,
        origin: Origin,
        known: Repository?,
        repositories: any RepositoryService,
        shelf: FavouritesStore,
        now: @escaping @Sendable () -> Date,
        state: State? = nil,
        readme: ReadmeState = .loading
    ) {
        self.id = id
        self.origin = origin
        self.state = state ?? .loading(known: known)
        self.readme = readme
        self.repositories = repositories
        self.shelf = shelf
        self.now = now
    }

    /// The facts on the screen, whatever their age.
    package var repository: Repository? {
        switch state {
        case .loading(let known): known
        case .loaded(let detail, _): detail.repository
        case .failed: nil
        }
    }

    package var webURL: URL? {
        if case .loaded(let detail, _) = state { return detail.webURL }
        return URL(string: "https://github.com/\(id.owner)/\(id.name)")
    }

    package var isFavourite: Bool { shelf.contains(repository?.id ?? id) }

    package var showsStarButton: Bool { origin == .search && repository != nil }

    package var favourite: Favourite? { shelf[repository?.id ?? id] }

    /// Call when the page appears and with every new `attempt`; cancelled, it may be called again.
    package func appeared() async {
        async let facts: Void = loadFacts()
        async let text: Void = loadReadme()
        _ = await (facts, text)
    }

    package func pulledToRefresh() async {
        await refreshFacts()
        readme = .loading
        await loadReadme()
    }

    package func retryTapped() {
        state = .loading(known: nil)
        if case .failed = readme { readme = .loading }
        attempt += 1
    }

    package func readmeRetryTapped() {
        readme = .loading
        attempt += 1
    }

    package func starTapped() {
        guard let repository else { return }
        if isFavourite { shelf.remove(repository.id) } else { shelf.save(repository) }
    }

    private func loadFacts() async {
        if case .loaded(_, .current) = state { return }
        showFavourite()
        do throws(RepositoryError) {
            let detail = try await repositories.detail(of: id, refresh: false)
            guard !Task.isCancelled else { return }
            // A list brings the facts of many, but neither watchers nor releases.
            let isStale = isStale(detail.repository) || detail.watchers == nil
            state = .loaded(detail, isStale ? .refreshing : .current)
            if isStale { await refreshFacts() }
        } catch {
            guard !Task.isCancelled else { return }
            keepFacts(or: error)
        }
    }

    private func refreshFacts() async {
        do throws(RepositoryError) {
            let detail = try await repositories.detail(of: id, refresh: true)
            guard !Task.isCancelled else { return }
            state = .loaded(detail, .current)
        } catch {
            guard !Task.isCancelled else { return }
            keepFacts(or: error)
        }
    }

    private func loadReadme() async {
        guard readme == .loading else { return }
        do throws(RepositoryError) {
            let text = try await repositories.readme(of: id)
            guard !Task.isCancelled else { return }
            readme = text.map { .loaded($0.leadingToHeadings(of: id)) } ?? .absent
        } catch {
            guard !Task.isCancelled else { return }
            readme = .failed(error)
        }
    }

    /// A favourite carries its facts, so its page needs nobody.
    private func showFavourite() {
        guard origin == .favourites, case .loading = state, let favourite = shelf[id], let webURL else { return }
        let detail = RepositoryDetail(repository: favourite.repository, webURL: webURL, isFavourite: true)
        state = .loaded(detail, .refreshing)
    }

    private func keepFacts(or error: RepositoryError) {
        guard case .loaded(let detail, _) = state else {
            state = .failed(error)
            return
        }
        // Without a network the starter catalogue is the source itself, and its page says so.
        if case .starter = detail.repository.origin {
            state = .loaded(detail, .current)
        } else {
            state = .loaded(detail, .kept(error))
        }
    }

    private func isStale(_ repository: Repository) -> Bool {
        switch repository.origin {
        case .starter: true
        case .github(let fetchedAt): now().timeIntervalSince(fetchedAt) > Self.maximumAge
        }
    }
}
