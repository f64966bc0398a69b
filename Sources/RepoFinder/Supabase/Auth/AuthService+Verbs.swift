import AccountsDomain
import AccountsService
import Calls
import Foundation
import PostgREST
import Storage

extension AuthService {
    // MARK: Coming in

    func signUp(_ request: RestRequest, _ asker: Asker) async throws -> RestResponse {
        let body = try Self.body(request)
        if let phone = body.text("phone"), !phone.isEmpty { throw Self.noPhones }
        let data = body["data"]?.object ?? [:]
        let (email, password) = (body.text("email") ?? "", body.text("password") ?? "")
        let guest = try await guest(request)
        guard !email.isEmpty || !password.isEmpty else {
            try asker.chargeGuest()
            let visit = try await accounts.openGuest(device: asker.device)
            try await keep(data, of: visit)
            return Self.json(try await session(of: visit))
        }
        guard !email.isEmpty, !password.isEmpty else {
            throw AuthError(422, "validation_failed", "Signing up needs an email address and a password")
        }
        let member = NewMember(
            email: email,
            password: password,
            name: data.text("name") ?? "",
            privacyNotice: data.text("privacy_notice")
        )
        let visit = try await bound(guest, asker).join(member, isGuest: guest != nil)
        try await keep(data, of: visit)
        return Self.json(try await session(of: visit))
    }

    func token(_ request: RestRequest, _ asker: Asker) async throws -> RestResponse {
        let body = try Self.body(request)
        switch Self.parameter("grant_type", request) {
        case "password":
            if let phone = body.text("phone"), !phone.isEmpty { throw Self.noPhones }
            let guest = try await guest(request)
            let visit: Visit
            do {
                visit = try await bound(guest, asker).openSession(
                    email: body.text("email") ?? "",
                    password: body.text("password") ?? "",
                    isGuest: guest != nil
                )
            } catch {
                // What is no address is nobody's.
                if case .invalid = error { throw AuthError.credentials }
                throw error
            }
            return Self.json(try await session(of: visit))
        case "refresh_token":
            switch try await accounts.refresh(body.text("refresh_token") ?? "", tokens) {
            case .renewed(let visit, let token): return Self.json(try await session(of: visit, refreshedBy: token))
            case .reused: throw AuthError(400, "refresh_token_already_used", "Invalid Refresh Token: Already Used")
            case .unknown:
                throw AuthError(400, "refresh_token_not_found", "Invalid Refresh Token: Refresh Token Not Found")
            }
        case "id_token": throw AuthError(400, "provider_disabled", "Provider is not enabled")
        case "pkce": throw AuthError(404, "flow_state_not_found", "invalid flow state, no valid flow state found")
        default: throw AuthError(400, "invalid_credentials", "unsupported_grant_type")
        }
    }

    private static let noPhones = AuthError(400, "phone_provider_disabled", "Signing in by phone is not offered")

    private static func parameter(_ name: String, _ request: RestRequest) -> String? {
        for pair in request.query.split(separator: "&") {
            let halves = pair.split(separator: "=", maxSplits: 1).map(String.init)
            if halves.first == name {
                return halves.count > 1 ? PercentCoding.decode(halves[1], plusIsSpace: true) : ""
            }
        }
        return nil
    }

    // MARK: Going out

    func signOut(_ request: RestRequest, _ asker: Asker) async throws -> RestResponse {
        let scope = Self.parameter("scope", request) ?? "global"
        guard ["local", "others", "global"].contains(scope) else {
            throw AuthError.invalid("Unsupported logout scope \"\(scope.prefix(40))\"")
        }
        let visit = try await visit(request, asker)
        let account = bound(visit, asker)
        switch scope {
        case "local": try await account.signOut()
        case "global": try await account.signOutEverywhere()
        default:
            for other in try await account.sessions() where !other.isCurrent { try await account.endSession(other.id) }
        }
        return RestResponse(204)
    }

    /// The same whether anybody has the address or not, and however it is written.
    func recover(_ request: RestRequest, _ asker: Asker) async throws -> RestResponse {
        let body = try Self.body(request)
        do {
            try await bound(nil, asker).requestPasswordReset(email: body.text("email") ?? "")
        } catch {
            // Nothing is told of what was asked for.
            switch error {
            case .noRoom, .busy, .failed: throw error
            default: break
            }
        }
        return Self.json([:])
    }

    // MARK: The person

    func update(_ request: RestRequest, _ asker: Asker) async throws -> RestResponse {
        let body = try Self.body(request)
        let visit = try await visit(request, asker)
        if let phone = body.text("phone"), !phone.isEmpty { throw Self.noPhones }
        let data = body["data"]?.object
        let email = body.text("email") ?? ""
        if let password = body.text("password"), !password.isEmpty {
            try await change(password, email: email, body, visit, asker)
        } else if !email.isEmpty, email.lowercased() != visit.account.email?.lowercased() {
            throw AuthError.invalid("An email address is set together with a password, and not changed here")
        }
        if let data { try await keep(data, of: visit) }
        guard let changed = try await accounts.visit(to: visit.session) else { throw AuthError.noSession }
        return Self.json(try await user(changed))
    }

