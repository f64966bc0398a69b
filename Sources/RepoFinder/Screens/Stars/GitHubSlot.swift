package import Foundation

/// What RepoFinder asks of the person's account at GitHub.
package struct GitHubSlot: Sendable {
    /// The login of the account the person has linked; `nil` when there is none.
    package var login: @Sendable () async -> String?
    /// Where to sign in at GitHub, from where the person comes back; `nil` where that is not offered.
    package var signIn: @Sendable () async -> URL?

    package init(
        login: @escaping @Sendable () async -> String? = { nil },
        signIn: @escaping @Sendable () async -> URL? = { nil }
    ) {
        (self.login, self.signIn) = (login, signIn)
    }
}
