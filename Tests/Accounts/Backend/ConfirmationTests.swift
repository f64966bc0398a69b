import AccountsDomain
import Foundation
import Outbound
import Storage
import StorageTesting
import Synchronization
import Testing

@testable import AccountsService

/// Confirming an address, from the mail to the account.
@Suite(.everyEngine)
struct ConfirmationTests {
    private final class Post: MailSender {
        let sent = Mutex<[MailMessage]>([])
        let isAway = Mutex(false)

        func send(_ message: MailMessage) async throws(MailFailure) {
            if isAway.withLock({ $0 }) { throw .later(code: 452) }
            sent.withLock { $0.append(message) }
        }
    }

    private let post = Post()

    private func world(sendsMail: Bool = true) async throws -> AccountsWorld {
        try await AccountsWorld(options: AccountOptions(sendsMail: sendsMail))
    }

    private func deliver(_ world: AccountsWorld) async throws -> Bool {
        let mails = ConfirmationMails(
            accounts: world.service,
            sender: post,
            from: try MailAddress("serendip@serendip.example"),
            origin: "https://serendip.example"
        )
        return try await mails.deliver()
    }

    /// The secret of the last mail.
    private func link() throws -> String {
        let mail = try #require(post.sent.withLock { $0.last })
        let address = try #require(mail.body.firstMatch(of: #/https://serendip\.example/account/\S+/#)?.0)
        guard case .confirmEmail(let link)? = AccountRoute(url: String(address)) else {
            throw AccountError.failed("the link leads to \(address)")
        }
        return link
    }

    @Test func `signing up sends a mail whose link confirms the address once, from wherever it is opened`() async throws
    {
        let world = try await world()
        let member = try await world.member("Mira@example.org")
        #expect(try await member.service.account().emailConfirmedAt == nil)
        #expect(try await deliver(world))
        #expect(post.sent.withLock { $0.map(\.to.text) } == ["Mira@example.org"])
        let (link, elsewhere) = (try link(), try await world.guest().service)
        world.clock.advance(hours: 1)
        try await elsewhere.confirmEmail(link: link)
        #expect(try await member.service.account().emailConfirmedAt == world.clock.now)
        #expect(try await elsewhere.account().kind == .guest)
        await #expect(throws: AccountError.linkExpired) { try await elsewhere.confirmEmail(link: link) }
        // Nothing is left to be confirmed.
        try await member.service.requestEmailConfirmation()
        #expect(try await world.count("email_confirmation_requests") == 0)
    }

    @Test func `only the last link counts, and a day is enough`() async throws {
        let world = try await world()
        let member = try await world.member().service
        _ = try await deliver(world)
        let first = try link()
        try await member.requestEmailConfirmation()
        try await member.requestEmailConfirmation()
        _ = try await deliver(world)
        #expect(post.sent.withLock { $0.count } == 2)
        await #expect(throws: AccountError.linkExpired) { try await member.confirmEmail(link: first) }
        let second = try link()
        world.clock.advance(hours: 24)
        await #expect(throws: AccountError.linkExpired) { try await member.confirmEmail(link: second) }
        #expect(try await member.account().emailConfirmedAt == nil)
        world.clock.advance(hours: 1)
        _ = try await world.clearUp()
        #expect(try await world.count("email_confirmations") == 0)
    }

    @Test func `a link is kept as its hash alone`() async throws {
        let world = try await world()
        _ = try await world.member()
        _ = try await deliver(world)
        let hash = try await world.database.read { connection -> String? in
            try connection.row("SELECT hash FROM email_confirmations")?["hash"]
        }
        #expect(hash == Secret.hash(of: try link()))
    }

    @Test func `asking again and again has to wait`() async throws {
        let world = try await world()
        let member = try await world.member().service
        for _ in 0..<5 { try await member.requestEmailConfirmation() }
        await #expect(throws: AccountError.tooManyAttempts(until: world.clock.now.addingTimeInterval(30))) {
            try await member.requestEmailConfirmation()
        }
        _ = try await deliver(world)
        #expect(post.sent.withLock { $0.count } == 1)
    }

    @Test func `a guest has nothing to confirm, and a server without mail nothing to send`() async throws {
        let world = try await world()
        let guest = try await world.guest().service
        await #expect(throws: AccountError.notMember) { try await guest.requestEmailConfirmation() }
        let silent = try await self.world(sendsMail: false)
        let member = try await silent.member().service
        await #expect(throws: AccountError.notOffered) { try await member.requestEmailConfirmation() }
        #expect(try await silent.count("email_confirmation_requests") == 0)
    }

    @Test func `a mail server that is away gets the mail later, and a day later nothing`() async throws {
        let world = try await world()
        let member = try await world.member().service
        post.isAway.withLock { $0 = true }
        #expect(try await !deliver(world))
        post.isAway.withLock { $0 = false }
        world.clock.advance(hours: 23)
        #expect(try await deliver(world))
        #expect(post.sent.withLock { $0.count } == 1)
        try await member.requestEmailConfirmation()
        world.clock.advance(hours: 24)
        #expect(try await deliver(world))
        #expect(post.sent.withLock { $0.count } == 1)
    }

    @Test func `a deleted account leaves no link and no request`() async throws {
        let world = try await world()
        let member = try await world.member().service
        _ = try await deliver(world)
        try await member.requestEmailConfirmation()
        let link = try link()
        try await member.delete(password: AccountsWorld.password)
        #expect(try await world.count("email_confirmations") == 0)
        #expect(try await world.count("email_confirmation_requests") == 0)
        let guest = try await world.guest().service
        await #expect(throws: AccountError.linkExpired) { try await guest.confirmEmail(link: link) }
    }

    @Test func `whoever confirms over GraphQL is signed in, as with a new password`() async throws {
        let world = try await world()
        let member = try await world.member()
        _ = try await deliver(world)
        let guest = try await world.guest()
        let opened = try await world.redeem(try await guest.service.signIn(confirming: try link()), guest)
        #expect(opened.visit.account.id == member.visit.account.id)
        #expect(opened.visit.account.emailConfirmedAt == world.clock.now)
    }
}
