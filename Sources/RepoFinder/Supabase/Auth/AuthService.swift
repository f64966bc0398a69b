package import AccountsDomain
package import AccountsService
import Calls
package import Foundation
package import PostgREST
package import Storage

/// Signing in as Supabase's clients do, over the accounts there are.
package struct AuthService: Sendable {
    let accounts: StoredAccountService
    let database: any SQLDatabase
    package let tokens: AccessTokens
    let anonKey: AnonKey
    let version: String
    let now: @Sendable () -> Date

    package init(
        accounts: StoredAccountService,
        database: any SQLDatabase,
        tokens: AccessTokens,
        anonKey: AnonKey,
        version: String,
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        (self.accounts, self.database, self.tokens) = (accounts, database, tokens)
        (self.anonKey, self.version, self.now) = (anonKey, version, now)
    }

    /// Who asks besides what the request says.
    package struct Asker: Sendable {
        package var device: String
        package var address: String
        package var chargeGuest: @Sendable () throws -> Void
        package var enter: @Sendable (Account.ID) throws -> Void

        package init(
            device: String,
            address: String,
            chargeGuest: @escaping @Sendable () throws -> Void,
            enter: @escaping @Sendable (Account.ID) throws -> Void
        ) {
            (self.device, self.address, self.chargeGuest, self.enter) = (device, address, chargeGuest, enter)
        }
    }

    /// Answers a request below `auth/v1`.
    ///
    /// - Throws: What limits and the database throw; everything else is an answer.
    package func respond(to request: RestRequest, by asker: Asker) async throws -> RestResponse {
        let version = request.header("x-supabase-api-version")
        do {
            var response = try await answer(request, asker)
            if version == AuthError.version { response.headers.append(("x-supabase-api-version", AuthError.version)) }
            return response
        } catch let error as AuthError {
            return error.response(version: version)
        } catch let error as AccountError {
            return AuthError(error, now: now()).response(version: version)
        }
    }

    private func answer(_ request: RestRequest, _ asker: Asker) async throws -> RestResponse {
        let path = request.path.split(separator: "/").joined(separator: "/")
        switch (request.method, path) {
        case ("GET", ".well-known/jwks.json"): return Self.json(tokens.keySet)
        case ("GET", "settings"): return Self.json(Self.settings)
        case ("GET", "health"):
            return Self.json(["name": "Serendip", "version": .string(version), "description": "Accounts of Serendip"])
        case ("POST", "signup"): return try await signUp(request, asker)
        case ("POST", "token"): return try await token(request, asker)
        case ("POST", "logout"): return try await signOut(request, asker)
        case ("POST", "recover"): return try await recover(request, asker)
        case ("GET", "user"): return Self.json(try await user(try await visit(request, asker)))
        case ("PUT", "user"): return try await update(request, asker)
        default: throw Self.refusal(path)
        }
    }

    // MARK: What is not offered

    private static func refusal(_ path: String) -> AuthError {
        switch path.split(separator: "/").first {
        case "otp", "magiclink", "resend": AuthError(422, "otp_disabled", "Signing in by a mailed code is not offered")
        case "verify": AuthError(403, "otp_expired", "Token has expired or is invalid")
        case "authorize", "callback":
            AuthError(400, "provider_disabled", "Unsupported provider: provider is not enabled")
        case "admin", "invite", "generate_link": AuthError(403, "not_admin", "User not allowed")
        default: AuthError(404, "feature_disabled", "This is not offered here")
        }
    }

    private static let settings: JSONValue = {
        let names = [
            "apple", "azure", "bitbucket", "discord", "facebook", "figma", "fly", "github", "gitlab", "google",
            "kakao", "keycloak", "linkedin", "linkedin_oidc", "notion", "phone", "slack", "slack_oidc", "snapchat",
            "spotify", "twitch", "twitter", "workos", "zoom",
        ]
        var external = Dictionary(names.map { ($0, JSONValue.boolean(false)) }, uniquingKeysWith: { first, _ in first })
        external["email"] = true
        external["anonymous_users"] = true
        return [
            "external": .object(external), "disable_signup": false, "mailer_autoconfirm": true,
            "phone_autoconfirm": false, "sms_provider": "", "saml_enabled": false,
        ]
    }()

    static func json(_ value: JSONValue, status: Int = 200) -> RestResponse {
        var response = RestResponse(status)
        var writer = RestWriter()
        writer.write(value)
        response.body = writer.bytes
        response.headers = [("content-type", "application/json")]
        return response
    }

    // MARK: Who asks

    /// - Throws: `no_authorization`, `bad_jwt`, `session_not_found`.
    func visit(_ request: RestRequest, _ asker: Asker) async throws -> Visit {
        guard let token = Self.bearer(request), !token.isEmpty, !anonKey.equals(token) else {
            throw AuthError.noAuthorization
        }
        do {
            let visit = try await accounts.visit(byAccess: token, tokens)
            try asker.enter(visit.account.id)
            return visit
        } catch let problem as AccessTokens.Problem {
            let message = problem == .expired ? "token is expired" : "token is malformed or not signed here"
            throw AuthError(403, "bad_jwt", "invalid JWT: unable to parse or verify signature, \(message)")
        } catch AccountError.notSignedIn {
            throw AuthError.noSession
        }
    }

    /// The guest whose bearer a request has; `nil` for nobody, and for members.
    func guest(_ request: RestRequest) async throws -> Visit? {
        guard let token = Self.bearer(request), !anonKey.equals(token) else { return nil }
        do {
            let visit = try await accounts.visit(byAccess: token, tokens)
            return visit.account.kind == .guest ? visit : nil
        } catch is AccessTokens.Problem {
            return nil
        } catch AccountError.notSignedIn {
            return nil
        }
    }

    /// What stands behind `Bearer`, empty where nothing does; `nil` without that scheme, for other schemes are for a
    /// proxy before the server.
    package static func bearer(_ request: RestRequest) -> String? {
        let fields = request.headers.filter { $0.name == "authorization" }
            .map { $0.value.split(separator: " ", maxSplits: 1) }
        guard let parts = fields.first(where: { $0.first?.lowercased() == "bearer" }) else { return nil }
        return parts.count == 2 ? parts[1].trimmingCharacters(in: .whitespaces) : ""
    }

    func bound(_ visit: Visit?, _ asker: Asker) -> BoundAccountService {
        accounts.bound(
            to: visit?.account.id ?? UUID(),
            session: visit?.session ?? UUID(),
            device: asker.device,
            address: { asker.address }
        )
    }

    static func body(_ request: RestRequest) throws(AuthError) -> [String: JSONValue] {
        if request.body.isEmpty { return [:] }
        guard let object = (try? JSONCoding.value(from: Data(request.body)))?.object else {
            throw AuthError(400, "bad_json", "Could not parse request body as JSON")
        }
        return object
    }
}
