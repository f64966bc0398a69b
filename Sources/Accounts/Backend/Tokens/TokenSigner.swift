package import AccountsDomain
package import Calls
import Crypto
package import Foundation

/// Signs JSON Web Tokens (RFC 7519) by ES256, and reads those it signed.
struct TokenSigner: Sendable {
    private let key: P256.Signing.PrivateKey
    private let keyID: String

    /// Nothing longer is read.
    private static let maximumLength = 8_192

    /// The same key for the same secret and purpose; `secret` are at least 32 random bytes that never leave the servers.
    init(secret: SymmetricKey, purpose: String) {
        key = Self.key(of: secret, purpose)
        keyID = String(SHA256.hash(data: key.publicKey.rawRepresentation).hexadecimalText.prefix(16))
    }

    /// Nearly every 32 bytes are a key; the next ones are where these are not.
    private static func key(of secret: SymmetricKey, _ purpose: String) -> P256.Signing.PrivateKey {
        var count = 0
        while true {
            let bytes = HKDF<SHA256>.deriveKey(
                inputKeyMaterial: secret,
                info: Data("\(purpose) \(count)".utf8),
                outputByteCount: 32
            ).withUnsafeBytes { Data($0) }
            // A number that is no key says so by throwing; the next is tried.
            if let key = try? P256.Signing.PrivateKey(rawRepresentation: bytes) { return key }
            count += 1
        }
    }

    /// - Throws: `failed` where the system has no randomness.
    func token(_ claims: [String: JSONValue]) throws(AccountError) -> String {
        let header: JSONValue = ["alg": "ES256", "kid": .string(keyID), "typ": "JWT"]
        let text = [header, .object(claims)].map { JSONCoding.data(of: $0).base64URL }.joined(separator: ".")
        do {
            return try "\(text).\(key.signature(for: Data(text.utf8)).rawRepresentation.base64URL)"
        } catch {
            throw .failed("a token could not be signed: \(error)")
        }
    }

    /// What a token of ours says, `nil` for every other text; always by ES256, whatever its header says.
    func claims(of token: String) -> [String: JSONValue]? {
        let parts = token.split(separator: ".", omittingEmptySubsequences: false)
        guard token.utf8.count <= Self.maximumLength, parts.count == 3,
            let signature = Data(base64URL: parts[2]).flatMap({
                try? P256.Signing.ECDSASignature(rawRepresentation: $0)
            }),
            key.publicKey.isValidSignature(signature, for: Data("\(parts[0]).\(parts[1])".utf8)),
            Self.object(parts[0])?["alg"] == "ES256"
        else { return nil }
        return Self.object(parts[1])
    }

    private static func object(_ part: Substring) -> [String: JSONValue]? {
        // What is no JSON is no token of ours.
        Data(base64URL: part).flatMap { try? JSONCoding.value(from: $0) }?.object
    }

    /// The public key as a JSON Web Key Set (RFC 7517).
    var keySet: JSONValue {
        let point = key.publicKey.rawRepresentation
        return [
            "keys": [
                [
                    "kty": "EC", "crv": "P-256", "alg": "ES256", "use": "sig", "key_ops": ["verify"],
                    "kid": .string(keyID), "ext": true, "x": .string(point.prefix(32).base64URL),
                    "y": .string(point.suffix(32).base64URL),
                ]
            ]
        ]
    }
}

extension Data {
    /// `nil` for text that is not base64url.
    init?(base64URL text: some StringProtocol) {
        let plain = String(text).replacing("-", with: "+").replacing("_", with: "/")
        self.init(base64Encoded: plain + String(repeating: "=", count: (4 - plain.utf8.count % 4) % 4))
    }
}

/// Tokens of PitchDeck's clients, which know no refreshing: JSON Web Tokens that name a session for a month.
///
/// A token says nothing by itself: its session is looked up each time, so that signing out ends it.
package struct SessionJWT: Sendable {
    private let signer: TokenSigner
    private let now: @Sendable () -> Date

    /// `secret` are at least 32 random bytes that never leave the servers.
    package init(secret: Data, now: @escaping @Sendable () -> Date = { Date() }) {
        self.now = now
        signer = TokenSigner(secret: SymmetricKey(data: secret), purpose: "session tokens")
    }

    /// A token of a session for `life` seconds; `claims` are what a client wants to read beside `sid`, `iat`, `exp`.
    package func token(
        for session: AccountSession.ID,
        life: TimeInterval = 30 * 86_400,
        claims: [String: JSONValue] = [:]
    ) throws(AccountError) -> String {
        let issued = now().timeIntervalSince1970
        var all = claims
        all["sid"] = .string(session.uuidString.lowercased())
        all["iat"] = .integer(Int64(exactly: issued.rounded()) ?? 0)
        all["exp"] = .integer(Int64(exactly: (issued + life).rounded()) ?? 0)
        return try signer.token(all)
    }

    /// Whether a text has the form of a token, which no other secret of ours has.
    package static func isToken(_ text: String) -> Bool {
        text.hasPrefix("eyJ") && text.count { $0 == "." } == 2
    }

    /// The session that a token names; `nil` for one that is not ours, was changed or is too old.
    package func session(of token: String) -> AccountSession.ID? {
        guard let claims = signer.claims(of: token), let end = claims["exp"]?.integer,
            now().timeIntervalSince1970 < Double(end)
        else { return nil }
        return claims["sid"]?.string.flatMap { UUID(uuidString: $0) }
    }
}
