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

/// The cookie that says whose session it is to what sends no token: a browser, and pictures in a phone's app.
package enum SessionCookie {
    /// A server that is reached through TLS gives browsers the name with a prefix, and takes this one, too.
    package static let name = "serendip"
}
