package import Endpoints
package import Foundation

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
    func annotate(_ id: Repository.ID, tags: [String], note: String, key: IdempotencyKey)
        async throws(RepositoryError) -> Favourite

    /// Adds what is not there yet, keeps what is; returns how many of each.
    func importFavourites(_ favourites: [Favourite], key: IdempotencyKey) async throws(RepositoryError) -> ImportReport

    /// At most 10, newest first.
    func recentSearches() async throws(RepositoryError) -> [String]
    func addRecentSearch(_ text: String) async throws(RepositoryError)
    func removeRecentSearch(_ text: String) async throws(RepositoryError)
}

/// A saved repository with the facts as they were when it was saved or last seen.
package struct Favourite: Hashable, Codable, Sendable, Identifiable {
    package var repository: Repository
    package var savedAt: Date
    /// Lower case, trimmed, unique, at most 20 of at most 40 characters.
    package var tags: [String]
    /// At most 4,000 characters.
    package var note: String

    package var id: Repository.ID { repository.id }

    package init(repository: Repository, savedAt: Date, tags: [String], note: String) {
        self.repository = repository
        self.savedAt = savedAt
        self.tags = tags
        self.note = note
    }
}

package struct ImportReport: Hashable, Codable, Sendable {
    package var added: Int
    package var kept: Int

    package init(added: Int, kept: Int) {
        self.added = added
        self.kept = kept
    }
}
