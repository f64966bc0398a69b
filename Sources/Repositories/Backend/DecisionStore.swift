import AccountsDomain
import Calls
import Foundation
import RepositoriesDomain
import Storage

/// Which decisions of a person were carried out, and with what result, so that a replay is an echo.
struct DecisionStore {
    let connection: any SQLConnection
    let account: Account.ID

    /// Replays arrive within this time, or not at all.
    static let lifetime: TimeInterval = 30 * 86_400

    /// Carries out `work`, or gives the result of the first time.
    ///
    /// - Throws: `invalidQuery` when the key named another kind of decision.
    func once<Value: Codable>(
        _ key: IdempotencyKey,
        _ verb: String,
        at date: Date,
        _ work: () throws -> Value
    ) throws -> Value {
        let row = try connection.row(
            "SELECT verb, result FROM favourite_decisions WHERE account_id = \(account) AND id = \(key.value)"
        )
        if let row {
            guard try row["verb"] == verb else {
                throw RepositoryError.invalidQuery(field: "key", reason: .unknownValue)
            }
            return try StoredJSON.value(try row["result"])
        }
        let result = try work()
        try connection.execute(
            """
            DELETE FROM favourite_decisions
            WHERE account_id = \(account) AND made_at < \(date.addingTimeInterval(-Self.lifetime))
            """
        )
        try connection.execute(
            """
            INSERT INTO favourite_decisions (account_id, id, verb, result, made_at)
            VALUES (\(account), \(key.value), \(verb), \(try StoredJSON.text(result)), \(date))
            """
        )
        return result
    }
}
