package import Hummingbird
import HummingbirdCore
package import Logging
import NIOCore
import RepositoriesService
import ServiceLifecycle
import Storage
import WebUILive

#if DEBUG
import WebUIGallery
#endif

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
    try await buildApplication(
        configuration,
        apps: AppDescriptor.all,
        shutdownDrain: ShutdownDrain(),
        logger: logger,
        onReady: onReady
    )
}

/// The server with the given apps; tests may bring the `host` of their pages along.
func buildApplication(
    _ configuration: ServerConfiguration,
    apps: (Backend) async throws -> [AppDescriptor],
    host: LiveHost? = nil,
    starter: StarterCatalogue? = nil,
    shutdownDrain: ShutdownDrain = ShutdownDrain(),
    logger: Logger,
    onReady: @escaping @Sendable (_ port: Int) -> Void = { _ in }
) async throws -> some ApplicationProtocol {
    let metrics = MetricsRegistry()
    let backend = try await Backend(configuration, starter: starter, metrics: metrics, logger: logger)
    let host = if let host { host } else { await LiveHost(configuration: try await .server(backend.database)) }
    shutdownDrain.cover(host)
    let apps = try await backend.making(apps)
    let router = try await buildRouter(configuration, backend, apps, host, shutdownDrain, metrics, logger)
    let upkeep = fileServices(configuration, backend, metrics, logger)
    // The last is told first that the server stops.
    let services: [any Service] =
        [backend] + apps.flatMap(\.services) + [
            LiveService(host: host),
            SignOutWatch(
                accounts: backend.accounts,
                host: host,
                logger: logger,
                parting: configuration.limits.parting
            ),
            CleanupJob(accounts: backend.accounts, apps: apps, logger: logger),
            PictureRemoval(accounts: backend.accounts, logger: logger),
        ]
    let connections = ConnectionLimit(descriptors: OpenFiles.raiseLimit(), logger: logger)
    for reading in connections.readings { metrics.add(reading) }
    let mails = backend.mail.map {
        MailDelivery($0, accounts: backend.accounts, apps: apps, logger: logger)
    }
    let revocations = RevocationDelivery(configuration, accounts: backend.accounts, logger: logger)
    return Application(
        router: router,
        server: .http1(configuration: HTTP1Channel.Configuration(configuration.limits)),
        configuration: .init(
            address: .hostname(configuration.host, port: configuration.port),
            availableConnectionsDelegate: connections
        ),
        services: services + upkeep + (mails.map { [$0] } ?? []) + (revocations.map { [$0] } ?? []),
        onServerRunning: { channel in onReady(channel.localAddress?.port ?? configuration.port) },
        logger: logger
    )
}

extension HTTP1Channel.Configuration {
    init(_ limits: RequestLimits) {
        self.init(
            additionalChannelHandlers: [UnreadRequest.Installer(patience: TimeAmount(limits.unreadTime))],
            idleTimeout: TimeAmount(limits.idleTimeout)
        )
    }
}

/// What looks after a database that is a file of this process.
private func fileServices(
    _ configuration: ServerConfiguration,
    _ backend: Backend,
    _ metrics: MetricsRegistry,
    _ logger: Logger
) -> [any Service] {
    guard let database = backend.file, let folder = configuration.data.folder else { return [] }
    let check = PageCheck(file: SQLiteDatabase.file(in: folder), logger: logger)
    for reading in check.readings { metrics.add(reading) }
    return [LogTruncation(database: database, logger: logger), check]
}

private func buildRouter(
    _ configuration: ServerConfiguration,
    _ backend: Backend,
    _ apps: [AppDescriptor],
    _ host: LiveHost,
    _ shutdownDrain: ShutdownDrain,
    _ metrics: MetricsRegistry,
    _ logger: Logger
) async throws -> Router<ServerContext> {
    let router = Router(context: ServerContext.self, options: .autoGenerateHeadEndpoints)
    let origin = RequestOrigin(configuration)
    let rateLimiter = RateLimiter(configuration.limits)
    let assets = StaticAssets.site(apps.map(\.tile))
    let pages = SitePageWriter(assets: assets)
    let authenticator = Authenticator(
        accounts: backend.accounts,
        visitByKey: { secret in
            for app in apps { if let visit = try await app.visitByKey(secret) { return visit } }
            return nil
        },
        visitByAccessToken: backend.visit(byAccessToken:),
        origin: origin,
        rateLimiter: rateLimiter,
        cookies: Cookies(isSecure: configuration.isSecure),
        now: configuration.now
    )
    router.add(middleware: RequestLog())
    router.add(middleware: RequestMetrics(metrics: metrics))
    router.add(middleware: SecurityHeaders(isSecure: configuration.isSecure))
    router.add(middleware: Compression())
    router.add(middleware: ErrorMiddleware(pages: pages, now: configuration.now))
    router.add(middleware: AddressLimit(origin: origin, rateLimiter: rateLimiter))
    router.add(middleware: RequestShape())

    router.addHealth(of: backend.database, until: shutdownDrain, patience: configuration.limits.probeTimeout)
    for reading in ProcessReadings.all + host.readings { metrics.add(reading) }
    if let crashes = configuration.crashes { metrics.add(ProcessReadings.crashes(crashes)) }
    MetricsRoute(metrics: metrics, token: configuration.metricsToken).add(to: router)
    router.addAssets(assets)
    router.get("/") { _, _ in pages.launcher(apps.map(\.tile)) }

    let deadlines = Deadlines(timeout: configuration.limits.callTimeout)
    let live = LiveRoutes(
        host: host,
        authenticator: authenticator.ofPages,
        livePath: LiveConfiguration().livePath,
        sessionCheck: configuration.limits.sessionCheck,
        deadlines: deadlines,
        isMissing: { path in
            for app in apps where try await app.isMissing(path) { return true }
            return false
        }
    )
    live.addTransport(to: router)
    SessionRoutes(authenticator: authenticator.ofPages, deadlines: deadlines).add(to: router)
    IdentityRoutes(authenticator: authenticator.ofPages, accounts: backend.accounts).add(to: router)
    for app in apps {
        router.addManifest(of: app.tile, assets)
        live.add(to: router, path: app.tile.path)
        await host.add(
            LiveApp(path: app.tile.path, title: app.tile.name, library: app.library, makeScene: app.makeScene)
        )
    }

    #if DEBUG
    live.add(to: router, path: "/gallery")
    await host.add(Gallery.app())
    #endif

    for app in apps { try app.addRoutes(router, authenticator, deadlines) }
    let api = mountCalls(of: apps, authenticator: authenticator, deadlines: deadlines, on: router)
    router.addDocument(of: api.declarations)
    return router
}

/// Every call of the API.
func mountCalls(
    of apps: [AppDescriptor],
    authenticator: Authenticator,
    deadlines: Deadlines,
    on router: Router<ServerContext>
) -> APIRouter {
    var api = APIRouter(router, authenticator: authenticator, deadlines: deadlines)
    for app in apps { app.mountCalls(&api, authenticator) }
    api.finish()
    return api
}
