package import Calls

/// A session that was just opened or renewed, with the only copy of its token.
package struct NewSession: Hashable, Codable, Sendable {
    package var account: Account
    package var token: SessionToken
    /// To be sent at later sign-ins, where it gives this device tries of its own; `nil` where there is no password.
    package var deviceCookie: String?

    package init(account: Account, token: SessionToken, deviceCookie: String? = nil) {
        self.account = account
        self.token = token
        self.deviceCookie = deviceCookie
    }
}

extension NewSession: EndpointOutput {
    package static let schema = JSONSchema.object(
        .required("account", Account.schema),
        .required("token", .string(43...43).described("Send it as `Authorization: Bearer …`; it is shown only once.")),
        .optional("deviceCookie", .string.described("Send it when signing in again: this device has tries of its own."))
    ).named("NewSession")
}
