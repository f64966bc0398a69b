import AccountsDomain
import Foundation
import Testing

@testable import AccountScreens

struct AccountFormTests {
    private let service = MemoryAccountService()

    @Test func `signing in hands the ticket over`() async {
        var tickets: [SessionTicket] = []
        let model = SignInViewModel(service: service) { tickets.append($0) }
        (model.email, model.password) = ("mira@example.org", "a boat on a lake")
        model.submitTapped()
        await model.submission.settled()
        #expect(model.submission.state == .done)
        #expect(tickets == [SessionTicket("ticket")])
    }

    @Test func `what is missing is said without asking the server`() async {
        let model = SignInViewModel(service: service) { _ in }
        model.submitTapped()
        #expect(model.submission.problem(of: .email) == .empty)
        model.email = "mira@example.org"
        model.submitTapped()
        #expect(model.submission.problem(of: .password) == .empty)
        #expect(await service.calls.isEmpty)
    }

    @Test func `a wrong password is cleared, the address stays`() async {
        await service.refuse(.wrongCredentials)
        let model = SignInViewModel(service: service) { _ in }
        (model.email, model.password) = ("mira@example.org", "not the password")
        model.submitTapped()
        await model.submission.settled()
        #expect(model.submission.failure == .wrongCredentials)
        #expect(model.email == "mira@example.org")
        #expect(model.password.isEmpty)
    }

    @Test func `a second tap while the form is sent does nothing`() async {
        let model = SignInViewModel(service: service) { _ in }
        (model.email, model.password) = ("mira@example.org", "a boat on a lake")
        model.submitTapped()
        model.submitTapped()
        await model.submission.settled()
        #expect(await service.calls == ["signIn mira@example.org"])
    }

    @Test func `signing up needs an address, a password and the notice, in this order`() async {
        let model = SignUpViewModel(service: service) { _ in }
        model.submitTapped()
        #expect(model.submission.problem(of: .email) == .empty)
        model.email = "mira@example.org"
        model.password = "password123"
        model.submitTapped()
        #expect(model.submission.problem(of: .password) == .tooCommon)
        model.password = "a boat on a lake"
        model.submitTapped()
        #expect(model.submission.problem(of: .privacyNotice) == .empty)
        #expect(await service.calls.isEmpty)
        model.agrees = true
        model.submitTapped()
        await model.submission.settled()
        #expect(await service.calls == ["signUp mira@example.org"])
    }

    @Test func `a wrong present password stands at its field`() async {
        await service.refuse(.wrongCredentials)
        let model = NewPasswordViewModel(proof: .oldPassword, service: service) { _ in }
        (model.oldPassword, model.newPassword) = ("not the password", "two boats on a lake")
        model.submitTapped()
        await model.submission.settled()
        #expect(model.submission.problem(of: .password) == .wrong)
    }

    @Test func `a link sets a password without the old one`() async {
        let model = NewPasswordViewModel(proof: .link("secret"), service: service) { _ in }
        model.newPassword = "two boats on a lake"
        model.submitTapped()
        await model.submission.settled()
        #expect(await service.calls == ["resetPassword secret"])
    }

    @Test func `a member deletes with the password, a guest without`() async {
        let model = DeleteAccountViewModel(service: service) {}
        await model.load()
        model.deletionConfirmed()
        #expect(model.submission.problem(of: .password) == .empty)
        model.password = "a boat on a lake"
        model.deletionConfirmed()
        await model.submission.settled()
        #expect(await service.calls.last == "delete a boat on a lake")
        let guests = MemoryAccountService(kind: .guest)
        let guest = DeleteAccountViewModel(service: guests) {}
        await guest.load()
        guest.deletionConfirmed()
        await guest.submission.settled()
        #expect(await guests.calls.last == "delete -")
    }

    @Test func `a link confirms once it is tapped, and one that is over says so`() async {
        var count = 0
        let model = ConfirmEmailViewModel(link: "secret", service: service) { count += 1 }
        #expect(await service.calls.isEmpty)
        model.confirmTapped()
        await model.submission.settled()
        #expect(model.submission.state == .done && count == 1)
        #expect(await service.calls == ["confirmEmail secret"])
        await service.refuse(.linkExpired)
        model.confirmTapped()
        await model.submission.settled()
        #expect(model.submission.state == .failed(.linkExpired) && count == 1)
    }

    @Test func `the account's page asks for a mail`() async {
        let model = AccountViewModel(service: service, onLeft: {})
        model.confirmationTapped()
        await model.settled()
        #expect(model.confirming.state == .done)
        #expect(await service.calls == ["requestEmailConfirmation"])
    }
}
