import AccountsDomain
import Foundation
import Storage
import StorageTesting
import Testing

@testable import AccountsService

@Suite(.everyEngine)
struct PasswordTests {
    private let password = AccountsWorld.password

    @Test func `signing up keeps the account and gives it a way back`() async throws {
        let world = try await AccountsWorld()
        let guest = try await world.guest()
        let form = SignUpForm(email: " Mira@Example.org ", password: password, name: "Mira")
        let member = try await world.redeem(try await guest.service.signUp(form), guest)
        #expect(member.visit.account.id == guest.visit.account.id)
        #expect(member.visit.account.kind == .member)
        #expect(member.visit.account.name == "Mira")
        #expect(member.visit.account.email == "Mira@Example.org")
        #expect(try await member.service.consents().map(\.kind) == [.privacyNotice])
        let other = try await world.guest()
        let ticket = try await other.service.signIn(email: "mira@example.ORG", password: password)
        #expect(try await other.service.redeem(ticket).account.id == guest.visit.account.id)
    }

    @Test func `the token of before ends when the person has proven who they are`() async throws {
        let world = try await AccountsWorld()
        let guest = try await world.guest()
        let ticket = try await guest.service.signUp(SignUpForm(email: "a@example.org", password: password))
        #expect(try await world.service.visit(by: guest.token) != nil)
        let member = try await world.redeem(ticket, guest)
        #expect(try await world.service.visit(by: guest.token) == nil)
        #expect(member.visit.session == guest.visit.session)
    }

