import Foundation
import HTTPTypes
import Hummingbird
import Outbound
import Storage

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

/// A name and a value that tell a series from its family's others.
struct MetricLabel: Hashable, Sendable {
    let name: String
    let value: String

    init(_ name: String, _ value: String) {
        self.name = name
        self.value = value
    }

    /// With the value escaped as the text format asks for.
    fileprivate var text: String {
        let escaped = value.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
        return "\(name)=\"\(escaped)\""
    }
}

extension [MetricLabel] {
    /// In braces; empty without labels.
    var text: String { isEmpty ? "" : "{\(map(\.text).joined(separator: ","))}" }
}

extension OutboundTransport {
    /// The same transport with every exchange timed by host and outcome.
    func measured(by metrics: MetricsRegistry) -> OutboundTransport {
        OutboundTransport { request async throws(OutboundFailure) in
            let start = ContinuousClock.now
            var outcome = "error"
            metrics.enter("http_client_active_requests", help: "Requests to other hosts that have no answer yet.")
            defer {
                metrics.leave("http_client_active_requests")
                metrics.record(
                    ContinuousClock.now - start,
                    name: "http_client_request_duration_seconds",
                    help: "Time of a whole exchange with another host.",
                    [
                        MetricLabel("server_address", request.url.host() ?? "none"),
                        MetricLabel("http_response_status_code", outcome),
                    ]
                )
            }
            let response = try await send(request)
            outcome = "\(response.status)"
            return response
        }
    }
}

/// A database whose transactions are timed, waiting for a connection included.
struct MeasuredDatabase: SQLDatabase {
    let database: any SQLDatabase
    let metrics: MetricsRegistry

    var dialect: SQLDialect { database.dialect }

    func read<Value: Sendable>(
        _ body: @escaping @Sendable (any SQLConnection) throws -> Value
    ) async throws -> Value {
        try await timed("read") { try await database.read(body) }
    }

    func lookUp<Value: Sendable>(
        _ body: @escaping @Sendable (any SQLConnection) throws -> Value
    ) async throws -> Value {
        try await timed("read") { try await database.lookUp(body) }
    }

    @discardableResult
    func write<Value: Sendable>(
        _ body: @escaping @Sendable (any SQLConnection) throws -> Value
    ) async throws -> Value {
        try await timed("write") { try await database.write(body) }
    }

    func changes(of topic: String) -> AsyncStream<ChangeEvent> { database.changes(of: topic) }

    func news(of topics: [String]) -> AsyncStream<Void> { database.news(of: topics) }

    func close() throws { try database.close() }

    private static let level = "db_client_active_operations"

    private func timed<Value: Sendable>(
        _ operation: String,
        _ body: () async throws -> Value
    ) async throws -> Value {
        let start = ContinuousClock.now
        metrics.enter(Self.level, help: "Transactions that run or wait for a connection.")
        defer {
            metrics.leave(Self.level)
            metrics.record(
                ContinuousClock.now - start,
                name: "db_client_operation_duration_seconds",
                help: "Time of a transaction, waiting for its connection included.",
                [MetricLabel("db_operation_name", operation)]
            )
        }
        return try await body()
    }
}
