package import Calls
package import Foundation

/// A provider's account by which a person signs in.
package struct LinkedIdentity: Hashable, Codable, Sendable {
    package var provider: IdentityProvider
    /// What the provider calls the person: a login, an id; empty where it tells nothing.
    package var name: String
    package var linkedAt: Date

    package init(provider: IdentityProvider, name: String, linkedAt: Date) {
        self.provider = provider
        self.name = name
        self.linkedAt = linkedAt
    }
}

extension LinkedIdentity: EndpointOutput {
    package static let schema = JSONSchema.object(
        .required("provider", .choice(IdentityProvider.self)),
        .required("name", .string),
        .required("linkedAt", .date)
    ).named("LinkedIdentity")
}
