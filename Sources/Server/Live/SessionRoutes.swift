import AccountsDomain
import AccountsService
import Calls
import Foundation
import HTTPTypes
import Hummingbird

/// Where a browser fetches the cookie that a live page has earned with a ticket.
///
/// The ticket is good once, for half a minute, and only together with the cookie of the session that earned it: an
/// address that somebody else sends signs nobody in.
struct SessionRoutes: Sendable {
    let authenticator: Authenticator
    let deadlines: Deadlines

    func add(to router: Router<ServerContext>) {
        router.get("/session/:ticket") { request, context in
            try await deadlines.run { try await redeem(request, context) }
        }
        // A HEAD must not use up a ticket, as the GET behind it would.
        router.head("/session/:ticket") { _, _ in Response(status: .methodNotAllowed) }
    }

    @Sendable
    private func redeem(_ request: Request, _ context: ServerContext) async throws -> Response {
        guard authenticator.origin.isSameOrigin(request) else {
            throw Problem(.forbidden, detail: "Another site asked for this.")
        }
        guard case .cookie = try authenticator.credential(of: request),
            let visit = try await authenticator.visit(of: request)
        else {
            throw AccountError.linkExpired
        }
        let session = try await authenticator.accounts.redeem(
            SessionTicket(try context.parameters.require("ticket")),
            by: visit.session,
            device: DeviceName(request).text
        )
        var response = Response(
            status: .seeOther,
            headers: [
                .location: LocalPath(request.uri.queryParameters["to"].map { String($0) })?.text ?? "/",
                .cacheControl: "no-store",
            ]
        )
        for cookie in authenticator.cookies(for: session, request) { response.setCookie(cookie) }
        return response
    }
}

/// A browser's way to GitHub, Steam or Apple, and back with the cookie of whom it has become.
struct IdentityRoutes: Sendable {
    let authenticator: Authenticator
    let accounts: StoredAccountService

    func add(to router: Router<ServerContext>) {
        for provider in IdentityProvider.allCases {
            router.get(RouterPath(stringLiteral: provider.visitPath)) { request, _ in
                try await leave(for: provider, request)
            }
            router.get(RouterPath(stringLiteral: provider.returnPath)) { request, _ in
                try await arrive(from: provider, request)
            }
            // A HEAD must not use up a state, as the GET behind it would.
            for path in [provider.visitPath, provider.returnPath] {
                router.head(RouterPath(stringLiteral: path)) { _, _ in Response(status: .methodNotAllowed) }
            }
        }
    }

    /// Only from a page of ours: another site must not link what its visitor is signed in as elsewhere.
    private func leave(for provider: IdentityProvider, _ request: Request) async throws -> Response {
        guard authenticator.origin.isSameOrigin(request) else {
            throw Problem(.forbidden, detail: "Another site asked for this.")
        }
        guard case .cookie = try authenticator.credential(of: request),
            let visit = try await authenticator.visit(of: request)
        else {
            throw AccountError.notSignedIn
        }
        let address = try await accounts.address(of: provider, for: visit.session)
        return Response(
            status: .seeOther,
            headers: [
                .location: address.absoluteString, .cacheControl: "no-store", .named("Referrer-Policy"): "no-referrer",
            ]
        )
    }

    private func arrive(from provider: IdentityProvider, _ request: Request) async throws -> Response {
        guard case .cookie = try authenticator.credential(of: request),
            let visit = try await authenticator.visit(of: request)
        else {
            throw AccountError.linkExpired
        }
        let query = URLComponents(string: request.uri.string)?.queryItems ?? []
        let ticket = try await accounts.arrive(
            from: provider,
            query: query.map { ($0.name, $0.value ?? "") },
            session: visit.session
        )
        let session = try await accounts.redeem(ticket, by: visit.session, device: DeviceName(request).text)
        var response = Response(
            status: .seeOther,
            headers: [.location: LocalPath.account.text, .cacheControl: "no-store"]
        )
        for cookie in authenticator.cookies(for: session, request) { response.setCookie(cookie) }
        return response
    }
}
