package import AccountsDomain
import Crypto
package import Foundation
package import Storage

/// Accounts in the database; of a token only its SHA-256 is kept.
///
/// A token has 256 random bits, so one round of a fast hash is enough, and finding it by the hash in an index
/// takes as long for a wrong token as for a right one and tells nothing about its characters.
package struct StoredAccountService: AccountService {
    private let database: any SQLDatabase
    private let now: @Sendable () -> Date

    /// Brings the tables up to date.
    package init(database: any SQLDatabase, now: @escaping @Sendable () -> Date = { Date() }) async throws {
        self.database = database
        self.now = now
        try await database.migrate("accounts", AccountsSchema.migrations)
    }

    package func createGuest() async throws -> (account: Account, token: SessionToken) {
        let account = Account(id: UUID(), kind: .guest, createdAt: now().roundedToMilliseconds)
        let token = Self.newToken()
        let hash = Self.hash(of: token)
        try await database.write { connection in
            try connection.execute(
                """
                INSERT INTO accounts (id, kind, created_at)
                VALUES (\(account.id), \(account.kind.rawValue), \(account.createdAt))
                """
            )
            try connection.execute(
                "INSERT INTO account_tokens (hash, account_id, created_at) VALUES (\(hash), \(account.id), \(account.createdAt))"
            )
        }
        return (account, token)
    }

    package func account(for token: SessionToken) async throws -> Account? {
        let hash = Self.hash(of: token)
        return try await database.read { connection in
            try connection.row(
                """
                SELECT accounts.id, accounts.kind, accounts.created_at
                FROM account_tokens JOIN accounts ON accounts.id = account_tokens.account_id
                WHERE account_tokens.hash = \(hash)
                """
            ).map(Account.init)
        }
    }

    package func delete(_ id: Account.ID) async throws {
        try await database.write { try $0.execute("DELETE FROM accounts WHERE id = \(id)") }
    }

    private static func newToken() -> SessionToken {
        let bytes = SymmetricKey(size: .bits256).withUnsafeBytes { Data($0) }
        let text = bytes.base64EncodedString()
            .replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
        return SessionToken(text)
    }

    private static func hash(of token: SessionToken) -> String {
        SHA256.hash(data: Data(token.value.utf8)).map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }
            .joined()
    }
}
