import AsyncHTTPClient
package import Foundation
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

/// How a request travels: over the network, or in a test from a script.
///
/// Redirects are answers like others; the caller decides whether to follow one.
package struct OutboundTransport: Sendable {
    package let send: @Sendable (OutboundRequest) async throws(OutboundFailure) -> OutboundResponse

    package init(send: @escaping @Sendable (OutboundRequest) async throws(OutboundFailure) -> OutboundResponse) {
        self.send = send
    }
}

/// Names and values as they travel in a query or a posted form: everything but unreserved signs is escaped.
package enum FormText {
    package static func text(of values: [String: String]) -> String {
        values.sorted { $0.key < $1.key }.map { "\(escaped($0.key))=\(escaped($0.value))" }.joined(separator: "&")
    }

    /// RFC 3986, section 2.3.
    private static func escaped(_ text: String) -> String {
        let unreserved = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"
        return text.addingPercentEncoding(withAllowedCharacters: CharacterSet(charactersIn: unreserved)) ?? ""
    }
}

extension URL {
    /// This address with a path below it and a query.
    package func appending(_ path: String, query: [String: String]) -> URL? {
        let base = absoluteString.hasSuffix("/") ? String(absoluteString.dropLast()) : absoluteString
        return URL(string: base + path + (query.isEmpty ? "" : "?" + FormText.text(of: query)))
    }
}

/// A whole answer: status, headers and body.
package struct OutboundResponse: Hashable, Sendable {
    package var status: Int
    /// Names in lower case; several values of one name are joined by a comma.
    package var headers: [String: String]
    package var body: Data

    package init(status: Int, headers: [String: String] = [:], body: Data = Data()) {
        self.status = status
        self.headers = Dictionary(
            headers.map { ($0.key.lowercased(), $0.value) },
            uniquingKeysWith: { "\($0), \($1)" }
        )
        self.body = body
    }

    /// The number in a header; `nil` when there is none or it is not a number.
    package func number(_ name: String) -> Int? {
        headers[name].flatMap { Int($0.trimmingCharacters(in: .whitespaces)) }
    }

    /// When to ask again: `Retry-After` in seconds or as a date of HTTP (RFC 9110, 10.2.3); `nil` when it is not said.
    package func retryAfter(now: Date) -> Date? {
        guard let text = headers["retry-after"]?.trimmingCharacters(in: .whitespaces) else { return nil }
        if let seconds = Int(text) { return now.addingTimeInterval(TimeInterval(min(max(0, seconds), 1_000_000_000))) }
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(identifier: "GMT")
        formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss zzz"
        return formatter.date(from: text)
    }
}

/// A request to a configured host.
package struct OutboundRequest: Hashable, Sendable {
    package enum Body: Hashable, Sendable {
        case none
        case bytes(Data)
        /// Sent as `application/x-www-form-urlencoded`.
        case form([String: String])
    }

    package var method: String
    package var url: URL
    package var headers: [String: String]
    package var body: Body

    package init(_ method: String = "GET", url: URL, headers: [String: String] = [:], body: Body = .none) {
        self.method = method
        self.url = url
        self.headers = headers
        self.body = body
    }

    /// Posts a form.
    package init(url: URL, headers: [String: String] = [:], form: [String: String]) {
        self.init("POST", url: url, headers: headers, body: .form(form))
    }

    /// The posted form; `nil` for any other body.
    package var form: [String: String]? {
        if case .form(let form) = body { form } else { nil }
    }
}
