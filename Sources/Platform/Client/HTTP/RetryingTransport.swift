package import Calls

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
