import Crypto
package import Foundation
package import Outbound

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

/// The device flow: somebody types a code on GitHub's page, wherever they are signed in there.
extension GitHubSignIn {
    /// A code to type, and what asks whether it was.
    package struct Grant: Sendable {
        /// Secret; asks for the answer.
        package var deviceCode: String
        package var userCode: String
        /// Where to type it.
        package var address: String
        /// Seconds between questions, at least.
        package var interval: Int
        /// Seconds the code is good for.
        package var life: Int
    }

    package enum DeviceAnswer: Hashable, Sendable {
        /// Nobody has typed the code yet; ask again after so many seconds.
        case pending(interval: Int)
        case proven(ProvenIdentity)
        /// The code is too old, or the person said no.
        case over
    }

    package func begin() async throws(IdentityFailure) -> Grant {
        let answer = try await post("/login/device/code", ["client_id": settings.clientID])
        guard let device = answer.deviceCode, let user = answer.userCode, let address = answer.verificationURI,
            // A link on our page goes nowhere else.
            address.hasPrefix(settings.site.absoluteString)
        else { throw .refused(answer.error ?? "no code") }
        return Grant(
            deviceCode: device,
            userCode: user,
            address: address,
            interval: min(max(1, answer.interval ?? 5), 60),
            life: min(max(60, answer.expiresIn ?? 900), 1_800)
        )
    }

    /// Asks whether the code was typed; not before the interval is over.
    package func ask(_ deviceCode: String, interval: Int) async throws(IdentityFailure) -> DeviceAnswer {
        let answer = try await post(
            "/login/oauth/access_token",
            [
                "client_id": settings.clientID, "device_code": deviceCode,
                "grant_type": "urn:ietf:params:oauth:grant-type:device_code",
            ]
        )
        switch answer.error {
        case nil: return .proven(try await user(answer))
        case "authorization_pending": return .pending(interval: interval)
        case "slow_down": return .pending(interval: answer.interval ?? interval + 5)
        case "expired_token", "access_denied", "incorrect_device_code": return .over
        case let error?: throw .refused(error)
        }
    }
}

/// Somebody as a provider knows them.
package struct ProvenIdentity: Hashable, Sendable {
    /// The provider's own id, which never changes.
    package var subject: String
    /// What people know it by; empty where the provider tells nothing.
    package var name: String
    /// What takes the authorisation back later, sealed; `nil` where the provider gives nothing of the kind.
    package var sealedToken: String?

    package init(subject: String, name: String, sealedToken: String? = nil) {
        self.subject = subject
        self.name = name
        self.sealedToken = sealedToken
    }
}