    /// A guest gets an address and a password, and a member another one, who proves the one before.
    private func change(
        _ password: String,
        email: String,
        _ body: [String: JSONValue],
        _ visit: Visit,
        _ asker: Asker
    ) async throws {
        let account = bound(visit, asker)
        guard visit.account.kind == .member else {
            guard !email.isEmpty else {
                throw AuthError(422, "validation_failed", "A password needs an email address to sign in with")
            }
            let member = NewMember(
                email: email,
                password: password,
                name: visit.account.name,
                privacyNotice: body["data"]?.object?.text("privacy_notice")
            )
            _ = try await account.join(member, isGuest: true)
            return
        }
        guard email.isEmpty || email.lowercased() == visit.account.email?.lowercased() else {
            throw AuthError.invalid("An email address is not changed here")
        }
        guard let current = body.text("current_password"), !current.isEmpty else {
            throw AuthError(400, "current_password_required", "The current password is required to change it")
        }
        do {
            _ = try await account.changePassword(from: current, to: password)
        } catch {
            guard error == .wrongCredentials else { throw error }
            throw AuthError(400, "current_password_invalid", "The current password is not right")
        }
    }

    /// Adds to what clients keep about the person; null takes away.
    private func keep(_ data: [String: JSONValue], of visit: Visit) async throws {
        guard !data.isEmpty else { return }
        let account = visit.account.id
        try await database.write { connection in
            let store = DocumentStore(connection: connection, account: account)
            let merged = (try store.metadata().object ?? [:]).merging(data) { _, new in new }.filter {
                $0.value != .null
            }
            let document = JSONValue.object(merged)
            guard JSONCoding.data(of: document).count <= RepositoryDocument.maximumBytes else {
                throw AuthError(
                    422,
                    "validation_failed",
                    "At most \(RepositoryDocument.maximumBytes) bytes of data are kept"
                )
            }
            try store.keep(metadata: document)
        }
    }

    // MARK: Answers

    private func session(of visit: Visit, refreshedBy token: String? = nil) async throws -> JSONValue {
        let date = now()
        let user = try await user(visit)
        let refresh =
            if let token { token } else { try await accounts.beginRefreshing(visit.session, tokens) }
        let members = user.object ?? [:]
        let access = try tokens.token(
            for: visit,
            at: date,
            claims: [
                "email": .string(visit.account.email ?? ""), "phone": "",
                "app_metadata": members["app_metadata"] ?? [:], "user_metadata": members["user_metadata"] ?? [:],
                "aal": "aal1",
                "amr": [
                    [
                        "method": visit.account.kind == .guest ? "anonymous" : "password",
                        "timestamp": .integer(Int64(date.timeIntervalSince1970)),
                    ]
                ],
                "is_anonymous": .boolean(visit.account.kind == .guest),
            ]
        )
        let seconds = Int64(AccessTokens.lifetime)
        return [
            "access_token": .string(access), "token_type": "bearer", "expires_in": .integer(seconds),
            "expires_at": .integer(Int64(date.timeIntervalSince1970) + seconds), "refresh_token": .string(refresh),
            "user": user, "weak_password": .null,
        ]
    }

    func user(_ visit: Visit) async throws -> JSONValue {
        let account = visit.account
        let metadata = try await database.read { connection in
            try DocumentStore(connection: connection, account: account.id).metadata()
        }
        let (id, isGuest) = (JSONValue.string(account.id.uuidString.lowercased()), account.kind == .guest)
        let date = JSONValue.string(RFC3339.string(from: account.createdAt))
        let provider: JSONValue = account.email == nil ? "other" : "email"
        let identity: JSONValue = [
            "identity_id": id, "id": id, "user_id": id, "provider": provider,
            "identity_data": [
                "sub": id, "email": .string(account.email ?? ""), "email_verified": false, "phone_verified": false,
            ],
            "email": .string(account.email ?? ""), "created_at": date, "updated_at": date, "last_sign_in_at": date,
        ]
        return [
            "id": id, "aud": "authenticated", "role": "authenticated", "email": .string(account.email ?? ""),
            "phone": "", "email_confirmed_at": isGuest ? .null : date, "confirmed_at": isGuest ? .null : date,
            "last_sign_in_at": date, "created_at": date, "updated_at": date,
            "app_metadata": isGuest ? [:] : ["provider": provider, "providers": [provider]],
            "user_metadata": metadata, "identities": isGuest ? [] : [identity], "is_anonymous": .boolean(isGuest),
        ]
    }
}
