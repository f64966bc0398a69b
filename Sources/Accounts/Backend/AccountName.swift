package import AccountsDomain
package import Foundation
package import Storage

/// What a person is called, in a transaction of another subject's.
package struct AccountName: Sendable {
    package var name: String
    package var createdAt: Date

    /// `nil` when the account is gone.
    package static func read(of account: Account.ID, _ connection: any SQLConnection) throws -> AccountName? {
        try connection.row("SELECT name, created_at FROM accounts WHERE id = \(account)").map { row in
            AccountName(name: try row["name"], createdAt: try row["created_at"])
        }
    }

    /// - Throws: `AccountError.invalid` for a name that is too long or holds nothing to read; an empty one is fine.
    package static func set(_ name: String, of account: Account.ID, _ connection: any SQLConnection) throws {
        let name = try DisplayName(name).text
        try connection.execute("UPDATE accounts SET name = \(name) WHERE id = \(account)")
    }
}
