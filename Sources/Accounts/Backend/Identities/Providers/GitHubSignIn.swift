package import Outbound
import Crypto
package import Foundation

/// GitHub's web flow with PKCE, and its device flow.
///
/// No scope is asked for, and a token is used once, for the person's id and login, and not kept.
/// [Authorizing OAuth apps](https://docs.github.com/en/apps/oauth-apps/building-oauth-apps/authorizing-oauth-apps)
package struct GitHubSignIn: Sendable {
    package struct Settings: Sendable {
        package var clientID: String
        /// Without it only the device flow works; never logged.
        package var clientSecret: String?
        package var site: URL
        package var api: URL

        package init(clientID: String, clientSecret: String?, site: URL, api: URL) {
            (self.clientID, self.clientSecret, self.site, self.api) = (clientID, clientSecret, site, api)
        }
    }

    let settings: Settings
    let transport: OutboundTransport

    package init(_ settings: Settings, transport: OutboundTransport) {
        self.settings = settings
        self.transport = transport
    }

    package var hasWebFlow: Bool { settings.clientSecret != nil }

    /// Where the browser goes to say yes; `verifier` is kept here and shown when the code comes back.
    package func address(state: String, verifier: String, returnTo: String) -> URL? {
        let challenge = Data(SHA256.hash(data: Data(verifier.utf8))).base64EncodedString()
            .replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
        return settings.site.appending(
            "/login/oauth/authorize",
            query: [
                "client_id": settings.clientID, "redirect_uri": returnTo, "state": state,
                "code_challenge": challenge, "code_challenge_method": "S256",
            ]
        )
    }

    package func identity(
        code: String,
        verifier: String,
        returnTo: String
    ) async throws(IdentityFailure) -> ProvenIdentity {
        let answer = try await post(
            "/login/oauth/access_token",
            [
                "client_id": settings.clientID, "client_secret": settings.clientSecret ?? "", "code": code,
                "redirect_uri": returnTo, "code_verifier": verifier,
            ]
        )
        return try await user(answer)
    }

    /// Who the answer's token belongs to.
    func user(_ answer: TokenAnswer) async throws(IdentityFailure) -> ProvenIdentity {
        guard let token = answer.accessToken, answer.tokenType?.lowercased() == "bearer" else {
            throw .refused(answer.error ?? "no token")
        }
        guard let url = settings.api.appending("/user", query: [:]) else { throw .refused("address") }
        let headers = [
            "Accept": "application/vnd.github+json", "Authorization": "Bearer \(token)", "User-Agent": "Serendip",
        ]
        let response = try await transport.answer(to: OutboundRequest(url: url, headers: headers))
        let user: User = try Self.read(response)
        return ProvenIdentity(subject: String(user.id), name: user.login)
    }

    func post(_ path: String, _ form: [String: String]) async throws(IdentityFailure) -> TokenAnswer {
        guard let url = settings.site.appending(path, query: [:]) else { throw .refused("address") }
        let headers = ["Accept": "application/json", "User-Agent": "Serendip"]
        return try Self.read(try await transport.answer(to: OutboundRequest(url: url, headers: headers, form: form)))
    }

    static func read<Value: Decodable>(_ response: OutboundResponse) throws(IdentityFailure) -> Value {
        do {
            return try JSONDecoder().decode(Value.self, from: response.body)
        } catch {
            throw .refused("an answer that cannot be read")
        }
    }

    private struct User: Decodable {
        var id: Int64
        var login: String
    }

    /// Answers of both flows; errors come with status 200, too.
    struct TokenAnswer: Decodable {
        var accessToken: String?
        var tokenType: String?
        var error: String?
        var interval: Int?
        var deviceCode: String?
        var userCode: String?
        var verificationURI: String?
        var expiresIn: Int?

        enum CodingKeys: String, CodingKey {
            case error, interval
            case accessToken = "access_token"
            case tokenType = "token_type"
            case deviceCode = "device_code"
            case userCode = "user_code"
            case verificationURI = "verification_uri"
            case expiresIn = "expires_in"
        }
    }
}
