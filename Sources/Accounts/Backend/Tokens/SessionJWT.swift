package import AccountsDomain
package import Calls
import Crypto
package import Foundation

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
