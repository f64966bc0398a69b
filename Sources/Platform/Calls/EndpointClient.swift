/// Calls endpoints of a server as the person whose token it has.
package struct EndpointClient: Sendable {
    private let transport: Transport
    private let token: @Sendable () async throws -> String?

    /// `token` is asked before each call; `nil` calls as nobody.
    package init(
        _ transport: @escaping Transport,
        token: @escaping @Sendable () async throws -> String? = { nil }
    ) {
        self.transport = transport
        self.token = token
    }

    /// - Throws: the failure the server tells of, or the one that stands for no answer or an unreadable one.
    package func call<Input, Output, Failure>(
        _ endpoint: Endpoint<Input, Output, Failure>,
        _ input: Input
    ) async throws(Failure) -> Output {
        let response: EndpointResponse
        do {
            var request = try endpoint.request(for: input)
            if let token = try await token() { request.headers["authorization"] = "Bearer \(token)" }
            response = try await transport(request)
        } catch let failure as Failure {
            throw failure
        } catch {
            throw Failure(problem: Self.problem(for: error))
        }
        return try endpoint.output(from: response)
    }

    private static func problem(for error: any Error) -> Problem {
        switch error {
        case let failure as any EndpointFailure: failure.problem
        case TransportFailure.timedOut: Problem(.offline, detail: "The server did not answer in time.")
        case TransportFailure.unreachable: Problem(.offline, detail: "The server cannot be reached.")
        case is CancellationError: Problem(.offline, detail: "The call was given up.")
        default: Problem(.unreadable, detail: "\(error)")
        }
    }
}

extension EndpointClient {
    /// A call that takes nothing.
    package func call<Output, Failure>(
        _ endpoint: Endpoint<NoInput, Output, Failure>
    ) async throws(Failure) -> Output {
        try await call(endpoint, NoInput())
    }

    /// A server that is never reached.
    package static let unreachable = EndpointClient { _ in throw TransportFailure.unreachable }

    /// A server that never answers, until the call is given up.
    package static let unanswered = EndpointClient { _ in
        let (silence, _) = AsyncStream<Never>.makeStream()
        for await _ in silence {}
        throw CancellationError()
    }
}

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
