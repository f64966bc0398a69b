import AccountsDomain
import Calls
import SwiftUI

/// Signing in and up, in every state.
enum EntrySamples {
    static var all: [Sample] {
        let wait = AccountError.tooManyAttempts(until: SampleData.now.addingTimeInterval(480))
        return [
            signIn("sign-in", .editing),
            signIn("sign-in-sending", .sending),
            signIn("sign-in-no-address", .failed(.invalid(.email, .empty))),
            signIn("sign-in-wrong", .failed(.wrongCredentials)),
            signIn("sign-in-wait", .failed(wait)),
            signIn("sign-in-offline", .failed(.offline)),
            signIn("sign-in-providers", .editing, AccountOptions(providers: [.apple, .gitHub, .steam])),
            signIn("sign-in-code", .editing, AccountOptions(offersCodes: true)),
            code("code-loading", .loading),
            code("code-waiting", .waiting(SampleData.code)),
            code("code-expired", .failed(.linkExpired)),
            Sample("privacy-notice", pushed: PrivacyNoticeView()),
            signUp("sign-up", .editing),
            signUp("sign-up-sending", .sending),
            signUp("sign-up-address", .failed(.invalid(.email, .malformed))),
            signUp("sign-up-password", .failed(.invalid(.password, .tooCommon))),
            signUp("sign-up-name", .failed(.invalid(.name, .deceptive))),
            signUp("sign-up-notice", .failed(.invalid(.privacyNotice, .empty))),
            signUp("sign-up-taken", .failed(.emailTaken)),
        ]
    }

    private static func signIn(
        _ name: String,
        _ state: Submission.State,
        _ options: AccountOptions = AccountOptions()
    ) -> Sample {
        let model = SignInViewModel(
            service: RemoteAccountService(.unanswered),
            state: state,
            options: options,
            onTicket: { _ in }
        )
        return Sample(name, SignInView(model: model, onProvider: { _ in }, onRoute: { _ in }))
    }

    private static func code(_ name: String, _ state: DeviceCodeViewModel.State) -> Sample {
        let model = DeviceCodeViewModel(service: RemoteAccountService(.unanswered), state: state, onTicket: { _ in })
        return Sample(name, DeviceCodeView(model: model))
    }

    private static func signUp(_ name: String, _ state: Submission.State) -> Sample {
        let model = SignUpViewModel(service: RemoteAccountService(.unanswered), state: state, onTicket: { _ in })
        return Sample(name, SignUpView(model: model, onRoute: { _ in }))
    }
}

/// Forgotten and new passwords, in every state.
enum PasswordSamples {
    static var all: [Sample] {
        let mail = AccountOptions(sendsMail: true)
        return [
            forgotten("forgotten", mail),
            forgotten("forgotten-sending", mail, .sending),
            forgotten("forgotten-address", mail, .failed(.invalid(.email, .malformed))),
            forgotten("forgotten-sent", mail, .done, email: "mira@example.org"),
            forgotten("forgotten-no-mail", AccountOptions(contact: "keeper@example.org")),
            forgotten("forgotten-no-contact", AccountOptions()),
            new("new-password-link", .link("secret")),
            new("new-password-link-expired", .link("secret"), .failed(.linkExpired)),
            new("new-password-short", .link("secret"), .failed(.invalid(.newPassword, .tooShort))),
            new("new-password-change", .oldPassword),
            new("new-password-change-wrong", .oldPassword, .failed(.invalid(.password, .wrong))),
            new("new-password-change-sending", .oldPassword, .sending),
            confirmation("confirm-email", .editing),
            confirmation("confirm-email-sending", .sending),
            confirmation("confirm-email-done", .done),
            confirmation("confirm-email-expired", .failed(.linkExpired)),
            confirmation("confirm-email-offline", .failed(.offline)),
        ]
    }

    private static func forgotten(
        _ name: String,
        _ options: AccountOptions,
        _ state: Submission.State = .editing,
        email: String = ""
    ) -> Sample {
        let model = ForgottenPasswordViewModel(
            service: RemoteAccountService(.unanswered),
            state: state,
            options: options
        )
        model.email = email
        return Sample(name, ForgottenPasswordView(model: model))
    }

    private static func confirmation(_ name: String, _ state: Submission.State) -> Sample {
        let model = ConfirmEmailViewModel(link: "secret", service: RemoteAccountService(.unanswered), state: state)
        return Sample(name, ConfirmEmailView(model: model, onRoute: { _ in }))
    }

    private static func new(
        _ name: String,
        _ proof: NewPasswordViewModel.Proof,
        _ state: Submission.State = .editing
    ) -> Sample {
        let model = NewPasswordViewModel(
            proof: proof,
            service: RemoteAccountService(.unanswered),
            state: state,
            onTicket: { _ in }
        )
        return Sample(name, NewPasswordView(model: model, onRoute: { _ in }))
    }
}
