import AccountsDomain
import Foundation
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
