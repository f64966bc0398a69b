import Foundation
import JWTKit
import Outbound
import OutboundTesting
import Testing

@testable import AccountsService

/// Identity tokens of an Apple on the loopback interface, each with one thing wrong.
struct AppleSignInTests {
    private static let now = Date(timeIntervalSince1970: 1_767_225_600)

    private struct Claims: JWTPayload {
        var iss: String
        var aud = "org.example.serendip"
        var sub = "001234.abc"
        var exp = 1_767_225_600.0 + 300
        var iat = 1_767_225_600.0
        var nonce: String? = "n"

        func verify(using _: some JWTAlgorithm) {}
    }

    /// A key pair of Apple's kind, which is no secret.
    private static let pair = Result { try Insecure.RSA.PrivateKey(pem: pem) }

    private enum Way { case apple, sharedSecret, ellipticCurve }

    private static func add(_ way: Way, to keys: JWTKeyCollection) async throws {
        switch way {
        case .apple: await keys.add(rsa: try pair.get(), digestAlgorithm: .sha256, kid: "k1")
        case .sharedSecret:
            // The public key as if it were a shared secret, as RS256 and HS256 could be mistaken for each other.
            let secret = HMACKey(from: try pair.get().publicKey.pemRepresentation)
            await keys.add(hmac: secret, digestAlgorithm: .sha256, kid: "k1")
        case .ellipticCurve: await keys.add(ecdsa: ES256PrivateKey(), kid: "k1")
        }
    }

