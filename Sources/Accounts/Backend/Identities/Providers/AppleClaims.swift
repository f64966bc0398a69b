import Foundation
import JWTKit

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
