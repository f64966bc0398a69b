import AccountsDomain
import Calls
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdCore
import NIOCore
import ServiceLifecycle
import WebUILive

/// HTTP for the live host: pages, streams, events and resumption, as `docs/wire.md` of WebUI has them.
struct LiveRoutes: Sendable {
    let host: LiveHost
    let authenticator: Authenticator
    let livePath: String
    /// How often an open stream asks whether its session is still there.
    let sessionCheck: Duration
    /// How long an answer may take; a database that stands still keeps nobody waiting.
    let deadlines: Deadlines

    /// A request with events or a resumption is not larger; WebUI's own clients send far less.
    private static let maximumBodyBytes = 64 * 1024

    /// Pages of the app at this path.
    func add(to router: Router<ServerContext>, path: String) {
        for path in [path, path + "/**"] {
            router.get(RouterPath(stringLiteral: path), use: limited(page))
            // Asking whether a page is there makes no session and no guest.
            router.head(RouterPath(stringLiteral: path)) { _, _ in
                Response(status: .ok, headers: [.contentType: Self.html, .cacheControl: Self.caching])
            }
        }
    }

    func addTransport(to router: Router<ServerContext>) {
        router.get(RouterPath(stringLiteral: livePath + "/stream"), use: limited(stream))
        router.post(RouterPath(stringLiteral: livePath + "/events"), use: limited(events))
        router.post(RouterPath(stringLiteral: livePath + "/resume"), use: limited(resume))
        let worker = LiveHost.worker
        router.get(RouterPath(stringLiteral: "\(livePath)/\(worker.path)")) { _, _ in
            Response(
                status: .ok,
                headers: [
                    .contentType: worker.type, .cacheControl: "no-cache",
                    // It keeps the screens of all apps, above the path it lies at.
                    .named("Service-Worker-Allowed"): "/",
                ],
                body: .init(byteBuffer: ByteBuffer(bytes: worker.bytes))
            )
        }
        let prefix = livePath + "/"
        let assets = StaticAssets(
            root: prefix,
            LiveHost.assets.map { StaticAssets.File(name: $0.key, contentType: $0.value.type, bytes: $0.value.bytes) }
        )
        for path in LiveHost.assets.keys {
            router.get(RouterPath(stringLiteral: prefix + path)) { request, _ in
                guard let response = assets.immutable(path, for: request) else { throw HTTPError(.notFound) }
                return response
            }
        }
    }

    // MARK: Handlers

    private static let html = "text/html; charset=utf-8"
    /// A page belongs to one person and one session.
    private static let caching = "private, no-cache"

    @Sendable
    private func page(_ request: Request, _ context: ServerContext) async throws -> Response {
        let (visit, cookies) = try await authenticator.visitor(of: request, context)
        let location = request.uri.path + (request.uri.query.map { "?\($0)" } ?? "")
        guard let html = try await host.page(at: location, for: visitor(visit, request, context)) else {
            throw HTTPError(.notFound)
        }
        return response(html, Self.html, cookies)
    }

    @Sendable
    private func resume(_ request: Request, _ context: ServerContext) async throws -> Response {
        try requireSameOrigin(request)
        let body = Data(try await request.body(upTo: Self.maximumBodyBytes).readableBytesView)
        let (visit, cookies) = try await authenticator.visitor(of: request, context)
        guard let answer = try await host.resume(body, for: visitor(visit, request, context)) else {
            throw Problem(.notFound, detail: "No app has this address.")
        }
        return response(answer, "application/json", cookies)
    }

    @Sendable
    private func events(_ request: Request, _ context: ServerContext) async throws -> Response {
        try requireSameOrigin(request)
        let body = Data(try await request.body(upTo: Self.maximumBodyBytes).readableBytesView)
        // Without its account the session is as good as gone: the browser resumes and gets a new guest.
        guard let visit = try await authenticator.visit(of: request) else { throw Problem(.notFound) }
        let receipt = await Caller.$current.withValue(authenticator.caller(of: request, context)) {
            await host.receive(body, owner: LiveOwner(visit).text)
        }
        switch receipt {
        case .accepted: return Response(status: .noContent)
        case .gone: throw Problem(.notFound, detail: "There is no such session.")
        case .forbidden: throw Problem(.forbidden, detail: "This session is somebody else's.")
        case .tooFast: throw Problem(.tooManyRequests, retryAfter: 1)
        case .invalid: throw Problem(.invalidInput, detail: "This is not what a page of ours sends.", field: "body")
        }
    }

    @Sendable
    private func stream(_ request: Request, _ context: ServerContext) async throws -> Response {
        let query = request.uri.queryParameters
        let seen = request.headers[.named("Last-Event-ID")] ?? query["after"].map { String($0) }
        guard
            let visit = try await authenticator.visit(of: request), let session = query["session"],
            let frames = await host.stream(
                session: String(session),
                owner: LiveOwner(visit).text,
                after: seen.flatMap { Int($0) } ?? 0,
                once: query["once"] != nil
            )
        else { throw Problem(.notFound, detail: "There is no such session.") }
        return Response(
            status: .ok,
            headers: [
                .contentType: "text/event-stream", .cacheControl: "no-store",
                // Proxies of nginx's kind would otherwise keep frames back.
                .named("X-Accel-Buffering"): "no",
            ],
            body: .init { writer in
                // Ends when the browser goes away, and at once when the server stops.
                try await request.body.consumeWithCancellationOnInboundClose { _ in
                    var checkedAt = ContinuousClock.now
                    for await piece in frames.cancelOnGracefulShutdown() {
                        // Comments keep pieces coming: who was signed out elsewhere sees nothing more soon after.
                        if ContinuousClock.now - checkedAt >= sessionCheck {
                            guard try await authenticator.isThere(request) else { break }
                            checkedAt = .now
                        }
                        try await writer.write(ByteBuffer(string: piece))
                    }
                }
                try await writer.finish(nil)
            }
        )
    }

    // MARK: Parts

    private typealias Handler = @Sendable (Request, ServerContext) async throws -> Response

    /// The time to the head of an answer; a stream goes on as long as it likes.
    private func limited(_ handler: @escaping Handler) -> Handler {
        { request, context in try await deadlines.run { try await handler(request, context) } }
    }

    private func requireSameOrigin(_ request: Request) throws(Problem) {
        guard authenticator.origin.isSameOrigin(request) else {
            throw Problem(.forbidden, detail: "Another site asked for this.")
        }
    }

    private func visitor(_ visit: Visit, _ request: Request, _ context: ServerContext) -> LiveVisitor {
        LiveVisitor(
            owner: LiveOwner(visit).text,
            languages: AcceptedLanguages(request.headers[.acceptLanguage] ?? "").tags,
            network: authenticator.origin.address(of: request, context)
        )
    }

    private func response(_ text: String, _ type: String, _ cookies: [Cookie]) -> Response {
        var response = Response(
            status: .ok,
            headers: [.contentType: type, .cacheControl: Self.caching],
            body: .init(byteBuffer: ByteBuffer(string: text))
        )
        for cookie in cookies { response.setCookie(cookie) }
        return response
    }
}
