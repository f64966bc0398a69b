package import Calls

/// The right to a new token, proven by a password or a link; good once, for 30 seconds, and only for the session that
/// proved it.
///
/// A page that lives on the server cannot set its browser's cookie. So a person proves who they are there, and the
/// browser fetches the cookie with the ticket. Phones redeem the same ticket over the API.
package struct SessionTicket: Hashable, Codable, Sendable {
    /// 43 characters of base64url, fit for a path.
    package var ticket: String

    package init(_ ticket: String) {
        self.ticket = ticket
    }

    /// Where a browser fetches its cookie.
    package var path: String { "/session/\(ticket)" }
}

extension SessionTicket: EndpointOutput {
    package static let schema = JSONSchema.object(
        .required("ticket", .string(43...43).described("Redeem it within 30 seconds, from the same session."))
    ).named("SessionTicket")
}

extension SessionTicket: CustomStringConvertible, CustomReflectable {
    /// Never the secret, so that no log can have it.
    package var description: String { "SessionTicket(…)" }

    package var customMirror: Mirror { Mirror(self, children: []) }
}
