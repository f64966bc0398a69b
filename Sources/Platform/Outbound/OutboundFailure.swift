import AsyncHTTPClient
import NIOCore
import NIOHTTP1

/// Why there is no whole answer; texts are for the log.
package enum OutboundFailure: Error, Hashable, Sendable {
    /// No name, no route, a refused connection or a failed handshake.
    case unreachable(String)
    case timedOut
    /// The connection ended before the body did.
    case cutOff
    /// The body is larger than we read.
    case tooLarge
    case cancelled
}

extension OutboundFailure {
    init(_ error: any Error) {
        self =
            switch error {
            case let failure as OutboundFailure: failure
            case is CancellationError: .cancelled
            case is NIOTooManyBytesError: .tooLarge
            case is HTTPParserError: .cutOff
            case let error as HTTPClientError: OutboundFailure(client: error)
            default: .unreachable("\(error)")
            }
    }

    private init(client error: HTTPClientError) {
        self =
            switch error {
            case .connectTimeout, .readTimeout, .writeTimeout, .deadlineExceeded, .tlsHandshakeTimeout,
                .getConnectionFromPoolTimeout:
                .timedOut
            case .remoteConnectionClosed, .uncleanShutdown, .bodyLengthMismatch: .cutOff
            case .cancelled, .requestStreamCancelled: .cancelled
            default: .unreachable("\(error)")
            }
    }
}
