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