    private func prove(
        keys: String? = nil,
        signedBy way: Way = .apple,
        _ change: (inout Claims) -> Void = { _ in }
    ) async throws -> (result: Result<ProvenIdentity, IdentityFailure>, requests: [ScriptedServer.Request]) {
        let server = try await ScriptedServer()
        var claims = Claims(iss: server.address)
        change(&claims)
        let signer = JWTKeyCollection()
        try await Self.add(way, to: signer)
        let token = try await signer.sign(claims, kid: "k1")
        server.json(#"{"access_token":"a","id_token":"\#(token)","refresh_token":"refreshing","token_type":"Bearer"}"#)
        server.json(try keys ?? Self.keySet())
        let connections = OutboundConnections()
        let apple = try AppleSignIn(
            .init(
                clientID: "org.example.serendip",
                teamID: "TEAM",
                keyID: "KEY",
                privateKey: ES256PrivateKey().pemRepresentation,
                site: try #require(URL(string: server.address))
            ),
            transport: connections.transport
        )
        let result: Result<ProvenIdentity, IdentityFailure>
        do throws(IdentityFailure) {
            result = .success(
                try await apple.identity(code: "c", nonce: "n", returnTo: "https://b.example", now: Self.now)
            )
        } catch {
            result = .failure(error)
        }
        try await connections.shutdown()
        try await server.stop()
        return (result, server.requests)
    }

    private static func keySet(_ change: (inout [UInt8]) -> Void = { _ in }) throws -> String {
        let (shown, exponent) = try pair.get().publicKey.getKeyPrimitives()
        var modulus = Array(shown)
        change(&modulus)
        return
            #"{"keys":[{"kty":"RSA","kid":"k1","use":"sig","alg":"RS256","n":"\#(url(Data(modulus)))","e":"\#(url(exponent))"}]}"#
    }

    private static func url(_ data: Data) -> String {
        data.base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
    }

    @Test func `a token that Apple signed for us proves who it is`() async throws {
        let (result, requests) = try await prove()
        let identity = try result.get()
        #expect(identity.subject == "001234.abc" && identity.name.isEmpty)
        // What takes it back later does not lie open.
        #expect(identity.sealedToken != nil && identity.sealedToken?.contains("refreshing") == false)
        let form = try #require(requests.first?.form)
        #expect(form["grant_type"] == "authorization_code")
        // Header, claims and signature of our own secret.
        let parts = try #require(form["client_secret"]).split(separator: ".")
        #expect(parts.count == 3)
        let header = Data(
            base64Encoded: String(parts[0]).padding(toLength: (parts[0].count + 3) / 4 * 4, withPad: "=", startingAt: 0)
        )
        let text = String(decoding: try #require(header), as: UTF8.self)
        #expect(text.contains(#""ES256""#) && text.contains(#""KEY""#))
    }

    @Test func `another issuer, audience, nonce or time is refused`() async throws {
        let changes: [(IdentityFailure, (inout Claims) -> Void)] = [
            (.refused("another issuer"), { $0.iss = "https://appleid.apple.com.evil.example" }),
            (.refused("another audience"), { $0.aud = "org.example.other" }),
            (.refused("another nonce"), { $0.nonce = "m" }), (.refused("another nonce"), { $0.nonce = nil }),
            (.refused("expired"), { $0.exp = 1_767_225_600 }),
            (.refused("not yet issued"), { $0.iat = 1_767_225_600 + 61 }), (.refused("no subject"), { $0.sub = "" }),
        ]
        for (failure, change) in changes {
            let (result, _) = try await prove(change)
            #expect(throws: failure) { try result.get() }
        }
    }

    @Test func `a key that Apple does not show, and another way to sign, are refused`() async throws {
        // Another modulus: what Apple shows is not what the token was signed with.
        let stranger = try await prove(keys: try Self.keySet { $0[100] ^= 2 })
        #expect(throws: IdentityFailure.refused("the token does not hold")) { try stranger.result.get() }
        for way in [Way.sharedSecret, .ellipticCurve] {
            let (result, _) = try await prove(signedBy: way)
            #expect(throws: IdentityFailure.refused("the token does not hold")) { try result.get() }
        }
    }

    private static let pem = """
        -----BEGIN PRIVATE KEY-----
        MIIEvAIBADANBgkqhkiG9w0BAQEFAASCBKYwggSiAgEAAoIBAQCn5SCZ4tLatiyR
        OurKtXk5Uk7xV8Wh+ONesVkYWVKZLlxk/hrcsYTx1sebdm2BDhVMOPQ3TNLRG9oL
        9xk9tKHaaU7TB9GBvrL7yf2zrnouzZEB+SgEmDjR/InwJOfKR6fKcG/jQJINFO18
        Ofe4GGE3qzE54BvntdZZuZNzSEDdkj7GoE2lZyEAP1r92Nsd2YmtYzHGwQszG3IT
        DS8nVQGc/VQd8UutIQkl/Q2LASzLBlsKt7ooL6LtoBWvr88+5HEi3ulQMWSvsdn+
        Ym1/o11goCTL2zYveGEhETA/h5eyKjP9mlwJPjUG4zk6HBQjpki9R/X6D9KRbrnD
        xKHObxVVAgMBAAECggEAKMM8/I+xAM/dFy+WRLv1oCCnMPpN7erXDS0CxCIfpzg1
        z4FQNUfWTr8GPGzu3jf0nMpxJKH+xy07bc9C7hPWfgg2To8l4xnRK8eZVJAmcwmO
        zMtY13C7zuPA+7CCJD7scn6E88hADXQIyrHqPmSQ6eqi63nJXKLt1V/0eDdRJFoS
        AdpULbaXua2P9bkIVHNlLQRixPb2D8TYfbZnXsJJe6i1lWwQOKx9dF7/BtRDfxvt
        c+SY9BJI3tzEqfWZ+AsCWj+y45e2btKM/m14ABxNviPDtkSGCCmFN8tmH7oHssGf
        tDS1vW8ufVg9CP8PGmXg6cZekaLAsPBPLj38YDYCywKBgQDeICglp2hXvx5y2YGZ
        bVLWxOwn+lvvkEwR41WMi50dC2JwY/aWm13/XNoYWChQrpXehqh6mv8+rkTB2DfW
        LKnd/M+7TY7nlJazOkeluxjsd6FPHCN0ZM05rTDEvMCzMe+Z6c6jBXk/Pd8FNvV6
        7MSxg44xAW/a1px1EeLVcdEs3wKBgQDBf8tHjNAYzVTZD94jSBjRKjIRdY0ISQbl
        CELBYDf9UIOQjWT06ivnemfmmcWSaNK3fCKKmpyI4TfDKnF/johf8whAToyK+2k3
        2lcXUYgieBte9QiPI/pMPCy3HGqRLe/DufbbsTXA0eC2eWMjyBGOF69Sdztl77CV
        iH2LvscQSwKBgDKKnpfyv4s3sXXwh8yhU3gK1rFCBik8bBKl55FTMyyoqn1oQXOD
        Zp/0QKvJY2L4VqGLgkpjejCI9pwk1o+lGgGoxJuZyipnZOLjH+pV6BXmIo4dmPOi
        /A9jmPUq/a3IbvxWdu4hELWTHmvRVYni1d6OUIxWB12D95WrvDFU9IOBAoGAU45n
        rYH06oDgPstHVVzwuoHKFRf5yrYeMBCdIvv1sYFvDqDAE7J7Ov30l/OXCV4SgAEu
        uUOCjOkUN0bAtCBMa4J68an5rppaGTBDo2IlsxzCVQLiq00R7JGfjYLL0d1QR+ip
        3LxtRdJbgvBwCyd9zSoVHzs1fxM94ZSLAiljtHkCgYA31g6vvklrqROZAFzit7ye
        jKACv85pIz78Awo3onGQ40Y322pFH41w/BHuvRTE0hKeD4+7F3RTECW0cUzL6U30
        rLszV3Jqo2LHeekXLLcYew1SonWXCtTmgC9pYvetAgsI/1jMzvoNIQFSDaL3qiXo
        IOlyEG8RcsGjtFhF3YiTbg==
        -----END PRIVATE KEY-----
        """
}
