/// A schema over HTTP: requests in, answers out, without any library of HTTP.
public struct GraphQLHTTP<Context: Sendable>: Sendable {
    /// What answers.
    public let schema: ExecutableSchema<Context>
    /// How it is served.
    public let settings: HTTPSettings
    /// Executes what was prepared; `nil` for what the schema does by itself.
    private let execute: Execute?

    /// Executes a request, such as within one reading of a database; throws what no part of it can be answered for.
    public typealias Execute = @Sendable (PreparedRequest, Context) async throws -> GraphQLAnswer

    /// A schema over HTTP.
    public init(
        _ schema: ExecutableSchema<Context>,
        settings: HTTPSettings = HTTPSettings(),
        execute: Execute? = nil
    ) {
        self.schema = schema
        self.settings = settings
        self.execute = execute
    }

    /// Answers a request; whoever asks is found once it is known to be one.
    ///
    /// What `context` throws is answered as it is where it is an ``HTTPFault``, and otherwise as a fault of ours.
    public func respond(
        to request: GraphQLHTTPRequest,
        context: @Sendable (PreparedRequest) async throws -> Context
    ) async -> GraphQLHTTPResponse {
        let accept = request.header("accept")
        do throws(HTTPFault) {
            guard request.method == "GET" || request.method == "POST" else {
                throw HTTPFault(405, "GET and POST are answered.", headers: [("allow", "GET, POST")])
            }
            guard let type = MediaType.negotiated(accept) else {
                throw HTTPFault(406, "Answers are \(MediaType.allCases.map(\.rawValue).joined(separator: ", ")).")
            }
            guard settings.isAllowed(request) else {
                throw HTTPFault(403, "A page of another site may not ask with your cookie.")
            }
            let prepared = schema.prepare(try GraphQLRequestReader(settings: settings).read(request))
            if request.method == "GET", prepared.kind == .mutation {
                throw HTTPFault(405, "A mutation must be sent by POST.", headers: [("allow", "POST")])
            }
            let isSubscription = prepared.kind == .subscription
            // Clients that take both list JSON first, for what is no subscription.
            if type == .eventStream || isSubscription && MediaType.eventStream.isNamed(in: accept) {
                return await events(prepared, try await made(context, prepared))
            }
            if isSubscription {
                throw HTTPFault(406, "A subscription is answered as text/event-stream.")
            }
            return await answer(prepared, type, context)
        } catch {
            return .refusal(error, accept: accept)
        }
    }

    private func answer(
        _ prepared: PreparedRequest,
        _ type: MediaType,
        _ context: @Sendable (PreparedRequest) async throws -> Context
    ) async -> GraphQLHTTPResponse {
        do throws(HTTPFault) {
            // Nobody need be known for what is not executed.
            if let refusal = schema.refuse(prepared) { return response(refusal, type) }
            let asker = try await made(context, prepared)
            let executed =
                if let execute {
                    try await made({ try await execute($0, asker) }, prepared)
                } else {
                    await schema.execute(prepared, context: asker)
                }
            var answer = response(executed, type)
            if let cost = prepared.cost { answer.headers.append(("graphql-cost", String(cost))) }
            return answer
        } catch {
            return .refusal(error, accept: type.rawValue)
        }
    }

    private func made<Value: Sendable>(
        _ context: @Sendable (PreparedRequest) async throws -> Value,
        _ prepared: PreparedRequest
    ) async throws(HTTPFault) -> Value {
        do {
            return try await context(prepared)
        } catch let fault as HTTPFault {
            throw fault
        } catch let error as GraphQLError {
            throw HTTPFault(400, error)
        } catch {
            throw HTTPFault(500, GraphQLError("Internal server error.", code: .internalServerError))
        }
    }

