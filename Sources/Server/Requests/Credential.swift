import AccountsDomain
import Calls
import DestinyDomain
import Foundation
import HTTPTypes
import Hummingbird

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
    init(_ request: Request, _ cookies: Cookies, prefersCookies: Bool = false) throws(Problem) {
        let bearer = request.headers.bearer
        if bearer == nil || prefersCookies, let session = try cookies.session(of: request) {
            self = .cookie(SessionToken(session.token), isOfOldName: session.isOfOldName)
        } else if let bearer {
            self = bearer.hasPrefix(APIKey.prefix) ? .key(bearer) : .bearer(SessionToken(bearer))
        } else {
            self = .none
        }
    }
}

extension HTTPFields {
    /// What stands behind `Bearer`: nothing where nothing does or several things do; `nil` without that scheme.
    ///
    /// What has another scheme is for a proxy before this server, which looks at it and passes it on (RFC 9110,
    /// section 11.6.2): such as the password that somebody has put before all of a server.
    var bearer: String? {
        let tokens = Set(
            self[values: .authorization].compactMap { field -> String? in
                let parts = field.split(separator: " ", maxSplits: 1)
                guard let scheme = parts.first, scheme.lowercased() == "bearer" else { return nil }
                return parts.count == 2 ? parts[1].trimmingCharacters(in: .whitespaces) : ""
            }
        )
        return tokens.count <= 1 ? tokens.first : ""
    }
}
