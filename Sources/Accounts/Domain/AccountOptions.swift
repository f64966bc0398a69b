package import Calls

/// What this server offers for signing in, so that screens show nothing that cannot work.
package struct AccountOptions: Hashable, Codable, Sendable {
    /// Whether the server can send mail; without it whoever runs it hands out links.
    package var sendsMail: Bool
    /// Where to write to whoever runs the server; a mail address.
    package var contact: String?

    /// Whose accounts a browser can sign in by.
    package var providers: [IdentityProvider]
    /// Whether one can sign in with a code that is typed on GitHub's page.
    package var offersCodes: Bool

    package init(
        sendsMail: Bool = false,
        contact: String? = nil,
        providers: [IdentityProvider] = [],
        offersCodes: Bool = false
    ) {
        self.sendsMail = sendsMail
        self.contact = contact
        self.providers = providers
        self.offersCodes = offersCodes
    }
}

extension AccountOptions: EndpointOutput {
    package static let schema = JSONSchema.object(
        .required("sendsMail", .boolean),
        .optional("contact", .string),
        .required("providers", .array(of: .choice(IdentityProvider.self))),
        .required("offersCodes", .boolean)
    ).named("AccountOptions")
}
