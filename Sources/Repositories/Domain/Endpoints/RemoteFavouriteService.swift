package import Calls

/// The favourites that a Serendip server keeps for the client's person.
package struct RemoteFavouriteService: FavouriteService {
    private let client: EndpointClient

    package init(_ client: EndpointClient) {
        self.client = client
    }

    package func favourites() async throws(RepositoryError) -> [Favourite] {
        try await client.call(FavouriteEndpoints.list)
    }

    package func save(_ repository: Repository, key: IdempotencyKey) async throws(RepositoryError) -> Favourite {
        try await client.call(FavouriteEndpoints.save, SaveFavouriteInput(repository, key: key))
    }

    package func remove(_ id: Repository.ID, key: IdempotencyKey) async throws(RepositoryError) {
        _ = try await client.call(FavouriteEndpoints.remove, RemoveFavouriteInput(id, key: key))
    }

    package func restore(_ favourite: Favourite, key: IdempotencyKey) async throws(RepositoryError) {
        _ = try await client.call(FavouriteEndpoints.restore, RestoreFavouriteInput(favourite, key: key))
    }

    package func annotate(
        _ id: Repository.ID,
        tags: [String],
        note: String,
        key: IdempotencyKey
    ) async throws(RepositoryError) -> Favourite {
        let input = AnnotateFavouriteInput(id, tags: tags, note: note, key: key)
        return try await client.call(FavouriteEndpoints.annotate, input)
    }

    package func importFavourites(
        _ favourites: [Favourite],
        key: IdempotencyKey
    ) async throws(RepositoryError) -> ImportReport {
        try await client.call(FavouriteEndpoints.importAll, ImportFavouritesInput(favourites, key: key))
    }

    package func recentSearches() async throws(RepositoryError) -> [String] {
        try await client.call(FavouriteEndpoints.recentSearches).searches
    }

    package func addRecentSearch(_ text: String) async throws(RepositoryError) {
        _ = try await client.call(FavouriteEndpoints.addRecentSearch, AddRecentSearchInput(text: text))
    }

    package func removeRecentSearch(_ text: String) async throws(RepositoryError) {
        _ = try await client.call(FavouriteEndpoints.removeRecentSearch, RemoveRecentSearchInput(text: text))
    }
}
