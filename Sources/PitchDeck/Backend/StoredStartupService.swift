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
    private var key: ChangeKey?
    /// What moderators look at; `nil` where what is published is nobody's to look at, as an operator's import.
    private let review: ReviewRule?
    let now: @Sendable () -> Date

    /// How long what was deleted can be brought back.
    package static let undoTime: TimeInterval = 86_400

    /// Brings the tables up to date, after those of the accounts, and the categories into them.
    package static func migrate(_ database: any SQLDatabase) async throws {
        try await database.migrate(PitchDeckSchema.subject, PitchDeckSchema.migrations)
        try await database.write { try CategoryList.write(to: $0) }
    }

    /// Without an account nobody in particular asks, who reads what is published.
    package init(
        database: any SQLDatabase,
        account: Account.ID?,
        review: ReviewRule? = nil,
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.database = database
        self.account = account
        self.review = review
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
        let date = now()
        return try await finding { try StartupFinder(store: $0, search: search, now: date).page() }
    }

    package func similar(to id: DocumentID, limit: Int) async throws(StartupError) -> [Startup] {
        let limit = min(max(limit, 1), StartupQuery.largestPage)
        return try await finding { try SimilarStartups(store: $0).find([id], limit: limit)[id] ?? [] }
    }

    // MARK: Writing

    package func create(
        _ content: StartupContent,
        edition: Startup.Edition
    ) async throws(StartupError) -> Startup {
        try await create(edition: edition) { _ in content }
    }

    func create(
        edition: Startup.Edition,
        _ content: @escaping @Sendable (StartupStore) throws -> StartupContent
    ) async throws(StartupError) -> Startup {
        guard let account else { throw .notSignedIn }
        let (key, date, ids, review) = (key, now(), StartupStore.NewIDs(), review)
        return try await changing { store in
            if let made = try key?.document(of: account, store.connection) {
                return try Self.latest(made, edition, in: store)
            }
            let new = try content(store).validated(at: date)
            try Self.checkCategory(of: new, in: store)
            try FileStore(connection: store.connection).check(new, of: account)
            if edition == .published { try store.checkMember(account, review) }
            try store.insert(new, ids, of: account, at: date)
            if edition == .published {
                try Self.handIn(new, ids.document, createdAt: date, at: date, review, in: store)
            }
            try key?.note(ids.document, of: account, at: date, store.connection)
            return try Self.latest(ids.document, edition, in: store)
        }
    }

    package func update(
        _ id: DocumentID,
        _ content: StartupContent,
        edition: Startup.Edition,
        ifVersion version: Int?
    ) async throws(StartupError) -> Startup {
        try await update(id, edition: edition, ifVersion: version) { _, _ in content }
    }

    /// Changes what is there: its draft, or what is published where there is none.
    func update(
        _ id: DocumentID,
        edition: Startup.Edition,
        ifVersion version: Int?,
        _ change: @escaping @Sendable (StartupContent, StartupStore) throws -> StartupContent
    ) async throws(StartupError) -> Startup {
        let (date, review) = (now(), review)
        return try await changing(id) { store, _ in
            try Self.latest(id, edition, in: store)
        } work: { store, owner in
            if let version, version != owner.version { throw StartupError.conflict(version: owner.version) }
            let present = try Self.latest(id, .draft, in: store)
            let new = try change(present.content, store).validated(at: date)
            try Self.checkCategory(of: new, in: store)
            try FileStore(connection: store.connection).check(new, of: owner.account)
            if edition == .published {
                try store.checkMember(owner.account, review)
                try Self.handIn(new, id, createdAt: present.createdAt, at: date, review, in: store)
                // What is held is a draft still.
                return try Self.found(id, store.owner(of: id)?.state == .inReview ? .draft : .published, in: store)
            }
            try store.write(new, .draft, of: id, createdAt: present.createdAt)
            // Nobody approves what is being changed.
            try ReviewStore(connection: store.connection).takeBack(id)
            let state = owner.state == .inReview ? try store.settledState(of: id) : owner.state
            try store.touch(id, state, at: date, publishes: false)
            return try Self.found(id, .draft, in: store)
        }
    }

    package func withdraw(_ id: DocumentID) async throws(StartupError) -> Startup {
        let date = now()
        return try await changing(id) { store, _ in
            try Self.latest(id, .draft, in: store)
        } work: { store, owner in
            try ReviewStore(connection: store.connection).remove(id)
            if try store.startup(id, .published) != nil {
                try Self.unpublish(id, as: .withdrawn, at: date, in: store)
            } else if owner.state == .inReview {
                try store.touch(id, .draft, at: date)
            }
            return try Self.found(id, .draft, in: store)
        }
    }

    package func delete(_ id: DocumentID) async throws(StartupError) {
        let date = now()
        try await changing(id) { _, _ in
            ()
        } work: { store, _ in
            try store.setDeleted(id, at: date)
        }
    }

    package func restore(_ id: DocumentID) async throws(StartupError) -> Startup {
        guard let account else { throw .notSignedIn }
        let oldest = now().addingTimeInterval(-Self.undoTime)
        return try await changing { store in
            guard let owner = try store.owner(of: id), owner.account == account, (owner.deletedAt ?? .now) > oldest
            else { throw StartupError.notFound(id) }
            try store.setDeleted(id, at: nil)
            return try Self.latest(id, .draft, in: store)
        }
    }

    package func confirm(_ id: DocumentID) async throws(StartupError) -> Startup {
        let date = now()
        return try await changing(id) { store, _ in
            try Self.found(id, .published, in: store)
        } work: { store, _ in
            _ = try Self.found(id, .published, in: store)
            try store.connection.execute(
                "UPDATE startups SET confirmed_at = \(date) WHERE document_id = \(id.text)"
            )
            return try Self.found(id, .published, in: store)
        }
    }

    package func viewed(_ id: DocumentID) async throws(StartupError) {
        guard let account else { return }
        let day = Int(exactly: (now().timeIntervalSince1970 / 86_400).rounded(.down)) ?? 0
        try await changing { store in
            guard try store.startup(id, .published) != nil, try store.owner(of: id)?.account != account else { return }
            let isNew = try store.connection.execute(
                """
                INSERT INTO startup_views (document_id, account_id, day) VALUES (\(id.text), \(account), \(day))
                ON CONFLICT DO NOTHING
                """
            )
            guard isNew == 1 else { return }
            try store.connection.execute("UPDATE startups SET views = views + 1 WHERE document_id = \(id.text)")
        }
    }

    /// Takes what was deleted more than a day ago away for good, and what is noted of old changes and looks.
    package static func clean(_ database: any SQLDatabase, at now: Date = Date()) async throws {
        let (oldest, oldestDay) = (now.addingTimeInterval(-undoTime), Int64(now.timeIntervalSince1970 / 86_400) - 2)
        try await database.write { connection in
            try connection.execute("DELETE FROM startups WHERE deleted_at < \(oldest)")
            try StartupSamples.removeIfNotNeeded(connection)
            try FileStore(connection: connection).removeUnused(before: oldest)
            try CodeStore(connection: connection, now: now).clean()
            try connection.execute("DELETE FROM startup_changes WHERE made_at < \(oldest)")
            try connection.execute("DELETE FROM startup_views WHERE day < \(oldestDay)")
        }
    }
}

