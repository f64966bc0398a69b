package import AccountsDomain
package import Calls
import Crypto
package import Foundation

/// Issues and reads access tokens: JSON Web Tokens (RFC 7519) by ES256 that name an ordinary session.
///
/// A token says who asks, not that they still may: the session is looked up each time, so that signing out counts at
/// once. The key is made of a secret that all processes share.
package struct AccessTokens: Sendable {
    /// Of whom a token is, and by which session.
    package struct Claim: Hashable, Sendable {
        package var account: Account.ID
        package var session: AccountSession.ID
        package var issuedAt: Date
        package var expiresAt: Date
    }

    package enum Problem: Error, Hashable, Sendable {
        /// Not one of ours, or changed by somebody.
        case notOurs
        case expired
    }

    /// How long a token is good for, in seconds.
    package static let lifetime: TimeInterval = 3_600

    /// Who says so: an address.
    package let issuer: String
    private let signer: TokenSigner
    private let refreshKey: SymmetricKey

    /// `secret` are at least 32 random bytes that never leave the servers.
    package init(secret: Data, issuer: String) {
        self.issuer = issuer
        let secret = SymmetricKey(data: secret)
        signer = TokenSigner(secret: secret, purpose: "access tokens")
        refreshKey = HKDF<SHA256>.deriveKey(
            inputKeyMaterial: secret,
            info: Data("refresh tokens".utf8),
            outputByteCount: 32
        )
    }

    // MARK: Access tokens

    /// A token for a session of `visit`; `claims` are added to its own.
    package func token(
        for visit: Visit,
        at now: Date,
        claims: [String: JSONValue] = [:]
    ) throws(AccountError) -> String {
        let issued = Int64(now.timeIntervalSince1970)
        let own: [String: JSONValue] = [
            "iss": .string(issuer), "sub": .string(visit.account.id.uuidString.lowercased()), "aud": "authenticated",
            "role": "authenticated", "iat": .integer(issued), "exp": .integer(issued + Int64(Self.lifetime)),
            "session_id": .string(visit.session.uuidString.lowercased()),
        ]
        return try signer.token(claims.merging(own) { _, own in own })
    }

    /// What a token says, as long as it is ours and has not expired; always by ES256, whatever its header says.
    package func claim(of token: String, at now: Date) throws(Problem) -> Claim {
        guard let claims = signer.claims(of: token),
            claims["iss"]?.string == issuer, claims["aud"] == "authenticated",
            let account = claims["sub"]?.string.flatMap({ UUID(uuidString: $0) }),
            let session = claims["session_id"]?.string.flatMap({ UUID(uuidString: $0) }),
            let issued = claims["iat"]?.integer, let end = claims["exp"]?.integer
        else { throw .notOurs }
        let expiresAt = Date(timeIntervalSince1970: Double(end))
        guard expiresAt > now else { throw .expired }
        return Claim(
            account: account,
            session: session,
            issuedAt: Date(timeIntervalSince1970: Double(issued)),
            expiresAt: expiresAt
        )
    }

    /// The public key as a JSON Web Key Set (RFC 7517).
    package var keySet: JSONValue { signer.keySet }

    // MARK: Refresh tokens

    /// The token of a session's `counter`-th refresh.
    func refreshToken(of session: AccountSession.ID, counter: Int64) -> String {
        let message = Self.message(session, counter)
        return (message + Data(HMAC<SHA256>.authenticationCode(for: message, using: refreshKey))).base64URL
    }

    /// `nil` for a text that is none of ours.
    func refresh(of token: String) -> (session: AccountSession.ID, counter: Int64)? {
        guard token.utf8.count < 200, let bytes = Data(base64URL: token), bytes.count == 24 + 32 else { return nil }
        let message = Data(bytes.prefix(24))
        guard
            HMAC<SHA256>.isValidAuthenticationCode(
                Data(bytes.suffix(32)),
                authenticating: message,
                using: refreshKey
            )
        else { return nil }
        var id = uuid_t(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
        withUnsafeMutableBytes(of: &id) { $0.copyBytes(from: message.prefix(16)) }
        let counter = message.suffix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        return Int64(exactly: counter).map { (UUID(uuid: id), $0) }
    }

    private static func message(_ session: AccountSession.ID, _ counter: Int64) -> Data {
        withUnsafeBytes(of: session.uuid) { Data($0) }
            + withUnsafeBytes(of: UInt64(bitPattern: counter).bigEndian) { Data($0) }
    }
}
