import AccountsDomain
import AccountsService
import Calls
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import PostgREST
import Supabase

/// Supabase's addresses in the server: `rest/v1`, `auth/v1`, and a word about what is not offered.
struct SupabaseMount: Sendable {
    static let path = "/supabase"
    /// Path and query, in bytes: clients exclude what they have seen by long lists.
    static let maximumTarget = 32 << 10
    private static let maximumBody = 1 << 20

    private let rest: RestService<SupabaseBackend>
    private let auth: AuthService
    private let anonKey: AnonKey
    private let accounts: StoredAccountService
    private let authenticator: Authenticator
    private let deadlines: Deadlines
    private let answers = ResponseCache()

    init(
        _ backend: Backend,
        _ tables: SupabaseBackend,
        authenticator: Authenticator,
        deadlines: Deadlines
    ) {
        let configuration = backend.configuration
        let origin = configuration.origin ?? "http://localhost:\(configuration.port)"
        let tokens = AccessTokens(secret: backend.tokenSecret, issuer: "\(origin)\(Self.path)/auth/v1")
        anonKey = AnonKey(secret: backend.tokenSecret)
        rest = RestService(tables)
        auth = AuthService(
            accounts: backend.accounts,
            database: backend.database,
            tokens: tokens,
            anonKey: anonKey,
            version: ServerVersion.current
        )
        (accounts, self.authenticator, self.deadlines) = (backend.accounts, authenticator, deadlines)
    }

    func add(to router: Router<ServerContext>) {
        let methods: [HTTPRequest.Method] = [.get, .head, .post, .put, .patch, .delete, .options]
        for method in methods {
            router.on("\(Self.path)/**", method: method) { request, context in
                if request.method == .options { return Self.preflight(request) }
                var response: RestResponse
                do {
                    response = try await answer(request, context)
                } catch {
                    response = Self.failure(error, request, context)
                }
                if request.method == .head { response.body = [] }
                return Self.response(response)
            }
        }
    }

    // MARK: Answering

    private func answer(_ request: Request, _ context: ServerContext) async throws -> RestResponse {
        let path = request.uri.path.dropFirst(Self.path.utf8.count).split(separator: "/").joined(separator: "/")
        let isRest = path == "rest/v1" || path.hasPrefix("rest/v1/")
        let isAuth = path.hasPrefix("auth/v1/")
        guard isRest || isAuth else { return Self.notOffered }
        if path != "auth/v1/.well-known/jwks.json" { try check(keyOf: request) }
        guard isRest else {
            let asked = try await Self.read(request, below: path.dropFirst("auth/v1/".count))
            return try await deadlines.run { try await auth.respond(to: asked, by: asker(request, context)) }
        }
        let key = cacheKey(request, path)
        if let key, let known = answers[key] { return RestResponse(known) }
        let asked = try await Self.read(request, below: path.dropFirst("rest/v1/".count))
        let response = try await deadlines.run {
            try await rest.respond(to: asked, by: try await caller(asked, request, context))
        }
        if let key, response.status < 400 { answers.keep(EndpointResponse(response), for: key) }
        return response
    }

    /// - Throws: 401 without the anonymous key.
    private func check(keyOf request: Request) throws(MissingKey) {
        let parameter = request.uri.queryParameters["apikey"].map { String($0) }
        guard let key = request.headers[.named("apikey")] ?? parameter, !key.isEmpty else {
            throw MissingKey(message: "No API key found in request")
        }
        guard anonKey.equals(key) else { throw MissingKey(message: "Invalid API key") }
    }

    /// Everybody without a token reads the same of these for a second; `nil` for what is somebody's.
    private func cacheKey(_ request: Request, _ path: String) -> String? {
        guard request.method == .get, path == "rest/v1/repo_clusters" || path == "rest/v1/trending_repos" else {
            return nil
        }
        if let token = request.headers.bearer, !anonKey.equals(token) { return nil }
        let names = ["accept", "prefer", "range", "accept-profile"]
        let headers = names.map { request.headers[values: .named($0)].joined(separator: ",") }
        return ([request.uri.string] + headers).joined(separator: "\n")
    }

    private static func read(_ request: Request, below path: Substring) async throws -> RestRequest {
        let body = try await request.body(upTo: maximumBody)
        return RestRequest(
            method: request.method.rawValue,
            path: String(path),
            query: request.uri.query ?? "",
            headers: request.headers.map { ($0.name.canonicalName, $0.value) },
            body: Array(buffer: body)
        )
    }

    // MARK: Who asks

    private func caller(
        _ asked: RestRequest,
        _ request: Request,
        _ context: ServerContext
    ) async throws -> SupabaseCaller {
        let asker = asker(request, context)
        // What a proxy asks for is nobody's token here, as at PostgREST.
        guard let token = AuthService.bearer(asked), !anonKey.equals(token) else {
            return SupabaseCaller(visit: nil, device: asker.device, chargeGuest: asker.chargeGuest)
        }
        do {
            let visit = try await accounts.visit(byAccess: token, auth.tokens)
            try authenticator.rateLimiter.enter(account: visit.account.id)
            return SupabaseCaller(visit: visit, device: asker.device)
        } catch AccessTokens.Problem.notOurs {
            throw Self.noToken
        } catch AccessTokens.Problem.expired {
            throw RestError(401, "PGRST303", "JWT expired")
        } catch AccountError.notSignedIn {
            throw RestError(401, "PGRST303", "JWT expired", details: "The session has ended.")
        }
    }

