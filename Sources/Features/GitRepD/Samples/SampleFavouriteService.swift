import Endpoints
import RepositoriesDomain

/// Favourites that are what a sample says and cannot be changed.
nonisolated struct SampleFavouriteService: FavouriteService {
    var stored: [Favourite] = []
    var recents: [String] = []

    func favourites() async throws(RepositoryError) -> [Favourite] { stored }

    func save(_ repository: Repository, key: IdempotencyKey) async throws(RepositoryError) -> Favourite {
        throw .offline
    }

    func remove(_ id: Repository.ID, key: IdempotencyKey) async throws(RepositoryError) { throw .offline }

    func restore(_ favourite: Favourite, key: IdempotencyKey) async throws(RepositoryError) { throw .offline }

    func annotate(
        _ id: Repository.ID,
        tags: [String],
        note: String,
        key: IdempotencyKey
    ) async throws(RepositoryError) -> Favourite {
        throw .offline
    }

    func importFavourites(
        _ favourites: [Favourite],
        key: IdempotencyKey
    ) async throws(RepositoryError) -> ImportReport {
        throw .offline
    }

    func recentSearches() async throws(RepositoryError) -> [String] { recents }

    func addRecentSearch(_ text: String) async throws(RepositoryError) {}

    func removeRecentSearch(_ text: String) async throws(RepositoryError) {}
}
