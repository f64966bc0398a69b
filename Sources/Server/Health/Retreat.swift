import NIOCore
import NIOPosix
import ServiceLifecycle
import Synchronization
import WebUILive

/// What a server does before it stops: it says that it is no longer ready, and sends its pages to other processes.
///
/// It is told to stop before the server is, so that requests are answered meanwhile.
final class Retreat: Service {
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
