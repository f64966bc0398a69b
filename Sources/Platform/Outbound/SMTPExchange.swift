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

/// Why a mail did not leave; texts are for the log and hold no address.
package enum MailFailure: Error, Hashable, Sendable {
    /// The part of the message that cannot be sent to anybody.
    case invalid(String)
    /// No connection, a broken one, no TLS, or no answer in time.
    case unreachable(String)
    /// The server says that it will not work later either (5xx).
    case refused(code: Int)
    /// The server asks to come back later (4xx).
    case later(code: Int)
    /// The server speaks when it must not, or what cannot be read.
    case confused(String)

    /// Whether the same may work in a minute.
    package var isTemporary: Bool {
        switch self {
        case .unreachable, .later, .confused: true
        case .invalid, .refused: false
        }
    }
}

/// A server's answer to one command (RFC 5321, section 4.2): a code and one line or more.
struct SMTPReply: Hashable, Sendable {
    var code: Int
    var lines: [String]

    /// RFC 5321, section 4.5.3.1.5 allows 512; some servers' greetings are longer.
    private static let maximumLine = 2_048
    private static let maximumLines = 100

    /// Reads a whole reply from the beginning of `bytes`, and says how many of them it has taken; `nil` while more have
    /// to come.
    ///
    /// - Throws: `confused` for what is no reply.
    static func read(_ bytes: some Collection<UInt8>) throws(MailFailure) -> (reply: SMTPReply, length: Int)? {
        var lines: [String] = []
        var length = 0
        var code: Int?
        var rest = bytes[...]
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
            var line = Array(rest[..<end])
            length += line.count + 1
            rest = rest[rest.index(after: end)...]
            if line.last == UInt8(ascii: "\r") { line.removeLast() }
            let (number, isLast) = try head(of: line)
            guard code == nil || code == number, lines.count < maximumLines else { throw .confused("a mixed reply") }
            code = number
            lines.append(String(decoding: line.dropFirst(4), as: UTF8.self))
            if isLast { return (SMTPReply(code: number, lines: lines), length) }
        }
        guard rest.count <= maximumLine else { throw .confused("a line without end") }
        return nil
    }

    /// The code of a line, and whether it is the reply's last.
    private static func head(of line: [UInt8]) throws(MailFailure) -> (code: Int, isLast: Bool) {
        let digits = line.prefix(3).map { Int($0) - 48 }
        guard line.count <= maximumLine, digits.count == 3, digits.allSatisfy({ (0...9).contains($0) }),
            (2...5).contains(digits[0]), line.count == 3 || [0x20, 0x2D].contains(line[3])
        else { throw .confused("not a reply") }
        return (digits[0] * 100 + digits[1] * 10 + digits[2], line.count == 3 || line[3] == 0x20)
    }
}
