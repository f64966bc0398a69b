import Foundation
import Hummingbird
import HummingbirdCore
import Logging
import Synchronization

/// How many connections are open at once, so that files, the database and other hosts always find a descriptor left.
///
/// Whoever comes when all are taken waits in the system's queue until one ends.
final class ConnectionLimit: AvailableConnectionsDelegate {
    /// What is not for connections, where there are many descriptors: the database's readers, files, calls to others.
    private static let reserve = 512

    private struct State {
        var open = 0
        var saidAt: ContinuousClock.Instant?
    }

    let maximum: Int
    private let logger: Logger
    private let state = Mutex(State())

    /// Leaves some of the `descriptors` that the process may have open in all.
    init(descriptors: Int, logger: Logger) {
        maximum = max(1, descriptors - min(Self.reserve, descriptors / 2))
        self.logger = logger
    }

    func connectionOpened() {
        let isNews = state.withLock { state in
            state.open += 1
            guard state.open >= maximum else { return false }
            let now = ContinuousClock.now
            // Full and not full may follow each other a thousand times a second.
            if let last = state.saidAt, now - last < .seconds(60) { return false }
            state.saidAt = now
            return true
        }
        guard isNews else { return }
        logger.warning("all connections are taken; others wait", metadata: ["connections": "\(maximum)"])
    }

    func connectionClosed() { state.withLock { $0.open -= 1 } }

    func isAcceptingNewConnections() -> Bool { state.withLock { $0.open < maximum } }

    var readings: [MetricReading] {
        [
            MetricReading("serendip_http_connections", "Open connections.", .gauge) { [self] in
                Double(state.withLock { $0.open })
            },
            MetricReading("serendip_http_connections_max", "Connections that may be open at once.", .gauge) {
                [maximum] in Double(maximum)
            },
        ]
    }
}

/// How many files and sockets the process may have open.
enum OpenFiles {
    /// Raises the limit as far as the system lets this process, and says what it is then.
    ///
    /// Many systems begin with 1,024 for the sake of programs that use select(2), of which this is none.
    static func raiseLimit() -> Int {
        var limit = rlimit()
        guard getrlimit(resource, &limit) == 0 else { return 1_024 }
        let wanted = min(limit.rlim_max, 65_536)
        if limit.rlim_cur < wanted {
            let before = limit.rlim_cur
            limit.rlim_cur = wanted
            if setrlimit(resource, &limit) != 0 { limit.rlim_cur = before }
        }
        return Int(clamping: min(limit.rlim_cur, 65_536))
    }

    #if canImport(Glibc)
    private static let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #else
    private static let resource = RLIMIT_NOFILE
    #endif
}
