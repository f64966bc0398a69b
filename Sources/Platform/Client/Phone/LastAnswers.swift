import Calls
import Foundation
import GRDB

/// The last answers of the server, to show when there is no network.
struct LastAnswers {
    let database: Database

    /// Older ones go when there are more.
    static let maximumCount = 300

    func answer<Value: Decodable>(to question: String) throws -> Value? {
        try Data.fetchOne(database, sql: "SELECT value FROM answers WHERE question = ?", arguments: [question])
            .map { try JSONCoding.decode(Value.self, from: $0) }
    }

    func store(_ value: some Encodable, for question: String, at date: Date) throws {
        try database.execute(
            sql: "INSERT OR REPLACE INTO answers (question, value, storedAt) VALUES (?, ?, ?)",
            arguments: [question, try JSONCoding.encode(value), date.timeIntervalSince1970]
        )
        try database.execute(
            sql: """
                DELETE FROM answers WHERE question NOT IN
                    (SELECT question FROM answers ORDER BY storedAt DESC, question LIMIT ?)
                """,
            arguments: [Self.maximumCount]
        )
    }
}
