import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1

/// The connections to other hosts; `shutdown()` ends them.
package struct OutboundConnections: Sendable {
    /// How long to wait, and how much to read.
    package struct Limits: Sendable {
        package var connect: Duration
        /// For the whole exchange, body included, and for a pause within it: one that is cut short by neither ends
        /// after at most twice as long.
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

    /// The client's own deadline ends with the head, so that the body is held against it piece by piece.
    ///
    /// A pause between pieces is held against the read time-out. No timer of Swift's is raced: on Linux a cancelled one keeps memory.
    private func send(_ request: OutboundRequest) async throws -> OutboundResponse {
        var message = HTTPClientRequest(url: request.url.absoluteString)
        message.method = HTTPMethod(rawValue: request.method)
        message.headers = HTTPHeaders(request.headers.map { ($0.key, $0.value) })
        switch request.body {
        case .none: break
        case .bytes(let bytes): message.body = .bytes(bytes)
        case .form(let form):
            message.headers.add(name: "Content-Type", value: "application/x-www-form-urlencoded")
            message.body = .bytes(ByteBuffer(string: FormText.text(of: form)))
        }
        let deadline = NIODeadline.now() + TimeAmount(limits.total)
        let response = try await client.execute(message, deadline: deadline)
        var body = ByteBuffer()
        for try await piece in response.body {
            guard NIODeadline.now() < deadline else { throw OutboundFailure.timedOut }
            guard body.readableBytes + piece.readableBytes <= limits.bodyBytes else { throw OutboundFailure.tooLarge }
            body.writeImmutableBuffer(piece)
        }
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
