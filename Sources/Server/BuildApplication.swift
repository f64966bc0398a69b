package import Hummingbird
import HummingbirdCore
package import Logging
import NIOCore
import RepositoriesService
import ServiceLifecycle
import Storage
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
    let router = try await ServerRoutes(configuration, backend, apps, host).router(until: shutdownDrain)
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

/// A service that is known by its type.
///
/// A group of services writes each of them out as text to have a name for it, and a server's text is all that it holds:
/// catalogues, routes, settings.
struct NamedService: Service, CustomStringConvertible {
    let service: any Service

    var description: String { "\(type(of: service))" }

    func run() async throws { try await service.run() }
}