// MARK: Parts

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

    /// Changes what is the account's own, or answers with `echo` what a change of the same key came to.
    private func changing<Value: Sendable>(
        _ id: DocumentID,
        echo: @escaping @Sendable (StartupStore, Account.ID) throws -> Value,
        work: @escaping @Sendable (StartupStore, StartupOwner) throws -> Value
    ) async throws(StartupError) -> Value {
        guard let account else { throw .notSignedIn }
        let (key, date) = (key, now())
        return try await changing { store in
            if try key?.document(of: account, store.connection) != nil { return try echo(store, account) }
            guard let owner = try store.owner(of: id), owner.deletedAt == nil else { throw StartupError.notFound(id) }
            guard owner.account == account else {
                // Of a draft nobody learns that there is one.
                throw try store.startup(id, .published) == nil ? StartupError.notFound(id) : .notOwner
            }
            let value = try work(store, owner)
            try key?.note(id, of: account, at: date, store.connection)
            return value
        }
    }

    /// Publishes, or keeps for a moderator what the rule holds.
    private static func handIn(
        _ content: StartupContent,
        _ id: DocumentID,
        createdAt: Date,
        at date: Date,
        _ review: ReviewRule?,
        in store: StartupStore
    ) throws {
        let queue = ReviewStore(connection: store.connection)
        guard let review else { return try publish(content, id, createdAt: createdAt, at: date, in: store) }
        let isHeld = try review.holds(content) || queue.isWatched(id)
        if isHeld {
            try store.write(content, .draft, of: id, createdAt: createdAt)
            try store.touch(id, .inReview, at: date)
        } else {
            try publish(content, id, createdAt: createdAt, at: date, in: store)
        }
        try queue.ask(id, isHeld: isHeld, at: date)
    }

    /// Takes what is published back; it is a draft, where there is none already.
    static func unpublish(_ id: DocumentID, as state: Startup.State, at date: Date, in store: StartupStore) throws {
        guard let published = try store.startup(id, .published) else { return }
        if try store.startup(id, .draft) == nil {
            try store.write(published.content, .draft, of: id, createdAt: published.createdAt)
        }
        try store.deleteEdition(.published, of: id)
        try StartupGrams(connection: store.connection).remove(id)
        try store.touch(id, state, at: date)
    }

    static func publish(
        _ content: StartupContent,
        _ id: DocumentID,
        createdAt: Date,
        at date: Date,
        in store: StartupStore
    ) throws {
        try store.write(content, .published, of: id, createdAt: createdAt)
        try store.deleteEdition(.draft, of: id)
        try store.touch(id, .published, at: date)
        try StartupGrams(connection: store.connection).write(id)
    }

    private static func found(_ id: DocumentID, _ edition: Startup.Edition, in store: StartupStore) throws -> Startup {
        guard let startup = try store.startup(id, edition) else { throw StartupError.notFound(id) }
        return startup
    }

    /// The edition, or the other one where there is none.
    private static func latest(_ id: DocumentID, _ edition: Startup.Edition, in store: StartupStore) throws -> Startup {
        if let startup = try store.startup(id, edition) { return startup }
        return try found(id, edition == .draft ? .published : .draft, in: store)
    }

    private static func checkCategory(of content: StartupContent, in store: StartupStore) throws {
        guard let category = content.category else { return }
        guard try store.isCategory(category) else { throw StartupError.invalid("category", .unknownValue) }
    }
}
