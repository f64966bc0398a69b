import NIOCore
import NIOSSL

/// One step of the talk: what is said, and the promise of what is answered.
struct SMTPStep: Sendable {
    /// Empty for the greeting, which comes unasked.
    var text: String
    var answer: EventLoopPromise<SMTPReply>
    /// Begins TLS as soon as the server has agreed.
    var tls: (context: NIOSSLContext, host: String)?
}

/// Sends one command at a time and reads its reply.
///
/// What arrives when nothing was asked, and what is left when TLS begins, is no answer to anything: it ends the
/// connection, so that nobody between can slip replies in before the encryption (CVE-2021-38371 and its kin).
final class SMTPExchange: ChannelDuplexHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundIn = SMTPStep
    typealias OutboundOut = ByteBuffer

    private var received = ByteBuffer()
    private var waiting: SMTPStep?
    private var isGreeted = false
    private var failure: MailFailure?

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        let step = unwrapOutboundIn(data)
        guard failure == nil, waiting == nil else {
            promise?.succeed()
            return step.answer.fail(failure ?? .confused("two commands at once"))
        }
        waiting = step
        guard !step.text.isEmpty else {
            promise?.succeed()
            return digest(context)
        }
        context.write(wrapOutboundOut(ByteBuffer(string: step.text)), promise: promise)
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        received.writeImmutableBuffer(unwrapInboundIn(data))
        digest(context)
    }

    func channelInactive(context: ChannelHandlerContext) {
        fail(.unreachable("the connection ended"), context)
        context.fireChannelInactive()
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        fail(.unreachable("\(error)"), context)
    }

    private func digest(_ context: ChannelHandlerContext) {
        guard received.readableBytes > 0 else { return }
        guard let step = waiting else {
            // The greeting may be here before it is waited for; nothing else may.
            if isGreeted { fail(.confused("words nobody asked for"), context) }
            return
        }
        do throws(MailFailure) {
            guard let (reply, length) = try SMTPReply.read(received.readableBytesView) else { return }
            received.moveReaderIndex(forwardBy: length)
            guard received.readableBytes == 0 else { throw .confused("more than was asked for") }
            (waiting, isGreeted) = (nil, true)
            if let tls = step.tls, reply.code == 220 { try beginTLS(tls, context) }
            step.answer.succeed(reply)
        } catch {
            fail(error, context)
        }
    }

    private func beginTLS(
        _ tls: (context: NIOSSLContext, host: String),
        _ context: ChannelHandlerContext
    ) throws(MailFailure) {
        do {
            let handler = try NIOSSLClientHandler(context: tls.context, serverHostname: tls.host.serverName)
            try context.pipeline.syncOperations.addHandler(handler, position: .first)
        } catch {
            throw .unreachable("TLS: \(error)")
        }
    }

    private func fail(_ reason: MailFailure, _ context: ChannelHandlerContext) {
        if failure == nil { failure = reason }
        waiting?.answer.fail(failure ?? reason)
        waiting = nil
        context.close(promise: nil)
    }
}

extension String {
    /// The name for SNI, which has none for an address of numbers.
    var serverName: String? {
        contains(":") || allSatisfy { $0.isNumber || $0 == "." } ? nil : self
    }
}
