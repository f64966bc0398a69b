package import GraphQL
import HTTPTypes
import Hummingbird
import HummingbirdCore
package import Logging
import NIOCore
import ServiceLifecycle
import UnixSignals

/// Serves a schema by itself, for nobody in particular, until it is told to stop (SIGTERM, SIGINT).
package func serveGraphQL(
    _ http: GraphQLHTTP<Void>,
    host: String,
    port: Int,
    path: String = "/graphql",
    logger: Logger,
    onReady: @escaping @Sendable (_ port: Int) -> Void = { _ in }
) async throws {
    let router = Router(context: BasicRequestContext.self)
    router.add(middleware: OneHost())
    router.add(
        middleware: CORSMiddleware(
            allowOrigin: .all,
            // A star stands for all but this one.
            allowHeaders: [HTTPField.Name("*"), .authorization].compactMap(\.self),
            allowMethods: [.get, .head, .post],
            maxAge: .seconds(600)
        )
    )
    GraphQLRoutes(http: http, explorer: ExplorerPage()).add(to: router, path: path) { _, _, _ in }
    let application = Application(
        router: router,
        server: .http1(configuration: HTTP1Channel.Configuration(RequestLimits())),
        configuration: .init(address: .hostname(host, port: port)),
        onServerRunning: { channel in onReady(channel.localAddress?.port ?? port) },
        logger: logger
    )
    var group = ServiceGroupConfiguration(
        services: [NamedService(service: application)],
        gracefulShutdownSignals: [.sigterm, .sigint],
        logger: logger
    )
    group.maximumGracefulShutdownDuration = .seconds(5)
    group.maximumCancellationDuration = .seconds(3)
    do {
        try await ServiceGroup(configuration: group).run()
    } catch let error as IOError {
        throw ListeningSocket.error(error.errnoCode, host, port)
    }
}

/// Refuses what names no host, or two, as the apps' server does.
struct OneHost: RouterMiddleware {
    typealias Context = BasicRequestContext

    func handle(
        _ request: Request,
        context: BasicRequestContext,
        next: (Request, BasicRequestContext) async throws -> Response
    ) async throws -> Response {
        guard let host = request.head.authority, RequestShape.isHost(host), request.headers[.named("Host")] == nil
        else {
            throw HTTPError(.badRequest)
        }
        return try await next(request, context)
    }
}
