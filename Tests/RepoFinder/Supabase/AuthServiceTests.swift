import AccountsDomain
import AccountsService
import Calls
import Foundation
import PostgREST
import StorageTesting
import Testing

@testable import Supabase

@Suite(.everyEngine)
struct AuthServiceTests {
    private static func form(_ email: String, _ password: String = SupabaseWorld.password) -> JSONValue {
        ["email": .string(email), "password": .string(password)]
    }

    @Test func `a session is opened, refreshed, and ended by a copy of an old token`() async throws {
        let world = try await SupabaseWorld()
        let first = try await world.sign("POST", "signup", Self.form("ada@example.org"))
        #expect(first.status == 200 && first.value.object?["user"]?.object?["is_anonymous"] == false)
        let tokens = try #require(first.value.object)
        func refresh(_ token: JSONValue?) async throws -> SupabaseWorld.Answer {
            try await world.sign("POST", "token?grant_type=refresh_token", ["refresh_token": token ?? .null])
        }
        let second = try await refresh(tokens["refresh_token"])
        // An answer that was lost.
        let again = try await refresh(tokens["refresh_token"])
        #expect(second.status == 200 && again.value.object?["refresh_token"] == second.value.object?["refresh_token"])
        let third = try await refresh(second.value.object?["refresh_token"])
        #expect(third.status == 200)
        let access = try #require(third.value.object?["access_token"]?.string)
        #expect(try await world.sign("GET", "user", bearer: access).status == 200)
        #expect(try await refresh(tokens["refresh_token"]).code == "refresh_token_already_used")
        #expect(try await refresh(third.value.object?["refresh_token"]).code == "refresh_token_not_found")
        #expect(try await refresh("nonsense").code == "refresh_token_not_found")
        let ended = try await world.sign("GET", "user", bearer: access)
        #expect(ended.status == 403 && ended.code == "session_not_found")
    }

    @Test func `tokens that are none of ours open nothing`() async throws {
        let world = try await SupabaseWorld()
        let session = try await world.sign("POST", "signup", Self.form("ada@example.org"))
        let token = try #require(session.value.object?["access_token"]?.string)
        let parts = token.split(separator: ".").map(String.init)
        let none = Data(#"{"alg":"none"}"#.utf8).base64EncodedString().replacing("=", with: "")
        let other = AccessTokens(secret: Data(repeating: 8, count: 32), issuer: world.auth.tokens.issuer)
        let visit = try await world.accounts.visit(byAccess: token, world.auth.tokens)
        let forged = [
            "a.b.c", "\(none).\(parts[1]).", "\(none).\(parts[1]).\(parts[2])", "\(parts[0]).\(parts[1]).AAAA",
            try other.token(for: visit, at: Date()), "",
        ]
        for text in forged {
            #expect(
                try await world.sign("GET", "user", bearer: text).code
                    == (text.isEmpty ? "no_authorization" : "bad_jwt")
            )
        }
        let old = try world.auth.tokens.token(for: visit, at: Date().addingTimeInterval(-3_700))
        #expect(try await world.sign("GET", "user", bearer: old).code == "bad_jwt")
        #expect(throws: AccessTokens.Problem.expired) { try world.auth.tokens.claim(of: old, at: Date()) }
        #expect(try await world.sign("GET", "user").status == 401)
        #expect(try await world.sign("POST", "logout", bearer: token).status == 204)
        #expect(try await world.sign("GET", "user", bearer: token).code == "session_not_found")
    }

