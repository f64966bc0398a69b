import NIOCore
import NIOHTTP1

/// Closes the connection of a request that was too large and is still being sent when that has been answered.
///
/// Hummingbird reads whatever comes up to the request's end. The answer says `Connection: close`, and the rest is read
/// for a moment only: whoever is cut off at once may lose the answer along with the connection.
final class UnreadRequest: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart
    typealias OutboundIn = HTTPServerResponsePart
    typealias OutboundOut = HTTPServerResponsePart

    /// Puts one between HTTP/1's own parts and Hummingbird's.
    final class Installer: ChannelInboundHandler, RemovableChannelHandler {
        typealias InboundIn = NIOAny

        private let patience: TimeAmount

        init(patience: TimeAmount) { self.patience = patience }

        func handlerAdded(context: ChannelHandlerContext) {
            let pipeline = context.pipeline.syncOperations
            do {
                let decoder = try pipeline.handler(type: ByteToMessageHandler<HTTPRequestDecoder>.self)
                try pipeline.addHandler(UnreadRequest(patience: patience), position: .after(decoder))
            } catch {
                context.fireErrorCaught(error)
            }
        }
    }

    /// How long what is left is read.
    private let patience: TimeAmount
    /// Requests may be sent before those ahead of them are answered.
    private var (ended, answered) = (0, 0)
    private var closes = false
    private var closing: Scheduled<Void>?

    init(patience: TimeAmount) {
        self.patience = patience
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        context.fireChannelRead(data)
        guard case .end = unwrapInboundIn(data) else { return }
        ended += 1
        if closing != nil { context.close(promise: nil) }
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        switch unwrapOutboundIn(data) {
        case .head(var head) where head.status == .payloadTooLarge && answered >= ended:
            closes = true
            head.headers.replaceOrAdd(name: "connection", value: "close")
            context.write(wrapOutboundOut(.head(head)), promise: promise)
        case .end:
            context.write(data, promise: promise)
            answered += 1
            if closes { finish(context) }
        default: context.write(data, promise: promise)
        }
    }

    /// Closes when the request has ended or time is up.
    private func finish(_ context: ChannelHandlerContext) {
        context.flush()
        guard answered > ended else { return context.close(promise: nil) }
        closing = context.eventLoop.assumeIsolated().scheduleTask(in: patience) { context.close(promise: nil) }
    }

    func channelInactive(context: ChannelHandlerContext) {
        closing?.cancel()
        context.fireChannelInactive()
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        closing?.cancel()
    }
}
