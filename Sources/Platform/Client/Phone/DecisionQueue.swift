import Calls
import Foundation
import GRDB
import RepositoriesDomain

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
