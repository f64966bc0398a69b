import AccountsDomain
import Calls
import Foundation
package import PostgREST

/// What goes wrong with signing in, in the words of Supabase's clients.
package struct AuthError: Error, Hashable, Sendable {
    package var status: Int
    package var code: String
    package var message: String
    /// Why a password is weak.
    package var reasons: [String] = []
    package var retryAfter: Int?

    package init(_ status: Int, _ code: String, _ message: String, reasons: [String] = [], retryAfter: Int? = nil) {
        (self.status, self.code, self.message) = (status, code, message)
        (self.reasons, self.retryAfter) = (reasons, retryAfter)
    }

    /// The version of the API whose errors are `{code, message}`; without it they are older.
    static let version = "2024-01-01"

    package func response(version: String?) -> RestResponse {
        var response = RestResponse(status)
        var members: [String: JSONValue] =
            version == Self.version
            ? ["code": .string(code), "message": .string(message)]
            : ["code": .integer(Int64(status)), "error_code": .string(code), "msg": .string(message)]
        if !reasons.isEmpty {
            members["weak_password"] = [
                "reasons": .array(reasons.map { .string($0) }), "message": .string(message),
            ]
        }
        var writer = RestWriter()
        writer.write(.object(members))
        response.body = writer.bytes
        response.headers = [("content-type", "application/json")]
        if version == Self.version { response.headers.append(("x-supabase-api-version", Self.version)) }
        if let retryAfter { response.headers.append(("retry-after", "\(retryAfter)")) }
        return response
    }

    static func invalid(_ message: String) -> AuthError { AuthError(400, "validation_failed", message) }

    static let credentials = AuthError(400, "invalid_credentials", "Invalid login credentials")
    static let noSession = AuthError(403, "session_not_found", "Session from session_id claim in JWT does not exist")
    static let noAuthorization = AuthError(401, "no_authorization", "This endpoint requires a valid Bearer token")

    init(_ error: AccountError, now: Date) {
        switch error {
        case .invalid(.password, let problem), .invalid(.newPassword, let problem):
            let isCommon = problem == .tooCommon
            let message =
                isCommon
                ? "Password is known to be weak and easy to guess, please choose a different one."
                : "Password should be at least \(NewPassword.minimumLength) characters."
            self.init(422, "weak_password", message, reasons: [isCommon ? "pwned" : "length"])
        case .invalid(.email, _):
            self.init(422, "validation_failed", "Unable to validate email address: invalid format")
        case .invalid(let field, let problem):
            self.init(422, "validation_failed", "\(field.rawValue): \(problem.rawValue)")
        case .emailTaken: self.init(422, "user_already_exists", "User already registered")
        case .alreadyMember: self.init(422, "user_already_exists", "User already registered")
        case .wrongCredentials: self = .credentials
        case .tooManyAttempts(let until):
            let wait = max(1, Int(exactly: until.timeIntervalSince(now).rounded(.up)) ?? 60)
            self.init(429, "over_request_rate_limit", "Request rate limit reached", retryAfter: wait)
        case .busy, .offline: self.init(503, "request_timeout", "The server is busy", retryAfter: 1)
        case .noRoom: self.init(503, "unexpected_failure", "The server has no room to keep anything", retryAfter: 60)
        case .notSignedIn: self = .noSession
        case .notMember: self.init(422, "validation_failed", "This account has no password")
        default: self.init(500, "unexpected_failure", "Unexpected failure, please check server logs")
        }
    }
}
