package import Hummingbird
package import Logging
import NIOCore
import ServiceLifecycle
import WebUILive

/// The whole server, used by `serendip serve` and by tests alike.
///
/// `onReady` is told the port that is listened on.
///
/// - Throws: ``ServeError`` when the data cannot be opened.
package func buildApplication(
    _ configuration: ServerConfiguration,
    logger: Logger = Logger(label: "serendip"),
    onReady: @escaping @Sendable (_ port: Int) -> Void = { _ in }
) async throws -> some ApplicationProtocol {
    try await buildApplication(configuration, apps: WebApp.all, logger: logger, onReady: onReady)
}

/// The server with the given apps.
func buildApplication(
    _ configuration: ServerConfiguration,
    apps: (Backend) -> [WebApp],
    logger: Logger,
    onReady: @escaping @Sendable (_ port: Int) -> Void = { _ in }
) async throws -> some ApplicationProtocol {
    let backend = try await Backend(configuration, logger: logger)
    let host = await LiveHost()
    let router = try await buildRouter(configuration, backend, apps(backend), host)
    return Application(
        router: router,
        server: .http1(configuration: .init(idleTimeout: .seconds(60))),
        configuration: .init(address: .hostname(configuration.host, port: configuration.port)),
        services: [backend, LiveService(host: host)],
        onServerRunning: { channel in onReady(channel.localAddress?.port ?? configuration.port) },
        logger: logger
    )
}

private func buildRouter(
    _ configuration: ServerConfiguration,
    _ backend: Backend,
    _ apps: [WebApp],
    _ host: LiveHost
) async throws -> Router<ServerContext> {
    let router = Router(context: ServerContext.self, options: .autoGenerateHeadEndpoints)
    let origin = RequestOrigin(configuration)
    let gate = RequestGate(configuration.limits)
    let assets = StaticAssets.site
    let pages = PageWriter(assets: assets)
    let visitors = Visitors(
        accounts: backend.accounts,
        origin: origin,
        gate: gate,
        isSecure: configuration.isSecure
    )
    router.add(middleware: RequestLog())
    router.add(middleware: SecurityHeaders(isSecure: configuration.isSecure))
    router.add(middleware: Compression())
    router.add(middleware: FailureAnswers(pages: pages))
    router.add(middleware: AddressLimit(origin: origin, gate: gate))

    router.addHealth(of: backend.database)
    router.addAssets(assets)
    router.get("/") { _, _ in pages.launcher(apps.map(\.tile)) }

    let live = LiveRoutes(host: host, visitors: visitors, livePath: LiveConfiguration().livePath)
    live.addTransport(to: router)
    for app in apps {
        router.addManifest(of: app.tile, assets)
        live.add(to: router, app)
        await host.add(LiveApp(path: app.tile.path, title: app.tile.name, makeScene: app.makeScene))
    }

    var api = APIRouter(router, visitors: visitors, timeout: configuration.limits.callTimeout)
    api.mountAccounts(visitors)
    api.mountRepositories(backend)
    api.mountFavourites(backend)
    api.mountRecentSearches(backend)
    api.finish()
    router.addDocument(of: api.declarations)
    return router
}
