import Foundation
import NIOCore
import NIOSSL

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
