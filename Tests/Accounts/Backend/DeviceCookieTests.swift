import AccountsDomain
import Foundation
import StorageTesting
import Testing

@testable import AccountsService

/// Lockouts that strangers cannot aim: a browser that signed in before has tries of its own.
@Suite(.everyEngine)
struct DeviceCookieTests {
    private let world: AccountsWorld
    private let email = "mira@example.org"
    private let password = AccountsWorld.password

    init() async throws { world = try await AccountsWorld() }

    /// What a browser is given that signs up or in.
    private func cookie(_ ticket: SessionTicket, _ browser: AccountsWorld.Browser) async throws -> String {
        try #require(try await browser.service.redeem(ticket).deviceCookie)
    }

    /// A new member's.
    private func newMember(_ email: String = "mira@example.org") async throws -> String {
        let guest = try await world.guest()
        return try await cookie(try await guest.service.signUp(SignUpForm(email: email, password: password)), guest)
    }

    /// The browser again, signed out, with what it was given.
    private func browser(_ cookie: String?, address: String = "192.0.2.7") async throws -> BoundAccountService {
        let guest = try await world.service.createGuest(device: "")
        guard let visit = try await world.service.visit(by: guest.token) else { throw AccountError.notSignedIn }
        return world.service.bound(
            to: visit.account.id,
            session: visit.session,
            address: { address },
            deviceCookie: { cookie }
        )
    }

    private func lockOut() async throws {
        let stranger = try await browser(nil, address: "198.51.100.1")
        for _ in 0..<5 {
            await #expect(throws: AccountError.wrongCredentials) {
                try await stranger.signIn(email: email, password: "not the password")
            }
        }
    }

    private func isLockedOut(_ cookie: String?, password: String? = nil) async throws -> Bool {
        let browser = try await browser(cookie)
        do throws(AccountError) {
            _ = try await browser.signIn(email: email, password: password ?? self.password)
            return false
        } catch {
            guard case .tooManyAttempts = error else { throw error }
            return true
        }
    }

    @Test func `strangers' wrong tries keep out who is not known, and not the owner`() async throws {
        let cookie = try await newMember()
        try await lockOut()
        #expect(try await isLockedOut(nil))
        #expect(try await !isLockedOut(cookie))
        // The owner's success forgives no stranger.
        #expect(try await isLockedOut(nil))
    }

    @Test func `strangers in the owner's network keep out nobody who is known`() async throws {
        let cookie = try await newMember()
        for number in 0..<20 {
            let stranger = try await browser(nil)
            await #expect(throws: AccountError.wrongCredentials) {
                try await stranger.signIn(email: "person\(number)@example.org", password: "not the password")
            }
        }
        #expect(try await isLockedOut(nil))
        #expect(try await !isLockedOut(cookie))
    }

    @Test func `a known browser has five tries and waits, and the account's stay`() async throws {
        let cookie = try await newMember()
        for _ in 0..<5 {
            let thief = try await browser(cookie)
            await #expect(throws: AccountError.wrongCredentials) {
                try await thief.signIn(email: email, password: "not the password")
            }
        }
        #expect(try await isLockedOut(cookie))
        #expect(try await !isLockedOut(nil))
    }

    @Test func `a cookie that is forged, another account's or another server's gives nothing`() async throws {
        let cookie = try await newMember()
        let foreign = try await newMember("other@example.org")
        let elsewhere = try await AccountsWorld()
        let guest = try await elsewhere.guest()
        let ticket = try await guest.service.signUp(SignUpForm(email: email, password: password))
        let otherServer = try #require(try await guest.service.redeem(ticket).deviceCookie)
        var bytes = Array(try #require(Data(base64Encoded: cookie)))
        bytes[3] ^= 1
        try await lockOut()
        for given in [
            foreign, otherServer, Data(bytes).base64EncodedString(), String(cookie.dropLast(4)), "", ".", "…",
            String(repeating: "A", count: 64),
        ] {
            #expect(try await isLockedOut(given), "\(given)")
        }
    }

    @Test func `a browser that two people share is known to both`() async throws {
        let (mira, other) = (try await newMember(), try await newMember("other@example.org"))
        try await lockOut()
        #expect(try await !isLockedOut(DeviceCookies.joined(other, mira)))
        #expect(try await !isLockedOut(DeviceCookies.joined(mira, other)))
        // Not without end.
        let many = (0..<4).reduce(mira) { all, _ in DeviceCookies.joined(other, all) }
        #expect(try await isLockedOut(many))
    }

    @Test(arguments: ["a changed password", "a link", "all signed out"])
    func `old cookies end with the password and with signing out everywhere`(event: String) async throws {
        let guest = try await world.guest()
        let ticket = try await guest.service.signUp(SignUpForm(email: email, password: password))
        let session = try await guest.service.redeem(ticket)
        let cookie = try #require(session.deviceCookie)
        let member = try await world.browser(with: session.token)
        var now = password
        switch event {
        case "a changed password":
            now = "two boats on a lake"
            _ = try await member.service.changePassword(from: password, to: now)
        case "a link":
            now = "two boats on a lake"
            let link = try await world.service.makeResetLink(for: email)
            _ = try await browser(nil).resetPassword(link: link, to: now)
        default:
            try await member.service.signOutEverywhere()
        }
        try await lockOut()
        #expect(try await isLockedOut(cookie, password: now))
    }

    @Test func `who is signed in changes the password while strangers lock the account`() async throws {
        let member = try await world.member()
        try await lockOut()
        _ = try await member.service.changePassword(from: password, to: "two boats on a lake")
    }

    @Test func `cookies outlive the process that has the secret`() async throws {
        let secret = Data(repeating: 7, count: 32)
        let before = try await AccountsWorld(deviceSecret: secret)
        let guest = try await before.guest()
        let ticket = try await guest.service.signUp(SignUpForm(email: email, password: password))
        let cookie = try #require(try await guest.service.redeem(ticket).deviceCookie)
        let after = try await AccountsWorld(database: before.database, deviceSecret: secret)
        let account = try await before.service.member(email)
        let device = { (world: AccountsWorld) in
            world.service.deviceCookies.device(in: cookie, for: account, generation: 0)?.id
        }
        #expect(device(after) == device(before))
        #expect(device(after) != nil)
        #expect(device(self.world) == nil)
    }
}
