import Foundation
import RepositoriesDomain

/// Sends the decisions that wait, one at a time and in order, and takes over the server's lists.
actor DecisionSender {
    private let remote: any FavouriteService
    private let database: DeviceDatabase

    /// Decisions reach the server in order.
    private let turn = AsyncLock()
    /// Of decisions that another caller's turn sent.
    private var outcomes: [Int64: QueuedDecisionOutcome] = [:]
    private var awaited: Set<Int64> = []
    private var refusals: [RefusedDecision] = []

    /// A server that fails this often on one decision will not take it; those behind it have waited long enough.
    private static let maximumAttempts = 20

    init(remote: any FavouriteService, database: DeviceDatabase) {
        self.remote = remote
        self.database = database
    }

    /// Refused since the last call, oldest first, without those whose caller was told.
    func takeRefusals() -> [RefusedDecision] {
        defer { refusals = [] }
        return refusals
    }

    /// Sends what waits, as far as the network allows.
    func sendAll() async throws(RepositoryError) {
        try await turn.withLock { () async throws(RepositoryError) in
            _ = try await sendWaiting()
        }
    }

    /// Sends what waits and, when nothing does any more, takes over the server's favourites.
    func refreshFavourites() async throws(RepositoryError) {
        try await turn.withLock { () async throws(RepositoryError) in
            if try await sendWaiting() { try await takeOverFavourites() }
        }
    }

    /// Sends what waits and, when nothing does any more, takes over the server's recent searches.
    func refreshSearches() async throws(RepositoryError) {
        try await turn.withLock { () async throws(RepositoryError) in
            if try await sendWaiting() { try await takeOverSearches() }
        }
    }

    /// Sends everything up to this decision; `nil` when it still waits.
    ///
    /// - Throws: why the server refused it.
    func send(_ sequence: Int64) async throws(RepositoryError) -> QueuedDecisionOutcome? {
        awaited.insert(sequence)
        defer {
            awaited.remove(sequence)
            outcomes[sequence] = nil
        }
        return try await turn.withLock { () async throws(RepositoryError) in
            if outcomes[sequence] == nil { _ = try await sendWaiting() }
            guard case .refused(let reason)? = outcomes[sequence] else { return outcomes[sequence] }
            // The phone showed an effect that never came to be.
            try await takeOverFavourites()
            throw reason
        }
    }

    /// Sends from the oldest on; `false` when the network or the server stopped it.
    private func sendWaiting() async throws(RepositoryError) -> Bool {
        while let waiting = try await database.read({ try DecisionQueue(database: $0).first() }) {
            do throws(RepositoryError) {
                try await finish(waiting, try await waiting.decision.send(to: remote))
            } catch {
                switch error {
                case .offline, .noRoom, .busy, .rateLimited, .notSignedIn: return false
                case .sourceFailed where waiting.attempts + 1 < Self.maximumAttempts,
                    .failed where waiting.attempts + 1 < Self.maximumAttempts:
                    try await database.write { try DecisionQueue(database: $0).noteAttempt(waiting.sequence) }
                    return false
                case .sourceFailed, .failed, .invalidQuery, .notFound, .unavailable, .favouriteLimitReached,
                    .invalidImport:
                    try await finish(waiting, .refused(error))
                }
            }
        }
        return true
    }

    private func finish(
        _ waiting: DecisionQueue.Waiting,
        _ outcome: QueuedDecisionOutcome
    ) async throws(RepositoryError) {
        try await database.write { try DecisionQueue(database: $0).remove(waiting.sequence) }
        if awaited.contains(waiting.sequence) {
            outcomes[waiting.sequence] = outcome
        } else if case .refused(let reason) = outcome {
            refusals.append(RefusedDecision(waiting.decision, reason: reason))
        }
    }

    /// Takes over the server's list, unless a decision was made meanwhile or there is no network.
    private func takeOverFavourites() async throws(RepositoryError) {
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

    private func takeOverSearches() async throws(RepositoryError) {
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
        case .offline, .noRoom, .busy, .rateLimited, .sourceFailed, .failed: return
        default: throw error
        }
    }
}
