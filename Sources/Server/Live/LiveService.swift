import ServiceLifecycle
import WebUILive

/// Ends the live sessions when the server stops.
struct LiveService: Service {
    let host: LiveHost

    func run() async throws {
        try await gracefulShutdown()
        await host.shutDown()
    }
}
