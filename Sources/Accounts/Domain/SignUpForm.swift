/// What a guest fills in to become a member.
package struct SignUpForm: Hashable, Codable, Sendable {
    package var email: String
    package var password: String
    /// May be empty.
    package var name: String
    /// The version of the privacy notice that was shown and agreed to.
    package var privacyNotice: String

    package init(
        email: String,
        password: String,
        name: String = "",
        privacyNotice: String = Consent.currentPrivacyNotice
    ) {
        self.email = email
        self.password = password
        self.name = name
        self.privacyNotice = privacyNotice
    }
}

extension SignUpForm: CustomStringConvertible, CustomReflectable {
    /// Never the password, so that no log can have it.
    package var description: String { "SignUpForm(…)" }

    package var customMirror: Mirror { Mirror(self, children: []) }
}
