import Hummingbird

/// Refuses an address that asks too often, before anything is done for it.
struct AddressLimit: RouterMiddleware {
    typealias Context = ServerContext

    let origin: RequestOrigin
    let gate: RequestGate

    func handle(
        _ request: Request,
        context: ServerContext,
        next: (Request, ServerContext) async throws -> Response
    ) async throws -> Response {
        // What watches over the process must see it even when it is flooded.
        if request.uri.path != "/healthz" && request.uri.path != "/readyz" {
            try gate.enter(address: origin.address(of: request, context))
        }
        return try await next(request, context)
    }
}
