import Foundation
import NIOCore
import NIOPosix
import NIOSSL
import Synchronization

/// A real SMTP server on the loopback interface that keeps what it was told.
final class LoopbackMailServer: Sendable {
    struct Manner {
        var hasTLS = false
        /// Whether TLS begins with the connection.
        var isImplicit = false
        var ways = "PLAIN LOGIN"
        /// Answers in the place of the usual ones, by the command's first word.
        var answers: [String: String] = [:]
        var isSilent = false
    }

    struct Talk {
        /// Without the mails' text, and after `TLS` for what came encrypted.
        var commands: [String] = []
        /// As received, with dots still doubled.
        var mails: [String] = []
    }

    let manner: Manner
    private let state = Mutex(Talk())
    private let channel: any Channel

    var port: Int { channel.localAddress?.port ?? 0 }
    var talk: Talk { state.withLock { $0 } }

    init(_ manner: Manner = Manner()) async throws {
        self.manner = manner
        let holder = Holder()
        channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    if manner.isImplicit {
                        try channel.pipeline.syncOperations.addHandler(
                            NIOSSLServerHandler(context: try TestTLS.server())
                        )
                    }
                    try channel.pipeline.syncOperations.addHandler(MailServerHandler(manner) { holder.get() })
                }
            }
            .bind(host: "127.0.0.1", port: 0).get()
        holder.set(self)
    }

    func stop() async throws { try await channel.close() }

    fileprivate func note(_ change: (inout Talk) -> Void) { state.withLock { change(&$0) } }

    /// Lets handlers, which exist before the server does, find it.
    private final class Holder: Sendable {
        private let server = Mutex<LoopbackMailServer?>(nil)

        func set(_ value: LoopbackMailServer) { server.withLock { $0 = value } }
        func get() -> LoopbackMailServer? { server.withLock { $0 } }
    }
}

private final class MailServerHandler: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    private let manner: LoopbackMailServer.Manner
    private let server: () -> LoopbackMailServer?
    private var text = ""
    private var isMail = false

    init(_ manner: LoopbackMailServer.Manner, server: @escaping () -> LoopbackMailServer?) {
        (self.manner, self.server) = (manner, server)
    }

    func channelActive(context: ChannelHandlerContext) {
        if !manner.isSilent { say(manner.answers["greeting"] ?? "220 here\r\n", context) }
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        text += String(buffer: unwrapInboundIn(data))
        while let end = text.range(of: isMail ? "\r\n.\r\n" : "\r\n") {
            let part = String(text[..<end.lowerBound])
            text = String(text[end.upperBound...])
            if isMail {
                isMail = false
                server()?.note { $0.mails.append(part) }
                say(manner.answers["mail"] ?? "250 taken\r\n", context)
            } else {
                answer(part, context)
            }
        }
    }

    private func answer(_ command: String, _ context: ChannelHandlerContext) {
        server()?.note { $0.commands.append(command) }
        let word = String(command.prefix { $0 != " " && $0 != ":" })
        isMail = word == "DATA"
        let offers = ["here", manner.hasTLS ? "STARTTLS" : "8BITMIME", "AUTH \(manner.ways)"]
        let usual = [
            "EHLO": offers.enumerated().map { "250\($0 == offers.count - 1 ? " " : "-")\($1)\r\n" }.joined(),
            "STARTTLS": "220 go on\r\n", "AUTH": command.hasPrefix("AUTH PLAIN") ? "235 you\r\n" : "334 VXNlcg==\r\n",
            "MAIL": "250 yes\r\n", "RCPT": "250 yes\r\n", "DATA": "354 go on\r\n", "QUIT": "221 bye\r\n",
        ]
        // What follows AUTH LOGIN are words of base64.
        let login = server()?.talk.commands.dropLast().last == "AUTH LOGIN" ? "334 UGFzcw==\r\n" : "235 you\r\n"
        say(manner.answers[word] ?? usual[word] ?? login, context)
        guard word == "STARTTLS", manner.hasTLS else { return }
        do {
            let handler = NIOSSLServerHandler(context: try TestTLS.server())
            try context.pipeline.syncOperations.addHandler(handler, position: .first)
            server()?.note { $0.commands.append("TLS") }
        } catch {
            context.close(promise: nil)
        }
    }

    private func say(_ answer: String, _ context: ChannelHandlerContext) {
        context.writeAndFlush(wrapOutboundOut(ByteBuffer(string: answer)), promise: nil)
    }
}

/// A certificate for `localhost` that nobody trusts but who is told to; its key is no secret.
enum TestTLS {
    static func server() throws -> NIOSSLContext {
        try NIOSSLContext(
            configuration: .makeServerConfiguration(
                certificateChain: [.certificate(try certificate())],
                privateKey: .privateKey(try NIOSSLPrivateKey(bytes: Array(key.utf8), format: .pem))
            )
        )
    }

    static func certificate() throws -> NIOSSLCertificate {
        try NIOSSLCertificate(bytes: Array(chain.utf8), format: .pem)
    }

    private static let key = """
        -----BEGIN PRIVATE KEY-----
        MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgpyx65m6tEtxD1JAF
        fOR4IY7otQbpy1I6LM7KzCHXnlahRANCAAS8tHcSKZyo/h5RWzS1RCC6aPVmOiLL
        I7zzVm1YfxybuG73pxd83xbOrarwXuZm0MFzNWKA+Qg2INAQ7jomSpxC
        -----END PRIVATE KEY-----
        """

    private static let chain = """
        -----BEGIN CERTIFICATE-----
        MIIBlTCCATugAwIBAgIUGCOEdAHv137dwhyTMs1a448UhdQwCgYIKoZIzj0EAwIw
        FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyMjA3MTgwOFoYDzIxMjYxMDI5
        MDcxODA4WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
        PQMBBwNCAAS8tHcSKZyo/h5RWzS1RCC6aPVmOiLLI7zzVm1YfxybuG73pxd83xbO
        rarwXuZm0MFzNWKA+Qg2INAQ7jomSpxCo2kwZzAdBgNVHQ4EFgQUW5pcIsGjSVAl
        j5Epslg6+D6+J6YwHwYDVR0jBBgwFoAUW5pcIsGjSVAlj5Epslg6+D6+J6YwDwYD
        VR0TAQH/BAUwAwEB/zAUBgNVHREEDTALgglsb2NhbGhvc3QwCgYIKoZIzj0EAwID
        SAAwRQIgXVj2lfzRNmgRVx51nN2GRhMbqCaT7ppzW/17N0BFbGoCIQCaE8XdMeVg
        Hvcana+5fyKhW9naOmEjjtL0GH37r9QZ/A==
        -----END CERTIFICATE-----
        """
}
