import AccountsDomain
import Foundation
import Storage
import StorageTesting
import Testing

@testable import AccountsService

@Suite(.everyEngine)
struct SessionTests {
    private let world: AccountsWorld

    init() async throws {
        world = try await AccountsWorld()
    }

    @Test func `a ticket is good once`() async throws {
        let guest = try await world.guest()
        let ticket = try await signUp(guest)
        let member = try await world.redeem(ticket, guest)
        await #expect(throws: AccountError.linkExpired) { try await member.service.redeem(ticket) }
    }

    @Test func `every session that a person ends is told, and only those`() async throws {
        let member = try await world.member()
        let guest = try await world.guest("Safari on iPhone")
        let stranger = try await world.guest()
        var ended = world.service.endedSessions().makeAsyncIterator()
        // A guest who signs in leaves the guest's session behind.
        let second = try await signIn(guest)
        #expect(await ended.next() == EndedSession(guest.visit))
        try await second.service.endSession(member.visit.session)
        #expect(await ended.next() == EndedSession(member.visit))
        let third = try await signIn(try await world.guest())
        #expect(await ended.next() != nil)
        _ = try await third.service.changePassword(from: AccountsWorld.password, to: "a lake below a boat")
        #expect(await ended.next() == EndedSession(second.visit))
        try await third.service.delete(password: "a lake below a boat")
        #expect(await ended.next() == EndedSession(third.visit))
        // A page that asks for its own end waits for the answer.
        var page = stranger.service
        page.isOfPage = true
        try await page.signOut()
        #expect(await ended.next() == EndedSession(stranger.visit, askedItself: true))
        #expect(try await world.service.isOpen(member.visit.session, of: member.visit.account.id) == false)
    }

    @Test func `a ticket lives 30 seconds`() async throws {
        let guest = try await world.guest()
        let ticket = try await signUp(guest)
        world.clock.advance(hours: 31 / 3_600)
        await #expect(throws: AccountError.linkExpired) { try await guest.service.redeem(ticket) }
    }

    @Test func `a ticket is no use to another session`() async throws {
        let (guest, stranger) = (try await world.guest(), try await world.guest())
        let ticket = try await signUp(guest)
        await #expect(throws: AccountError.linkExpired) { try await stranger.service.redeem(ticket) }
        _ = try await guest.service.redeem(ticket)
    }

    @Test func `signing in opens another session, and the guest is gone`() async throws {
        let member = try await world.member()
        let guest = try await world.guest("Safari on iPhone")
        let second = try await signIn(guest)
        #expect(second.visit.account == member.visit.account)
        #expect(second.visit.session != member.visit.session)
        #expect(try await world.service.visit(by: guest.token) == nil)
        #expect(try await world.count("accounts") == 1)
    }

    @Test func `the session that asks is the first of the list`() async throws {
        let member = try await world.member()
        world.clock.advance(hours: 2)
        let second = try await signIn(try await world.guest())
        for browser in [member, second] {
            let sessions = try await browser.service.sessions()
            #expect(sessions.map(\.isCurrent) == [true, false])
            #expect(sessions.first?.id == browser.visit.session)
        }
    }

    @Test func `signing out ends one session`() async throws {
        let member = try await world.member()
        let second = try await signIn(try await world.guest())
        try await second.service.signOut()
        #expect(try await world.service.visit(by: second.token) == nil)
        #expect(try await world.service.visit(by: member.token) != nil)
    }

    @Test func `signing out everywhere ends all of the account's sessions and nobody else's`() async throws {
        let member = try await world.member()
        let second = try await signIn(try await world.guest())
        let stranger = try await world.member("other@example.org")
        try await second.service.signOutEverywhere()
        #expect(try await world.service.visit(by: member.token) == nil)
        #expect(try await world.service.visit(by: second.token) == nil)
        #expect(try await world.service.visit(by: stranger.token) != nil)
    }

