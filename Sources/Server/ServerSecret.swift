import Crypto
import Foundation
import Storage

/// Secrets that outlive the process and never leave the server.
enum ServerSecret {
    /// What access tokens, refresh tokens and the anonymous key are made with.
    static let accessTokens = "access tokens"

    private static let migrations = [
        Migration(name: "001 secrets") { dialect in
            ["CREATE TABLE server_secrets (name TEXT NOT NULL PRIMARY KEY, value \(dialect.bytes) NOT NULL)"]
        }
    ]

    /// 256 random bits, made when they are asked for first, also when several processes ask at once.
    static func value(named name: String, in database: any SQLDatabase) async throws -> Data {
        try await database.migrate("server", migrations)
        let new = SymmetricKey(size: .bits256).withUnsafeBytes { Data($0) }
        return try await database.write { connection in
            try connection.execute(
                "INSERT INTO server_secrets (name, value) VALUES (\(name), \(new)) ON CONFLICT DO NOTHING"
            )
            guard let row = try connection.row("SELECT value FROM server_secrets WHERE name = \(name)") else {
                throw StorageError.failed("the secret that was just kept is not there")
            }
            return try row["value"]
        }
    }
}
