package import AccountsDomain
import Foundation
import Outbound

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

/// Why a provider has not proven who somebody is; texts are for the log and hold no secret.
package enum IdentityFailure: Error, Hashable, Sendable {
    /// No answer, or one that asks to come back later.
    case offline(String)
    /// The provider says no, or what it says does not hold.
    case refused(String)

    init(_ failure: OutboundFailure) {
        self = .offline("\(failure)")
    }
}

extension OutboundTransport {
    /// The body of an answer with status 200.
    func answer(to request: OutboundRequest) async throws(IdentityFailure) -> OutboundResponse {
        let response: OutboundResponse
        do throws(OutboundFailure) {
            response = try await send(request)
        } catch {
            throw IdentityFailure(error)
        }
        switch response.status {
        case 200: return response
        case 403, 429, 500...: throw .offline("status \(response.status)")
        default: throw .refused("status \(response.status)")
        }
    }
}