    @Test func `nobody ends somebody else's session`() async throws {
        let member = try await world.member()
        let stranger = try await world.member("other@example.org")
        try await stranger.service.endSession(member.visit.session)
        #expect(try await world.service.visit(by: member.token) != nil)
        try await member.service.endSession(member.visit.session)
        #expect(try await world.service.visit(by: member.token) == nil)
    }

    @Test func `a token a week old is replaced, and its answer may be lost`() async throws {
        let guest = try await world.guest()
        #expect(try await world.service.renew(guest.token) == nil)
        world.clock.advance(days: 8)
        _ = try #require(try await world.service.renew(guest.token))
        world.clock.advance(days: 8)
        let second = try #require(try await world.service.renew(guest.token))
        #expect(try await world.service.visit(by: guest.token) != nil)
        #expect(try await world.service.visit(by: second)?.session == guest.visit.session)
    }

    @Test func `the old token ends ten minutes after the new one is used`() async throws {
        let guest = try await world.guest()
        world.clock.advance(days: 8)
        let new = try #require(try await world.service.renew(guest.token))
        _ = try await world.service.visit(by: new)
        world.clock.advance(hours: 0.16)
        #expect(try await world.service.visit(by: guest.token) != nil)
        world.clock.advance(hours: 0.01)
        #expect(try await world.service.visit(by: guest.token) == nil)
        #expect(try await world.service.visit(by: new) != nil)
    }

    @Test func `of two tokens that were given at once the browser may keep either`() async throws {
        let guest = try await world.guest()
        world.clock.advance(days: 8)
        let first = try #require(try await world.service.renew(guest.token))
        let second = try await world.database.write { connection in
            try SessionStore(connection: connection, rules: SessionRules(), now: world.clock.now)
                .issueToken(for: guest.visit.session)
        }
        _ = try await world.service.visit(by: second)
        _ = try await world.service.visit(by: first)
        world.clock.advance(hours: 1)
        #expect(try await world.service.visit(by: first) != nil)
        #expect(try await world.service.visit(by: second) == nil)
    }

    @Test(arguments: [(59.0, true), (61.0, false)])
    func `a member's session ends after 60 days without use`(days: Double, isAlive: Bool) async throws {
        let member = try await world.member()
        world.clock.advance(days: days)
        #expect((try await world.service.visit(by: member.token) != nil) == isAlive)
    }

    @Test func `a member signs in again after a year in any case`() async throws {
        let member = try await world.member()
        for _ in 0..<8 {
            world.clock.advance(days: 45)
            #expect(try await world.service.visit(by: member.token) != nil)
        }
        world.clock.advance(days: 10)
        #expect(try await world.service.visit(by: member.token) == nil)
    }

    @Test(arguments: [(399.0, true), (401.0, false)])
    func `a guest comes back as long as a cookie lives`(days: Double, isAlive: Bool) async throws {
        let guest = try await world.guest()
        world.clock.advance(days: days)
        #expect((try await world.service.visit(by: guest.token) != nil) == isAlive)
    }

    @Test func `being seen is written once an hour`() async throws {
        let guest = try await world.guest()
        world.clock.advance(hours: 0.9)
        _ = try await world.service.visit(by: guest.token)
        #expect(try await guest.service.sessions()[0].lastSeenAt == guest.visit.account.createdAt)
        world.clock.advance(hours: 0.2)
        _ = try await world.service.visit(by: guest.token)
        #expect(try await guest.service.sessions()[0].lastSeenAt == world.clock.now)
    }

    private func signUp(_ guest: AccountsWorld.Browser) async throws -> SessionTicket {
        try await guest.service.signUp(SignUpForm(email: "a@example.org", password: AccountsWorld.password))
    }

    private func signIn(_ guest: AccountsWorld.Browser) async throws -> AccountsWorld.Browser {
        let ticket = try await guest.service.signIn(email: "mira@example.org", password: AccountsWorld.password)
        return try await world.redeem(ticket, guest)
    }
}
