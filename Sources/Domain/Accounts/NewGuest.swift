package import Endpoints

/// A guest account that was just made, with the only copy of its token.
package struct NewGuest: Hashable, Codable, Sendable {
    package var account: Account
    /// To be sent as `Authorization: Bearer …`.
    package var token: String

    package init(account: Account, token: SessionToken) {
        self.account = account
        self.token = token.value
    }
}

extension NewGuest: EndpointOutput {
    package static let schema = JSONSchema.object(
        .required("account", Account.schema),
        .required("token", .string(43...43).described("Send it as `Authorization: Bearer …`; it is shown only once."))
    ).named("NewGuest")
}
