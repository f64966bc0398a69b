import AccountsDomain
import AccountsService
import Calls
import Foundation
import HTTPTypes
import HummingbirdTesting
import NIOCore
import RepositoriesService
import Storage
import StorageTesting
import Supabase
import Testing

@testable import Server

struct SupabaseMountTests {
    /// A server in a folder of its own and the key that the command prints for it.
    private static func with(
        _ configure: (inout ServerConfiguration) -> Void = { _ in },
        _ body: @escaping @Sendable (any TestClientProtocol, _ key: String) async throws -> Void
    ) async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("supabase-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        var configuration = ServerConfiguration()
        configuration.writesRankedRepositories = false
        configuration.data = .folder(folder)
        let administered = configuration
        try await withServer {
            $0.data = .folder(folder)
            configure(&$0)
        } _: { client in
            let administration = try await Administration(administered)
            let key = try await administration.anonKey()
            #expect(try await administration.anonKey() == key)
            try await administration.close()
            try await body(client, key)
        }
    }

    private static func get(
        _ client: any TestClientProtocol,
        _ path: String,
        _ headers: HTTPFields = [:],
        method: HTTPRequest.Method = .get
    ) async throws -> TestResponse {
        try await client.execute(uri: "/supabase/\(path)", method: method, headers: headers)
    }

    /// What a guest of their own is answered.
    private static func session(
        _ client: any TestClientProtocol,
        _ headers: HTTPFields
    ) async throws -> [String: JSONValue] {
        let answer = try await client.execute(uri: "/supabase/auth/v1/signup", method: .post, headers: headers)
        return try answer.decoded(JSONValue.self).object ?? [:]
    }

    private static func key(_ key: String) -> HTTPFields { [.test("apikey"): key] }

    @Test func `without the key nothing is answered but the tokens' own`() async throws {
        try await Self.with { client, key in
            let none = try await Self.get(client, "rest/v1/users")
            #expect(none.status == .unauthorized && none.text == #"{"message":"No API key found in request"}"#)
            let wrong = try await Self.get(client, "auth/v1/settings", Self.key("\(key)x"))
            #expect(wrong.status == .unauthorized && wrong.text == #"{"message":"Invalid API key"}"#)
            #expect(try await Self.get(client, "auth/v1/.well-known/jwks.json").text.contains(#""crv":"P-256""#))
            #expect(try await Self.get(client, "rest/v1/users", Self.key(key)).text == "[]")
            #expect(try await Self.get(client, "rest/v1/users?apikey=\(key)").text == "[]")
            var bearer = Self.key(key)
            bearer[.authorization] = "Bearer \(key)"
            #expect(try await Self.get(client, "rest/v1/users", bearer).text == "[]")
            bearer[.authorization] = "Bearer nobody"
            let forged = try await Self.get(client, "rest/v1/users", bearer)
            #expect(forged.status == .unauthorized && forged.text.contains(#""code":"PGRST301""#))
            // A proxy's password is nobody's token, and no token of ours is nobody's either.
            for (header, status) in [
                ("Basic YTpi", HTTPResponse.Status.ok), ("Digest a", .ok), ("Bearer", .unauthorized),
            ] {
                bearer[.authorization] = header
                for path in ["rest/v1/users", "rest/v1/repo_clusters"] {
                    #expect(try await Self.get(client, path, bearer).status == status, "\(header) \(path)")
                }
                #expect(try await Self.get(client, "auth/v1/settings", bearer).status == .ok, "\(header)")
                #expect(try await Self.get(client, "auth/v1/user", bearer).text.contains("no_authorization"))
            }
            // No cookie of a page counts here.
            var cookie = Self.key(key)
            cookie[.cookie] = "serendip=nobody"
            #expect(try await Self.get(client, "rest/v1/users", cookie).status == .ok)
        }
    }

