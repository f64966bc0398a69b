import AccountsDomain
import DestinyDomain
import Calls
import Hummingbird
import HTTPTypes

/// How a request says who asks.
enum Credential {
    case none
    /// A phone.
    case bearer(SessionToken)
    /// A program, by an API key.
    case key(String)
    /// A browser, which sends it whoever made the request; the name may be the one from before the prefix.
    case cookie(SessionToken, isOfOldName: Bool)

    /// - Throws: `ambiguousSession`.
    init(_ request: Request, _ cookies: Cookies) throws(Problem) {
        if let authorization = request.headers[.authorization] {
            let parts = authorization.split(separator: " ", maxSplits: 1)
            guard parts.count == 2, parts[0].lowercased() == "bearer" else {
                self = .bearer(SessionToken(""))
                return
            }
            let secret = String(parts[1])
            self = secret.hasPrefix(APIKey.prefix) ? .key(secret) : .bearer(SessionToken(secret))
        } else if let session = try cookies.session(of: request) {
            self = .cookie(SessionToken(session.token), isOfOldName: session.isOfOldName)
        } else {
            self = .none
        }
    }
}
