package import Calls
package import RepositoriesDomain

/// Favourites that are what a sample says and cannot be changed.
nonisolated package struct SampleFavouriteService: FavouriteService {
    private let stored: [Favourite]
    private let recents: [String]

    package init(stored: [Favourite] = [], recents: [String] = []) {
        self.stored = stored
        self.recents = recents
    }

    package func favourites() async throws(RepositoryError) -> [Favourite] { stored }

    package func save(_ repository: Repository, key: IdempotencyKey) async throws(RepositoryError) -> Favourite {
        throw .offline
    }

    package func remove(_ id: Repository.ID, key: IdempotencyKey) async throws(RepositoryError) { throw .offline }

    package func restore(_ favourite: Favourite, key: IdempotencyKey) async throws(RepositoryError) { throw .offline }

    package func annotate(
        _ id: Repository.ID,
        tags: [String],
        note: String,
        key: IdempotencyKey
    ) async throws(RepositoryError) -> Favourite {
        throw .offline
    }

    package func importFavourites(
        _ favourites: [Favourite],
        key: IdempotencyKey
    ) async throws(RepositoryError) -> ImportReport {
        throw .offline
    }

    package func recentSearches() async throws(RepositoryError) -> [String] { recents }

    package func addRecentSearch(_ text: String) async throws(RepositoryError) {}

    package func removeRecentSearch(_ text: String) async throws(RepositoryError) {}
}

/// A repository service that never gets to an answer, so that a sample's state stays as it is.
nonisolated package struct SampleRepositoryService: RepositoryService {
    private let status: SourceStatus

    package init(status: SourceStatus) {
        self.status = status
    }

    package func search(
        _ query: RepositoryQuery,
        page: Int,
        effort: SearchEffort
    ) async throws(RepositoryError) -> RepositoryPage {
        await never()
        throw .offline
    }

    package func detail(of id: Repository.ID, refresh: Bool) async throws(RepositoryError) -> RepositoryDetail {
        await never()
        throw .offline
    }

    package func readme(of id: Repository.ID) async throws(RepositoryError) -> Readme? {
        await never()
        throw .offline
    }

    package func sourceStatus() async throws(RepositoryError) -> SourceStatus { status }

    /// Returns when the task is cancelled.
    private func never() async {
        let (silence, _) = AsyncStream<Never>.makeStream()
        for await _ in silence {}
    }
}
