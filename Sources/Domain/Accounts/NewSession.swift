package import Endpoints

/// A session that was just opened or renewed, with the only copy of its token.
package struct NewSession: Hashable, Codable, Sendable {
    package var account: Account
    package var token: SessionToken

    package init(account: Account, token: SessionToken) {
        self.account = account
        self.token = token
    }
}

extension NewSession: EndpointOutput {
    package static let schema = JSONSchema.object(
        .required("account", Account.schema),
        .required("token", .string(43...43).described("Send it as `Authorization: Bearer …`; it is shown only once."))
    ).named("NewSession")
}