    private static let noToken = RestError(
        401,
        "PGRST301",
        "No suitable key or wrong key type",
        details: "The token is none of this server's."
    )

    private func asker(_ request: Request, _ context: ServerContext) -> AuthService.Asker {
        let address = authenticator.origin.address(of: request, context)
        let name = DeviceName(request).text
        return AuthService.Asker(
            device: name.isEmpty ? "Supabase client" : name,
            address: address,
            chargeGuest: { try authenticator.rateLimiter.makeGuest(address: address) },
            enter: { try authenticator.rateLimiter.enter(account: $0) }
        )
    }

    // MARK: Refusals

    private struct MissingKey: Error { let message: String }

    private static let notOffered = AuthError(404, "not_offered", "This is not offered here")
        .response(version: "2024-01-01")

    private static func failure(_ error: any Error, _ request: Request, _ context: ServerContext) -> RestResponse {
        switch error {
        case let error as RestError: return error.response
        case let error as MissingKey:
            var response = RestResponse(401)
            var writer = RestWriter()
            writer.write([("message", error.message)])
            response.body = writer.bytes
            response.headers = [("content-type", "application/json; charset=utf-8")]
            return response
        default: return refusal(ErrorMiddleware.problem(for: error, context), request)
        }
    }

    /// A problem as Supabase's clients read errors.
    private static func refusal(_ problem: Problem, _ request: Request) -> RestResponse {
        let message = problem.detail ?? problem.title
        if request.uri.path.hasPrefix("\(path)/auth/") {
            let code =
                switch problem.status {
                case 429: "over_request_rate_limit"
                case 413, 414: "validation_failed"
                case 503: "request_timeout"
                default: "unexpected_failure"
                }
            let version = request.headers[.named("X-Supabase-Api-Version")]
            return AuthError(problem.status, code, message, retryAfter: problem.retryAfter).response(version: version)
        }
        let code =
            switch problem.status {
            case 429: "over_request_rate_limit"
            case 503: problem.is(.noRoom) ? "53100" : "PGRST003"
            case 500: "XX000"
            default: "\(problem.status)"
            }
        let wait = problem.retryAfter ?? (problem.status == 503 ? 1 : nil)
        return RestError(problem.status, code, message, retryAfter: wait).response
    }

    /// The same for what is refused before a request gets here; `nil` for other addresses.
    static func response(for problem: Problem, to request: Request) -> Response? {
        guard request.uri.path.hasPrefix("\(path)/") else { return nil }
        return response(refusal(problem, request))
    }
}

// MARK: Other sites

extension SupabaseMount {
    private static let allowedHeaders = [
        "accept", "accept-profile", "apikey", "authorization", "baggage", "content-profile", "content-type",
        "if-none-match", "prefer", "range", "range-unit", "traceparent", "tracestate", "x-client-info", "x-region",
        "x-retry-count", "x-supabase-api-version", "x-supabase-client-platform", "x-supabase-client-platform-version",
        "x-supabase-client-runtime", "x-supabase-client-runtime-version",
    ].joined(separator: ", ")

    private static let exposedHeaders =
        "Content-Range, Preference-Applied, X-Supabase-Api-Version, Retry-After, Location, Content-Location"

    /// Any site may ask: who asks is told by keys and tokens, never by a cookie.
    private static func preflight(_ request: Request) -> Response {
        Response(
            status: .noContent,
            headers: [
                .accessControlAllowOrigin: "*",
                .accessControlAllowMethods: "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS",
                .accessControlAllowHeaders: allowedHeaders, .accessControlMaxAge: "86400",
            ]
        )
    }

    private static func response(_ answer: RestResponse) -> Response {
        var fields = HTTPFields()
        for header in answer.headers { if let name = HTTPField.Name(header.name) { fields[name] = header.value } }
        fields[.accessControlAllowOrigin] = "*"
        fields[.accessControlExposeHeaders] = exposedHeaders
        if fields[.cacheControl] == nil { fields[.cacheControl] = "no-store" }
        return Response(
            status: .init(code: answer.status),
            headers: fields,
            body: answer.body.isEmpty ? .init() : .init(byteBuffer: ByteBuffer(bytes: answer.body))
        )
    }
}

extension RestResponse {
    /// One that was kept.
    fileprivate init(_ kept: EndpointResponse) {
        self.init(kept.status)
        headers = kept.headers.map { (name: $0.key, value: $0.value) }
        body = Array(kept.body)
    }
}

extension EndpointResponse {
    fileprivate init(_ response: RestResponse) {
        self.init(
            status: response.status,
            headers: Dictionary(response.headers.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first }),
            body: Data(response.body)
        )
    }
}
