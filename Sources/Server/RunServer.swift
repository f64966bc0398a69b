import Foundation
package import Logging
import Hummingbird
import NIOCore
import ServiceLifecycle
import UnixSignals

/// Runs the server until it is told to stop (SIGTERM, SIGINT).
///
/// - Throws: ``ServeError``.
package func runServer(
    _ configuration: ServerConfiguration,
    logger: Logger,
    onReady: @escaping @Sendable (_ port: Int) -> Void
) async throws {
    let shutdownDrain = ShutdownDrain(over: configuration.stopDelay)
    let application = try await buildApplication(
        configuration,
        apps: WebApp.all,
        shutdownDrain: shutdownDrain,
        logger: logger,
        onReady: onReady
    )
    let (host, port) = (configuration.host, configuration.port)
    var group = ServiceGroupConfiguration(
        // The last is told first.
        services: [application, shutdownDrain],
        gracefulShutdownSignals: [.sigterm, .sigint],
        logger: logger
    )
    // A request or a view that does not end must not keep the process.
    group.maximumGracefulShutdownDuration = .seconds(10) + configuration.stopDelay
    group.maximumCancellationDuration = .seconds(3)
    do {
        try await ServiceGroup(configuration: group).run()
    } catch let error as IOError where error.errnoCode == EADDRINUSE {
        throw ServeError.portInUse(host: host, port: port)
    } catch let error as IOError where error.errnoCode == EACCES {
        throw ServeError.portNotAllowed(port: port)
    } catch is SocketAddressError.UnknownHost {
        throw ServeError.cannotListen(host: host, port: port, reason: "nobody knows this name")
    } catch let error as IOError {
        throw ServeError.cannotListen(host: host, port: port, reason: String(cString: strerror(error.errnoCode)))
    }
}
