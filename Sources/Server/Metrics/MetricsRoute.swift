import Calls
import Hummingbird
import HTTPTypes
import NIOCore

/// `/metrics`, for this machine itself or for who has the token: the numbers are nobody else's business.
struct MetricsRoute: Sendable {
    let metrics: MetricsRegistry
    /// Asked for as `Authorization: Bearer …`; without one only this machine is answered.
    let token: String?

    func add(to router: Router<ServerContext>) {
        router.get("/metrics") { request, context in
            // 404 rather than 403: a stranger need not know that there is anything.
            guard isAllowed(request, context) else { throw HTTPError(.notFound) }
            return Response(
                status: .ok,
                headers: [.contentType: "text/plain; version=0.0.4; charset=utf-8", .cacheControl: "no-store"],
                body: .init(byteBuffer: ByteBuffer(string: await metrics.text()))
            )
        }
    }

    private func isAllowed(_ request: Request, _ context: ServerContext) -> Bool {
        if let token, let header = request.headers[.authorization] {
            return ConstantTime.equal(header, "Bearer \(token)")
        }
        // A proxy on this machine says for whom it asks.
        guard request.headers[.forwardedFor] == nil else { return false }
        return ["127.0.0.1", "::1"].contains(context.peer)
    }
}
