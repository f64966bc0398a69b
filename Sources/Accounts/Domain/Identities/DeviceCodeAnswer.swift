package import Calls

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
