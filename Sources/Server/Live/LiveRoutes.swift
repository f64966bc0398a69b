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
    /// Whether a path names something that is not there, though an app has a page that says so.
    let isMissing: @Sendable (_ path: String) async throws -> Bool

    /// A request with events or a resumption is not larger; WebUI's own clients send far less.
    private static let maximumBodyBytes = 64 * 1024

    /// Pages of the app at this path.
    func add(to router: Router<ServerContext>, path: String) {
        router.get(RouterPath(stringLiteral: path + "/kept"), use: limited(library))
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
        // A slow line may take longer for a piece of a file than an answer may.
        router.post(RouterPath(stringLiteral: livePath + "/file"), use: file)
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
        let visitor = visitor(visit, request, context)
        // A worker that fetches what is to be kept says so.
        let isKept = request.headers[.named("X-Keep")] != nil
        guard
            let html = try await Caller.$current.withValue(
                authenticator.caller(of: request, context),
                operation: {
                    try await isKept
                        ? host.keptPage(at: location, for: visitor)
                        : host.page(at: location, for: visitor, scene: request.cookies[LiveHost.sceneCookie]?.value)
                }
            )
        else { throw HTTPError(.notFound) }
        var response = response(html, Self.html, cookies)
        if try await isMissing(request.uri.path) { response.status = .notFound }
        return response
    }

    /// The screens that the app wants kept for when there is no line.
    @Sendable
    private func library(_ request: Request, _ context: ServerContext) async throws -> Response {
        // Without an account there is nothing to keep, and this makes none.
        guard let visit = try await authenticator.visit(of: request) else { throw Problem(.notFound) }
        let path = String(request.uri.path.dropLast("/kept".count))
        guard let list = try await host.library(of: path, for: visitor(visit, request, context)) else {
            throw HTTPError(.notFound)
        }
        return Response(
            status: .ok,
            headers: [.contentType: "application/json", .cacheControl: "no-store"],
            body: .init(byteBuffer: ByteBuffer(bytes: list))
        )
    }

    @Sendable
    private func resume(_ request: Request, _ context: ServerContext) async throws -> Response {
        if let notice = try strange.notice(for: request) { return response(notice, "application/json", []) }
        try requireSameOrigin(request)
        let body = Data(try await request.body(upTo: Self.maximumBodyBytes).readableBytesView)
        let (visit, cookies) = try await authenticator.visitor(of: request, context)
        let visitor = visitor(visit, request, context)
        let resumed = try await Caller.$current.withValue(authenticator.caller(of: request, context)) {
            try await host.resume(body, for: visitor)
        }
        guard let answer = resumed else {
            throw Problem(.notFound, detail: "No app has this address.")
        }
        return response(answer, "application/json", cookies)
    }

    @Sendable
    private func events(_ request: Request, _ context: ServerContext) async throws -> Response {
        let body = Data(try await request.body(upTo: Self.maximumBodyBytes).readableBytesView)
        if let answer = try await strange.answer(toEvents: body, of: request, context) { return answer }
        try requireSameOrigin(request)
        // Without its account the session is as good as gone: the browser resumes and gets a new guest.
        guard let visit = try await authenticator.visit(of: request) else { throw Problem(.notFound) }
        let receipt = await Caller.$current.withValue(authenticator.caller(of: request, context)) {
            await host.receive(body, owner: LiveOwner(visit).text)
        }
        switch receipt {
        case .accepted: return await accepted(body, request)
        case .gone: throw Problem(.notFound, detail: "There is no such session.")
        case .forbidden: throw Problem(.forbidden, detail: "This session is somebody else's.")
        case .tooFast: throw Problem(.tooManyRequests, retryAfter: 1)
        case .invalid: throw Problem(.invalidInput, detail: "This is not what a page of ours sends.", field: "body")
        }
    }

    /// Lets the browser bring its time zone along from now on, where that is another than it brings.
    private func accepted(_ body: Data, _ request: Request) async -> Response {
        var response = Response(status: .noContent)
        if let zone = await LiveHost.timeZone(toldIn: body), zone != authenticator.cookies.timeZone(of: request) {
            response.setCookie(authenticator.cookies.timeZone(zone))
        }
        return response
    }

    /// A piece of a file that a page's person has chosen.
    @Sendable
    private func file(_ request: Request, _ context: ServerContext) async throws -> Response {
        try requireSameOrigin(request)
        // Whose file it would be is known before any of it is read.
        guard let visit = try await authenticator.visit(of: request) else { throw Problem(.notFound) }
        let bytes = Data(try await request.body(upTo: LiveFilePiece.maximumBytes).readableBytesView)
        let query = request.uri.queryParameters.map { (String($0.key), String($0.value)) }
        guard let piece = LiveFilePiece(query: Dictionary(query) { first, _ in first }, bytes: bytes) else {
            throw Problem(.invalidInput, detail: "This is not what a page of ours sends.", field: "query")
        }
        switch await host.receive(piece, owner: LiveOwner(visit).text) {
        case .received(let count): return Self.count(count, .ok)
        case .elsewhere(let count): return Self.count(count, .conflict)
        case .gone: throw Problem(.notFound, detail: "There is no such session.")
        case .forbidden: throw Problem(.forbidden, detail: "This session is somebody else's.")
        case .tooLarge: throw Problem(.tooLarge)
        case .full: throw Problem(.noRoom)
        case .invalid: throw Problem(.invalidInput, detail: "This is not what a page of ours sends.", field: "query")
        }
    }

    private static func count(_ count: Int, _ status: HTTPResponse.Status) -> Response {
        Response(
            status: status,
            headers: [.contentType: "text/plain", .cacheControl: "no-store"],
            body: .init(byteBuffer: ByteBuffer(string: String(count)))
        )
    }

    @Sendable
    private func stream(_ request: Request, _ context: ServerContext) async throws -> Response {
        if let stream = strange.stream(of: request) { return stream }
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
        let isCompressed = Compression.takesGzip(request)
        var headers: HTTPFields = [
            .contentType: "text/event-stream", .cacheControl: "no-store", .vary: "Accept-Encoding",
            // Proxies of nginx's kind would otherwise keep frames back.
            .named("X-Accel-Buffering"): "no",
        ]
        if isCompressed { headers[.contentEncoding] = "gzip" }
        return Response(
            status: .ok,
            headers: headers,
            body: .init { writer in
                var gzip = isCompressed ? GzipStream() : nil
                // Ends when the browser goes away, and at once when the server stops.
                try await request.body.consumeWithCancellationOnInboundClose { _ in
                    var checkedAt = ContinuousClock.now
                    for await piece in frames.cancelOnGracefulShutdown() {
                        // Comments keep pieces coming: who was signed out elsewhere sees nothing more soon after.
                        if ContinuousClock.now - checkedAt >= sessionCheck {
                            guard try await authenticator.isThere(request) else { break }
                            checkedAt = .now
                        }
                        let bytes = Array(piece.utf8)
                        try await writer.write(ByteBuffer(bytes: gzip?.write(bytes) ?? bytes))
                    }
                }
                if let end = gzip?.finish() { try await writer.write(ByteBuffer(bytes: end)) }
                try await writer.finish(nil)
            }
        )
    }

    // MARK: Parts

    private var strange: StrangePages { StrangePages(authenticator: authenticator) }

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
            timeZone: authenticator.cookies.timeZone(of: request),
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
