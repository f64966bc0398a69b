import Calls
import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import NIOPosix
import ServiceLifecycle
import Storage
import Synchronization
import WebUILive

extension Router<ServerContext> {
    /// `/healthz` (the process answers) and `/readyz` (its database does, too, and it is not about to stop).
    func addHealth(of database: any SQLDatabase, until shutdownDrain: ShutdownDrain, patience: Duration) {
        let probe = DatabaseProbe(database: database, patience: patience)
        get("/healthz") { _, _ in Self.health(["status": "ok"], .ok) }
        get("/readyz") { _, context in
            guard !shutdownDrain.hasBegun else { return Self.health(["status": "stopping"], .serviceUnavailable) }
            guard await probe.answers(context.logger) else {
                return Self.health(["status": "database does not answer"], .serviceUnavailable)
            }
            return Self.health(["status": "ready", "version": .string(ServerVersion.current)], .ok)
        }
    }

    private static func health(_ value: JSONValue, _ status: HTTPResponse.Status) -> Response {
        Response(
            status: status,
            headers: [.contentType: "application/json", .cacheControl: "no-store"],
            body: .init(byteBuffer: ByteBuffer(bytes: JSONCoding.data(of: value)))
        )
    }
}

/// Asks whether the database answers, with less patience than a transaction has.
struct DatabaseProbe: Sendable {
    let database: any SQLDatabase
    let patience: Duration

    /// A server that has stopped without a word does not even hear that a question is withdrawn: the question stays
    /// behind, and takes one connection until it is answered or the connection is known to be gone.
    func answers(_ logger: Logger) async -> Bool {
        await withCheckedContinuation { continuation in
            let waiting = Mutex(Optional(continuation))
            let answer: @Sendable (Bool) -> Void = { isThere in
                waiting.withLock { $0.take() }?.resume(returning: isThere)
            }
            let loop = MultiThreadedEventLoopGroup.singleton.next()
            let timer = loop.scheduleTask(in: TimeAmount(patience)) { answer(false) }
            Task {
                do {
                    _ = try await database.read { try $0.row("SELECT 1 AS one") }
                    answer(true)
                } catch {
                    logger.error("the database does not answer", metadata: ["error": "\(error)"])
                    answer(false)
                }
                timer.cancel()
            }
        }
    }
}

/// What a server does before it stops: it says that it is no longer ready, and sends its pages to other processes.
///
/// It is told to stop before the server is, so that requests are answered meanwhile.
final class ShutdownDrain: Service {
    private struct State {
        var hasBegun = false
        var host: LiveHost?
    }

    private let state = Mutex(State())
    private let duration: Duration

    /// - Parameter duration: How long the server goes on answering; pages leave evenly over it.
    init(over duration: Duration = .zero) {
        self.duration = duration
    }

    var hasBegun: Bool { state.withLock { $0.hasBegun } }

    /// Names the host whose pages leave.
    func cover(_ host: LiveHost) { state.withLock { $0.host = host } }

    func run() async throws {
        try await gracefulShutdown()
        let host = state.withLock { state in
            state.hasBegun = true
            return state.host
        }
        let end = MultiThreadedEventLoopGroup.singleton.next().scheduleTask(in: TimeAmount(duration)) {}
        await host?.drain(over: duration)
        try await end.futureResult.get()
    }
}
