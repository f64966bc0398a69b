import AccountsDomain
import Calls
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
