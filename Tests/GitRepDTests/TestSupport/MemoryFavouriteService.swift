import Endpoints
import Foundation
import RepositoriesDomain

/// Favourites in memory that a test can make refuse or wait.
actor MemoryFavouriteService: FavouriteService {
    private(set) var stored: [Repository.ID: Favourite]
    private(set) var recents: [String]
    private var refusal: RepositoryError?
    private var gate: Gate?
    private let now: Date

    init(_ favourites: [Favourite] = [], recents: [String] = [], now: Date = .testNow) {
        stored = Dictionary(favourites.map { ($0.id, $0) }) { first, _ in first }
        self.recents = recents
        self.now = now
    }

    /// `nil` ends the refusing.
    func refuse(_ error: RepositoryError?) { refusal = error }

    func wait(at gate: Gate) { self.gate = gate }

    func favourites() async throws(RepositoryError) -> [Favourite] {
        try await enter()
        return stored.values.sorted { $0.savedAt > $1.savedAt }
    }

    func save(_ repository: Repository, key: IdempotencyKey) async throws(RepositoryError) -> Favourite {
        try await enter()
        let favourite = stored[repository.id] ?? Favourite(repository: repository, savedAt: now, tags: [], note: "")
        stored[repository.id] = favourite
        return favourite
    }

    func remove(_ id: Repository.ID, key: IdempotencyKey) async throws(RepositoryError) {
        try await enter()
        stored[id] = nil
    }

    func restore(_ favourite: Favourite, key: IdempotencyKey) async throws(RepositoryError) {
        try await enter()
        stored[favourite.id] = favourite
    }

    func annotate(
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

    func importFavourites(
        _ favourites: [Favourite],
        key: IdempotencyKey
    ) async throws(RepositoryError) -> ImportReport {
        try await enter()
        let new = favourites.filter { stored[$0.id] == nil }
        for favourite in new { stored[favourite.id] = favourite }
        return ImportReport(added: new.count, kept: favourites.count - new.count)
    }

    func recentSearches() async throws(RepositoryError) -> [String] {
        try await enter()
        return recents
    }

    func addRecentSearch(_ text: String) async throws(RepositoryError) {
        try await enter()
        recents = [text] + recents.filter { $0 != text }
    }

    func removeRecentSearch(_ text: String) async throws(RepositoryError) {
        try await enter()
        recents.removeAll { $0 == text }
    }

    private func enter() async throws(RepositoryError) {
        await gate?.pass()
        if let refusal { throw refusal }
    }
}
