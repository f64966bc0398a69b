import AccountsDomain
import Foundation
import Outbound
import StorageTesting
import Synchronization
import Testing

@testable import AccountsService

/// Mails with links, from asking to the new password.
@Suite(.everyEngine)
struct ResetMailTests {
    /// Keeps what is sent, or refuses as a server would.
    private final class Post: MailSender {
        let sent = Mutex<[MailMessage]>([])
        let failure = Mutex<MailFailure?>(nil)

        func send(_ message: MailMessage) async throws(MailFailure) {
            if let failure = failure.withLock({ $0 }) { throw failure }
            sent.withLock { $0.append(message) }
        }
    }

    private let post = Post()

    private func mails(_ world: AccountsWorld) throws -> ResetMails {
        ResetMails(
            accounts: world.service,
            sender: post,
            from: try MailAddress("serendip@serendip.example"),
            origin: "https://serendip.example"
        )
    }

    private func world() async throws -> AccountsWorld {
        try await AccountsWorld(options: AccountOptions(sendsMail: true))
    }

    @Test func `the mail's link sets a new password`() async throws {
        let world = try await world()
        _ = try await world.member("Mira@example.org")
        let guest = try await world.guest()
        try await guest.service.requestPasswordReset(email: " MIRA@example.org ")
        #expect(try await mails(world).deliver())
        let mail = try #require(post.sent.withLock { $0.first })
        #expect(mail.to.text == "Mira@example.org")
        let address = try #require(mail.body.firstMatch(of: #/https://serendip\.example/account/\S+/#)?.0)
        guard case .newPassword(let link)? = AccountRoute(url: String(address)) else {
            Issue.record("the link leads to \(address)")
            return
        }
        _ = try await guest.service.resetPassword(link: link, to: "two boats on a lake")
        _ = try await guest.service.signIn(email: "mira@example.org", password: "two boats on a lake")
    }

    @Test func `nobody's address gets no mail and the same answer`() async throws {
        let world = try await world()
        let guest = try await world.guest()
        try await guest.service.requestPasswordReset(email: "nobody@example.org")
        #expect(try await world.count("password_reset_requests") == 1)
        #expect(try await mails(world).deliver())
        #expect(post.sent.withLock { $0.isEmpty })
        #expect(try await world.count("password_reset_requests") == 0)
        #expect(try await world.count("password_resets") == 0)
    }

    @Test func `a server that is away gets the mail later, for an hour`() async throws {
        let world = try await world()
        _ = try await world.member("mira@example.org")
        try await world.guest().service.requestPasswordReset(email: "mira@example.org")
        post.failure.withLock { $0 = .later(code: 452) }
        #expect(try await !mails(world).deliver())
        post.failure.withLock { $0 = nil }
        world.clock.advance(hours: 0.5)
        #expect(try await mails(world).deliver())
        #expect(post.sent.withLock { $0.count } == 1)
        try await world.guest().service.requestPasswordReset(email: "mira@example.org")
        world.clock.advance(hours: 1)
        #expect(try await mails(world).deliver())
        #expect(post.sent.withLock { $0.count } == 1)
    }

    @Test func `a mail that nobody will ever take is given up, and the next is sent`() async throws {
        let world = try await world()
        _ = try await world.member("mira@example.org")
        try await world.guest().service.requestPasswordReset(email: "mira@example.org")
        post.failure.withLock { $0 = .refused(code: 550) }
        #expect(try await mails(world).deliver())
        #expect(try await world.count("password_reset_requests") == 0)
    }

    @Test func `asking again before the mail has left sends one`() async throws {
        let world = try await world()
        _ = try await world.member("mira@example.org")
        for _ in 0..<3 { try await world.guest().service.requestPasswordReset(email: "mira@example.org") }
        _ = try await mails(world).deliver()
        #expect(post.sent.withLock { $0.count } == 1)
    }
}
