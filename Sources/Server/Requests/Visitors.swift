import AccountsDomain
import Endpoints
import Foundation
import Hummingbird
import HTTPTypes

/// Finds the account of a request, and makes a guest of a browser's first visit.
struct Visitors: Sendable {
    let accounts: any AccountService
    /// Who asks by an API key; `nil` for a secret that is no key's.
    let visitByKey: @Sendable (String) async throws -> Visit?
    let origin: RequestOrigin
    let gate: RequestGate
    let isSecure: Bool

    /// A cookie lives as long as browsers let it.
    private static let cookieSeconds = 400 * 24 * 60 * 60
    /// A program that leaks its key leaks no conversations, sessions or birth details.
    private static let pathsOfKeys = "/vedic/api/"

    /// Who asks, and by which session; `nil` for nobody, and for a cookie we do not know.
    ///
    /// - Throws: `signInNeeded` for a bearer token or key nobody has; `forbidden` for a change that another site asks
    ///   for with our cookie, and for a key where keys open nothing; `tooManyRequests`.
    func visit(of request: Request) async throws -> Visit? {
        let visit: Visit?
        switch Credential(request) {
        case .none:
            return nil
        case .key(let secret):
            guard request.uri.path.hasPrefix(Self.pathsOfKeys) else {
                throw Problem(.forbidden, detail: "An API key opens \(Self.pathsOfKeys) only.")
            }
            visit = try await visitByKey(secret)
            if visit == nil { throw Problem(.signInNeeded, detail: "This key belongs to nobody.") }
        case .bearer(let token):
            visit = try await accounts.visit(by: token)
            if visit == nil { throw Problem(.signInNeeded, detail: "This token belongs to nobody.") }
        case .cookie(let token):
            if !request.method.isSafe, !origin.isSameOrigin(request) {
                throw Problem(.forbidden, detail: "Another site asked for this change.")
            }
            visit = try await accounts.visit(by: token)
        }
        if let visit { try gate.enter(account: visit.account.id) }
        return visit
    }

    /// Whether the session still is that a request came with.
    func isThere(_ request: Request) async throws -> Bool {
        switch Credential(request) {
        // A live page is a browser's.
        case .none, .key: false
        case .bearer(let token), .cookie(let token): try await accounts.visit(by: token) != nil
        }
    }

    /// A page's visitor, a new guest when there is none, and the cookie to set.
    ///
    /// A token that is a week old is replaced here, where a cookie can be set; otherwise none is, since a page that
    /// arrives late must not undo a sign-in of another tab. A robot gets an account that is not kept, and no cookie.
    func visitor(
        of request: Request,
        _ context: ServerContext
    ) async throws -> (visit: Visit, cookie: Cookie?) {
        if case .cookie(let token) = Credential(request), let visit = try await accounts.visit(by: token) {
            try gate.enter(account: visit.account.id)
            return (visit, try await accounts.renew(token).map { cookie($0) })
        }
        guard !request.isFromRobot else {
            return (Visit(account: Account(id: UUID(), kind: .guest, createdAt: Date()), session: UUID()), nil)
        }
        try gate.makeGuest(address: origin.address(of: request, context))
        let guest = try await accounts.createGuest(device: DeviceName(request).text)
        guard let visit = try await accounts.visit(by: guest.token) else { throw Problem(.unavailable, retryAfter: 1) }
        return (visit, cookie(guest.token))
    }

    /// What a browser keeps a session by.
    func cookie(_ token: SessionToken) -> Cookie {
        Cookie(
            name: Credential.cookieName,
            value: token.value,
            maxAge: Self.cookieSeconds,
            path: "/",
            secure: isSecure,
            httpOnly: true,
            sameSite: .lax
        )
    }
}

extension HTTPRequest.Method {
    /// Changes nothing (RFC 9110, section 9.2.1).
    var isSafe: Bool { self == .get || self == .head || self == .options }
}