    @Test func `an address has one account`() async throws {
        let world = try await AccountsWorld()
        _ = try await world.member("mira@example.org")
        let guest = try await world.guest()
        await #expect(throws: AccountError.emailTaken) {
            try await guest.service.signUp(SignUpForm(email: "MIRA@example.org", password: "another long one"))
        }
        #expect(try await guest.service.account().kind == .guest)
    }

    @Test func `a member does not sign up again`() async throws {
        let member = try await AccountsWorld().member()
        await #expect(throws: AccountError.alreadyMember) {
            try await member.service.signUp(SignUpForm(email: "other@example.org", password: password))
        }
    }

    @Test(arguments: ["mira@example.org", "nobody@example.org"])
    func `a wrong password and an unknown address are answered alike`(email: String) async throws {
        let world = try await AccountsWorld()
        _ = try await world.member("mira@example.org")
        let guest = try await world.guest()
        await #expect(throws: AccountError.wrongCredentials) {
            try await guest.service.signIn(email: email, password: "not the password")
        }
    }

    @Test func `a password is hashed anew when today's parameters differ`() async throws {
        let old = try await AccountsWorld()
        _ = try await old.member()
        let stronger = ScryptCost(logRounds: 6, blockSize: 8, parallelism: 1)
        let new = try await AccountsWorld(cost: stronger, database: old.database)
        let guest = try await new.guest()
        _ = try await guest.service.signIn(email: "mira@example.org", password: password)
        let row = try await new.database.read { try $0.row("SELECT hash FROM account_passwords") }
        let hash: String = try #require(try row?["hash"])
        #expect(PasswordHash(text: hash)?.cost == stronger)
        _ = try await guest.service.signIn(email: "mira@example.org", password: password)
    }

    @Test func `keyboards that write the same characters differently open the same account`() async throws {
        let world = try await AccountsWorld()
        _ = try await world.member(password: "caf\u{E9} am Hafen ①")
        let guest = try await world.guest()
        _ = try await guest.service.signIn(email: "mira@example.org", password: "cafe\u{301} am Hafen 1")
    }

    @Test func `changing the password ends all other sessions and the old password`() async throws {
        let world = try await AccountsWorld()
        let member = try await world.member()
        let other = try await world.guest()
        let second = try await world.redeem(
            try await other.service.signIn(email: "mira@example.org", password: password),
            other
        )
        let ticket = try await member.service.changePassword(from: password, to: "two boats on a lake")
        #expect(try await world.service.visit(by: second.token) == nil)
        let renewed = try await world.redeem(ticket, member)
        #expect(try await renewed.service.sessions().count == 1)
        let guest = try await world.guest()
        await #expect(throws: AccountError.wrongCredentials) {
            try await guest.service.signIn(email: "mira@example.org", password: password)
        }
        _ = try await guest.service.signIn(email: "mira@example.org", password: "two boats on a lake")
    }

    @Test func `the old password is needed to change it, and a guest has none`() async throws {
        let world = try await AccountsWorld()
        let member = try await world.member()
        await #expect(throws: AccountError.wrongCredentials) {
            try await member.service.changePassword(from: "wrong password", to: "two boats on a lake")
        }
        let guest = try await world.guest()
        await #expect(throws: AccountError.notMember) {
            try await guest.service.changePassword(from: "", to: "two boats on a lake")
        }
    }

    @Test func `a link sets a new password once and ends every session`() async throws {
        let world = try await AccountsWorld()
        let member = try await world.member()
        let link = try await world.service.makeResetLink(for: "mira@example.org")
        let guest = try await world.guest()
        let ticket = try await guest.service.resetPassword(link: link, to: "two boats on a lake")
        #expect(try await world.service.visit(by: member.token) == nil)
        #expect(try await guest.service.redeem(ticket).account.id == member.visit.account.id)
        let next = try await world.guest()
        await #expect(throws: AccountError.linkExpired) {
            try await next.service.resetPassword(link: link, to: "three boats on a lake")
        }
    }

    @Test func `a new link ends the one before`() async throws {
        let world = try await AccountsWorld()
        _ = try await world.member()
        let older = try await world.service.makeResetLink(for: "mira@example.org")
        let newer = try await world.service.makeResetLink(for: "mira@example.org")
        let guest = try await world.guest()
        await #expect(throws: AccountError.linkExpired) {
            try await guest.service.resetPassword(link: older, to: "two boats on a lake")
        }
        _ = try await guest.service.resetPassword(link: newer, to: "two boats on a lake")
    }

    @Test func `a changed password ends every link`() async throws {
        let world = try await AccountsWorld()
        let member = try await world.member()
        let link = try await world.service.makeResetLink(for: "mira@example.org")
        _ = try await member.service.changePassword(from: password, to: "two boats on a lake")
        let guest = try await world.guest()
        await #expect(throws: AccountError.linkExpired) {
            try await guest.service.resetPassword(link: link, to: "three boats on a lake")
        }
    }

    @Test func `a link lives an hour`() async throws {
        let world = try await AccountsWorld()
        _ = try await world.member()
        let link = try await world.service.makeResetLink(for: "mira@example.org")
        world.clock.advance(hours: 1.01)
        let guest = try await world.guest()
        await #expect(throws: AccountError.linkExpired) {
            try await guest.service.resetPassword(link: link, to: "two boats on a lake")
        }
    }

    @Test func `a link that is used for a bad password is still good`() async throws {
        let world = try await AccountsWorld()
        _ = try await world.member()
        let link = try await world.service.makeResetLink(for: "mira@example.org")
        let guest = try await world.guest()
        await #expect(throws: AccountError.invalid(.newPassword, .tooShort)) {
            try await guest.service.resetPassword(link: link, to: "short")
        }
        _ = try await guest.service.resetPassword(link: link, to: "two boats on a lake")
    }
}

/// How long sign-in takes; run while nothing else is, like all that is timed.
struct PasswordTimingTests {
    @Test func `an unknown address takes as long as a wrong password`() async throws {
        let world = try await AccountsWorld(cost: ScryptCost(logRounds: 14, blockSize: 8, parallelism: 1))
        _ = try await world.member("mira@example.org")
        func seconds(_ email: String) async throws -> Double {
            let guest = try await world.guest()
            let start = ContinuousClock.now
            // Only the time counts here; the answer is another test's.
            _ = try? await guest.service.signIn(email: email, password: "not the password")
            return (ContinuousClock.now - start) / .seconds(1)
        }
        var (known, unknown) = (Double.infinity, Double.infinity)
        // Without the work in vain the unknown one would take a hundredth. The fastest of each counts: what else the
        // machine does makes single ones slow, and more tries mend that, but no difference of the work.
        var alike: Bool { unknown > known / 3 && unknown < known * 3 }
        for round in 0..<20 where round < 4 || !alike {
            known = min(known, try await seconds("mira@example.org"))
            unknown = min(unknown, try await seconds("nobody\(round)@example.org"))
            // Wrong tries slow down; a day later nothing waits.
            world.clock.advance(hours: 24)
        }
        #expect(alike, "\(known) s for a known address, \(unknown) s for an unknown one")
    }
}
