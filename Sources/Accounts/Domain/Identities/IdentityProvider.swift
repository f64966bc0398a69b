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
