import Hummingbird
import WebUILive

#if DEBUG
import WebUIGallery
#endif

/// Everything the server answers: what is asked of it for its upkeep, pages, and calls.
struct ServerRoutes {
    private let configuration: ServerConfiguration
    private let backend: Backend
    private let apps: [AppDescriptor]
    private let host: LiveHost
    private let metrics: MetricsRegistry
    private let authenticator: Authenticator
    private let rateLimiter: RateLimiter
    private let assets: StaticAssets
    private let deadlines: Deadlines

    init(_ configuration: ServerConfiguration, _ backend: Backend, _ apps: [AppDescriptor], _ host: LiveHost) {
        (self.configuration, self.backend, self.apps, self.host) = (configuration, backend, apps, host)
        metrics = backend.metrics
        rateLimiter = RateLimiter(configuration.limits)
        assets = StaticAssets.site(apps.map(\.tile))
        deadlines = Deadlines(timeout: configuration.limits.callTimeout)
        authenticator = Authenticator(
            accounts: backend.accounts,
            visitByKey: { secret in
                for app in apps { if let visit = try await app.visitByKey(secret) { return visit } }
                return nil
            },
            visitByAccessToken: backend.visit(byAccessToken:),
            origin: RequestOrigin(configuration),
            rateLimiter: rateLimiter,
            cookies: Cookies(isSecure: configuration.isSecure),
            now: configuration.now
        )
    }

    /// - Throws: what an app's own routes throw for settings that make no sense.
    func router(until shutdownDrain: ShutdownDrain) async throws -> Router<ServerContext> {
        let router = Router(context: ServerContext.self, options: .autoGenerateHeadEndpoints)
        let pages = SitePageWriter(assets: assets)
        addMiddleware(to: router, pages)
        router.addHealth(of: backend.database, until: shutdownDrain, patience: configuration.limits.probeTimeout)
        addMetrics(to: router)
        router.addAssets(assets)
        router.get("/") { [apps] _, _ in pages.launcher(apps.map(\.tile)) }
        await addPages(to: router)
        for app in apps { try app.addRoutes(router, authenticator, deadlines) }
        let api = mountCalls(of: apps, authenticator: authenticator, deadlines: deadlines, on: router)
        router.addDocument(of: api.declarations)
        return router
    }

    /// What every request goes through, in this order.
    private func addMiddleware(to router: Router<ServerContext>, _ pages: SitePageWriter) {
        router.add(middleware: RequestLog())
        router.add(middleware: RequestMetrics(metrics: metrics))
        router.add(middleware: SecurityHeaders(isSecure: configuration.isSecure))
        router.add(middleware: Compression())
        router.add(middleware: ErrorMiddleware(pages: pages, now: configuration.now))
        router.add(middleware: AddressLimit(origin: RequestOrigin(configuration), rateLimiter: rateLimiter))
        router.add(middleware: RequestShape())
    }

    private func addMetrics(to router: Router<ServerContext>) {
        for reading in ProcessReadings.all + host.readings { metrics.add(reading) }
        if let crashes = configuration.crashes { metrics.add(ProcessReadings.crashes(crashes)) }
        MetricsRoute(metrics: metrics, token: configuration.metricsToken).add(to: router)
    }

    private func addPages(to router: Router<ServerContext>) async {
        let live = liveRoutes
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
    }

    private var liveRoutes: LiveRoutes {
        LiveRoutes(
            host: host,
            authenticator: authenticator.ofPages,
            livePath: LiveConfiguration().livePath,
            sessionCheck: configuration.limits.sessionCheck,
            deadlines: deadlines,
            isMissing: { [apps] path in
                for app in apps where try await app.isMissing(path) { return true }
                return false
            }
        )
    }
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
