import AccountsDomain
import Calls
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdCore
import NIOCore

/// Mounts endpoints on the HTTP library's router; the API's document is made from what was mounted.
struct APIRouter {
    private let router: Router<ServerContext>
    private let authenticator: Authenticator
    private let answers = ResponseCache()
    private let deadlines: Deadlines
    private(set) var declarations: [EndpointDeclaration] = []

    init(_ router: Router<ServerContext>, authenticator: Authenticator, deadlines: Deadlines) {
        self.router = router
        self.authenticator = authenticator
        self.deadlines = deadlines
    }

    /// Mounts a call that anyone may make; the handler is told who asks, if anybody.
    mutating func mount<Input, Output, Failure>(
        _ endpoint: Endpoint<Input, Output, Failure>,
        _ handler: @escaping @Sendable (Input, Account?, Request, ServerContext) async throws -> Output
    ) {
        precondition(endpoint.declaration.audience == .anyone, "\(endpoint.declaration.operation) is for persons")
        add(endpoint) { try await handler($0, $1?.account, $2, $3) }
    }

    /// Mounts a call that needs a person.
    mutating func mount<Input, Output, Failure>(
        _ endpoint: Endpoint<Input, Output, Failure>,
        _ handler: @escaping @Sendable (Input, Account) async throws -> Output
    ) {
        mountPersonal(endpoint) { input, visit, _, _ in try await handler(input, visit.account) }
    }

    /// Mounts a call that needs a person, whose handler is also told by which session they ask.
    mutating func mountPersonal<Input, Output, Failure>(
        _ endpoint: Endpoint<Input, Output, Failure>,
        _ handler: @escaping @Sendable (Input, Visit, Request, ServerContext) async throws -> Output
    ) {
        precondition(endpoint.declaration.audience == .person, "\(endpoint.declaration.operation) is for anyone")
        add(endpoint) { input, visit, request, context in
            try await handler(input, try Self.person(visit), request, context)
        }
    }

    private static func person(_ visit: Visit?) throws(Problem) -> Visit {
        guard let visit else {
            throw Problem(.signInNeeded, detail: "Send a guest's token; POST /api/v1/guests makes one.")
        }
        return visit
    }

    /// Mounts a call that needs a person and gives a stream of events to who asks for `text/event-stream`.
    mutating func mount<Input, Output, Failure>(
        _ endpoint: Endpoint<Input, Output, Failure>,
        events: @escaping @Sendable (Input, Account, Request) async throws -> AsyncStream<ServerSentEvent>,
        _ handler: @escaping @Sendable (Input, Account) async throws -> Output
    ) {
        add(
            endpoint,
            events: { input, visit, request in try await events(input, try Self.person(visit).account, request) },
            { input, visit, _, _ in try await handler(input, try Self.person(visit).account) }
        )
    }

    /// Call it last: from then on a declared path answers the methods it does not have with 405.
    func finish() {
        router.add(middleware: UndeclaredMethods(declarations: declarations))
    }

    private mutating func add<Input, Output, Failure>(
        _ endpoint: Endpoint<Input, Output, Failure>,
        events: (@Sendable (Input, Visit?, Request) async throws -> AsyncStream<ServerSentEvent>)? = nil,
        _ handler: @escaping @Sendable (Input, Visit?, Request, ServerContext) async throws -> Output
    ) {
        let declaration = endpoint.declaration
        precondition(
            !declarations.contains { $0.operation == declaration.operation },
            "\(declaration.operation) is mounted twice"
        )
        declarations.append(declaration)
        let (authenticator, answers, deadlines) = (authenticator, answers, deadlines)
        router.on(RouterPath(declaration.path), method: declaration.method.http) { request, context in
            let target = ResponseCache.serves(request) ? request.uri.string : nil
            if let target, let answer = answers[target] { return answer.response() }
            let answer = try await deadlines.run {
                let visit = try await authenticator.visit(of: request)
                if declaration.audience == .person { _ = try Self.person(visit) }
                let input = try endpoint.input(from: try await EndpointRequest(request, declaration))
                if let events, request.wantsEvents {
                    return Answer.events(try await events(input, visit, request))
                }
                let answer = try endpoint.response(to: try await handler(input, visit, request, context))
                return .whole(declaration.outputContentTypes.isEmpty ? answer : answer.part(asked: request))
            }
            switch answer {
            case .events(let events): return events.response()
            case .whole(let answer):
                if let target { answers.keep(answer, for: target) }
                return answer.response()
            }
        }
    }
}

/// What a handler answers with.
private enum Answer: Sendable {
    case whole(EndpointResponse)
    case events(AsyncStream<ServerSentEvent>)
}

extension RouterPath {
    init(_ path: PathTemplate) {
        self.init(path.text)
    }
}

extension EndpointMethod {
    fileprivate var http: HTTPRequest.Method {
        switch self {
        case .get: .get
        case .post: .post
        case .put: .put
        case .patch: .patch
        case .delete: .delete
        }
    }
}

/// Says of a path of the API which methods it has.
///
/// The router wraps in it only what is added later, and the answer to what no route has.
struct UndeclaredMethods: RouterMiddleware {
    typealias Context = ServerContext

    let declarations: [EndpointDeclaration]

    func handle(
        _ request: Request,
        context: ServerContext,
        next: (Request, ServerContext) async throws -> Response
    ) async throws -> Response {
        let parts = PathTemplate.parts(of: request.uri.path)
        var allowed = declarations.filter { $0.path.values(in: parts) != nil }.map(\.method.rawValue)
        guard !allowed.isEmpty, !allowed.contains(request.method.rawValue) else {
            return try await next(request, context)
        }
        if allowed.contains("GET") { allowed.append("HEAD") }
        let allow = Set(allowed).sorted().joined(separator: ", ")
        var response = try Problem(.methodNotAllowed, detail: "Use \(allow).").response()
        response.headers[.allow] = allow
        return response
    }
}

extension Router<ServerContext> {
    /// `/api/openapi.json`, made once.
    func addDocument(of declarations: [EndpointDeclaration]) {
        let document = OpenAPIDocument(title: "Serendip", version: ServerVersion.current, declarations: declarations)
        let body = ByteBuffer(bytes: JSONCoding.data(of: document.json()))
        get("/api/openapi.json") { _, _ in
            Response(
                status: .ok,
                headers: [.contentType: "application/json", .cacheControl: "no-cache"],
                body: .init(byteBuffer: body)
            )
        }
    }
}
