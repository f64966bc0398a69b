import AsyncHTTPClient
package import Foundation
import NIOCore
import NIOHTTP1

/// Streams the words of a language model behind an OpenAI-compatible `chat/completions` call.
package struct ChatClient: Sendable {
    /// One message of a chat.
    package struct Line: Codable, Hashable, Sendable {
        /// `system`, `user` or `assistant`.
        package var role: String
        package var content: String

        package init(role: String, content: String) {
            self.role = role
            self.content = content
        }
    }

    private let configuration: ChatConfiguration
    private let client: HTTPClient

    package init(configuration: ChatConfiguration) {
        self.configuration = configuration
        var settings = HTTPClient.Configuration()
        settings.redirectConfiguration = .disallow
        settings.timeout = .init(
            connect: TimeAmount(configuration.connect),
            // The longest silence, before the first words and between words.
            read: TimeAmount(configuration.firstToken)
        )
        settings.connectionPool.retryConnectionEstablishment = false
        client = HTTPClient(eventLoopGroupProvider: .singleton, configuration: settings)
    }

    /// Ends the connections; chats after it fail.
    package func shutdown() async throws {
        try await client.shutdown()
    }

    /// The model's text as it comes; throws ``OutboundFailure`` when there is none, it is cut off, or it ends with an
    /// error.
    package func chat(_ lines: [Line]) -> AsyncThrowingStream<String, any Error> {
        AsyncThrowingStream { continuation in
            let task = Task {
                do {
                    try await stream(lines) { continuation.yield($0) }
                    continuation.finish()
                } catch {
                    continuation.finish(throwing: OutboundFailure(error))
                }
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }

    private func stream(_ lines: [Line], _ receive: @Sendable (String) -> Void) async throws {
        let end = ContinuousClock.now + configuration.total
        let response = try await client.execute(try request(lines), timeout: TimeAmount(configuration.total))
        guard response.status == .ok else { throw OutboundFailure.unreachable("status \(response.status.code)") }
        var parser = ChatStreamParser()
        for try await buffer in response.body {
            guard ContinuousClock.now < end else { throw OutboundFailure.timedOut }
            for event in parser.add(buffer.readableBytesView) {
                switch event {
                case .text(let text): receive(text)
                case .done: return
                case .failed(let reason): throw OutboundFailure.unreachable(reason)
                }
            }
        }
        // Without [DONE] nobody knows whether that was all.
        throw OutboundFailure.cutOff
    }

    private func request(_ lines: [Line]) throws -> HTTPClientRequest {
        var request = HTTPClientRequest(url: configuration.baseURL.appending(path: "chat/completions").absoluteString)
        request.method = .POST
        request.headers.add(name: "Content-Type", value: "application/json")
        request.headers.add(name: "Accept", value: "text/event-stream")
        if let key = configuration.key { request.headers.add(name: "Authorization", value: "Bearer \(key)") }
        let body = Body(
            model: configuration.model,
            messages: lines,
            stream: true,
            streamOptions: .init(includeUsage: true),
            temperature: 0.3,
            maximumTokens: configuration.maximumTokens
        )
        request.body = .bytes(ByteBuffer(bytes: try JSONEncoder().encode(body)))
        return request
    }

    /// By the names of the protocol.
    private struct Body: Encodable {
        let model: String
        let messages: [Line]
        let stream: Bool
        let streamOptions: Options
        let temperature: Double
        let maximumTokens: Int

        enum CodingKeys: String, CodingKey {
            case model, messages, stream, temperature
            case streamOptions = "stream_options"
            case maximumTokens = "max_tokens"
        }

        struct Options: Encodable {
            let includeUsage: Bool

            enum CodingKeys: String, CodingKey { case includeUsage = "include_usage" }
        }
    }
}

/// An OpenAI-compatible service, as whoever runs the server configures it.
package struct ChatConfiguration: Sendable {
    package enum Problem: Error, Hashable, Sendable {
        /// Not an `http` or `https` address with a host.
        case invalidURL(String)
        /// A key is only sent to `https` addresses, and to this machine.
        case keyNeedsHTTPS
    }

    /// Up to and without `/chat/completions`.
    package let baseURL: URL
    package let model: String
    let key: String?
    /// For the connection, the first words, and the whole.
    package var connect: Duration = .seconds(5)
    package var firstToken: Duration = .seconds(12)
    /// Less than a call of the API may take, so that who waits for JSON gets our own words in time.
    package var total: Duration = .seconds(22)
    package var maximumTokens = 600

    /// - Parameters:
    ///   - url: as in `https://api.example.org/v1`.
    ///   - model: by the service's own name.
    ///   - key: sent as a bearer token; `nil` sends none.
    /// - Throws: what is wrong with the settings.
    package init(url: String, model: String, key: String?) throws(Problem) {
        guard let address = URL(string: url), let host = address.host(), !host.isEmpty,
            ["http", "https"].contains(address.scheme?.lowercased())
        else { throw .invalidURL(url) }
        let isHTTPS = address.scheme?.lowercased() == "https"
        guard key == nil || isHTTPS || BaseAddress.isLoopback(host) else { throw .keyNeedsHTTPS }
        baseURL = address
        self.model = model
        self.key = key
    }

    /// To be named when agreement is asked for.
    package var host: String { baseURL.host() ?? "" }
}
