package import AccountsDomain
package import Foundation
package import PitchDeckDomain
package import Storage

/// The catalogue in the database, for one account or for nobody in particular.
///
/// Every verb is one transaction: what has returned is kept, and nothing is kept half.
package struct StoredStartupService: StartupService {
    let database: any SQLDatabase
    let account: Account.ID?
    /// Names the next change, so that making it twice counts once.
    var key: ChangeKey?
    /// What moderators look at; `nil` where what is published is nobody's to look at, as an operator's import.
    let review: ReviewRule?
    let known: KnownCatalogue
    let now: @Sendable () -> Date

    /// How long what was deleted can be brought back.
    package static let undoTime: TimeInterval = 86_400

    /// How many startups one person begins in a day, with what was imported and deleted; imports go beyond it.
    package static let mostPerDay = 20

    /// Brings the tables up to date, after those of the accounts, and the categories into them.
    package static func migrate(_ database: any SQLDatabase) async throws {
        try await database.migrate(PitchDeckSchema.subject, PitchDeckSchema.migrations)
        try await database.write { connection in
            try CategoryList.write(to: connection)
            try StartupListings(connection: connection).foldChanges()
        }
    }

    /// Without an account nobody in particular asks, who reads what is published.
    package init(
        database: any SQLDatabase,
        account: Account.ID?,
        review: ReviewRule? = nil,
        known: KnownCatalogue = KnownCatalogue(),
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.database = database
        self.account = account
        self.review = review
        self.known = known
        self.now = now
    }

    /// The same service, whose next change is known by a key: `arguments` is what is asked for, in any form that is
    /// always the same.
    package func keyed(_ key: String, arguments: String) -> StoredStartupService {
        var service = self
        service.key = ChangeKey(key, arguments: arguments)
        return service
    }

    package var author: DocumentID? { account.map(Self.author) }

    /// What an account is known by as an author.
    package static func author(of account: Account.ID) -> DocumentID { .author(of: account) }

    // MARK: Reading

    package func startups(_ query: StartupQuery) async throws(StartupError) -> StartupPage {
        let query = try query.validated()
        return try await finding { try $0.page(query) }
    }

    package func startup(_ id: DocumentID, edition: Startup.Edition) async throws(StartupError) -> Startup {
        let account = account
        return try await finding { store in
            guard let startup = try store.startup(id, edition) else { throw StartupError.notFound(id) }
            if edition == .draft, try store.owner(of: id)?.account != account { throw StartupError.notFound(id) }
            return startup
        }
    }

    package func ownStartups() async throws(StartupError) -> [Startup] {
        guard let account else { return [] }
        return try await finding { try $0.startups(of: account) }
    }

    package func categories() async throws(StartupError) -> [StartupCategory] {
        try await finding { try $0.categories() }
    }

    package func search(_ search: StartupSearch) async throws(StartupError) -> StartupSearchPage {
        let search = try search.validated()
        let (date, known) = (now(), known)
        return try await finding {
            try StartupFinder(store: $0, search: search, now: date, catalogue: known).page()
        }
    }

    package func similar(to id: DocumentID, limit: Int) async throws(StartupError) -> [Startup] {
        let limit = min(max(limit, 1), StartupQuery.largestPage)
        return try await finding { try SimilarStartups(store: $0).find([id], limit: limit)[id] ?? [] }
    }

    // MARK: News

    package func changes(of id: DocumentID, edition: Startup.Edition) -> AsyncStream<Void> {
        database.news(of: [StartupNews.topic(id, edition), StartupNews.decisions])
    }

    package func catalogueChanges() -> AsyncStream<Void> {
        database.news(of: [StartupNews.catalogue, StartupNews.decisions])
    }

    package func newer(than search: StartupSearch) async throws(StartupError) -> Int {
        let search = try search.validated()
        let (date, known) = (now(), known)
        return try await finding {
            try StartupFinder(store: $0, search: search, now: date, catalogue: known).newer()
        }
    }

    // MARK: Keeping house

    /// Takes what was deleted more than a day ago away for good, and what is noted of old changes and looks.
    package static func clean(_ database: any SQLDatabase, at now: Date = Date()) async throws {
        let (oldest, oldestDay) = (now.addingTimeInterval(-undoTime), Int64(now.timeIntervalSince1970 / 86_400) - 2)
        try await database.write { connection in
            try connection.execute("DELETE FROM startups WHERE deleted_at < \(oldest)")
            try StartupSamples.removeIfNotNeeded(connection)
            try FileStore(connection: connection).removeUnused(before: oldest, at: now)
            try CodeStore(connection: connection, now: now).clean()
            try RefusedStore.clean(connection, at: now)
            try StartupListings(connection: connection).foldChanges()
            try connection.execute("DELETE FROM startup_changes WHERE made_at < \(oldest)")
            try connection.execute("DELETE FROM startup_views WHERE day < \(oldestDay)")
        }
    }
}

extension StoredStartupService {
    func finding<Value: Sendable>(
        _ body: @escaping @Sendable (StartupStore) throws -> Value
    ) async throws(StartupError) -> Value {
        let account = account
        return try await database.finding { try body(StartupStore(connection: $0, asker: account)) }
    }

    func changing<Value: Sendable>(
        _ body: @escaping @Sendable (StartupStore) throws -> Value
    ) async throws(StartupError) -> Value {
        let account = account
        return try await database.changing { try body(StartupStore(connection: $0, asker: account)) }
    }
}
