package import Calls
package import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// HTTP by the system's URL loading; without cookies and caches, which the API does not use.
package struct URLSessionTransport: Sendable {
    private let server: String
    private let session: URLSession

    /// `server` is the address of the server's root; `timeout` is how long a server may be silent.
    package init(server: URL, timeout: Duration = .seconds(20)) {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.timeoutIntervalForRequest = timeout / .seconds(1)
        configuration.httpShouldSetCookies = false
        configuration.httpCookieAcceptPolicy = .never
        configuration.urlCache = nil
        session = URLSession(configuration: configuration)
        let address = server.absoluteString
        self.server = address.hasSuffix("/") ? String(address.dropLast()) : address
    }

    /// - Throws: ``TransportFailure`` and `CancellationError`.
    package func send(_ request: EndpointRequest) async throws -> EndpointResponse {
        let query = request.query.isEmpty ? "" : "?\(request.query)"
        guard let url = URL(string: server + request.path + query) else { throw TransportFailure.unreachable }
        var urlRequest = URLRequest(url: url)
        urlRequest.httpMethod = request.method.rawValue
        urlRequest.allHTTPHeaderFields = request.headers
        if !request.body.isEmpty { urlRequest.httpBody = request.body }
        do {
            let (body, response) = try await session.data(for: urlRequest)
            guard let response = response as? HTTPURLResponse else { throw TransportFailure.unreachable }
            return EndpointResponse(status: response.statusCode, headers: Self.headers(of: response), body: body)
        } catch let error as URLError {
            switch error.code {
            case .cancelled: throw CancellationError()
            case .timedOut: throw TransportFailure.timedOut
            default: throw TransportFailure.unreachable
            }
        }
    }

    private static func headers(of response: HTTPURLResponse) -> [String: String] {
        var headers: [String: String] = [:]
        for case (let name as String, let value as String) in response.allHeaderFields {
            headers[name.lowercased()] = value
        }
        return headers
    }
}

/// Sends a request again when that cannot do harm and may help.
///
/// Sent again is what may be sent twice (RFC 9110, section 9.2.2, or with an idempotency key), when no answer came
/// or a gateway answered for the server (502, 503, 504, and not in the server's own words).
package struct RetryingTransport: Sendable {
    private let transport: Transport
    private let pauses: [Duration]
    private let sleep: @Sendable (Duration) async throws -> Void

    /// Tries once and then once after each of the pauses.
    package init(
        _ transport: @escaping Transport,
        pauses: [Duration] = [.milliseconds(300), .seconds(1)],
        sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
    ) {
        self.transport = transport
        self.pauses = pauses
        self.sleep = sleep
    }

    package func send(_ request: EndpointRequest) async throws -> EndpointResponse {
        guard request.method.isIdempotent || request.headers["idempotency-key"] != nil else {
            return try await transport(request)
        }
        for pause in pauses {
            do {
                let response = try await transport(request)
                let isOurs = response.headers["content-type"] == Problem.contentType
                guard (502...504).contains(response.status), !isOurs else { return response }
            } catch is TransportFailure {
                // The next try decides.
            }
            try await sleep(pause)
        }
        return try await transport(request)
    }
}
