package import Calls
package import Foundation

/// A code that somebody types on GitHub's page to sign in here.
package struct DeviceCode: Hashable, Codable, Sendable, Identifiable {
    package var id: UUID
    /// To be typed, such as `WDJB-MJHT`.
    package var code: String
    /// Where to type it.
    package var address: String
    package var expiresAt: Date
    /// Seconds to wait before asking whether it was typed.
    package var interval: Int

    package init(id: UUID, code: String, address: String, expiresAt: Date, interval: Int) {
        self.id = id
        self.code = code
        self.address = address
        self.expiresAt = expiresAt
        self.interval = interval
    }
}

extension DeviceCode: EndpointOutput {
    package static let schema = JSONSchema.object(
        .required("id", .uuid),
        .required("code", .string),
        .required("address", .string),
        .required("expiresAt", .date),
        .required("interval", .integer(1...60))
    ).named("DeviceCode")
}

/// What has become of a code.
package struct DeviceCodeAnswer: Hashable, Codable, Sendable {
    /// Once it was typed; `nil` while it was not.
    package var ticket: SessionTicket?
    /// Seconds to wait before asking again.
    package var interval: Int

    package init(ticket: SessionTicket? = nil, interval: Int) {
        self.ticket = ticket
        self.interval = interval
    }
}

extension DeviceCodeAnswer: EndpointOutput {
    package static let schema = JSONSchema.object(
        .optional("ticket", SessionTicket.schema),
        .required("interval", .integer(1...60))
    ).named("DeviceCodeAnswer")
}
