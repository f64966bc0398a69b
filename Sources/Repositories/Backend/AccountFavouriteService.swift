package import AccountsDomain
package import Calls
package import Foundation
package import RepositoriesDomain
package import Storage

/// The favourites and recent searches of one account, in the database.
///
/// Every verb is one transaction: what has returned is kept, and nothing is kept half.
package struct AccountFavouriteService: FavouriteService {
    private let database: any SQLDatabase
    let account: Account.ID
    private let changes: PersonalChanges
    private let now: @Sendable () -> Date

    /// The tables are those that ``CatalogRepositoryService`` brings up to date.
    package init(database: any SQLDatabase, account: Account.ID, now: @escaping @Sendable () -> Date = { Date() }) {
        self.database = database
        self.account = account
        changes = PersonalChanges(of: Self.subject, account: account)
        self.now = now
    }

    /// What its changes are announced under.
    static let subject = "favourites"

    package func changesElsewhere() -> AsyncStream<Void> { changes.elsewhere(in: database) }

    package func favourites() async throws(RepositoryError) -> [Favourite] {
        let account = account
        return try await database.reading { try FavouriteStore(connection: $0, account: account).all() }
    }

    package func save(_ repository: Repository, key: IdempotencyKey) async throws(RepositoryError) -> Favourite {
        let date = now().roundedToMilliseconds
        let favourite = Favourite(repository: repository, savedAt: date, tags: [], note: "")
        let new = try favourite.validated()
        return try await deciding(key, "save", at: date) { store in
            if let saved = try store.favourite(new.id) { return saved }
            try Self.checkRoom(for: 1, in: store)
            try store.insert(new)
            return new
        }
    }

    package func remove(_ id: Repository.ID, key: IdempotencyKey) async throws(RepositoryError) {
        _ = try await deciding(key, "remove", at: now()) { store in
            try store.delete(id)
            return true
        }
    }

    package func restore(_ favourite: Favourite, key: IdempotencyKey) async throws(RepositoryError) {
        let favourite = try favourite.validated()
        _ = try await deciding(key, "restore", at: now()) { store in
            if try store.favourite(favourite.id) == nil {
                try Self.checkRoom(for: 1, in: store)
                try store.insert(favourite)
            } else {
                try store.update(favourite)
            }
            return true
        }
    }

    package func annotate(
        _ id: Repository.ID,
        tags: [String],
        note: String,
        key: IdempotencyKey
    ) async throws(RepositoryError) -> Favourite {
        let tags = try Favourite.validated(tags: tags)
        let note = try Favourite.validated(note: note)
        return try await deciding(key, "annotate", at: now()) { store in
            guard var favourite = try store.favourite(id) else { throw RepositoryError.notFound(id) }
            favourite.tags = tags
            favourite.note = note
            try store.update(favourite)
            return favourite
        }
    }

    package func importFavourites(
        _ favourites: [Favourite],
        key: IdempotencyKey
    ) async throws(RepositoryError) -> ImportReport {
        guard favourites.count <= Favourite.maximumCount else {
            throw .favouriteLimitReached(limit: Favourite.maximumCount)
        }
        var checked: [Favourite] = []
        for favourite in favourites { checked.append(try favourite.validated()) }
        let all = checked
        return try await deciding(key, "import", at: now()) { store in
            var report = ImportReport(added: 0, kept: 0)
            for favourite in all {
                if try store.favourite(favourite.id) == nil {
                    try store.insert(favourite)
                    report.added += 1
                } else {
                    report.kept += 1
                }
            }
            try Self.checkRoom(for: 0, in: store)
            return report
        }
    }

    package func recentSearches() async throws(RepositoryError) -> [String] {
        let account = account
        return try await database.reading { try RecentSearchStore(connection: $0, account: account).all() }
    }

    package func addRecentSearch(_ text: String) async throws(RepositoryError) {
        let text = try RepositoryQuery(text: text).validated().text
        let account = account
        try await database.writing { try RecentSearchStore(connection: $0, account: account).add(text) }
    }

    package func removeRecentSearch(_ text: String) async throws(RepositoryError) {
        let account = account
        try await database.writing { try RecentSearchStore(connection: $0, account: account).remove(text) }
    }

    private func deciding<Value: Codable & Sendable>(
        _ key: IdempotencyKey,
        _ verb: String,
        at date: Date,
        _ work: @escaping @Sendable (FavouriteStore) throws -> Value
    ) async throws(RepositoryError) -> Value {
        let (account, changes) = (account, changes)
        return try await database.writing { connection in
            let store = FavouriteStore(connection: connection, account: account)
            return try DecisionStore(connection: connection, account: account).once(key, verb, at: date) {
                try changes.announce(connection)
                return try work(store)
            }
        }
    }

    private static func checkRoom(for more: Int, in store: FavouriteStore) throws {
        guard try store.count() + more <= Favourite.maximumCount else {
            throw RepositoryError.favouriteLimitReached(limit: Favourite.maximumCount)
        }
    }
}

extension Date {
    /// As the database keeps it, so that what is returned equals what is read later.
    fileprivate var roundedToMilliseconds: Date {
        Date(timeIntervalSince1970: (timeIntervalSince1970 * 1000).rounded() / 1000)
    }
}
