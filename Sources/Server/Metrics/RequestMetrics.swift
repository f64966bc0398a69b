import HTTPTypes
import Hummingbird

/// Times every request by its route, not its path, so that there are as many series as routes.
struct RequestMetrics: RouterMiddleware {
    typealias Context = ServerContext

    let metrics: MetricsRegistry

    private static let level = "http_server_active_requests"

    func handle(
        _ request: Request,
        context: ServerContext,
        next: (Request, ServerContext) async throws -> Response
    ) async throws -> Response {
        let start = ContinuousClock.now
        metrics.enter(Self.level, help: "Requests that have no answer yet.")
        defer { metrics.leave(Self.level) }
        let response = try await next(request, context)
        metrics.record(
            ContinuousClock.now - start,
            name: "http_server_request_duration_seconds",
            help: "Time from a request's head to its answer's head.",
            [
                MetricLabel("http_request_method", Self.known(request.method)),
                MetricLabel("http_route", context.endpointPath ?? "none"),
                MetricLabel("http_response_status_code", "\(response.status.code)"),
            ]
        )
        return response
    }

    /// Anybody can invent a method; an invented one must not make a series.
    private static func known(_ method: HTTPRequest.Method) -> String {
        let known: [HTTPRequest.Method] = [.get, .head, .post, .put, .patch, .delete, .options]
        return known.contains(method) ? method.rawValue : "_OTHER"
    }
}
