import Foundation
import JWTKit
import Outbound
import OutboundTesting
import Testing

@testable import AccountsService

/// Taking back what somebody allowed, at an Apple on the loopback interface that looks at what it is sent.
struct AppleRevocationTests {
    private static let now = Date(timeIntervalSince1970: 1_767_225_600)

    private struct Secret: JWTPayload {
        var iss: String
        var iat: Int
        var exp: Int
        var aud: String
        var sub: String

        func verify(using algorithm: some JWTAlgorithm) throws {
            guard algorithm.name == "ES256" else { throw JWTError.generic(identifier: "alg", reason: algorithm.name) }
        }
    }

    private func withApple(
        _ key: ES256PrivateKey,
        _ body: (ScriptedServer, AppleSignIn) async throws -> Void
    ) async throws {
        let server = try await ScriptedServer()
        let connections = OutboundConnections()
        let apple = try AppleSignIn(
            .init(
                clientID: "org.example.serendip",
                teamID: "TEAM",
                keyID: "KEY",
                privateKey: key.pemRepresentation,
                site: try #require(URL(string: server.address))
            ),
            transport: connections.transport
        )
        try await body(server, apple)
        try await connections.shutdown()
        try await server.stop()
    }

    @Test func `Apple is sent the token, and a secret that our key has signed`() async throws {
        let key = ES256PrivateKey()
        try await withApple(key) { server, apple in
            server.reply(.init(status: 200))
            let sealed = try SealedToken(pem: key.pemRepresentation).sealed("refreshing")
            try await apple.revoke(sealed, now: Self.now)
            let request = try #require(server.requests.first)
            #expect(request.path == "/auth/revoke")
            #expect(request.headers["content-type"] == "application/x-www-form-urlencoded")
            var form = request.form
            let removed = form.removeValue(forKey: "client_secret")
            let secret = try #require(removed)
            #expect(
                form == [
                    "client_id": "org.example.serendip", "token": "refreshing", "token_type_hint": "refresh_token",
                ]
            )
            // Only Apple's copy of our key opens it, under the name of that key.
            let known = await JWTKeyCollection().add(ecdsa: key.publicKey, kid: "KEY")
            let claims = try await known.verify(secret, as: Secret.self)
            #expect((claims.iss, claims.sub, claims.aud) == ("TEAM", "org.example.serendip", server.address))
            #expect((claims.iat, claims.exp) == (1_767_225_600, 1_767_225_900))
            let header = try #require(secret.split(separator: ".").first)
            let padded = String(header).padding(toLength: (header.count + 3) / 4 * 4, withPad: "=", startingAt: 0)
            let text = String(decoding: try #require(Data(base64Encoded: padded)), as: UTF8.self)
            #expect(text.contains(#""kid":"KEY""#) && text.contains(#""alg":"ES256""#))
        }
    }

    @Test func `an Apple that is away or says no has taken nothing back`() async throws {
        let key = ES256PrivateKey()
        try await withApple(key) { server, apple in
            let sealed = try SealedToken(pem: key.pemRepresentation).sealed("refreshing")
            server.reply(.init(status: 503))
            await #expect(throws: IdentityFailure.offline("status 503")) {
                try await apple.revoke(sealed, now: Self.now)
            }
            server.json(#"{"error":"invalid_client"}"#, status: 400)
            await #expect(throws: IdentityFailure.refused("status 400")) {
                try await apple.revoke(sealed, now: Self.now)
            }
        }
    }

    @Test func `a token that another key has sealed is sent to nobody`() async throws {
        try await withApple(ES256PrivateKey()) { server, apple in
            let sealed = try SealedToken(pem: ES256PrivateKey().pemRepresentation).sealed("refreshing")
            await #expect(throws: IdentityFailure.refused("the token was sealed with another key")) {
                try await apple.revoke(sealed, now: Self.now)
            }
            #expect(server.requests.isEmpty)
        }
    }
}
