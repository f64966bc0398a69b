import AsyncHTTPClient
import NIOCore
import NIOHTTP1

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
