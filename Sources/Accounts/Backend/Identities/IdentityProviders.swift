package import AccountsDomain
import Foundation

/// The providers that whoever runs the server has configured.
package struct IdentityProviders: Sendable {
    let apple: AppleSignIn?
    let gitHub: GitHubSignIn?
    let steam: SteamSignIn?
    /// Where browsers find this server, such as `https://serendip.example.org`.
    let origin: String

    package init(apple: AppleSignIn? = nil, gitHub: GitHubSignIn? = nil, steam: SteamSignIn? = nil, origin: String = "")
    {
        (self.apple, self.gitHub, self.steam, self.origin) = (apple, gitHub, steam, origin)
    }

    /// Those a browser can be sent to.
    package var offered: [IdentityProvider] {
        [
            apple.map { _ in IdentityProvider.apple }, gitHub?.hasWebFlow == true ? .gitHub : nil,
            steam.map { _ in .steam },
        ].compactMap { $0 }
    }

    package var offersCodes: Bool { gitHub != nil }

    func returnAddress(of provider: IdentityProvider) -> String { origin + provider.returnPath }
}
