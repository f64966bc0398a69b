package import AccountsDomain
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
