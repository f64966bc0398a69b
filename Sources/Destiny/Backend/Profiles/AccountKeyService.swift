package import AccountsDomain
import Calls
import Crypto
package import DestinyDomain
package import Foundation
import Storage

/// The API keys of one account, in the database.
package struct AccountKeyService: KeyService {
    let backend: AstrologyBackend
    let account: Account

    package func keys() async throws(AstrologyError) -> [APIKey] {
        let account = account.id
        return try await backend.database.reading { try KeyStore(connection: $0, account: account).all() }
    }

    package func create(_ name: String) async throws(AstrologyError) -> NewAPIKey {
        let name = name.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        guard !name.isEmpty else { throw .invalid(field: "name", reason: .empty) }
        guard name.count <= APIKey.maximumNameLength else { throw .invalid(field: "name", reason: .tooLong) }
        let secret = KeySecret.random()
        let date = Date(timeIntervalSince1970: (backend.now().timeIntervalSince1970 * 1000).rounded() / 1000)
        let key = APIKey(id: UUID(), name: name, createdAt: date, lastUsedAt: nil)
        let account = account.id
        try await backend.database.writing { connection in
            let store = KeyStore(connection: connection, account: account)
            guard try store.all().count < APIKey.maximumCount else {
                throw AstrologyError.invalid(field: "keys", reason: .limitReached)
            }
            try store.insert(key, hash: KeySecret.hash(of: secret.text))
        }
        return NewAPIKey(key: key, secret: secret.text)
    }

    package func revoke(_ key: APIKey.ID) async throws(AstrologyError) {
        let account = account.id
        try await backend.database.writing { try KeyStore(connection: $0, account: account).delete(key) }
    }
}

extension AstrologyBackend {
    package func keys(of account: Account) -> AccountKeyService {
        AccountKeyService(backend: self, account: account)
    }

    /// Whose key a secret is; `nil` for a secret that is no key's, or a revoked one's.
    ///
    /// - Throws: the database's errors.
    package func owner(ofKey secret: String) async throws -> (key: UUID, account: Account.ID)? {
        let (hash, now) = (KeySecret.hash(of: secret), now())
        let found = try await database.read { try KeyStore.owner(hash: hash, now: now, $0) }
        guard let found else { return nil }
        if found.needsNote { try await database.write { try KeyStore.note(found.key, at: now, $0) } }
        return (found.key, found.account)
    }
}

/// The secret of an API key, and the form in which the database keeps it.
///
/// It has 256 random bits, so one round of a fast hash is enough.
struct KeySecret {
    /// The prefix and 43 characters of base64url.
    let text: String

    static func random() -> KeySecret {
        let bytes = SymmetricKey(size: .bits256).withUnsafeBytes { Data($0) }
        let random = bytes.base64EncodedString()
            .replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
        return KeySecret(text: APIKey.prefix + random)
    }

    /// SHA-256, in lower-case hexadecimal.
    static func hash(of text: String) -> String {
        SHA256.hash(data: Data(text.utf8)).hexadecimalText
    }
}

/// The keys of one account, inside a transaction.
struct KeyStore {
    let connection: any SQLConnection
    let account: Account.ID

    /// To the day is enough to find a key that nobody uses, and one write a day and key is all it costs.
    private static let noteInterval: TimeInterval = 86_400

    func all() throws -> [APIKey] {
        try connection.rows(
            "SELECT * FROM guide_keys WHERE account_id = \(account) ORDER BY created_at DESC, id"
        ).map(Self.key)
    }

    func insert(_ key: APIKey, hash: String) throws {
        try connection.execute(
            """
            INSERT INTO guide_keys (id, account_id, name, secret_hash, created_at)
            VALUES (\(key.id), \(account), \(key.name), \(hash), \(key.createdAt))
            """
        )
    }

    func delete(_ id: UUID) throws {
        try connection.execute("DELETE FROM guide_keys WHERE account_id = \(account) AND id = \(id)")
    }

    /// Whose key has this hash, and whether its use is to be noted.
    static func owner(
        hash: String,
        now: Date,
        _ connection: any SQLConnection
    ) throws -> (key: UUID, account: Account.ID, needsNote: Bool)? {
        guard let row = try connection.row("SELECT * FROM guide_keys WHERE secret_hash = \(hash)") else { return nil }
        let lastUsed: Date? = try row["last_used_at"]
        let needsNote = lastUsed.map { now.timeIntervalSince($0) >= noteInterval } ?? true
        return (try row["id"], try row["account_id"], needsNote)
    }

    static func note(_ key: UUID, at now: Date, _ connection: any SQLConnection) throws {
        try connection.execute("UPDATE guide_keys SET last_used_at = \(now) WHERE id = \(key)")
    }

    private static func key(_ row: SQLRow) throws -> APIKey {
        APIKey(
            id: try row["id"],
            name: try row["name"],
            createdAt: try row["created_at"],
            lastUsedAt: try row["last_used_at"]
        )
    }
}
