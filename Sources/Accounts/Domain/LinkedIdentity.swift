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

/// Somebody else who can say who a person is.
package enum IdentityProvider: String, Codable, Hashable, Sendable, CaseIterable {
    case apple
    case gitHub = "github"
    case steam

    /// Where a browser begins; the way goes on to the provider and comes back to `returnPath`.
    package var visitPath: String { "/session/to/\(rawValue)" }

    /// Where the provider sends the browser back to.
    package var returnPath: String { "/session/from/\(rawValue)" }
}
