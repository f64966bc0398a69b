import Foundation
import NIOSSL
import Testing

@testable import Outbound

/// Mails through a real server on the loopback interface.
struct SMTPMailSenderTests {
    private static func message(_ body: String = "A link:\nhttps://serendip.example/x\n") throws -> MailMessage {
        try MailMessage(
            from: MailAddress("serendip@serendip.example"),
            to: MailAddress("mira@example.org"),
            subject: "A new password",
            body: body
        )
    }

    /// Sends one mail; what the server heard, and how it failed.
    private func send(
        _ manner: LoopbackMailServer.Manner = .init(),
        url: (Int) -> String = { "smtp://user:pa%40ss@localhost:\($0)" },
        needsTLS: Bool = false,
        trusts: Bool = true,
        body: String? = nil
    ) async throws -> (talk: LoopbackMailServer.Talk, failure: MailFailure?) {
        let loopback = try await LoopbackMailServer(manner)
        var server = try MailServer(url: url(loopback.port), needsTLS: needsTLS)
        server.connect = .seconds(5)
        server.total = manner.isSilent ? .milliseconds(200) : .seconds(20)
        if trusts { server.trust = .certificates([try TestTLS.certificate()]) }
        let sender = try SMTPMailSender(server)
        let message = try body.map(Self.message) ?? Self.message()
        var failure: MailFailure?
        do throws(MailFailure) {
            try await sender.send(message)
        } catch {
            failure = error
        }
        let talk = loopback.talk
        try await loopback.stop()
        return (talk, failure)
    }

    @Test func `a mail is taken over`() async throws {
        let (talk, failure) = try await send()
        #expect(failure == nil)
        let proof = Data("\0user\0pa@ss".utf8).base64EncodedString()
        #expect(
            talk.commands == [
                "EHLO [127.0.0.1]", "AUTH PLAIN \(proof)", "MAIL FROM:<serendip@serendip.example>",
                "RCPT TO:<mira@example.org>", "DATA", "QUIT",
            ]
        )
        let mail = try #require(talk.mails.first)
        let (head, text) = try #require(
            mail.firstRange(of: "\r\n\r\n").map { (mail[..<$0.lowerBound], mail[$0.upperBound...]) }
        )
        #expect(text == "A link:\r\nhttps://serendip.example/x\r\n")
        for line in ["To: <mira@example.org>", "Subject: A new password", "Auto-Submitted: auto-generated"] {
            #expect(head.contains("\r\n\(line)"))
        }
    }

    @Test func `a line with a dot stays one, and other letters come through`() async throws {
        let dots = try await send(body: ".\n..two\nend")
        #expect(dots.talk.mails.first?.hasSuffix("\r\n\r\n..\r\n...two\r\nend") == true)
        let hindi = try await send(body: "नमस्ते\n" + String(repeating: "long ", count: 300))
        let code = try #require(hindi.talk.mails.first?.components(separatedBy: "\r\n\r\n").last)
        #expect(code.components(separatedBy: "\r\n").allSatisfy { $0.count <= 76 })
        let data = try #require(Data(base64Encoded: code, options: .ignoreUnknownCharacters))
        #expect(String(decoding: data, as: UTF8.self).hasPrefix("नमस्ते\nlong long"))
    }

    @Test func `a password travels through TLS only, from the first byte or after STARTTLS`() async throws {
        let implicit = try await send(.init(isImplicit: true), url: { "smtps://user:x@localhost:\($0)" })
        #expect(implicit.failure == nil)
        #expect(implicit.talk.mails.count == 1)
        let later = try await send(.init(hasTLS: true), needsTLS: true)
        #expect(later.failure == nil)
        #expect(
            later.talk.commands.prefix(5).map { $0.prefix(8) } == [
                "EHLO [12", "STARTTLS", "TLS", "EHLO [12", "AUTH PLA",
            ]
        )
    }

    @Test func `without TLS or with a certificate of nobody's nothing is said`() async throws {
        let none = try await send(.init(hasTLS: false), needsTLS: true)
        #expect(none.failure == .unreachable("the server offers no TLS"))
        #expect(none.talk.commands == ["EHLO [127.0.0.1]"])
        let stranger = try await send(.init(isImplicit: true), url: { "smtps://user:x@localhost:\($0)" }, trusts: false)
        #expect(stranger.failure?.isTemporary == true)
        #expect(stranger.talk.commands == [])
    }

    @Test func `words before the encryption are no answer after it`() async throws {
        let injected = LoopbackMailServer.Manner(
            hasTLS: true,
            answers: ["STARTTLS": "220 go on\r\n250 mine\r\n"]
        )
        let (talk, failure) = try await send(injected, needsTLS: true)
        #expect(failure == .confused("more than was asked for"))
        #expect(!talk.commands.contains { $0.hasPrefix("AUTH") })
    }

    @Test func `LOGIN where PLAIN is not offered, and no password where neither is`() async throws {
        let login = try await send(.init(ways: "LOGIN"))
        #expect(login.failure == nil)
        #expect(Array(login.talk.commands[1...3]) == ["AUTH LOGIN", "dXNlcg==", "cGFAc3M="])
        let other = try await send(.init(ways: "GSSAPI"))
        #expect(other.failure == .unreachable("the server takes no password"))
    }

    @Test(arguments: [
        ("greeting", "554 no\r\n", MailFailure.refused(code: 554)), ("AUTH", "535 no\r\n", .refused(code: 535)),
        ("RCPT", "550 nobody\r\n", .refused(code: 550)), ("mail", "452 full\r\n", .later(code: 452)),
        ("MAIL", "nonsense\r\n", .confused("not a reply")), ("EHLO", "250-a\r\n251 b\r\n", .confused("a mixed reply")),
    ])
    func `a refusal is told apart from come back later`(word: String, answer: String, failure: MailFailure) async throws
    {
        #expect(try await send(.init(answers: [word: answer])).failure == failure)
    }

    @Test func `a server that says nothing is given up`() async throws {
        #expect(try await send(.init(isSilent: true)).failure == .unreachable("the connection ended"))
    }

    @Test(arguments: ["a@b\r\nRCPT TO:<c@d>", "a@b>", "<a@b", "a@b,c@d", "a b@c", "a", "@b", "a@", "ä@b", "a@b\0"])
    func `an address cannot carry a command`(text: String) {
        #expect(throws: MailFailure.invalid("address")) { try MailAddress(text) }
    }

    @Test(arguments: ["x\r\nBcc: a@b", "x\ny", "x\0", "schön", String(repeating: "x", count: 201)])
    func `a subject cannot carry a header`(subject: String) throws {
        let address = try MailAddress("a@b.org")
        #expect(throws: MailFailure.invalid("subject")) {
            try MailMessage(from: address, to: address, subject: subject, body: "")
        }
    }

    @Test func `a mail server is named by its address`() throws {
        let tls = try MailServer(url: "smtps://user:pa%3Ass@mail.example.org")
        #expect(tls.port == 465 && tls.security == .tls && tls.password == "pa:ss")
        let start = try MailServer(url: "smtp://mail.example.org")
        #expect(start.port == 587 && start.security == .startTLS && start.user == nil)
        #expect(try MailServer(url: "smtp://127.0.0.1").security == .none)
        for url in [
            "mail.example.org", "http://mail.example.org", "smtp://a@b.org", "smtps://a:b%0A@c.org", "smtps://",
        ] {
            #expect(throws: MailServer.Problem.invalidURL) { try MailServer(url: url) }
        }
    }
}
