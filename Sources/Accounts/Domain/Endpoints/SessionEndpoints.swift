package import Calls

/// The calls about the browsers and phones that are signed in.
package enum SessionEndpoints {
    private static let subject = "Sessions"

    package static let signIn = Endpoint<SignInInput, SessionTicket, AccountError>(
        "signIn",
        .post,
        "/api/v1/sign-ins",
        for: .person,
        subject: subject,
        summary: "Prove an account’s password; the ticket opens a session that brings the guest’s things along",
        status: 201,
        problems: [.wrongCredentials, .tooManyAttempts, .busy]
    )

    package static let redeem = Endpoint<SessionTicket, NewSession, AccountError>(
        "redeemTicket",
        .post,
        "/api/v1/sessions",
        for: .person,
        subject: subject,
        summary: "Exchange a ticket for a new token; the token that asks ends with it",
        status: 201,
        problems: [.linkExpired]
    )

    package static let renew = Endpoint<NoInput, NewSession, AccountError>(
        "renewToken",
        .post,
        "/api/v1/session-renewals",
        for: .person,
        subject: subject,
        summary: "Get another token when this one is a week old, otherwise the same",
        status: 201
    )

    package static let list = Endpoint<NoInput, [AccountSession], AccountError>(
        "listSessions",
        .get,
        "/api/v1/sessions",
        for: .person,
        subject: subject,
        summary: "List the browsers and phones that are signed in"
    )

    package static let end = Endpoint<SessionInput, NoContent, AccountError>(
        "endSession",
        .delete,
        "/api/v1/sessions/{id}",
        for: .person,
        subject: subject,
        summary: "Sign one of them out, or do nothing when it is signed out already"
    )

    package static let endAll = Endpoint<NoInput, NoContent, AccountError>(
        "signOutEverywhere",
        .delete,
        "/api/v1/sessions",
        for: .person,
        subject: subject,
        summary: "Sign all of them out, the one that asks included"
    )

    package static let signOut = Endpoint<NoInput, NoContent, AccountError>(
        "signOut",
        .post,
        "/api/v1/sign-outs",
        for: .person,
        subject: subject,
        summary: "Sign out the one that asks"
    )
}

/// One of the account's sessions.
package struct SessionInput: EndpointInput, Hashable {
    package var id: AccountSession.ID

    package init(id: AccountSession.ID) {
        self.id = id
    }

    package static let fields: [InputField] = [.path("id", .uuid, "One of the account's sessions.")]
}

extension SessionTicket: EndpointInput {
    package static let fields: [InputField] = [.body("ticket", .string(43...43), "From signing in or up.")]
}

/// Address and password of an account, and what the device was given when it signed in before.
package struct SignInInput: EndpointInput, Hashable {
    package var email: String
    package var password: String
    package var deviceCookie: String?

    package init(email: String, password: String, deviceCookie: String? = nil) {
        self.email = email
        self.password = password
        self.deviceCookie = deviceCookie
    }

    package static let fields: [InputField] = [
        .email, .password,
        .body("deviceCookie", .string(0...1_000), "What this device was given with an earlier session.", .optional),
    ]
}

extension SignUpForm: EndpointInput {
    package static let fields: [InputField] = [
        .email,
        .body("password", .string(0...1_000), "10 to 256 characters, and not a common one."),
        .body("name", .string(0...1_000), "What to be called; may be empty.", .defaulted("")),
        .body(
            "privacyNotice",
            .string(1...Consent.maximumVersionLength),
            "The version of the privacy notice that was agreed to."
        ),
    ]
}

extension InputField {
    /// An upper bound only, so that what is wrong with an address is said in the words of ``EmailAddress``.
    static let email = InputField.body("email", .string(0...1_000), "A mail address.")
    static let password = InputField.body("password", .string(0...1_000), "The password.")
    static let newPassword = InputField.body(
        "newPassword",
        .string(0...1_000),
        "The new password: 10 to 256 characters, and not a common one."
    )
}

extension ProblemKind {
    package static let wrongCredentials = ProblemKind(
        "wrong-credentials",
        403,
        "Address and password do not belong together"
    )
    package static let emailTaken = ProblemKind("email-taken", 409, "This address has an account")
    package static let tooManyAttempts = ProblemKind("too-many-attempts", 429, "Too many tries")
    package static let busy = ProblemKind("busy", 503, "Many people are signing in at this moment")
    package static let linkExpired = ProblemKind("link-expired", 410, "This link was used or is too old")
    package static let alreadyMember = ProblemKind("already-member", 409, "This account has a password")
    package static let identityTaken = ProblemKind("identity-taken", 409, "It belongs to another account here")
    package static let lastWayIn = ProblemKind("last-way-in", 409, "Nothing else leads into this account")
    package static let notOffered = ProblemKind("not-offered", 404, "This server does not offer that")
    package static let providerFailed = ProblemKind("provider-failed", 502, "The provider has not confirmed it")
    package static let unusablePicture = ProblemKind("unusable-picture", 422, "This cannot be a picture here")
    package static let notMember = ProblemKind("not-member", 409, "A guest has no password")
}

/// What is agreed to, or taken back.
package struct RecordConsentInput: EndpointInput, Hashable {
    package var kind: Consent.Kind
    package var version: String
    package var isGiven: Bool

    package init(kind: Consent.Kind, version: String, isGiven: Bool) {
        self.kind = kind
        self.version = version
        self.isGiven = isGiven
    }

    package static let fields: [InputField] = [
        .body("kind", .choice(Consent.Kind.self), "What is agreed to."),
        .body("version", .string(1...Consent.maximumVersionLength), "Which version of it."),
        .body("isGiven", .boolean, "Whether the person agrees, or takes it back."),
    ]
}
