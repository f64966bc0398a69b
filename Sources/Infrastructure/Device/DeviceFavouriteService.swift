package import Endpoints
package import Foundation
package import RepositoriesDomain

/// Favourites and recent searches that are on the phone first, and on the server as soon as it answers.
///
/// A decision is kept on the phone, together with its effect, before it is sent. Decisions are sent in the order in
/// which they were made, each until the server has answered; their idempotency keys make one that was carried out,
/// but whose answer was lost, an echo the second time. When none waits, the server's list replaces the phone's: what
/// was decided last, here or elsewhere, counts. A decision that the server refuses is dropped and can be asked for
/// with ``takeRefusals()``.
package actor DeviceFavouriteService: FavouriteService {
    private let remote: any FavouriteService
    private let database: DeviceDatabase
    private let now: @Sendable () -> Date

    private var isSending = false
    private var waitingToSend: [CheckedContinuation<Void, Never>] = []
    /// Of decisions that another caller's turn sent.
    private var outcomes: [Int64: DecisionOutcome] = [:]
    private var awaited: Set<Int64> = []
    private var refusals: [RefusedDecision] = []

    /// A server that fails this often on one decision will not take it; those behind it have waited long enough.
    private static let maximumAttempts = 20

    package init(
        remote: any FavouriteService,
        database: DeviceDatabase,
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.remote = remote
        self.database = database
        self.now = now
    }

    // MARK: What waits

    /// Decisions that are not on the server yet.
    package func waitingCount() async throws(RepositoryError) -> Int {
        try await database.read { try DecisionQueue(database: $0).count() }
    }

    /// Sends what waits; does nothing more than that without a network.
    package func synchronize() async throws(RepositoryError) {
        await beginSending()
        defer { endSending() }
        _ = try await sendAll()
    }

    /// Refused since the last call, oldest first.
    package func takeRefusals() -> [RefusedDecision] {
        defer { refusals = [] }
        return refusals
    }

    // MARK: FavouriteService

    package func favourites() async throws(RepositoryError) -> [Favourite] {
        await beginSending()
        defer { endSending() }
        if try await sendAll() { try await refreshFavourites() }
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
        if case .favourite(let saved) = try await send(sequence) { return saved }
        return local
    }

    package func remove(_ id: Repository.ID, key: IdempotencyKey) async throws(RepositoryError) {
        let sequence = try await database.write { database in
            try LocalFavourites(database: database).remove(id)
            return try DecisionQueue(database: database).append(.remove(id, key))
        }
        _ = try await send(sequence)
    }

    package func restore(_ favourite: Favourite, key: IdempotencyKey) async throws(RepositoryError) {
        let favourite = try favourite.validated()
        let sequence = try await database.write { database in
            let favourites = LocalFavourites(database: database)
            if try favourites.favourite(favourite.id) == nil { try Self.checkRoom(in: favourites, for: 1) }
            try favourites.put(favourite)
            return try DecisionQueue(database: database).append(.restore(favourite, key))
        }
        _ = try await send(sequence)
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
            let decision = Decision.annotate(id, tags: tags, note: note, key)
            return (favourite, try DecisionQueue(database: database).append(decision))
        }
        if case .favourite(let annotated) = try await send(sequence) { return annotated }
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
        if case .imported(let report) = try await send(sequence) { return report }
        return local
    }

    package func recentSearches() async throws(RepositoryError) -> [String] {
        await beginSending()
        defer { endSending() }
        if try await sendAll() { try await refreshSearches() }
        return try await database.read { try LocalFavourites(database: $0).searches() }
    }

    package func addRecentSearch(_ text: String) async throws(RepositoryError) {
        let text = try RepositoryQuery(text: text).validated().text
        let sequence = try await database.write { database in
            try LocalFavourites(database: database).addSearch(text)
            return try DecisionQueue(database: database).append(.addRecentSearch(text))
        }
        _ = try await send(sequence)
    }

    package func removeRecentSearch(_ text: String) async throws(RepositoryError) {
        let sequence = try await database.write { database in
            try LocalFavourites(database: database).removeSearch(text)
            return try DecisionQueue(database: database).append(.removeRecentSearch(text))
        }
        _ = try await send(sequence)
    }

    // MARK: Sending

    /// Sends everything up to this decision; `nil` when it still waits.
    ///
    /// - Throws: why the server refused it.
    private func send(_ sequence: Int64) async throws(RepositoryError) -> DecisionOutcome? {
        awaited.insert(sequence)
        defer {
            awaited.remove(sequence)
            outcomes[sequence] = nil
        }
        await beginSending()
        defer { endSending() }
        if outcomes[sequence] == nil { _ = try await sendAll() }
        guard case .refused(let reason)? = outcomes[sequence] else { return outcomes[sequence] }
        // The phone showed an effect that never came to be.
        try await refreshFavourites()
        throw reason
    }

    /// Sends from the oldest on; `false` when the network or the server stopped it.
    private func sendAll() async throws(RepositoryError) -> Bool {
        while let waiting = try await database.read({ try DecisionQueue(database: $0).first() }) {
            do throws(RepositoryError) {
                try await finish(waiting, try await waiting.decision.send(to: remote))
            } catch {
                switch error {
                case .offline, .rateLimited, .notSignedIn: return false
                case .sourceFailed where waiting.attempts + 1 < Self.maximumAttempts:
                    try await database.write { try DecisionQueue(database: $0).noteAttempt(waiting.sequence) }
                    return false
                case .sourceFailed, .invalidQuery, .notFound, .unavailable, .favouriteLimitReached, .invalidImport:
                    try await finish(waiting, .refused(error))
                }
            }
        }
        return true
    }

    private func finish(_ waiting: DecisionQueue.Waiting, _ outcome: DecisionOutcome) async throws(RepositoryError) {
        try await database.write { try DecisionQueue(database: $0).remove(waiting.sequence) }
        if awaited.contains(waiting.sequence) {
            outcomes[waiting.sequence] = outcome
        } else if case .refused(let reason) = outcome {
            refusals.append(RefusedDecision(waiting.decision, reason: reason))
        }
    }

    /// Takes over the server's list, unless a decision was made meanwhile or there is no network.
    private func refreshFavourites() async throws(RepositoryError) {
        do throws(RepositoryError) {
            let favourites = try await remote.favourites()
            try await database.write { database in
                guard try DecisionQueue(database: database).count() == 0 else { return }
                try LocalFavourites(database: database).replaceAll(favourites)
            }
        } catch {
            try Self.passOver(error)
        }
    }

    private func refreshSearches() async throws(RepositoryError) {
        do throws(RepositoryError) {
            let searches = try await remote.recentSearches()
            try await database.write { database in
                guard try DecisionQueue(database: database).count() == 0 else { return }
                try LocalFavourites(database: database).replaceSearches(searches)
            }
        } catch {
            try Self.passOver(error)
        }
    }

    /// What is on the phone is shown when the server cannot tell better.
    private static func passOver(_ error: RepositoryError) throws(RepositoryError) {
        switch error {
        case .offline, .rateLimited, .sourceFailed: return
        default: throw error
        }
    }

    private static func checkRoom(in favourites: LocalFavourites, for more: Int) throws {
        guard try favourites.count() + more <= Favourite.maximumCount else {
            throw RepositoryError.favouriteLimitReached(limit: Favourite.maximumCount)
        }
    }

    /// One at a time, first come first served, so that decisions reach the server in order.
    private func beginSending() async {
        guard isSending else {
            isSending = true
            return
        }
        await withCheckedContinuation { waitingToSend.append($0) }
    }

    private func endSending() {
        if waitingToSend.isEmpty {
            isSending = false
        } else {
            waitingToSend.removeFirst().resume()
        }
    }
}
