package import Calls

/// The calls about one's own account.
package enum AccountEndpoints {
    private static let subject = "Accounts"

    package static let options = Endpoint<NoInput, AccountOptions, AccountError>(
        "getAccountOptions",
        .get,
        "/api/v1/account-options",
        for: .anyone,
        subject: subject,
        summary: "Tell what this server offers for signing in"
    )

    package static let createGuest = Endpoint<NoInput, NewSession, AccountError>(
        "createGuest",
        .post,
        "/api/v1/guests",
        for: .anyone,
        subject: subject,
        summary: "Make a guest account and its token",
        status: 201
    )

    package static let account = Endpoint<NoInput, Account, AccountError>(
        "getAccount",
        .get,
        "/api/v1/account",
        for: .person,
        subject: subject,
        summary: "Tell who is asking"
    )

    package static let rename = Endpoint<RenameInput, Account, AccountError>(
        "renameAccount",
        .patch,
        "/api/v1/account",
        for: .person,
        subject: subject,
        summary: "Set what the person is called"
    )

    package static let signUp = Endpoint<SignUpForm, SessionTicket, AccountError>(
        "signUp",
        .post,
        "/api/v1/sign-ups",
        for: .person,
        subject: subject,
        summary: "Give the guest who asks a password",
        status: 201,
        problems: [.emailTaken, .alreadyMember, .tooManyAttempts, .busy]
    )

    package static let changePassword = Endpoint<ChangePasswordInput, SessionTicket, AccountError>(
        "changePassword",
        .post,
        "/api/v1/password-changes",
        for: .person,
        subject: subject,
        summary: "Replace the password and end all other sessions",
        status: 201,
        problems: [.wrongCredentials, .notMember, .tooManyAttempts, .busy]
    )

    package static let requestPasswordReset = Endpoint<RequestResetInput, NoContent, AccountError>(
        "requestPasswordReset",
        .post,
        "/api/v1/password-reset-requests",
        for: .person,
        subject: subject,
        summary: "Ask for a mail with a link; the answer is the same for every address",
        problems: [.tooManyAttempts]
    )

    package static let resetPassword = Endpoint<ResetPasswordInput, SessionTicket, AccountError>(
        "resetPassword",
        .post,
        "/api/v1/password-resets",
        for: .person,
        subject: subject,
        summary: "Set a new password with the secret of a link",
        status: 201,
        problems: [.linkExpired, .tooManyAttempts, .busy]
    )

    package static let requestEmailConfirmation = Endpoint<NoInput, NoContent, AccountError>(
        "requestEmailConfirmation",
        .post,
        "/api/v1/email-confirmation-requests",
        for: .person,
        subject: subject,
        summary: "Ask for a mail with a link that confirms the account's address",
        problems: [.notMember, .notOffered, .tooManyAttempts]
    )

    package static let confirmEmail = Endpoint<ConfirmEmailInput, NoContent, AccountError>(
        "confirmEmail",
        .post,
        "/api/v1/email-confirmations",
        for: .person,
        subject: subject,
        summary: "Confirm an address with the secret of a link",
        problems: [.linkExpired]
    )

    package static let consents = Endpoint<NoInput, [Consent], AccountError>(
        "listConsents",
        .get,
        "/api/v1/consents",
        for: .person,
        subject: subject,
        summary: "List what was agreed to or taken back, newest first"
    )

    package static let recordConsent = Endpoint<RecordConsentInput, Consent, AccountError>(
        "recordConsent",
        .post,
        "/api/v1/consents",
        for: .person,
        subject: subject,
        summary: "Note that the person agrees to something, or no longer does",
        status: 201
    )

    package static let export = Endpoint<NoInput, AccountExport, AccountError>(
        "exportAccount",
        .get,
        "/api/v1/account-export",
        for: .person,
        subject: subject,
        summary: "Give everything that is kept for the person"
    )

    package static let deleteAccount = Endpoint<DeleteAccountInput, NoContent, AccountError>(
        "deleteAccount",
        .post,
        "/api/v1/account-deletions",
        for: .person,
        subject: subject,
        summary: "Delete the account and everything kept for it, at once",
        problems: [.wrongCredentials, .tooManyAttempts, .busy]
    )
}

/// The address a link is asked for.
package struct RequestResetInput: EndpointInput, Hashable {
    package var email: String

    package init(email: String) {
        self.email = email
    }

    package static let fields: [InputField] = [.email]
}

/// The present password and the one to replace it.
package struct ChangePasswordInput: EndpointInput, Hashable {
    package var password: String
    package var newPassword: String

    package init(password: String, newPassword: String) {
        self.password = password
        self.newPassword = newPassword
    }

    package static let fields: [InputField] = [.password, .newPassword]
}

/// The password of the account that is to go.
package struct DeleteAccountInput: EndpointInput, Hashable {
    package var password: String?

    package init(password: String?) {
        self.password = password
    }

    package static let fields: [InputField] = [
        .body("password", .string(0...1_000), "Needed when the account has one.", .optional)
    ]
}

/// What the person wants to be called.
package struct RenameInput: EndpointInput, Hashable {
    package var name: String

    package init(name: String) {
        self.name = name
    }

    package static let fields: [InputField] = [
        .body("name", .string(0...1_000), "At most 60 characters; may be empty.")
    ]
}

/// A link's secret and the password to set.
package struct ResetPasswordInput: EndpointInput, Hashable {
    package var link: String
    package var newPassword: String

    package init(link: String, newPassword: String) {
        self.link = link
        self.newPassword = newPassword
    }

    package static let fields: [InputField] = [
        .body("link", .string(0...200), "The secret at the end of the link."), .newPassword,
    ]
}

/// A link's secret.
package struct ConfirmEmailInput: EndpointInput, Hashable {
    package var link: String

    package init(link: String) {
        self.link = link
    }

    package static let fields: [InputField] = [.body("link", .string(0...200), "The secret at the end of the link.")]
}
