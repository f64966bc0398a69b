package import AccountsDomain
import Foundation
import Logging
import Storage

extension IdentityProvider: SQLConvertible {}

/// Providers' identities and the visits that prove them, inside a transaction.
struct IdentityStore {
    let connection: any SQLConnection
    let now: Date

    /// Somebody may have to sign in there first.
    static let visitLife: TimeInterval = 600

    func all(of account: Account.ID) throws -> [LinkedIdentity] {
        try connection.rows(
            "SELECT * FROM account_identities WHERE account_id = \(account) ORDER BY linked_at, provider"
        ).map { LinkedIdentity(provider: try $0["provider"], name: try $0["name"], linkedAt: try $0["linked_at"]) }
    }

    /// Whose account an identity leads into.
    func account(of identity: ProvenIdentity, at provider: IdentityProvider) throws -> Account.ID? {
        try connection.row(
            """
            SELECT account_id FROM account_identities
            WHERE provider = \(provider) AND subject = \(identity.subject)
            """
        )?["account_id"]
    }

    /// - Throws: `identityTaken` when the account has another one of this provider.
    func add(_ identity: ProvenIdentity, at provider: IdentityProvider, to account: Account.ID) throws {
        let count = try connection.execute(
            """
            INSERT INTO account_identities (provider, subject, account_id, name, linked_at, sealed_token)
            VALUES (\(provider), \(identity.subject), \(account), \(identity.name), \(now), \(identity.sealedToken))
            ON CONFLICT DO NOTHING
            """
        )
        guard count == 1 else { throw AccountError.identityTaken }
    }

    /// People rename themselves, and every visit brings a token of its own.
    func update(_ identity: ProvenIdentity, at provider: IdentityProvider) throws {
        try connection.execute(
            """
            UPDATE account_identities
            SET name = \(identity.name), sealed_token = COALESCE(\(identity.sealedToken), sealed_token)
            WHERE provider = \(provider) AND subject = \(identity.subject)
            """
        )
    }

    func remove(_ provider: IdentityProvider, of account: Account.ID) throws {
        try takeBack("account_id = \(account) AND provider = \(provider)")
        try connection.execute(
            "DELETE FROM account_identities WHERE account_id = \(account) AND provider = \(provider)"
        )
    }

    /// Has the authorisations of an account taken back that is deleted in this transaction.
    func takeBackAll(of account: Account.ID) throws { try takeBack("account_id = \(account)") }

    private func takeBack(_ condition: SQL) throws {
        try connection.execute(
            """
            INSERT INTO revocations (sealed_token, provider, tries, due_at, expires_at)
            SELECT sealed_token, provider, 0, \(now), \(now.addingTimeInterval(Revocations.patience))
            FROM account_identities WHERE \(condition) AND sealed_token IS NOT NULL
            ON CONFLICT DO NOTHING
            """
        )
    }

    // MARK: Visits

    /// The state that comes back with the answer, and the secret (PKCE's verifier or the nonce) that stays here.
    func begin(_ provider: IdentityProvider, by session: AccountSession.ID) throws -> (state: String, secret: String) {
        let (state, secret) = (Secret.random(), Secret.random())
        try connection.execute(
            """
            INSERT INTO identity_visits (hash, session_id, provider, secret, expires_at) VALUES
                (\(state.hash), \(session), \(provider), \(secret.text), \(now.addingTimeInterval(Self.visitLife)))
            """
        )
        return (state.text, secret.text)
    }

    /// The secret of a visit that this session began; nobody gets it a second time.
    ///
    /// - Throws: `linkExpired` for a state that is used, too old, of another provider or another session.
    func end(_ state: String, at provider: IdentityProvider, by session: AccountSession.ID) throws -> String {
        let rows = try connection.rows(
            """
            DELETE FROM identity_visits WHERE hash = \(Secret.hash(of: state)) AND session_id = \(session)
                AND provider = \(provider) AND expires_at > \(now)
            RETURNING secret
            """
        )
        guard let row = rows.first else { throw AccountError.linkExpired }
        return try row["secret"]
    }

    /// - Throws: `linkExpired` for a nonce that was used before.
    func use(nonce: String) throws {
        let end = now.addingTimeInterval(2 * SteamSignIn.life)
        let count = try connection.execute(
            "INSERT INTO used_nonces (hash, expires_at) VALUES (\(Secret.hash(of: nonce)), \(end)) ON CONFLICT DO NOTHING"
        )
        guard count == 1 else { throw AccountError.linkExpired }
    }
}

/// Takes back at the providers what people allowed whose account or link is gone.
///
/// Deleting waits for nobody: it notes the token, and this asks until the provider has answered, for 30 days. A token is
/// struck out after the answer, so a crash in between asks once more, which changes nothing.
package struct Revocations: Sendable {
    private let accounts: StoredAccountService

    /// Afterwards the token is forgotten; Apple's own settings have the same switch.
    static let patience: TimeInterval = 30 * 86_400
    private static let longestPause: TimeInterval = 6 * 3_600

    package init(accounts: StoredAccountService) { self.accounts = accounts }

    /// Asks for all that is due, one after the other.
    package func deliver() async throws(AccountError) {
        guard let apple = accounts.providers.apple else { return }
        while let token = try await accounts.writing(take) {
            do throws(IdentityFailure) {
                try await apple.revoke(token, now: accounts.now())
            } catch {
                accounts.logger.warning("Apple has not taken back an authorisation", metadata: ["reason": "\(error)"])
                continue
            }
            try await accounts.writing { connection in
                _ = try connection.execute("DELETE FROM revocations WHERE sealed_token = \(token)")
            }
        }
    }

    /// A token that is due; its next time is noted at once, so that another process leaves it alone.
    private func take(_ connection: any SQLConnection) throws -> String? {
        let now = accounts.now()
        let row = try connection.row(
            """
            SELECT sealed_token, tries FROM revocations
            WHERE provider = \(IdentityProvider.apple) AND due_at <= \(now) AND expires_at > \(now)
            ORDER BY due_at, sealed_token LIMIT 1
            """
        )
        guard let row else { return nil }
        let (token, tries): (String, Int) = (try row["sealed_token"], try row["tries"])
        let pause = min(60 * pow(2, Double(min(tries, 20))), Self.longestPause)
        try connection.execute(
            """
            UPDATE revocations SET tries = \(tries + 1), due_at = \(now.addingTimeInterval(pause))
            WHERE sealed_token = \(token)
            """
        )
        return token
    }
}