    @Test func `a forged, an expired and an ended token open no table by no verb`() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("supabase-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try await withServer {
            $0.data = .folder(folder)
        } _: { client in
            let secret = try await ServerSecret.value(
                named: ServerSecret.accessTokens,
                in: try SQLiteDatabase(folder: folder)
            )
            let headers = Self.key(AnonKey(secret: secret).text)
            let session = try await Self.session(client, headers)
            let ended = try #require(session["access_token"]?.string)
            let id = session["user"]?.object?["id"]?.string.flatMap { UUID(uuidString: $0) } ?? UUID()
            var signed = headers
            signed[.authorization] = "Bearer \(ended)"
            let issuer = "http://localhost:0/supabase/auth/v1"
            let visit = Visit(account: Account(id: id, kind: .guest, createdAt: TestDate.now), session: UUID())
            let long = TestDate.now.addingTimeInterval(-7_200)
            let expired = try AccessTokens(secret: secret, issuer: issuer).token(for: visit, at: long)
            let forged = try AccessTokens(secret: Data(repeating: 1, count: 32), issuer: issuer).token(
                for: visit,
                at: TestDate.now
            )
            #expect(try await Self.get(client, "rest/v1/users", signed).text.contains(id.uuidString.lowercased()))
            // Two sessions that hold: what is made of their tokens' parts is neither's.
            let tokens = try await [Self.session(client, headers), Self.session(client, headers)].map {
                try #require($0["access_token"]?.string).split(separator: ".")
            }
            let none = Data(#"{"alg":"none","typ":"JWT"}"#.utf8).base64EncodedString().replacing("=", with: "")
            let swapped = "\(tokens[0][0]).\(tokens[1][1]).\(tokens[0][2])"
            let out = try await client.execute(uri: "/supabase/auth/v1/logout", method: .post, headers: signed)
            #expect(out.status == .noContent)
            for table in [
                "users", "user_preferences", "saved_repos", "liked_repos", "user_interactions", "repo_clusters",
                "trending_repos", "rpc/recommend", "rpc/swipe",
            ] {
                for method in [HTTPRequest.Method.get, .post, .patch, .delete, .put] {
                    for (token, code) in [
                        (forged, "PGRST301"), (expired, "PGRST303"), (ended, "PGRST303"), (swapped, "PGRST301"),
                        ("\(none).\(tokens[0][1]).\(tokens[0][2])", "PGRST301"),
                        ("\(none).\(tokens[0][1]).", "PGRST301"),
                    ] {
                        signed[.authorization] = "Bearer \(token)"
                        let answer = try await Self.get(client, "rest/v1/\(table)?id=eq.1", signed, method: method)
                        #expect(answer.status == .unauthorized && answer.text.contains(code), "\(method) \(table)")
                    }
                }
            }
        }
    }

    @Test func `other sites may ask, and every refusal has a body they can read`() async throws {
        try await Self.with { client, key in
            let preflight = try await Self.get(client, "rest/v1/users", method: .options)
            #expect(preflight.status == .noContent && preflight.headers[.accessControlAllowOrigin] == "*")
            #expect(preflight.headers[.accessControlAllowHeaders]?.contains("x-client-info") == true)
            for path in ["realtime/v1/websocket", "storage/v1/bucket", "functions/v1/f", "else"] {
                let answer = try await Self.get(client, path, Self.key(key))
                #expect(answer.status == .notFound && answer.text.contains(#""code":"not_offered""#))
                #expect(answer.headers[.accessControlAllowOrigin] == "*")
            }
            let long = String(repeating: "1,", count: 9_000)
            let fits = try await Self.get(
                client,
                "rest/v1/repo_clusters?stars=not.in.(\(long.prefix(3_000))1)",
                Self.key(key)
            )
            #expect(fits.status == .ok)
            let tooLong = try await Self.get(client, "rest/v1/users?x=\(long)\(long)", Self.key(key))
            #expect(tooLong.status.code == 414 && tooLong.text.contains(#""code":"414""#))
            #expect(tooLong.headers[.accessControlAllowOrigin] == "*")
            let large = try await client.execute(
                uri: "/supabase/rest/v1/users",
                method: .post,
                headers: Self.key(key),
                body: ByteBuffer(repeating: 0x20, count: 1 << 20 + 1)
            )
            #expect(large.status.code == 413 && large.text.contains(#""code":"413""#))
            let head = try await Self.get(client, "rest/v1/none", Self.key(key), method: .head)
            #expect(head.status == .notFound && head.body.readableBytes == 0)
        }
    }

    @Test func `who asks too often is told when to ask again`() async throws {
        try await Self.with {
            $0.limits.newGuests = .init(burst: 1, perSecond: 0.001)
        } _: { client, key in
            for (number, status) in [200, 429].enumerated() {
                let answer = try await client.execute(
                    uri: "/supabase/auth/v1/signup",
                    method: .post,
                    headers: Self.key(key),
                    body: ByteBuffer(string: "{}")
                )
                #expect(answer.status.code == status, "\(number)")
                if status == 429 {
                    #expect(answer.text.contains(#""error_code":"over_request_rate_limit""#))
                    #expect(answer.headers[.test("Retry-After")] != nil)
                }
            }
        }
    }
}
