package import Calls
package import Foundation

/// Opens sessions and finds whose a token is.
package protocol AccountService: Sendable {
    /// A new guest with a session, whose token is the only way back to it; `device` is "Firefox on Linux".
    func createGuest(device: String) async throws -> NewSession

    /// Who a token belongs to, noted as seen; `nil` for a token nobody has, or has no longer.
    func visit(by token: SessionToken) async throws -> Visit?

    /// Another token for the same session when `token` is a week old; `nil` when it is fresh or nobody's.
    ///
    /// The old one stays good until the new one is used, and ten minutes more, so that a lost answer loses nobody.
    func renew(_ token: SessionToken) async throws -> SessionToken?

    /// The token a ticket is good for; what the guest whose session asks did comes along.
    ///
    /// - Throws: `linkExpired` for a ticket that is used, too old, or another session's.
    func redeem(
        _ ticket: SessionTicket,
        by session: AccountSession.ID,
        device: String
    ) async throws(AccountError) -> NewSession
}

/// The secret by which a browser or phone is known: 256 random bits as 43 characters of base64url.
///
/// Only the browser or phone has it; the server keeps its SHA-256.
package struct SessionToken: Hashable, Sendable {
    package var value: String

    package init(_ value: String) {
        self.value = value
    }
}

/// The bare text.
extension SessionToken: Codable {
    package init(from decoder: any Decoder) throws {
        value = try decoder.singleValueContainer().decode(String.self)
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(value)
    }
}

extension SessionToken: CustomStringConvertible, CustomReflectable {
    /// Never the secret, so that no log can have it.
    package var description: String { "SessionToken(…)" }

    package var customMirror: Mirror { Mirror(self, children: []) }
}

/// The cookie that says whose session it is to what sends no token: a browser, and pictures in a phone's app.
package enum SessionCookie {
    /// A server that is reached through TLS gives browsers the name with a prefix, and takes this one, too.
    package static let name = "serendip"
}

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

/// One browser or phone that is signed in to an account.
package struct AccountSession: Hashable, Codable, Sendable, Identifiable {
    package var id: UUID
    /// What it is, in a few words: "Firefox on Linux".
    package var device: String
    package var createdAt: Date
    /// To the hour.
    package var lastSeenAt: Date
    /// Whether it is the one that asks.
    package var isCurrent: Bool

    package init(id: UUID, device: String, createdAt: Date, lastSeenAt: Date, isCurrent: Bool) {
        self.id = id
        self.device = device
        self.createdAt = createdAt
        self.lastSeenAt = lastSeenAt
        self.isCurrent = isCurrent
    }
}

extension AccountSession: EndpointOutput {
    package static let schema = JSONSchema.object(
        .required("id", .uuid),
        .required("device", .string),
        .required("createdAt", .date),
        .required("lastSeenAt", .date),
        .required("isCurrent", .boolean)
    ).named("AccountSession")
}
