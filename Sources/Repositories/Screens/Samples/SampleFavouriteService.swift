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
