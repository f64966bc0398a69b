package import AccountsDomain
package import Calls

/// Calls endpoints of a server as the person whose token it has.
package struct EndpointClient: Sendable {
    private let transport: Transport
    private let token: @Sendable () async throws -> SessionToken?

    /// `token` is asked before each call; `nil` calls as nobody.
    package init(
        _ transport: @escaping Transport,
        token: @escaping @Sendable () async throws -> SessionToken? = { nil }
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
            if let token = try await token() { request.headers["authorization"] = "Bearer \(token.value)" }
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
}

/// The session of one phone: a guest's, made on the first call that needs it, until the person signs in.
package actor GuestSession {
    private let client: EndpointClient
    private let save: @Sendable (SessionToken?) throws -> Void
    private var stored: SessionToken?
    private var making: Task<SessionToken, any Error>?

    /// `stored` is what `save` was given on an earlier start; `nil` means that nothing is to be kept.
    package init(
        _ transport: @escaping Transport,
        stored: SessionToken?,
        save: @escaping @Sendable (SessionToken?) throws -> Void
    ) {
        client = EndpointClient(transport)
        self.stored = stored
        self.save = save
    }

    /// Goes on with another session, after a ticket was redeemed; `nil` begins as a new guest, after signing out.
    ///
    /// - Throws: the error of `save`; then the old one stays.
    package func replace(with token: SessionToken?) throws {
        try save(token)
        stored = token
    }

    /// Begins as a new guest with the next call, after the server no longer knew who sent an `Authorization`.
    ///
    /// - Returns: Whether it was this session's; another may have been taken up meanwhile.
    /// - Throws: the error of `save`; then the old one stays.
    package func ended(bearer: String?) throws -> Bool {
        guard let stored, bearer == "Bearer \(stored.value)" else { return false }
        try replace(with: nil)
        return true
    }

    /// Calls that come at once get the same account.
    ///
    /// - Throws: ``AccountError`` when the server makes no account, and the error of `save`.
    package func token() async throws -> SessionToken {
        if let stored { return stored }
        if let making { return try await making.value }
        let task = Task { [client, save] in
            let token = try await client.call(AccountEndpoints.createGuest).token
            try save(token)
            return token
        }
        making = task
        defer { making = nil }
        let token = try await task.value
        stored = token
        return token
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
