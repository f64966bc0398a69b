import AccountsDomain
import Calls
import Foundation
import Storage
import StorageTesting
import Testing

@testable import AccountsService

@Suite(.everyEngine)
struct AttemptTests {
    @Test(arguments: ["mira@example.org", "nobody@example.org"])
    func `after five wrong tries one waits, whether the address is known or not`(email: String) async throws {
        let world = try await AccountsWorld()
        _ = try await world.member("mira@example.org")
        for number in 0..<5 {
            let guest = try await world.guest()
            await #expect(throws: AccountError.wrongCredentials, "try \(number)") {
                try await guest.service.signIn(email: email, password: "not the password")
            }
        }
        let guest = try await world.guest()
        let end = world.clock.now.addingTimeInterval(30)
        await #expect(throws: AccountError.tooManyAttempts(until: end)) {
            try await guest.service.signIn(email: email, password: AccountsWorld.password)
        }
    }

    @Test func `the owner gets in after the wait, and then nothing is counted any more`() async throws {
        let world = try await AccountsWorld()
        _ = try await world.member()
        let guest = try await world.guest()
        for _ in 0..<5 { await fail(guest) }
        world.clock.advance(hours: 0.01)
        _ = try await guest.service.signIn(email: "mira@example.org", password: AccountsWorld.password)
        for _ in 0..<5 { await fail(guest) }
    }

    @Test func `a clock that was ahead for a moment keeps nobody out for longer`() async throws {
        let world = try await AccountsWorld()
        _ = try await world.member()
        let guest = try await world.guest()
        world.clock.jump(days: 30)
        for _ in 0..<5 { await fail(guest) }
        world.clock.jump(days: -30)
        _ = try await guest.service.signIn(email: "mira@example.org", password: AccountsWorld.password)
    }

    @Test func `who guesses beside a clock that went back gets one try by it`() async throws {
        let world = try await AccountsWorld()
        let guest = try await world.guest()
        world.clock.jump(days: 30)
        for _ in 0..<5 { await fail(guest) }
        world.clock.jump(days: -30)
        await fail(guest)
        await #expect(throws: AccountError.tooManyAttempts(until: world.clock.now.addingTimeInterval(60))) {
            try await guest.service.signIn(email: "mira@example.org", password: "not the password")
        }
    }

    @Test func `the wait doubles up to its longest`() {
        let waits = (0...12).map { Backoff.account.wait(after: $0) }
        #expect(waits == [0, 0, 0, 0, 0, 30, 60, 120, 240, 480, 900, 900, 900])
    }

    @Test func `tries at once count like tries one after the other`() async throws {
        let world = try await AccountsWorld()
        _ = try await world.member()
        var guests: [AccountsWorld.Browser] = []
        for _ in 0..<12 { guests.append(try await world.guest()) }
        let wrong = await withTaskGroup(of: Bool.self) { group in
            for guest in guests {
                group.addTask {
                    do throws(AccountError) {
                        _ = try await guest.service.signIn(email: "mira@example.org", password: "not the password")
                        return true
                    } catch {
                        return error == .wrongCredentials
                    }
                }
            }
            return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
        }
        #expect(wrong == 5)
    }

    @Test func `an address that tries one account after another waits, too`() async throws {
        let world = try await AccountsWorld()
        for number in 0..<20 {
            let guest = try await world.guest(address: "192.0.2.7")
            await #expect(throws: AccountError.wrongCredentials) {
                try await guest.service.signIn(email: "person\(number)@example.org", password: "not the password")
            }
        }
        let guest = try await world.guest(address: "192.0.2.7")
        await #expect(throws: AccountError.tooManyAttempts(until: world.clock.now.addingTimeInterval(30))) {
            try await guest.service.signIn(email: "one-more@example.org", password: "not the password")
        }
        let elsewhere = try await world.guest(address: "192.0.2.8")
        await #expect(throws: AccountError.wrongCredentials) {
            try await elsewhere.service.signIn(email: "one-more@example.org", password: "not the password")
        }
    }

    @Test func `right passwords of one account run out, and come back one a minute`() async throws {
        let world = try await AccountsWorld()
        _ = try await world.member()
        let guest = try await world.guest()
        func signIn() async throws {
            _ = try await guest.service.signIn(email: "mira@example.org", password: AccountsWorld.password)
        }
        for _ in 0..<4 { await fail(guest) }
        for _ in 0..<20 { try await signIn() }
        await #expect(throws: AccountError.tooManyAttempts(until: world.clock.now.addingTimeInterval(60))) {
            try await signIn()
        }
        world.clock.advance(hours: 1.0 / 60)
        try await signIn()
        await #expect(throws: AccountError.tooManyAttempts(until: world.clock.now.addingTimeInterval(60))) {
            try await signIn()
        }
        world.clock.advance(hours: 1)
        for _ in 0..<20 { try await signIn() }
    }

    @Test func `right passwords from one network run out, too`() async throws {
        let world = try await AccountsWorld()
        for number in 0..<11 { _ = try await world.member("person\(number)@example.org") }
        let guest = try await world.guest(address: "192.0.2.7")
        func signIn(_ number: Int) async throws {
            _ = try await guest.service.signIn(email: "person\(number)@example.org", password: AccountsWorld.password)
        }
        for number in 0..<200 { try await signIn(number / 20) }
        await #expect(throws: AccountError.tooManyAttempts(until: world.clock.now.addingTimeInterval(3))) {
            try await signIn(10)
        }
        let elsewhere = try await world.guest(address: "192.0.2.8")
        _ = try await elsewhere.service.signIn(email: "person10@example.org", password: AccountsWorld.password)
    }

    @Test func `a bucket that a clock ahead of time has emptied is not empty for longer`() async throws {
        let world = try await AccountsWorld()
        _ = try await world.member()
        let guest = try await world.guest()
        world.clock.jump(days: 30)
        for _ in 0..<20 {
            _ = try await guest.service.signIn(email: "mira@example.org", password: AccountsWorld.password)
        }
        world.clock.jump(days: -30)
        _ = try await guest.service.signIn(email: "mira@example.org", password: AccountsWorld.password)
    }

    @Test func `what is counted names nobody`() async throws {
        let world = try await AccountsWorld()
        let guest = try await world.guest(address: "192.0.2.7")
        await fail(guest)
        let rows = try await world.database.read { try $0.rows("SELECT * FROM failed_attempts") }
        #expect(rows.count == 2)
        let buckets = try await world.database.read { try $0.rows("SELECT * FROM sign_in_buckets") }
        #expect(buckets.count == 1)
        #expect(!"\(buckets)".contains("192.0.2.7"))
        #expect(!"\(rows)".contains("192.0.2.7"))
        #expect(!"\(rows)".contains("mira"))
    }

    private func fail(_ browser: AccountsWorld.Browser) async {
        await #expect(throws: AccountError.wrongCredentials) {
            try await browser.service.signIn(email: "mira@example.org", password: "not the password")
        }
    }

    @Test func `tries within a millisecond do not wait for each other`() async throws {
        let world = try await AccountsWorld()
        let guest = try await world.guest()
        // The database rounds to milliseconds, and so may put a try after the next one.
        world.clock.advance(hours: 0.0006 / 3_600)
        for _ in 1...2 {
            await #expect(throws: AccountError.picture(.empty)) {
                try await guest.service.setPicture(Data(), key: .init())
            }
        }
    }
}
