import AccountsDomain
import AstrologyDomain
import Hummingbird
import HTTPTypes

/// How a request says who asks.
enum Credential {
    case none
    /// A phone.
    case bearer(SessionToken)
    /// A program, by an API key.
    case key(String)
    /// A browser, which sends it whoever made the request.
    case cookie(SessionToken)

    static let cookieName = "serendip"

    init(_ request: Request) {
        if let authorization = request.headers[.authorization] {
            let parts = authorization.split(separator: " ", maxSplits: 1)
            guard parts.count == 2, parts[0].lowercased() == "bearer" else {
                self = .bearer(SessionToken(""))
                return
            }
            let secret = String(parts[1])
            self = secret.hasPrefix(APIKey.prefix) ? .key(secret) : .bearer(SessionToken(secret))
        } else if let cookie = request.cookies[Self.cookieName] {
            self = .cookie(SessionToken(cookie.value))
        } else {
            self = .none
        }
    }
}
