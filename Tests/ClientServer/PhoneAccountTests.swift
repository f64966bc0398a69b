import AccountsDomain
import Calls
import Client
import Foundation
import PitchDeck
import PitchDeckDomain
import StorageTesting
import Testing

@testable import PitchDeckApp

/// Who a phone's person is, over the phone's own composition.
@MainActor
struct PhoneAccountTests {
    @Test func `a guest's draft comes along when they sign up, and they come back to it on another phone`() async throws
    {
        try await PhonePlace.with { place in
            let tokens = KeptToken()
            let guest = try await place.phone(tokens)
            #expect(guest.profile?.isMember == false && tokens.read() != nil)
            let content = StartupContent(title: "Kites")
            let draft = try await guest.dependencies.startups.create(content, edition: .draft)
            await #expect(throws: StartupError.notMember) {
                try await guest.dependencies.startups.update(draft.id, content, edition: .published, ifVersion: nil)
            }
            let member = try await place.member("ada", tokens)
            #expect(
                member.profile?.isMember == true && member.profile?.email == "ada@example.org"
                    && member.profile?.name == "ada"
            )
            #expect(try await member.service.consents().map(\.version) == [Consent.currentPrivacyNotice])
            let shown = try await member.dependencies.startups
                .update(draft.id, content, edition: .published, ifVersion: draft.version)
            #expect(shown.state == .published && shown.author.id == member.dependencies.startups.author)
            // Opened again, it is the same person.
            #expect(try await place.phone(tokens).profile == member.profile)

            let other = try await place.phone()
            _ = try await other.dependencies.workspace.save(shown.id)
            let kept = KeptToken()
            let elsewhere = try await place.phone(kept)
            _ = try await elsewhere.dependencies.startups.create(StartupContent(title: "Raft"), edition: .draft)
            try await elsewhere.takeUp(
                try await elsewhere.service.signIn(email: "ADA@example.org", password: PhonePlace.password)
            )
            let own = try await place.phone(kept).dependencies.startups.ownStartups()
            #expect(Set(own.map(\.content.title)) == ["Kites", "Raft"])
        }
    }

    @Test func `signing out leaves a new guest, and a session that ended elsewhere does, too`() async throws {
        try await PhonePlace.with { place in
            let (first, second) = (KeptToken(), KeptToken())
            let member = try await place.member("ada", first)
            let guest = try await place.phone(second)
            try await guest.takeUp(
                try await guest.service.signIn(email: "ada@example.org", password: PhonePlace.password)
            )
            let again = try await place.phone(second)
            #expect(again.profile?.isMember == true)
            // It renews the session that asks, and ends the other.
            try await again.takeUp(
                try await again.service.changePassword(from: PhonePlace.password, to: "another long phrase")
            )
            await #expect(throws: StartupError.notSignedIn) { try await member.dependencies.workspace.entries() }
            let anew = try await place.phone(first)
            #expect(
                anew.profile?.isMember == false
                    && anew.dependencies.startups.author != member.dependencies.startups.author
            )

            let last = try await place.phone(second)
            #expect(last.profile?.isMember == true)
            try await last.service.signOut()
            try await last.carry(nil)
            #expect(second.read() == nil)
            #expect(try await place.phone(second).profile?.isMember == false)
        }
    }

    @Test func `every refusal is the error that the account's screens have words for`() async throws {
        try await PhonePlace.with { place in
            _ = try await place.member("ada")
            let guest = try await place.phone()
            func signUp(_ email: String, _ password: String = PhonePlace.password, name: String = "") async throws {
                _ = try await guest.service.signUp(SignUpForm(email: email, password: password, name: name))
            }
            await #expect(throws: AccountError.invalid(.email, .malformed)) { try await signUp("eve") }
            await #expect(throws: AccountError.invalid(.email, .empty)) { try await signUp("") }
            await #expect(throws: AccountError.invalid(.password, .tooShort)) { try await signUp("e@b.org", "short") }
            await #expect(throws: AccountError.invalid(.name, .deceptive)) { try await signUp("e@b.org", name: "...") }
            await #expect(throws: AccountError.emailTaken) { try await signUp("ada@example.org") }
            await #expect(throws: AccountError.notMember) {
                try await guest.service.changePassword(from: "", to: PhonePlace.password)
            }
            await #expect(throws: AccountError.linkExpired) {
                try await guest.service.resetPassword(link: "none", to: PhonePlace.password)
            }
            try await guest.service.requestPasswordReset(email: "ada@example.org")
            #expect(try await guest.service.options().providers.isEmpty)
            func fail() async throws {
                _ = try await guest.service.signIn(email: "ada@example.org", password: "not the password")
            }
            for _ in 0..<5 { await #expect(throws: AccountError.wrongCredentials) { try await fail() } }
            await #expect { try await fail() } throws: { error in
                guard case .tooManyAttempts(let until) = error as? AccountError else { return false }
                return (0...31).contains(until.timeIntervalSince(TestDate.now))
            }
            let member = try await place.member("eve")
            await #expect(throws: AccountError.invalid(.newPassword, .tooShort)) {
                try await member.service.changePassword(from: PhonePlace.password, to: "short")
            }
            await #expect(throws: AccountError.wrongCredentials) {
                try await member.service.changePassword(from: "not the password", to: "another long phrase")
            }
        }
    }
}