    /// An answer as it is sent.
    private func response(_ answer: GraphQLAnswer, _ asked: MediaType) -> GraphQLHTTPResponse {
        let type = settings.status.type(of: answer, asked: asked)
        let status = settings.status.status(of: answer.outcome, hasErrors: !answer.errors.isEmpty, as: type)
        return GraphQLHTTPResponse(
            status: status,
            headers: [("content-type", type.contentType), ("cache-control", "no-store"), ("vary", "accept")],
            body: .bytes(answer.json)
        )
    }

    // MARK: Events

    /// Each answer as an event `next`, and `complete` at the end (graphql-sse, distinct connections).
    private func events(_ prepared: PreparedRequest, _ context: Context) async -> GraphQLHTTPResponse {
        let frames: AsyncStream<[UInt8]>
        switch await schema.subscribe(prepared, context: context) {
        case .answer(let answer): frames = EventFrames.stream(of: answer)
        case .events(let answers): frames = EventFrames.stream(of: answers)
        }
        return GraphQLHTTPResponse(
            status: 200,
            headers: [
                ("content-type", MediaType.eventStream.contentType), ("cache-control", "no-store"),
                ("vary", "accept"), ("x-accel-buffering", "no"),
            ],
            body: .events(frames)
        )
    }
}

/// Answers as server-sent events.
enum EventFrames {
    static let complete = Array("event: complete\ndata:\n\n".utf8)

    /// JSON has no line ends but as escapes, so that an answer is one line.
    static func next(_ answer: GraphQLAnswer) -> [UInt8] {
        Array("event: next\ndata: ".utf8) + answer.json + Array("\n\n".utf8)
    }

    static func stream(of answer: GraphQLAnswer) -> AsyncStream<[UInt8]> {
        AsyncStream { continuation in
            continuation.yield(next(answer))
            continuation.yield(complete)
            continuation.finish()
        }
    }

    static func stream(of answers: AsyncStream<GraphQLAnswer>) -> AsyncStream<[UInt8]> {
        let state = FrameState(answers)
        return AsyncStream { await state.next() }
    }
}

/// Answers that are not framed yet.
private actor FrameState {
    private var iterator: AsyncStream<GraphQLAnswer>.AsyncIterator?

    init(_ answers: AsyncStream<GraphQLAnswer>) {
        iterator = answers.makeAsyncIterator()
    }

    func next() async -> [UInt8]? {
        guard var taken = iterator else { return nil }
        if let answer = await taken.next(isolation: self) {
            iterator = taken
            return EventFrames.next(answer)
        }
        iterator = nil
        return EventFrames.complete
    }
}

/// How a schema is served over HTTP.
public struct HTTPSettings: Sendable {
    /// Which status answers have.
    public var status = StatusPolicy.audit2025
    /// The most bytes of a body, or of what stands after the `?`.
    public var bodyLimit = 256 << 10
    /// Where files are sent instead, for those who try it here.
    public var uploadPath: String?
    /// Cookies that say who asks: a request with one must come from our own pages.
    public var cookies: NameSet = []
    /// Whether an `Origin` is that of our own pages, when `Host` is what it is.
    public var isOwnOrigin: @Sendable (_ origin: String, _ host: String?) -> Bool = { origin, host in
        guard let host = host?.lowercased() else { return false }
        return ["http://\(host)", "https://\(host)"].contains(origin.lowercased())
    }

    /// The defaults.
    public init() {}

    /// Whether a request may use the cookie that it has.
    ///
    /// `Sec-Fetch-Site` decides where the browser sends it, otherwise `Origin`; without both it is no browser, and so
    /// nobody's cookie is used against their will. Requests without cookie are not asked: bodies are JSON alone, which
    /// no page of others can send without being allowed to, and `GET` changes nothing.
    func isAllowed(_ request: GraphQLHTTPRequest) -> Bool {
        guard request.hasCookie(cookies) else { return true }
        if let site = request.header("sec-fetch-site") { return site == "same-origin" || site == "none" }
        guard let origin = request.header("origin") else { return true }
        return isOwnOrigin(origin, request.header("host"))
    }
}
