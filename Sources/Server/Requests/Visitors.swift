import AccountsDomain
import Endpoints
import Foundation
import Hummingbird
import HTTPTypes

/// Finds the account of a request, and makes a guest of a browser's first visit.
struct Visitors: Sendable {
    let accounts: any AccountService
    let origin: RequestOrigin
    let gate: RequestGate
    let isSecure: Bool

    /// A cookie lives as long as browsers let it.
    private static let cookieSeconds = 400 * 24 * 60 * 60

    /// The account that asks; `nil` for nobody, and for a cookie we do not know.
    ///
    /// - Throws: `signInNeeded` for a bearer token nobody has; `forbidden` for a change that another site asks for
    ///   with our cookie; `tooManyRequests`.
    func account(of request: Request) async throws -> Account? {
        let account: Account?
        switch Credential(request) {
        case .none:
            return nil
        case .bearer(let token):
            account = try await accounts.account(for: token)
            if account == nil { throw Problem(.signInNeeded, detail: "This token belongs to nobody.") }
        case .cookie(let token):
            if !request.method.isSafe, !origin.isSameOrigin(request) {
                throw Problem(.forbidden, detail: "Another site asked for this change.")
            }
            account = try await accounts.account(for: token)
        }
        if let account { try gate.enter(account: account.id) }
        return account
    }

    /// The account of a page's visitor, new when there is none, and the cookie to set.
    ///
    /// A robot gets an account that is not kept, and no cookie.
    func visitor(
        of request: Request,
        _ context: ServerContext
    ) async throws -> (account: Account, cookie: Cookie?) {
        if case .cookie(let token) = Credential(request), let account = try await accounts.account(for: token) {
            try gate.enter(account: account.id)
            return (account, cookie(token))
        }
        guard !request.isFromRobot else { return (Account(id: UUID(), kind: .guest, createdAt: Date()), nil) }
        try gate.makeGuest(address: origin.address(of: request, context))
        let guest = try await accounts.createGuest()
        return (guest.account, cookie(guest.token))
    }

    private func cookie(_ token: SessionToken) -> Cookie {
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
