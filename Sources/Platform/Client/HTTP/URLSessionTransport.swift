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