    private static let refusals: [(method: String, target: String, body: JSONValue, status: Int, code: String)] = [
        ("POST", "signup", ["email": "a@example.org", "password": "short"], 422, "weak_password"),
        ("POST", "signup", ["email": "nobody", "password": "a long enough sentence"], 422, "validation_failed"),
        ("POST", "signup", ["phone": "+49123", "password": "x"], 400, "phone_provider_disabled"),
        (
            "POST", "token?grant_type=password", ["email": "x@example.org", "password": "what ever it is"], 400,
            "invalid_credentials"
        ),
        ("POST", "token?grant_type=id_token", [:], 400, "provider_disabled"),
        ("POST", "token?grant_type=pkce", [:], 404, "flow_state_not_found"),
        ("POST", "otp", [:], 422, "otp_disabled"), ("POST", "magiclink", [:], 422, "otp_disabled"),
        ("POST", "resend", [:], 422, "otp_disabled"), ("POST", "verify", [:], 403, "otp_expired"),
        ("GET", "authorize", [:], 400, "provider_disabled"), ("GET", "admin/users", [:], 403, "not_admin"),
        ("POST", "factors", [:], 404, "feature_disabled"),
        ("POST", "logout?scope=all", [:], 400, "validation_failed"),
        ("GET", "user", [:], 401, "no_authorization"),
    ]

    @Test func `refusals have the codes that clients know`() async throws {
        let world = try await SupabaseWorld()
        for (method, target, body, status, code) in Self.refusals {
            let answer = try await world.sign(method, target, body)
            #expect(answer.status == status && answer.code == code, "\(target)")
            #expect(answer.headers.header("x-supabase-api-version") == "2024-01-01")
        }
    }

    @Test func `a member changes the password by the one before, a guest gets one`() async throws {
        let world = try await SupabaseWorld()
        let guest = try await world.sign("POST", "signup")
        let token = try #require(guest.value.object?["access_token"]?.string)
        let id = guest.value.object?["user"]?.object?["id"]
        let joined = try await world.sign("PUT", "user", bearer: token, Self.form("ada@example.org"))
        #expect(joined.value.object?["id"] == id && joined.value.object?["is_anonymous"] == false)
        let new = JSONValue.string("another long sentence")
        #expect(
            try await world.sign("PUT", "user", bearer: token, ["password": new]).code == "current_password_required"
        )
        let wrong = try await world.sign("PUT", "user", bearer: token, ["password": new, "current_password": "no"])
        #expect(wrong.status == 400 && wrong.code == "current_password_invalid")
        let right = try await world.sign(
            "PUT",
            "user",
            bearer: token,
            ["password": new, "current_password": .string(SupabaseWorld.password)]
        )
        #expect(right.status == 200)
        #expect(
            try await world.sign(
                "POST",
                "token?grant_type=password",
                Self.form("ada@example.org", "another long sentence")
            ).status == 200
        )
        #expect(try await world.sign("POST", "recover", ["email": "nobody@example.org"]).value == [:])
        #expect(try await world.sign("POST", "recover", ["email": "no address"]).value == [:])
        let taken = try await world.sign("POST", "signup", Self.form("ada@example.org"))
        #expect(taken.status == 422 && taken.code == "user_already_exists")
    }

    @Test func `consent is kept only where it was given`() async throws {
        let world = try await SupabaseWorld()
        for (email, data, count) in [
            ("a@example.org", [:], 0), ("b@example.org", ["privacy_notice": .string(Consent.currentPrivacyNotice)], 1),
        ] as [(String, JSONValue, Int)] {
            var form = Self.form(email).object ?? [:]
            form["data"] = data
            let session = try await world.sign("POST", "signup", .object(form))
            let token = try #require(session.value.object?["access_token"]?.string)
            let visit = try await world.accounts.visit(byAccess: token, world.auth.tokens)
            let bound = world.accounts.bound(to: visit.account.id, session: visit.session)
            #expect(try await bound.consents().count == count)
        }
    }

    @Test func `many who refresh at once have the same session`() async throws {
        let world = try await SupabaseWorld()
        let session = try await world.sign("POST", "signup", Self.form("ada@example.org"))
        let token = session.value.object?["refresh_token"] ?? .null
        let answers = try await withThrowingTaskGroup(of: JSONValue?.self) { group in
            for _ in 0..<8 {
                group.addTask {
                    try await world.sign("POST", "token?grant_type=refresh_token", ["refresh_token": token]).value
                        .object?["refresh_token"]
                }
            }
            return try await group.reduce(into: Set<JSONValue?>()) { $0.insert($1) }
        }
        #expect(answers.count == 1 && !answers.contains(nil))
    }
}
