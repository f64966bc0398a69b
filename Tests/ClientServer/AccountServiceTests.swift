import AccountsDomain
import Calls
import Foundation
import RepositoriesDomain
import StorageTesting
import Testing

/// The accounts' service, in process and over the API.
struct AccountServiceTests {
    @Test(arguments: AccountWay.allCases)
    func `signing up keeps what the guest did, signing in elsewhere brings things together`(
        place: AccountWay
    ) async throws {
        try await place.withAccounts { accounts in
            let first = try await accounts.newGuest()
            _ = try await first.favourites.save(repository("boat"), key: .init())
            let form = SignUpForm(email: "mira@example.org", password: AccountPlace.password, name: "Mira")
            let member = try await accounts.redeem(try await first.account.signUp(form), first)
            #expect(try await member.account.account().name == "Mira")
            #expect(try await member.favourites.favourites().map(\.id.name) == ["boat"])

            let second = try await accounts.newGuest()
            _ = try await second.favourites.save(repository("boat"), key: .init())
            _ = try await second.favourites.save(repository("raft"), key: .init())
            let ticket = try await second.account.signIn(email: "MIRA@example.org", password: AccountPlace.password)
            let elsewhere = try await accounts.redeem(ticket, second)
            #expect(Set(try await elsewhere.favourites.favourites().map(\.id.name)) == ["boat", "raft"])
            #expect(Set(try await member.favourites.favourites().map(\.id.name)) == ["boat", "raft"])
            await #expect(throws: (any Error).self) { try await accounts.person(second.token).account.account() }
        }
    }

    @Test(arguments: AccountWay.allCases)
    func `every refusal is the same error here and there`(place: AccountWay) async throws {
        try await place.withAccounts { accounts in
            _ = try await accounts.member("mira@example.org")
            let guest = try await accounts.newGuest()
            let password = AccountPlace.password
            func signUp(_ email: String, _ password: String, name: String = "", notice: String? = nil) async throws {
                _ = try await guest.account.signUp(
                    SignUpForm(
                        email: email,
                        password: password,
                        name: name,
                        privacyNotice: notice ?? Consent.currentPrivacyNotice
                    )
                )
            }
            await #expect(throws: AccountError.invalid(.email, .malformed)) { try await signUp("mira", password) }
            await #expect(throws: AccountError.invalid(.email, .empty)) { try await signUp("", password) }
            await #expect(throws: AccountError.invalid(.password, .tooShort)) { try await signUp("a@b.org", "short") }
            await #expect(throws: AccountError.invalid(.password, .tooCommon)) {
                try await signUp("a@b.org", "password123")
            }
            await #expect(throws: AccountError.invalid(.name, .deceptive)) {
                try await signUp("a@b.org", password, name: "...")
            }
            await #expect(throws: AccountError.invalid(.privacyNotice, .outdated)) {
                try await signUp("a@b.org", password, notice: "2001-01")
            }
            await #expect(throws: AccountError.emailTaken) { try await signUp("mira@example.org", password) }
            await #expect(throws: AccountError.wrongCredentials) {
                try await guest.account.signIn(email: "mira@example.org", password: "not the password")
            }
            await #expect(throws: AccountError.linkExpired) {
                try await guest.account.resetPassword(link: "none", to: password)
            }
            await #expect(throws: AccountError.linkExpired) { try await guest.account.confirmEmail(link: "none") }
            await #expect(throws: AccountError.notOffered) { try await guest.account.requestEmailConfirmation() }
            await #expect(throws: AccountError.notMember) {
                try await guest.account.changePassword(from: "", to: password)
            }
            let unknown = SessionTicket(String(repeating: "A", count: 43))
            await #expect(throws: AccountError.linkExpired) { try await guest.account.redeem(unknown) }
        }
    }

    @Test(arguments: AccountWay.allCases)
    func `after five wrong tries the answer says until when to wait`(place: AccountWay) async throws {
        try await place.withAccounts { accounts in
            let guest = try await accounts.newGuest()
            func fail() async throws {
                _ = try await guest.account.signIn(email: "nobody@example.org", password: "not the password")
            }
            for _ in 0..<5 { await #expect(throws: AccountError.wrongCredentials) { try await fail() } }
            await #expect { try await fail() } throws: { error in
                guard case .tooManyAttempts(let until) = error as? AccountError else { return false }
                return (0...31).contains(until.timeIntervalSince(TestDate.now))
            }
        }
    }

    @Test(arguments: AccountWay.allCases)
    func `sessions are listed, ended one by one and all at once`(place: AccountWay) async throws {
        try await place.withAccounts { accounts in
            let first = try await accounts.member("mira@example.org")
            let second = try await signedIn("mira@example.org", accounts)
            let sessions = try await first.account.sessions()
            #expect(sessions.map(\.isCurrent) == [true, false])
            try await first.account.endSession(sessions[1].id)
            await #expect(throws: (any Error).self) { try await accounts.person(second.token).account.account() }
            let third = try await signedIn("mira@example.org", accounts)
            try await third.account.signOutEverywhere()
            await #expect(throws: (any Error).self) { try await accounts.person(first.token).account.account() }
        }
    }

    @Test(arguments: AccountWay.allCases)
    func `a person's data can be had, and is gone afterwards`(place: AccountWay) async throws {
        try await place.withAccounts { accounts in
            let member = try await accounts.member("mira@example.org")
            _ = try await member.favourites.save(repository("boat"), key: .init())
            let consent = try await member.account.record(.communityRules, version: "1", isGiven: true)
            #expect(try await member.account.consents().contains(consent))
            #expect(try await member.account.rename(to: " Mira  M ").name == "Mira M")
            let export = try await member.account.export()
            #expect(export.account.email == "mira@example.org")
            #expect(export.consents.count == 2)
            guard case .array(let favourites)? = export.subjects["favourites"]?.object?["favourites"] else {
                Issue.record("no favourites in the export")
                return
            }
            #expect(favourites.count == 1)
            await #expect(throws: AccountError.wrongCredentials) { try await member.account.delete(password: nil) }
            try await member.account.delete(password: AccountPlace.password)
            await #expect(throws: (any Error).self) { try await accounts.person(member.token).account.account() }
            let again = try await accounts.member("mira@example.org")
            #expect(try await again.favourites.favourites().isEmpty)
        }
    }

    private func signedIn(_ email: String, _ accounts: AccountPlace) async throws -> AccountPlace.Person {
        let guest = try await accounts.newGuest()
        let ticket = try await guest.account.signIn(email: email, password: AccountPlace.password)
        return try await accounts.redeem(ticket, guest)
    }
}

private func repository(_ name: String) -> Repository {
    Repository(
        id: Repository.ID(owner: "octo", name: name),
        summary: "",
        language: nil,
        topics: [],
        license: nil,
        stars: 1,
        forks: 0,
        openIssues: nil,
        isArchived: false,
        isFork: false,
        homepage: nil,
        createdAt: nil,
        pushedAt: nil,
        origin: .github(fetchedAt: Date(timeIntervalSince1970: 1_767_225_600))
    )
}
