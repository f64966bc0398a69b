import GraphQL
import HTTPTypes
import Hummingbird
import NIOCore

/// A schema's address: answers to `GET` and `POST`, and its explorer for browsers that come to look.
struct GraphQLRoutes<Asker: Sendable>: Sendable {
    let http: GraphQLHTTP<Asker>
    let explorer: ExplorerPage

    /// Answers at a path; `asker` says who asks.
    func add<Context: RequestContext>(
        to router: Router<Context>,
        path: String,
        asker: @escaping @Sendable (Request, Context, PreparedRequest) async throws -> Asker
    ) {
        let address = RouterPath(stringLiteral: path)
        // Those that are not answered are told so, and not that there is nothing.
        for method in [HTTPRequest.Method.get, .post, .put, .patch, .delete, .options, .head, .trace] {
            router.on(address, method: method) { request, context in
                let answer =
                    explorer.isWanted(by: request)
                    ? explorer.page(under: path)
                    : try await answer(to: request, context) { try await asker(request, context, $0) }
                return method == .head ? answer.createHeadResponse() : answer
            }
        }
        for file in ExplorerPage.files {
            let address = RouterPath(stringLiteral: "\(path)/\(file.name)")
            router.get(address) { request, _ in ExplorerPage.answer(file, to: request) }
            router.on(address, method: .head) { request, _ in
                ExplorerPage.answer(file, to: request).createHeadResponse()
            }
        }
    }

    private func answer<Context: RequestContext>(
        to request: Request,
        _ context: Context,
        asker: @Sendable (PreparedRequest) async throws -> Asker
    ) async throws -> Response {
        var asked = GraphQLHTTPRequest(
            // What is told of the answer is told, and its bytes are left out.
            method: request.method == .head ? "GET" : request.method.rawValue,
            query: request.uri.query ?? "",
            headers: request.headers.map { ($0.name.rawName, $0.value) },
            id: "\(context.id)"
        )
        if let host = request.head.authority { asked.headers.append(("host", host)) }
        if request.method == .post {
            // One byte more than is taken, so that what is longer is seen to be.
            guard let body = try await body(of: request, upTo: http.settings.bodyLimit + 1) else {
                asked.body = Array(repeating: 0, count: http.settings.bodyLimit + 1)
                return Response(await http.respond(to: asked, context: asker))
            }
            asked.body = Array(buffer: body)
        }
        return Response(await http.respond(to: asked, context: asker))
    }

    /// The body; `nil` where it is longer than `limit`, and then the rest of it is not read.
    private func body(of request: Request, upTo limit: Int) async throws -> ByteBuffer? {
        if let length = request.headers[.contentLength].flatMap({ Int($0) }), length > limit { return nil }
        var whole = ByteBuffer()
        for try await part in request.body {
            guard whole.readableBytes + part.readableBytes <= limit else { return nil }
            whole.writeImmutableBuffer(part)
        }
        return whole
    }
}

extension Response {
    /// The engine's answer as it is sent.
    init(_ answer: GraphQLHTTPResponse) {
        var headers = HTTPFields()
        for (name, value) in answer.headers {
            if let name = HTTPField.Name(name) { headers[name] = value }
        }
        headers[.xContentTypeOptions] = "nosniff"
        let body: ResponseBody =
            switch answer.body {
            case .bytes(let bytes): ResponseBody(byteBuffer: ByteBuffer(bytes: bytes))
            case .events(let events): ResponseBody(events: events)
            }
        self.init(status: .init(code: answer.status), headers: headers, body: body)
    }
}
