import AccountsDomain
import AccountsService
import Calls
import DestinyDomain
import Foundation
import HTTPTypes
import Hummingbird

/// Finds the account of a request, and makes a guest of a browser's first visit.
struct Authenticator: Sendable {
    let accounts: any AccountService
    /// Who asks by an API key; `nil` for a secret that is no key's.
    let visitByKey: @Sendable (String) async throws -> Visit?
    /// Who asks by a token that names a session; `nil` for one that is good no longer.
    var visitByAccessToken: @Sendable (String) async throws -> Visit? = { _ in nil }
    let origin: RequestOrigin
    let rateLimiter: RateLimiter
    let cookies: Cookies
    let now: @Sendable () -> Date
    /// Whether a cookie counts though there is a bearer token beside it.
    private(set) var prefersCookies = false

    /// A program that leaks its key leaks no conversations, sessions or birth details.
    private static let pathsOfKeys = "/vedic/api/"

    /// Who asks, and by which session; `nil` for nobody, and for a cookie we do not know.
    ///
    /// - Throws: `ambiguousSession`; `signInNeeded` for a bearer token or key nobody has; `forbidden` for a change that another site asks
    ///   for with our cookie, and for a key where keys open nothing; `tooManyRequests`.
    func visit(of request: Request) async throws -> Visit? {
        let visit: Visit?
        switch try credential(of: request) {
        case .none:
            return nil
        case .key(let secret):
            guard request.uri.path.hasPrefix(Self.pathsOfKeys) else {
                throw Problem(.forbidden, detail: "An API key opens \(Self.pathsOfKeys) only.")
            }
            visit = try await visitByKey(secret)
            if visit == nil { throw Problem(.signInNeeded, detail: "This key belongs to nobody.") }
        case .bearer(let token):
            visit = try await self.visit(by: token)
            if visit == nil { throw Problem(.signInNeeded, detail: "This token belongs to nobody.") }
        case .cookie(let token, _):
            if !request.method.isSafe, !origin.isSameOrigin(request) {
                throw Problem(.forbidden, detail: "Another site asked for this change.")
            }
            visit = try await self.visit(by: token)
        }
        if let visit { try rateLimiter.enter(account: visit.account.id) }
        return visit
    }

    /// Whose session a token is of, or names; phones carry the ones of GraphQL's sign-in.
    private func visit(by token: SessionToken) async throws -> Visit? {
        SessionJWT.isToken(token.value)
            ? try await visitByAccessToken(token.value) : try await accounts.visit(by: token)
    }

    /// Whether the session still is that a request came with.
    func isThere(_ request: Request) async throws -> Bool {
        switch try credential(of: request) {
        // A live page is a browser's.
        case .none, .key: false
        case .bearer(let token), .cookie(let token, _): try await accounts.visit(by: token) != nil
        }
    }

    /// A page's visitor, a new guest when there is none, and the cookies to set.
    ///
    /// A token that is a week old is replaced here, where a cookie can be set; otherwise none is, since a page that
    /// arrives late must not undo a sign-in of another tab. A robot gets an account that is not kept, and no cookie;
    /// one that presses a button is none (`StrangePages`).
    func visitor(
        of request: Request,
        _ context: ServerContext
    ) async throws -> (visit: Visit, cookies: [Cookie]) {
        if case .cookie(let token, let isOfOldName) = try credential(of: request),
            let visit = try await accounts.visit(by: token)
        {
            try rateLimiter.enter(account: visit.account.id)
            let renewed = try await accounts.renew(token)
            guard isOfOldName else { return (visit, renewed.map { [cookies.session($0.value)] } ?? []) }
            return (visit, [cookies.session((renewed ?? token).value), cookies.endOfOldName])
        }
        guard !request.isFromRobot else {
            return (Visit(account: Account(id: UUID(), kind: .guest, createdAt: now()), session: UUID()), [])
        }
        let guest = try await guest(of: request, context)
        return (guest.visit, [guest.cookie])
    }

    /// A new guest for a browser, and the cookie to set.
    ///
    /// - Throws: `tooManyRequests`.
    func guest(of request: Request, _ context: ServerContext) async throws -> (visit: Visit, cookie: Cookie) {
        try rateLimiter.makeGuest(address: origin.address(of: request, context))
        let guest = try await accounts.createGuest(device: DeviceName(request).text)
        guard let visit = try await accounts.visit(by: guest.token) else { throw Problem(.unavailable, retryAfter: 1) }
        return (visit, cookies.session(guest.token.value))
    }

    /// The same for what only pages ask for: a browser is who its cookie says.
    ///
    /// It sends no bearer token of its own; one that is there nevertheless was added by a proxy that has signed its
    /// person in, and is nothing to us.
    var ofPages: Authenticator {
        var copy = self
        copy.prefersCookies = true
        return copy
    }

    /// How a request says who asks.
    ///
    /// - Throws: `ambiguousSession`.
    func credential(of request: Request) throws(Problem) -> Credential {
        try Credential(request, cookies, prefersCookies: prefersCookies)
    }

    /// What limits and counts of wrong tries know of who asks.
    func caller(of request: Request, _ context: ServerContext) -> Caller {
        Caller(address: origin.address(of: request, context), deviceCookie: cookies.device(of: request))
    }

    /// What a browser gets that has opened a session, also where several people sign in to it.
    func cookies(for session: NewSession, _ request: Request) -> [Cookie] {
        let device = session.deviceCookie.map { DeviceCookies.joined($0, cookies.device(of: request)) }
        return [cookies.session(session.token.value)] + (device.map { [cookies.device($0)] } ?? [])
    }
}

extension HTTPRequest.Method {
    /// Changes nothing (RFC 9110, section 9.2.1).
    var isSafe: Bool { self == .get || self == .head || self == .options }
}

/// What is known of the browser or phone whose request a task serves, beside whose it is.
///
/// Views know their person and nothing of requests; what counts wrong tries finds it here, also behind a press in a
/// page.
struct Caller: Sendable {
    @TaskLocal static var current: Caller?

    /// As the limits count addresses.
    var address: String
    var deviceCookie: String?
}

/// What a browser or phone is called in the list of sessions: "Firefox on Linux".
///
/// Taken from `User-Agent`, of which nothing else is kept.
struct DeviceName: Sendable {
    let text: String

    /// What contains an earlier word also contains later ones: Edge says Chrome, and Chrome says Safari.
    private static let browsers = [
        ("Serendip", "Serendip"), ("Edg", "Edge"), ("OPR", "Opera"), ("SamsungBrowser", "Samsung Internet"),
        ("Firefox", "Firefox"), ("FxiOS", "Firefox"), ("CriOS", "Chrome"), ("Chrom", "Chrome"), ("Safari", "Safari"),
    ]
    private static let systems = [
        ("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("Windows", "Windows"), ("Mac OS X", "Mac"),
        ("Macintosh", "Mac"), ("CrOS", "Chromebook"), ("Linux", "Linux"),
    ]

    init(_ userAgent: String?) {
        let agent = userAgent ?? ""
        let names = [Self.browsers, Self.systems].compactMap { names in
            names.first { agent.contains($0.0) }?.1
        }
        text = names.joined(separator: " on ")
    }

    init(_ request: Request) {
        self.init(request.headers[.userAgent])
    }
}

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
