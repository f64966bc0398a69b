import Crypto
package import Foundation
import JWTKit
package import Outbound

/// Sign in with Apple on the web: neither name nor address is asked for, only who it is.
///
/// [Sign in with Apple REST API](https://developer.apple.com/documentation/signinwithapplerestapi)
package struct AppleSignIn: Sendable {
    package struct Settings: Sendable {
        /// The Services ID.
        package var clientID: String
        package var teamID: String
        package var keyID: String
        /// The key's file (`.p8`, PEM); never logged.
        package var privateKey: String
        package var site: URL

        package init(clientID: String, teamID: String, keyID: String, privateKey: String, site: URL) {
            (self.clientID, self.teamID, self.keyID) = (clientID, teamID, keyID)
            (self.privateKey, self.site) = (privateKey, site)
        }
    }

    private let settings: Settings
    private let transport: OutboundTransport
    private let key: ES256PrivateKey
    private let seal: SealedToken

    /// - Throws: for a private key that is none.
    package init(_ settings: Settings, transport: OutboundTransport) throws {
        self.settings = settings
        self.transport = transport
        key = try ES256PrivateKey(pem: settings.privateKey)
        seal = try SealedToken(pem: settings.privateKey)
    }

    package func address(state: String, nonce: String, returnTo: String) -> URL? {
        settings.site.appending(
            "/auth/authorize",
            query: [
                "client_id": settings.clientID, "redirect_uri": returnTo, "response_type": "code",
                "response_mode": "query", "state": state, "nonce": nonce,
            ]
        )
    }

    package func identity(
        code: String,
        nonce: String,
        returnTo: String,
        now: Date
    ) async throws(IdentityFailure) -> ProvenIdentity {
        guard let url = settings.site.appending("/auth/token", query: [:]) else { throw .refused("address") }
        let form = [
            "client_id": settings.clientID, "client_secret": try await secret(now), "code": code,
            "grant_type": "authorization_code", "redirect_uri": returnTo,
        ]
        let response = try await transport.answer(to: OutboundRequest(url: url, form: form))
        let answer: Answer = try GitHubSignIn.read(response)
        let claims = try await claims(of: answer.identityToken)
        try claims.check(issuer: settings.site.absoluteString, audience: settings.clientID, nonce: nonce, now: now)
        return ProvenIdentity(
            subject: claims.sub,
            name: "",
            sealedToken: try answer.refreshToken.map { token throws(IdentityFailure) in try seal.sealed(token) }
        )
    }

    /// Takes back what somebody has allowed; a token that is no longer good counts as taken back at Apple.
    ///
    /// - Throws: `refused` for a token that another key has sealed.
    package func revoke(_ sealedToken: String, now: Date) async throws(IdentityFailure) {
        guard let url = settings.site.appending("/auth/revoke", query: [:]) else { throw .refused("address") }
        let form = [
            "client_id": settings.clientID, "client_secret": try await secret(now),
            "token": try seal.token(in: sealedToken), "token_type_hint": "refresh_token",
        ]
        _ = try await transport.answer(to: OutboundRequest(url: url, form: form))
    }

    /// What a token says, once its signature holds under a key Apple shows at this moment.
    private func claims(of token: String) async throws(IdentityFailure) -> AppleClaims {
        guard let url = settings.site.appending("/auth/keys", query: [:]) else { throw .refused("address") }
        let keys = try await transport.answer(to: OutboundRequest(url: url))
        do {
            let known = try await JWTKeyCollection().add(jwksJSON: String(decoding: keys.body, as: UTF8.self))
            return try await known.verify(token, as: AppleClaims.self)
        } catch {
            throw .refused("the token does not hold")
        }
    }

    /// A secret of five minutes, signed with our key, in the place of a password.
    private func secret(_ now: Date) async throws(IdentityFailure) -> String {
        let kid = JWKIdentifier(string: settings.keyID)
        let claims = AppleSecret(
            iss: settings.teamID,
            iat: Int(now.timeIntervalSince1970),
            exp: Int(now.timeIntervalSince1970) + 300,
            aud: settings.site.absoluteString,
            sub: settings.clientID
        )
        do {
            return try await JWTKeyCollection().add(ecdsa: key, kid: kid).sign(claims, kid: kid)
        } catch {
            throw .refused("the secret cannot be signed")
        }
    }

    private struct Answer: Decodable {
        var identityToken: String
        var refreshToken: String?

        enum CodingKeys: String, CodingKey {
            case identityToken = "id_token"
            case refreshToken = "refresh_token"
        }
    }
}

/// What proves to Apple who asks.
private struct AppleSecret: JWTPayload {
    var iss: String
    var iat: Int
    var exp: Int
    var aud: String
    var sub: String

    func verify(using _: some JWTAlgorithm) {}
}

/// What an identity token of Apple's says.
struct AppleClaims: JWTPayload {
    var iss: String
    var aud: String
    var sub: String
    var exp: Double
    var iat: Double
    var nonce: String?

    /// Seconds two clocks may differ.
    private static let leeway: TimeInterval = 60

    /// Apple signs with RS256; another way, however good, is not Apple's.
    func verify(using algorithm: some JWTAlgorithm) throws {
        guard algorithm.name == "RS256" else { throw JWTError.generic(identifier: "alg", reason: algorithm.name) }
    }

    func check(issuer: String, audience: String, nonce: String, now: Date) throws(IdentityFailure) {
        guard iss == issuer else { throw .refused("another issuer") }
        guard aud == audience else { throw .refused("another audience") }
        guard self.nonce == nonce else { throw .refused("another nonce") }
        guard !sub.isEmpty, sub.utf8.count <= 255 else { throw .refused("no subject") }
        guard exp > now.timeIntervalSince1970 else { throw .refused("expired") }
        guard iat <= now.timeIntervalSince1970 + Self.leeway else { throw .refused("not yet issued") }
    }
}

/// Seals a provider's tokens with a key made of our private key there, which is in a file and in no database.
///
/// Without that key a token cannot be used either, so that whoever has a copy of the database has nothing.
struct SealedToken: Sendable {
    private let key: SymmetricKey

    /// - Throws: for a private key that is none.
    init(pem: String) throws {
        let secret = try P256.Signing.PrivateKey(pemRepresentation: pem).rawRepresentation
        key = HKDF<SHA256>.deriveKey(
            inputKeyMaterial: SymmetricKey(data: secret),
            info: Data("serendip: tokens of a provider".utf8),
            outputByteCount: 32
        )
    }

    func sealed(_ token: String) throws(IdentityFailure) -> String {
        let box = try? AES.GCM.seal(Data(token.utf8), using: key).combined
        guard let box else { throw .refused("the token cannot be sealed") }
        return box.base64EncodedString()
    }

    /// - Throws: `refused` for what another key has sealed, or nobody.
    func token(in sealed: String) throws(IdentityFailure) -> String {
        guard let data = Data(base64Encoded: sealed), let box = try? AES.GCM.SealedBox(combined: data),
            let token = try? AES.GCM.open(box, using: key)
        else { throw .refused("the token was sealed with another key") }
        return String(decoding: token, as: UTF8.self)
    }
}
