package import Calls
package import Foundation
package import RepositoriesDomain
import Synchronization

/// Favourites in memory that a test can make refuse or wait.
package actor MemoryFavouriteService: FavouriteService {
    package private(set) var stored: [Repository.ID: Favourite]
    package private(set) var recents: [String]
    private var refusal: RepositoryError?
    private var gate: Gate?
    private nonisolated let elsewhere = AsyncStream.makeStream(of: Void.self)
    private nonisolated let followed = Mutex(false)
    private let now: Date

    package init(_ favourites: [Favourite] = [], recents: [String] = [], now: Date = .testNow) {
        stored = Dictionary(favourites.map { ($0.id, $0) }) { first, _ in first }
        self.recents = recents
        self.now = now
    }

    /// `nil` ends the refusing.
    package func refuse(_ error: RepositoryError?) { refusal = error }

    package func wait(at gate: Gate) { self.gate = gate }

    package nonisolated func changesElsewhere() -> AsyncStream<Void> {
        followed.withLock { $0 = true }
        elsewhere.continuation.onTermination = { [weak self] _ in self?.followed.withLock { $0 = false } }
        return elsewhere.stream
    }

    /// Whether a screen listens for changes.
    package nonisolated var isFollowed: Bool { followed.withLock { $0 } }

    /// As another page of the same person does.
    package func saveElsewhere(_ favourite: Favourite) {
        stored[favourite.id] = favourite
        elsewhere.continuation.yield()
    }

    package func favourites() async throws(RepositoryError) -> [Favourite] {
        try await enter()
        return stored.values.sorted { $0.savedAt > $1.savedAt }
    }

    package func save(_ repository: Repository, key: IdempotencyKey) async throws(RepositoryError) -> Favourite {
        try await enter()
        let favourite = stored[repository.id] ?? Favourite(repository: repository, savedAt: now, tags: [], note: "")
        stored[repository.id] = favourite
        return favourite
    }

    package func remove(_ id: Repository.ID, key: IdempotencyKey) async throws(RepositoryError) {
        try await enter()
        stored[id] = nil
    }

    package func restore(_ favourite: Favourite, key: IdempotencyKey) async throws(RepositoryError) {
        try await enter()
        stored[favourite.id] = favourite
    }

    package func annotate(
        _ id: Repository.ID,
        tags: [String],
        note: String,
        key: IdempotencyKey
    ) async throws(RepositoryError) -> Favourite {
        try await enter()
        guard var favourite = stored[id] else { throw .notFound(id) }
        favourite.tags = tags
        favourite.note = note
        stored[id] = favourite
        return favourite
    }

    package func importFavourites(
        _ favourites: [Favourite],
        key: IdempotencyKey
    ) async throws(RepositoryError) -> ImportReport {
        try await enter()
        let new = favourites.filter { stored[$0.id] == nil }
        for favourite in new { stored[favourite.id] = favourite }
        return ImportReport(added: new.count, kept: favourites.count - new.count)
    }

    package func recentSearches() async throws(RepositoryError) -> [String] {
        try await enter()
        return recents
    }

    package func addRecentSearch(_ text: String) async throws(RepositoryError) {
        try await enter()
        recents = [text] + recents.filter { $0 != text }
    }

    package func removeRecentSearch(_ text: String) async throws(RepositoryError) {
        try await enter()
        recents.removeAll { $0 == text }
    }

    private func enter() async throws(RepositoryError) {
        await gate?.pass()
        if let refusal { throw refusal }
    }
}
