package import Calls

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
