package import AccountsDomain
package import Foundation
import Logging
import Storage

/// The way of a browser to a provider and back.
extension StoredAccountService {
    /// Where the browser of a session goes to say at the provider that it is them.
    ///
    /// - Throws: `notOffered`.
    package func address(
        of provider: IdentityProvider,
        for session: AccountSession.ID
    ) async throws(AccountError) -> URL {
        guard providers.offered.contains(provider) else { throw .notOffered }
        let (state, secret) = try await writing { try identities($0).begin(provider, by: session) }
        let back = providers.returnAddress(of: provider)
        let address: URL? =
            switch provider {
            case .apple: providers.apple?.address(state: state, nonce: secret, returnTo: back)
            case .gitHub: providers.gitHub?.address(state: state, verifier: secret, returnTo: back)
            case .steam: providers.steam?.address(returnTo: "\(back)?state=\(state)", realm: providers.origin)
            }
        guard let address else { throw .notOffered }
        return address
    }

    /// What a browser brings back opens the account that the identity leads into, or links it to the one that asks.
    ///
    /// A state belongs to the session that got it: an address that somebody else sends links nobody's identity.
    ///
    /// - Throws: `linkExpired`, `providerFailed`, `identityTaken`, `notOffered`.
    package func arrive(
        from provider: IdentityProvider,
        query: [(name: String, value: String)],
        session: AccountSession.ID
    ) async throws(AccountError) -> SessionTicket {
        guard providers.offered.contains(provider) else { throw .notOffered }
        let fields = Dictionary(query.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
        guard let state = fields["state"] else { throw .linkExpired }
        let secret = try await writing { try identities($0).end(state, at: provider, by: session) }
        // Somebody who says no there comes back without a code.
        guard let code = fields["code"] ?? (provider == .steam ? "" : nil) else { throw .providerFailed }
        let back = providers.returnAddress(of: provider)
        var nonce: String?
        let identity = try await proven { () async throws(IdentityFailure) in
            switch provider {
            case .apple:
                return try await providers.apple?.identity(code: code, nonce: secret, returnTo: back, now: now())
            case .gitHub:
                return try await providers.gitHub?.identity(code: code, verifier: secret, returnTo: back)
            case .steam:
                let answer = try await providers.steam?
                    .identity(query: query, returnTo: "\(back)?state=\(state)", now: now())
                nonce = answer?.nonce
                return answer?.identity
            }
        }
        let used = nonce
        return try await writing { connection in
            if let used { try identities(connection).use(nonce: used) }
            return try open(identity, at: provider, for: session, connection)
        }
    }

    /// - Throws: `providerFailed` for whatever the provider does not confirm.
    func proven(
        _ ask: () async throws(IdentityFailure) -> ProvenIdentity?
    ) async throws(AccountError) -> ProvenIdentity {
        do throws(IdentityFailure) {
            guard let identity = try await ask() else { throw IdentityFailure.refused("not offered") }
            return identity
        } catch {
            logger.warning("a provider has not confirmed an identity", metadata: ["reason": "\(error)"])
            throw .providerFailed
        }
    }

    /// The account an identity leads into; the one that asks, when it leads nowhere yet.
    ///
    /// - Throws: `identityTaken` when a member asks and it leads into another account, or they have another of the
    ///   provider's.
    func open(
        _ identity: ProvenIdentity,
        at provider: IdentityProvider,
        for session: AccountSession.ID,
        _ connection: any SQLConnection
    ) throws -> SessionTicket {
        let store = identities(connection)
        guard let asking = try sessions(connection).account(of: session),
            let account = try Account.find(asking, connection)
        else { throw AccountError.notSignedIn }
        let known = try store.account(of: identity, at: provider)
        if let known, known != asking, account.kind == .member { throw AccountError.identityTaken }
        if known == nil {
            try store.add(identity, at: provider, to: asking)
            if account.kind == .guest { try agree(asking, connection) }
        } else {
            try store.update(identity, at: provider)
        }
        return try TicketStore(connection: connection, rules: rules, now: now())
            .issue(for: known ?? asking, to: session)
    }

    /// The button says that going on means agreeing.
    private func agree(_ account: Account.ID, _ connection: any SQLConnection) throws {
        let version = Consent.currentPrivacyNotice
        try ConsentStore(connection: connection, account: account)
            .add(Consent(kind: .privacyNotice, version: version, isGiven: true, recordedAt: now()))
    }

    func identities(_ connection: any SQLConnection) -> IdentityStore {
        IdentityStore(connection: connection, now: now())
    }
}
