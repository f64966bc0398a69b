package import Foundation
package import NIOCore
import NIOHTTP1
import NIOPosix
import Synchronization

/// A real HTTP server on the loopback interface that plays replies in order and keeps the requests.
package final class ScriptedServer: Sendable {
    package struct Reply {
        package var status = 200
        package var headers: [(String, String)] = []
        package var body = Data()
        /// Closes the connection after this many bytes of the body that the header promises.
        package var cutsAfter: Int?
        /// Sends the body in pieces of so many bytes.
        package var pieceBytes: Int?
        /// Lets others come in meanwhile.
        package var delay = TimeAmount.zero
        /// Never answers.
        package var isSilent = false

        package init(
            status: Int = 200,
            headers: [(String, String)] = [],
            body: Data = Data(),
            cutsAfter: Int? = nil,
            pieceBytes: Int? = nil,
            delay: TimeAmount = .zero,
            isSilent: Bool = false
        ) {
            (self.status, self.headers, self.body, self.cutsAfter) = (status, headers, body, cutsAfter)
            (self.pieceBytes, self.delay, self.isSilent) = (pieceBytes, delay, isSilent)
        }
    }

    package struct Request: Hashable {
        package var uri: String
        package var headers: [String: String]
        /// What was posted; empty for GET.
        package var body = ""

        /// The fields of a posted form.
        package var form: [String: String] {
            let items = URLComponents(string: "http://host/?\(body)")?.queryItems ?? []
            return Dictionary(items.map { ($0.name, $0.value ?? "") }, uniquingKeysWith: { first, _ in first })
        }

        package var query: [String: String] {
            let items = URLComponents(string: "http://host\(uri)")?.queryItems ?? []
            return Dictionary(items.map { ($0.name, $0.value ?? "") }, uniquingKeysWith: { first, _ in first })
        }

        package var path: String { String(uri.prefix { $0 != "?" }) }
    }

    struct State {
        var replies: [Reply] = []
        var responder: (@Sendable (Request) -> Reply)?
        var requests: [Request] = []
        var open = 0
        var mostOpen = 0
    }

    private let state = Mutex(State())
    private let channel: any Channel

    package var address: String { "http://127.0.0.1:\(channel.localAddress?.port ?? 0)" }
    package var requests: [Request] { state.withLock { $0.requests } }
    /// The most requests that were being answered at the same time.
    package var mostOpen: Int { state.withLock { $0.mostOpen } }

    package init() async throws {
        let holder = Holder()
        channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.configureHTTPServerPipeline()
                    try channel.pipeline.syncOperations.addHandler(Handler(holder: holder))
                }
            }
            .bind(host: "127.0.0.1", port: 0).get()
        holder.set(self)
    }

    package func stop() async throws {
        try await channel.close()
    }

    package func reply(_ replies: Reply...) {
        state.withLock { $0.replies += replies }
    }

    /// Answers each request by what it asks for, once the replies are played.
    package func answer(_ responder: @escaping @Sendable (Request) -> Reply) {
        state.withLock { $0.responder = responder }
    }

    package func json(
        _ body: String,
        status: Int = 200,
        headers: [(String, String)] = []
    ) {
        reply(
            Reply(
                status: status,
                headers: [("Content-Type", "application/json; charset=utf-8")] + headers,
                body: Data(body.utf8)
            )
        )
    }

    fileprivate func next(for request: Request) -> Reply {
        let (reply, responder) = state.withLock { state -> (Reply?, (@Sendable (Request) -> Reply)?) in
            state.requests.append(request)
            state.open += 1
            state.mostOpen = max(state.mostOpen, state.open)
            return (state.replies.isEmpty ? nil : state.replies.removeFirst(), state.responder)
        }
        return reply ?? responder?(request) ?? Reply(status: 599)
    }

    fileprivate func answered() {
        state.withLock { $0.open -= 1 }
    }
}

/// Lets the handlers, which exist before the server does, find it.
private final class Holder: Sendable {
    private let server = Mutex<ScriptedServer?>(nil)

    func set(_ value: ScriptedServer) { server.withLock { $0 = value } }
    func get() -> ScriptedServer? { server.withLock { $0 } }
}

private final class Handler: ChannelInboundHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    private let holder: Holder
    private var request: ScriptedServer.Request?

    init(holder: Holder) {
        self.holder = holder
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head(let head):
            let headers = Dictionary(
                head.headers.map { ($0.name.lowercased(), $0.value) },
                uniquingKeysWith: { first, _ in first }
            )
            request = .init(uri: head.uri, headers: headers)
        case .body(let piece): request?.body += String(buffer: piece)
        case .end:
            guard let server = holder.get(), let request else { return }
            let reply = server.next(for: request)
            if reply.isSilent { return }
            let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
            context.eventLoop.scheduleTask(in: reply.delay) {
                let (handler, context) = bound.value
                server.answered()
                handler.write(reply, context: context)
            }
        }
    }

    private func write(_ reply: ScriptedServer.Reply, context: ChannelHandlerContext) {
        var headers = HTTPHeaders(reply.headers)
        if reply.status != 304 { headers.add(name: "Content-Length", value: "\(reply.body.count)") }
        let head = HTTPResponseHead(version: .http1_1, status: .init(statusCode: reply.status), headers: headers)
        context.write(wrapOutboundOut(.head(head)), promise: nil)
        let body = reply.cutsAfter.map { reply.body.prefix($0) } ?? reply.body
        let size = reply.pieceBytes ?? max(1, body.count)
        for start in stride(from: 0, to: body.count, by: size) {
            let piece = Array(body)[start..<min(start + size, body.count)]
            context.writeAndFlush(wrapOutboundOut(.body(.byteBuffer(ByteBuffer(bytes: piece)))), promise: nil)
        }
        if reply.cutsAfter != nil {
            context.flush()
            context.close(promise: nil)
        } else {
            context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
        }
    }
}
