import HTTPTypes
import Hummingbird
import HummingbirdCore
import Logging

/// Refuses an address that asks too often, before anything is done for it.
struct AddressLimit: RouterMiddleware {
    typealias Context = ServerContext

    let origin: RequestOrigin
    let rateLimiter: RateLimiter

    func handle(
        _ request: Request,
        context: ServerContext,
        next: (Request, ServerContext) async throws -> Response
    ) async throws -> Response {
        // What watches over the process must see it even when it is flooded.
        if request.uri.path != "/healthz" && request.uri.path != "/readyz" {
            try rateLimiter.enter(address: origin.address(of: request, context))
        }
        return try await next(request, context)
    }
}

/// One line per request: no query, no header and no address, so that a log holds nothing a person typed.
struct RequestLog: RouterMiddleware {
    typealias Context = ServerContext

    func handle(
        _ request: Request,
        context: ServerContext,
        next: (Request, ServerContext) async throws -> Response
    ) async throws -> Response {
        let start = ContinuousClock.now
        var response = try await next(request, context)
        // The same as in every line of the log about this request.
        response.headers[.named("X-Request-Id")] = context.logger[metadataKey: "hb.request.id"]?.description
        context.logger.info(
            "request",
            metadata: [
                "method": "\(request.method.rawValue)",
                "path": "\(context.endpointPath ?? "none")",
                "status": "\(response.status.code)",
                "microseconds": "\(Int((ContinuousClock.now - start) / .microseconds(1)))",
            ]
        )
        return response
    }
}
