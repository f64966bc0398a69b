package import Calls

/// Carries a request to a server and brings its answer, whatever its status.
///
/// Throws ``TransportFailure`` when there is no answer, and `CancellationError`.
package typealias Transport = @Sendable (EndpointRequest) async throws -> EndpointResponse

/// Why there is no answer.
package enum TransportFailure: Error, Hashable, Sendable {
    /// No network, no such host, or nobody listens.
    case unreachable
    case timedOut
}
