import AccountsDomain
import Hummingbird
import HTTPTypes

/// How a request says who asks.
enum Credential {
    case none
    /// A phone or a program.
    case bearer(SessionToken)
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
            self = .bearer(SessionToken(String(parts[1])))
        } else if let cookie = request.cookies[Self.cookieName] {
            self = .cookie(SessionToken(cookie.value))
        } else {
            self = .none
        }
    }
}
