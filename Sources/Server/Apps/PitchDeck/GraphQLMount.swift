import AccountsDomain
import AccountsService
import Calls
import GraphQL
import HTTPTypes
import Hummingbird
import Logging
import PitchDeckService
import Storage

/// GraphQL in the server: who asks is found and charged, and what was asked is counted.
///
/// PitchDeck's schema stands behind it.
struct GraphQLMount: Sendable {
    static let path = "/graphql"
    /// So much cost takes one more token of who asks, beyond the one that every request takes.
    private static let costOfToken = 500

    /// As long as keys of changes may be.
    private static let longestKey = 200

    private let http: GraphQLHTTP<PitchDeckContext>
    private let pitchDeck: PitchDeckBackend
    private let backend: Backend
    private let authenticator: Authenticator
    private let seats: SubscriptionSeats

    /// - Throws: `SchemaFaults` or `BindingFaults` where the schema is none, as a test would.
    init(_ pitchDeck: PitchDeckBackend, _ backend: Backend, authenticator: Authenticator) throws {
        let (configuration, metrics, logger) = (backend.configuration, backend.metrics, backend.logger)
        var (execution, settings) = (configuration.graphQL.execution, configuration.graphQL.http)
        // As every call: a password of a busy server takes longer than a field that was only read, and who is told that
        // it took too long has an account already.
        execution.limits.callTime = configuration.limits.callTimeout
        execution.limits.time = configuration.limits.callTimeout
        execution.observe = { observation in
            metrics.record(observation)
            for fault in observation.faults {
                logger.error(
                    "a field failed",
                    metadata: [
                        "hb.request.id": "\(observation.requestID ?? "none")", "field": "\(fault.coordinate)",
                        "error": "\(fault.error)",
                    ]
                )
            }
        }
        settings.cookies = authenticator.cookies.sessionNames
        settings.isOwnOrigin = authenticator.origin.isOwn
        let graphQL = try PitchDeckGraphQL(settings: execution)
        http = GraphQLHTTP(graphQL.schema, settings: settings) { prepared, context in
            do {
                return try await graphQL.execute(prepared, context)
            } catch is StorageError {
                throw HTTPFault(Problem(.unavailable, retryAfter: 1))
            }
        }
        (self.pitchDeck, self.backend, self.authenticator) = (pitchDeck, backend, authenticator)
        seats = SubscriptionSeats()
        metrics.add(.subscriptions(seats))
    }

    func add(to router: Router<ServerContext>) {
        GraphQLRoutes(http: http, explorer: ExplorerPage()).add(to: router, path: Self.path) {
            request,
            context,
            prepared in
            do {
                return try await asker(request, context, prepared)
            } catch {
                throw HTTPFault(ErrorMiddleware.problem(for: error, context))
            }
        }
    }

    private func asker(
        _ request: Request,
        _ context: ServerContext,
        _ prepared: PreparedRequest
    ) async throws -> PitchDeckContext {
        let visit = try await authenticator.visit(of: request)
        let address = authenticator.origin.address(of: request, context)
        try authenticator.rateLimiter.spend(
            Double((prepared.cost ?? 0) / Self.costOfToken),
            account: visit?.account.id,
            address: address
        )
        let key = HTTPField.Name("Idempotency-Key").flatMap { request.headers[$0] }
        guard (key ?? "").utf8.count <= Self.longestKey else {
            throw Problem(.invalidInput, detail: "An Idempotency-Key has at most \(Self.longestKey) bytes.")
        }
        let accounts = RequestTokenAccounts(
            accounts: backend.accounts,
            issuer: backend.sessionTokens,
            visit: visit,
            device: DeviceName(request).text,
            caller: authenticator.caller(of: request, context),
            now: backend.now,
            makeGuest: { [rateLimiter = authenticator.rateLimiter] in try rateLimiter.makeGuest(address: address) }
        )
        var asker = PitchDeckContext(
            database: backend.database,
            visit: visit,
            accounts: accounts,
            blobs: pitchDeck.blobs,
            idempotencyKey: key,
            review: pitchDeck.review,
            moderation: visit.map { backend.moderation(of: $0.account.id) },
            person: visit.map(accounts.bound),
            options: backend.accounts.options,
            markedDecks: pitchDeck.markedDecks,
            known: pitchDeck.known,
            sendsMail: pitchDeck.sendsMail,
            onDeck: { [drawer = pitchDeck.drawer] in drawer.wake() },
            now: backend.now
        )
        if prepared.kind == .subscription { try seat(&asker, at: address) }
        return asker
    }

    /// Lets a subscription begin, for as long as the session goes on that asks for it.
    ///
    /// - Throws: `tooManyRequests` where who asks has too many.
    private func seat(_ asker: inout PitchDeckContext, at address: String) throws(Problem) {
        let visit = asker.visit
        guard let seat = seats.take(by: visit.map { "\($0.account.id)" } ?? address) else {
            throw Problem(.tooManyRequests, detail: "So many subscriptions are open already.", retryAfter: 60)
        }
        asker.seat = seat
        guard let visit else { return }
        asker.sessionTopic = EndedSession.topic(of: visit.session)
        asker.isSignedIn = { [accounts = backend.accounts] in
            try await accounts.isOpen(visit.session, of: visit.account.id)
        }
    }
}

extension MetricsRegistry {
    /// Counts and times a request of GraphQL by what it does and how far it came; clients choose the names of operations.
    func record(_ observation: ExecutionObservation) {
        let outcome =
            switch observation.outcome {
            case .executed: observation.codes.isEmpty ? "ok" : "errors"
            case .refused(let refusal): "\(refusal)"
            }
        record(
            observation.duration,
            name: "graphql_operation_duration_seconds",
            help: "Time of a GraphQL request from its document to its answer.",
            [
                MetricLabel("graphql_operation_type", observation.kind?.rawValue ?? "none"),
                MetricLabel("outcome", outcome),
            ]
        )
    }
}

extension HTTPFault {
    /// A problem as GraphQL's clients read errors.
    init(_ problem: Problem) {
        let code =
            switch problem.status {
            case 401: "UNAUTHENTICATED"
            case 403: "FORBIDDEN"
            case 429: "TOO_MANY_REQUESTS"
            case 503: "UNAVAILABLE"
            case 500...: ErrorCode.internalServerError.rawValue
            default: ErrorCode.badRequest.rawValue
            }
        self.init(
            problem.status,
            GraphQLError(problem.detail ?? problem.title, extensions: [.init("code", .string(code))]),
            headers: problem.retryAfter.map { [("retry-after", String($0))] } ?? []
        )
    }
}

extension MetricReading {
    fileprivate static func subscriptions(_ seats: SubscriptionSeats) -> MetricReading {
        MetricReading("graphql_subscriptions", "Subscriptions that are open.", .gauge) { Double(seats.count) }
    }
}
