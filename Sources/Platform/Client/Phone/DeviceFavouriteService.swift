package import Calls
package import Foundation
package import RepositoriesDomain

/// Favourites and recent searches that are on the phone first, and on the server as soon as it answers.
///
/// A decision is kept on the phone, together with its effect, before it is sent. Decisions are sent in the order in
/// which they were made, each until the server has answered; their idempotency keys make one that was carried out,
/// but whose answer was lost, an echo the second time. When none waits, the server's list replaces the phone's: what
/// was decided last, here or elsewhere, counts. A decision that the server refuses is dropped and can be asked for
/// with ``takeRefusals()``.
package struct DeviceFavouriteService: FavouriteService {
    private let database: DeviceDatabase
    private let sender: DecisionSender
    private let now: @Sendable () -> Date

    package init(
        remote: any FavouriteService,
        database: DeviceDatabase,
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.database = database
        self.now = now
        sender = DecisionSender(remote: remote, database: database)
    }

    // MARK: What waits

    /// Decisions that are not on the server yet.
    package func waitingCount() async throws(RepositoryError) -> Int {
        try await database.read { try DecisionQueue(database: $0).count() }
    }

    /// Sends what waits; does nothing more than that without a network.
    package func synchronize() async throws(RepositoryError) {
        try await sender.sendAll()
    }

    /// Refused since the last call, oldest first.
    package func takeRefusals() async -> [RefusedDecision] {
        await sender.takeRefusals()
    }

    // MARK: FavouriteService

    package func favourites() async throws(RepositoryError) -> [Favourite] {
        try await sender.refreshFavourites()
        return try await database.read { try LocalFavourites(database: $0).all() }
    }

    package func save(_ repository: Repository, key: IdempotencyKey) async throws(RepositoryError) -> Favourite {
        let date = Date(timeIntervalSince1970: (now().timeIntervalSince1970 * 1000).rounded() / 1000)
        let new = try Favourite(repository: repository, savedAt: date, tags: [], note: "").validated()
        let (local, sequence) = try await database.write { database in
            let favourites = LocalFavourites(database: database)
            let known = try favourites.favourite(new.id)
            if known == nil { try Self.checkRoom(in: favourites, for: 1) }
            try favourites.put(known ?? new)
            return (known ?? new, try DecisionQueue(database: database).append(.save(new.repository, key)))
        }
        if case .favourite(let saved) = try await sender.send(sequence) { return saved }
        return local
    }

    package func remove(_ id: Repository.ID, key: IdempotencyKey) async throws(RepositoryError) {
        let sequence = try await database.write { database in
            try LocalFavourites(database: database).remove(id)
            return try DecisionQueue(database: database).append(.remove(id, key))
        }
        _ = try await sender.send(sequence)
    }

    package func restore(_ favourite: Favourite, key: IdempotencyKey) async throws(RepositoryError) {
        let favourite = try favourite.validated()
        let sequence = try await database.write { database in
            let favourites = LocalFavourites(database: database)
            if try favourites.favourite(favourite.id) == nil { try Self.checkRoom(in: favourites, for: 1) }
            try favourites.put(favourite)
            return try DecisionQueue(database: database).append(.restore(favourite, key))
        }
        _ = try await sender.send(sequence)
    }

    package func annotate(
        _ id: Repository.ID,
        tags: [String],
        note: String,
        key: IdempotencyKey
    ) async throws(RepositoryError) -> Favourite {
        let tags = try Favourite.validated(tags: tags)
        let note = try Favourite.validated(note: note)
        let (local, sequence) = try await database.write { database in
            let favourites = LocalFavourites(database: database)
            guard var favourite = try favourites.favourite(id) else { throw RepositoryError.notFound(id) }
            favourite.tags = tags
            favourite.note = note
            try favourites.put(favourite)
            let decision = QueuedDecision.annotate(id, tags: tags, note: note, key)
            return (favourite, try DecisionQueue(database: database).append(decision))
        }
        if case .favourite(let annotated) = try await sender.send(sequence) { return annotated }
        return local
    }

    package func importFavourites(
        _ favourites: [Favourite],
        key: IdempotencyKey
    ) async throws(RepositoryError) -> ImportReport {
        var checked: [Favourite] = []
        for favourite in favourites { checked.append(try favourite.validated()) }
        let all = checked
        let (local, sequence) = try await database.write { database in
            let here = LocalFavourites(database: database)
            var report = ImportReport(added: 0, kept: 0)
            for favourite in all {
                if try here.favourite(favourite.id) == nil {
                    try here.put(favourite)
                    report.added += 1
                } else {
                    report.kept += 1
                }
            }
            try Self.checkRoom(in: here, for: 0)
            return (report, try DecisionQueue(database: database).append(.importAll(all, key)))
        }
        if case .imported(let report) = try await sender.send(sequence) { return report }
        return local
    }

    package func recentSearches() async throws(RepositoryError) -> [String] {
        try await sender.refreshSearches()
        return try await database.read { try LocalFavourites(database: $0).searches() }
    }

    package func addRecentSearch(_ text: String) async throws(RepositoryError) {
        let text = try RepositoryQuery(text: text).validated().text
        let sequence = try await database.write { database in
            try LocalFavourites(database: database).addSearch(text)
            return try DecisionQueue(database: database).append(.addRecentSearch(text))
        }
        _ = try await sender.send(sequence)
    }

    package func removeRecentSearch(_ text: String) async throws(RepositoryError) {
        let sequence = try await database.write { database in
            try LocalFavourites(database: database).removeSearch(text)
            return try DecisionQueue(database: database).append(.removeRecentSearch(text))
        }
        _ = try await sender.send(sequence)
    }

    private static func checkRoom(in favourites: LocalFavourites, for more: Int) throws {
        guard try favourites.count() + more <= Favourite.maximumCount else {
            throw RepositoryError.favouriteLimitReached(limit: Favourite.maximumCount)
        }
    }
}
