package import Calls

/// The favourites and recent searches of one person; every conformer is bound to that person.
package protocol FavouriteService: Sendable {
    /// All of them, newest first; at most 5,000.
    func favourites() async throws(RepositoryError) -> [Favourite]

    /// Saves, or does nothing when it is saved already. A second call with the same key is the first one's echo.
    func save(_ repository: Repository, key: IdempotencyKey) async throws(RepositoryError) -> Favourite

    /// Removes, or does nothing when it is not saved.
    func remove(_ id: Repository.ID, key: IdempotencyKey) async throws(RepositoryError)

    /// Puts back exactly what `remove` took: tags, note and date saved included.
    func restore(_ favourite: Favourite, key: IdempotencyKey) async throws(RepositoryError)

    /// - Throws: `notFound` when it is not a favourite; `invalidQuery` for a tag or note that is too long.
    func annotate(
        _ id: Repository.ID,
        tags: [String],
        note: String,
        key: IdempotencyKey
    )
        async throws(RepositoryError) -> Favourite

    /// Adds what is not there yet, keeps what is; returns how many of each.
    func importFavourites(_ favourites: [Favourite], key: IdempotencyKey) async throws(RepositoryError) -> ImportReport

    /// At most 10, newest first.
    func recentSearches() async throws(RepositoryError) -> [String]
    func addRecentSearch(_ text: String) async throws(RepositoryError)
    func removeRecentSearch(_ text: String) async throws(RepositoryError)

    /// Speaks when the favourites were changed, or may have been, by another page or device of the person; it listens
    /// from the call on. Ends at once where there is no way to know.
    func changesElsewhere() -> AsyncStream<Void>
}

extension FavouriteService {
    package func changesElsewhere() -> AsyncStream<Void> { AsyncStream { nil } }
}
