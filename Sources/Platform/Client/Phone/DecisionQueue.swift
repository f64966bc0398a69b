import Calls
import Foundation
import GRDB
package import RepositoriesDomain

/// The decisions that wait, oldest first, inside a transaction.
struct DecisionQueue {
    let database: Database

    struct Waiting: Sendable {
        var sequence: Int64
        var decision: QueuedDecision
        var attempts: Int
    }

    func append(_ decision: QueuedDecision) throws -> Int64 {
        try database.execute(
            sql: "INSERT INTO decisions (value) VALUES (?)",
            arguments: [try JSONCoding.encode(decision)]
        )
        return database.lastInsertedRowID
    }

    func first() throws -> Waiting? {
        guard let row = try Row.fetchOne(database, sql: "SELECT * FROM decisions ORDER BY sequence LIMIT 1") else {
            return nil
        }
        let value: Data = row["value"]
        return Waiting(
            sequence: row["sequence"],
            decision: try JSONCoding.decode(QueuedDecision.self, from: value),
            attempts: row["attempts"]
        )
    }

    func count() throws -> Int {
        try Int.fetchOne(database, sql: "SELECT COUNT(*) FROM decisions") ?? 0
    }

    func remove(_ sequence: Int64) throws {
        try database.execute(sql: "DELETE FROM decisions WHERE sequence = ?", arguments: [sequence])
    }

    func noteAttempt(_ sequence: Int64) throws {
        try database.execute(
            sql: "UPDATE decisions SET attempts = attempts + 1 WHERE sequence = ?",
            arguments: [sequence]
        )
    }
}

/// Something the person decided, as it waits to be sent.
enum QueuedDecision: Hashable, Codable, Sendable {
    case save(Repository, IdempotencyKey)
    case remove(Repository.ID, IdempotencyKey)
    case restore(Favourite, IdempotencyKey)
    case annotate(Repository.ID, tags: [String], note: String, IdempotencyKey)
    case importAll([Favourite], IdempotencyKey)
    case addRecentSearch(String)
    case removeRecentSearch(String)
}

extension QueuedDecision {
    /// Carries the decision out.
    func send(to service: any FavouriteService) async throws(RepositoryError) -> QueuedDecisionOutcome {
        switch self {
        case .save(let repository, let key): return .favourite(try await service.save(repository, key: key))
        case .remove(let id, let key): try await service.remove(id, key: key)
        case .restore(let favourite, let key): try await service.restore(favourite, key: key)
        case .annotate(let id, let tags, let note, let key):
            return .favourite(try await service.annotate(id, tags: tags, note: note, key: key))
        case .importAll(let favourites, let key):
            return .imported(try await service.importFavourites(favourites, key: key))
        case .addRecentSearch(let text): try await service.addRecentSearch(text)
        case .removeRecentSearch(let text): try await service.removeRecentSearch(text)
        }
        return .done
    }
}

/// What came of a decision when it was sent.
enum QueuedDecisionOutcome: Sendable {
    case done
    case favourite(Favourite)
    case imported(ImportReport)
    case refused(RepositoryError)
}

/// A decision made offline that the server refused when it was sent later.
package struct RefusedDecision: Hashable, Sendable {
    /// The repository it was about; `nil` for imports and searches.
    package var repository: Repository.ID?
    package var reason: RepositoryError

    init(_ decision: QueuedDecision, reason: RepositoryError) {
        self.reason = reason
        repository =
            switch decision {
            case .save(let repository, _): repository.id
            case .remove(let id, _), .annotate(let id, _, _, _): id
            case .restore(let favourite, _): favourite.id
            case .importAll, .addRecentSearch, .removeRecentSearch: nil
            }
    }
}
