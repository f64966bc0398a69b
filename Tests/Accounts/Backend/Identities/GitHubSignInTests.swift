import Foundation
import Outbound
import OutboundTesting
import Testing

@testable import AccountsService

/// GitHub's flows against a real server on the loopback interface.
struct GitHubSignInTests {
    private static let token = #"{"access_token":"gho_1","token_type":"bearer","scope":""}"#
    private static let verifier = "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk"
    private static let user = #"{"id":42,"login":"mira-codes","email":null}"#

    private func withGitHub(
        _ answers: [(body: String, status: Int)],
        _ body: (GitHubSignIn, ScriptedServer) async throws -> Void
    ) async throws {
        let server = try await ScriptedServer()
        for answer in answers { server.json(answer.body, status: answer.status) }
        let connections = OutboundConnections()
        let address = try #require(URL(string: server.address))
        let settings = GitHubSignIn.Settings(clientID: "id", clientSecret: "sec&ret", site: address, api: address)
        try await body(GitHubSignIn(settings, transport: connections.transport), server)
        try await connections.shutdown()
        try await server.stop()
    }

    @Test func `the browser takes the challenge along, never the verifier`() async throws {
        let settings = GitHubSignIn.Settings(
            clientID: "id",
            clientSecret: "secret",
            site: try #require(URL(string: "https://github.com")),
            api: try #require(URL(string: "https://api.github.com"))
        )
        let gitHub = GitHubSignIn(settings, transport: OutboundTransport { _ throws(OutboundFailure) in throw .cutOff })
        let url = try #require(gitHub.address(state: "s", verifier: Self.verifier, returnTo: "https://a.example/b?c=d"))
        let query = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems ?? []
        let fields = Dictionary(uniqueKeysWithValues: query.map { ($0.name, $0.value ?? "") })
        #expect(url.absoluteString.hasPrefix("https://github.com/login/oauth/authorize?"))
        // The pair of RFC 7636, appendix B.
        #expect(fields["code_challenge"] == "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM")
        #expect(fields["code_challenge_method"] == "S256")
        #expect(fields["redirect_uri"] == "https://a.example/b?c=d")
        #expect(fields["state"] == "s")
        #expect(fields["scope"] == nil)
        #expect(!url.absoluteString.contains("secret"))
    }

    @Test func `a code and its verifier become an id and a login`() async throws {
        try await withGitHub([(Self.token, 200), (Self.user, 200)]) { gitHub, server in
            let identity = try await gitHub.identity(code: "c+d", verifier: "v", returnTo: "https://a.example/b")
            #expect(identity == ProvenIdentity(subject: "42", name: "mira-codes"))
            let form = try #require(server.requests.first?.form)
            #expect(form["code"] == "c+d")
            #expect(form["code_verifier"] == "v")
            #expect(form["client_secret"] == "sec&ret")
            #expect(server.requests.last?.headers["authorization"] == "Bearer gho_1")
        }
    }

    @Test(arguments: [
        #"{"error":"bad_verification_code"}"#, #"{"access_token":"x","token_type":"mac"}"#, "{}", "nonsense",
    ])
    func `an answer without a token proves nobody`(body: String) async throws {
        try await withGitHub([(body, 200), (Self.user, 200)]) { gitHub, server in
            let error = await #expect(throws: IdentityFailure.self) {
                try await gitHub.identity(code: "c", verifier: "v", returnTo: "r")
            }
            guard case .refused = error else {
                Issue.record("\(String(describing: error))")
                return
            }
            #expect(server.requests.count == 1)
        }
    }

    @Test func `a device code is asked for at the pace GitHub sets`() async throws {
        let code = """
            {"device_code":"d","user_code":"WDJB-MJHT","verification_uri":"ADDRESS/login/device",
            "expires_in":900,"interval":5}
            """
        let server = try await ScriptedServer()
        let connections = OutboundConnections()
        server.json(code.replacing("ADDRESS", with: server.address))
        for body in [
            #"{"error":"authorization_pending"}"#, #"{"error":"slow_down","interval":10}"#,
            #"{"error":"expired_token"}"#, Self.token, Self.user,
        ] {
            server.json(body)
        }
        let address = try #require(URL(string: server.address))
        let gitHub = GitHubSignIn(
            .init(clientID: "id", clientSecret: nil, site: address, api: address),
            transport: connections.transport
        )
        let grant = try await gitHub.begin()
        #expect(grant.userCode == "WDJB-MJHT")
        #expect(try await gitHub.ask("d", interval: 5) == .pending(interval: 5))
        #expect(try await gitHub.ask("d", interval: 5) == .pending(interval: 10))
        #expect(try await gitHub.ask("d", interval: 10) == .over)
        #expect(
            try await gitHub.ask("d", interval: 10) == .proven(ProvenIdentity(subject: "42", name: "mira-codes"))
        )
        #expect(server.requests[1].form["grant_type"] == "urn:ietf:params:oauth:grant-type:device_code")
        #expect(server.requests.allSatisfy { $0.form["client_secret"] == nil })
        try await connections.shutdown()
        try await server.stop()
    }

    @Test func `a code is typed at GitHub's and nowhere else`() async throws {
        let code = #"{"device_code":"d","user_code":"A","verification_uri":"https://evil.example/","interval":5}"#
        try await withGitHub([(code, 200)]) { gitHub, _ in
            await #expect(throws: IdentityFailure.refused("no code")) { try await gitHub.begin() }
        }
    }
}
