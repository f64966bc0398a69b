import AccountsDomain
import Calls
import SwiftUI

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
