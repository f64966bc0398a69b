import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1

/// The connections to other hosts; `shutdown()` ends them.
package struct OutboundConnections: Sendable {
    /// How long to wait, and how much to read.
    package struct Limits: Sendable {
        package var connect: Duration
        /// For the whole exchange, body included.
        package var total: Duration
        package var bodyBytes: Int

        package init(
            connect: Duration = .seconds(4),
            total: Duration = .seconds(12),
            bodyBytes: Int = 4 << 20
        ) {
            self.connect = connect
            self.total = total
            self.bodyBytes = bodyBytes
        }
    }

    private let client: HTTPClient
    private let limits: Limits

    package init(limits: Limits = Limits()) {
        var configuration = HTTPClient.Configuration()
        configuration.redirectConfiguration = .disallow
        configuration.timeout = .init(connect: TimeAmount(limits.connect), read: TimeAmount(limits.total))
        // Otherwise a refused connection is tried until the time-out, and every search waits for it.
        configuration.connectionPool.retryConnectionEstablishment = false
        client = HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
        self.limits = limits
    }

    /// Ends the connections; requests after it fail.
    package func shutdown() async throws {
        try await client.shutdown()
    }

    package var transport: OutboundTransport {
        OutboundTransport { request async throws(OutboundFailure) in
            do {
                return try await send(request)
            } catch {
                throw OutboundFailure(error)
            }
        }
    }

    /// The client's own deadline ends with the head, so that the whole exchange races a clock of its own.
    private func send(_ request: OutboundRequest) async throws -> OutboundResponse {
        try await withThrowingTaskGroup(of: OutboundResponse.self) { group in
            defer { group.cancelAll() }
            group.addTask { try await exchange(request) }
            group.addTask {
                try await Task.sleep(for: limits.total)
                throw OutboundFailure.timedOut
            }
            guard let first = try await group.next() else { throw OutboundFailure.cancelled }
            return first
        }
    }

    private func exchange(_ request: OutboundRequest) async throws -> OutboundResponse {
        var message = HTTPClientRequest(url: request.url.absoluteString)
        message.headers = HTTPHeaders(request.headers.map { ($0.key, $0.value) })
        let response = try await client.execute(message, timeout: TimeAmount(limits.total))
        let body = try await response.body.collect(upTo: limits.bodyBytes)
        return OutboundResponse(
            status: Int(response.status.code),
            headers: Dictionary(
                response.headers.map { ($0.name.lowercased(), $0.value) },
                uniquingKeysWith: { "\($0), \($1)" }
            ),
            body: Data(body.readableBytesView)
        )
    }
}
