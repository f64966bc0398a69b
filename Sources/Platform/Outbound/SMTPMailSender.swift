import Foundation
import NIOCore
import NIOPosix
package import NIOSSL

/// Sends mails through one SMTP server (RFC 5321), a connection for each: they are few.
package struct SMTPMailSender: MailSender {
    private let server: MailServer
    private let tls: NIOSSLContext

    /// - Throws: what is wrong with the trusted certificates.
    package init(_ server: MailServer) throws {
        self.server = server
        var configuration = TLSConfiguration.makeClientConfiguration()
        configuration.trustRoots = server.trust
        configuration.minimumTLSVersion = .tlsv12
        tls = try NIOSSLContext(configuration: configuration)
    }

    package func send(_ message: MailMessage) async throws(MailFailure) {
        do {
            let channel = try await connect()
            let deadline = channel.eventLoop.scheduleTask(in: TimeAmount(server.total)) {
                channel.close(promise: nil)
            }
            do {
                try await SMTPTalk(channel: channel, server: server, tls: tls).deliver(message)
            } catch {
                deadline.cancel()
                channel.close(promise: nil)
                throw error
            }
            deadline.cancel()
            channel.close(promise: nil)
        } catch let failure as MailFailure {
            throw failure
        } catch {
            throw .unreachable("\(error)")
        }
    }

    private func connect() async throws -> any Channel {
        let (server, tls) = (server, tls)
        return try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .connectTimeout(TimeAmount(server.connect))
            .channelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    if server.security == .tls {
                        let handler = try NIOSSLClientHandler(context: tls, serverHostname: server.host.serverName)
                        try channel.pipeline.syncOperations.addHandler(handler)
                    }
                    try channel.pipeline.syncOperations.addHandler(SMTPExchange())
                }
            }
            .connect(host: server.host, port: server.port).get()
    }
}

/// Brings mails on their way.
package protocol MailSender: Sendable {
    /// Returns when a server has taken the mail over.
    func send(_ message: MailMessage) async throws(MailFailure)
}

/// The mail server that takes our mails, as whoever runs Serendip configures it.
package struct MailServer: Sendable {
    package enum Security: Hashable, Sendable {
        /// TLS from the first byte (`smtps`, RFC 8314).
        case tls
        /// TLS after `STARTTLS`, or nothing is sent.
        case startTLS
        /// For a server on this machine only.
        case none
    }

    package enum Problem: Error, Hashable, Sendable {
        /// Not like `smtps://user:password@mail.example.org`.
        case invalidURL
        /// Without TLS only to this machine.
        case needsTLS
    }

    package let host: String
    package let port: Int
    package let security: Security
    let user: String?
    /// Never logged.
    let password: String?
    /// For the connection, and for the whole.
    package var connect: Duration = .seconds(10)
    package var total: Duration = .seconds(60)
    /// Whose certificates are believed.
    package var trust = NIOSSLTrustRoots.default

    /// `smtps://` is TLS on port 465, `smtp://` is STARTTLS on port 587; `smtp://` to this machine (port 25) does
    /// without TLS.
    ///
    /// `needsTLS` asks for it on this machine, too. User and password are percent-encoded where they hold signs.
    ///
    /// - Throws: what is wrong with the address; never its text, which holds a password.
    package init(url: String, needsTLS: Bool? = nil) throws(Problem) {
        guard let parts = URLComponents(string: url), let host = parts.host, !host.isEmpty,
            ["", "/"].contains(parts.path), parts.query == nil, (parts.user == nil) == (parts.password == nil)
        else { throw .invalidURL }
        let isHere = BaseAddress.isLoopback(host)
        switch parts.scheme {
        case "smtps": security = .tls
        case "smtp" where isHere && needsTLS != true: security = .none
        case "smtp": security = .startTLS
        default: throw .invalidURL
        }
        self.host = host.trimmingCharacters(in: CharacterSet(charactersIn: "[]"))
        port = parts.port ?? [.tls: 465, .startTLS: 587, .none: 25][security] ?? 25
        (user, password) = (parts.user, parts.password)
        let signs = (user ?? "") + (password ?? "")
        guard signs.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7F }) else { throw .invalidURL }
    }
}

/// The talk with a server over one connection.
struct SMTPTalk {
    let channel: any Channel
    let server: MailServer
    let tls: NIOSSLContext

    func deliver(_ message: MailMessage) async throws {
        try expect(220, from: try await say(""))
        var offers = try await hello()
        if server.security == .startTLS {
            guard offers.contains(where: { $0.uppercased() == "STARTTLS" }) else {
                throw MailFailure.unreachable("the server offers no TLS")
            }
            try expect(220, from: try await say("STARTTLS\r\n", thenTLS: true))
            // What was offered before the encryption may have been anybody's words.
            offers = try await hello()
        }
        try await signIn(offers)
        try expect(250, from: try await say("MAIL FROM:<\(message.from.text)>\r\n"))
        try expect(250, 251, from: try await say("RCPT TO:<\(message.to.text)>\r\n"))
        try expect(354, from: try await say("DATA\r\n"))
        try expect(250, from: try await say(message.wire(id: UUID(), date: Date())))
        // The mail is theirs from here on; whether they say good-bye does not matter.
        _ = try? await say("QUIT\r\n")
    }

    /// What the server can do, in its own words.
    private func hello() async throws -> [String] {
        let reply = try await say("EHLO [127.0.0.1]\r\n")
        try expect(250, from: reply)
        return Array(reply.lines.dropFirst())
    }

    /// RFC 4954; PLAIN where it is offered, otherwise LOGIN.
    private func signIn(_ offers: [String]) async throws {
        guard let user = server.user, let password = server.password else { return }
        let words = offers.map { $0.uppercased().split(whereSeparator: { $0 == " " || $0 == "=" }) }
        let ways = words.filter { $0.first == "AUTH" }.flatMap { $0.dropFirst() }
        if ways.contains("PLAIN") {
            let proof = Data("\0\(user)\0\(password)".utf8).base64EncodedString()
            try expect(235, from: try await say("AUTH PLAIN \(proof)\r\n"))
        } else if ways.contains("LOGIN") {
            try expect(334, from: try await say("AUTH LOGIN\r\n"))
            try expect(334, from: try await say("\(Data(user.utf8).base64EncodedString())\r\n"))
            try expect(235, from: try await say("\(Data(password.utf8).base64EncodedString())\r\n"))
        } else {
            throw MailFailure.unreachable("the server takes no password")
        }
    }

    private func say(_ text: String, thenTLS: Bool = false) async throws -> SMTPReply {
        let answer = channel.eventLoop.makePromise(of: SMTPReply.self)
        let step = SMTPStep(text: text, answer: answer, tls: thenTLS ? (tls, server.host) : nil)
        channel.writeAndFlush(step).cascadeFailure(to: answer)
        return try await answer.futureResult.get()
    }

    private func expect(_ codes: Int..., from reply: SMTPReply) throws(MailFailure) {
        guard !codes.contains(reply.code) else { return }
        throw switch reply.code {
        case 400...499: .later(code: reply.code)
        case 500...599: .refused(code: reply.code)
        default: .confused("\(reply.code) in the place of \(codes)")
        }
    }
}
