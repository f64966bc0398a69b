import Foundation
import Outbound
import OutboundTesting
import Testing

@testable import AccountsService

/// Steam's answers, each with one thing wrong, against a real server on the loopback interface.
struct SteamSignInTests {
    private static let now = Date(timeIntervalSince1970: 1_767_225_600)
    private static let back = "https://serendip.example/session/from/steam?state=abc"
    private static let valid = "ns:http://specs.openid.net/auth/2.0\nis_valid:true\n"

    /// A good answer of a Steam at `site`.
    private static func answer(_ site: String) -> [(name: String, value: String)] {
        [
            ("state", "abc"),
            ("openid.ns", "http://specs.openid.net/auth/2.0"),
            ("openid.mode", "id_res"),
            ("openid.op_endpoint", "\(site)/openid/login"),
            ("openid.claimed_id", "\(site)/openid/id/76561198000000001"),
            ("openid.identity", "\(site)/openid/id/76561198000000001"),
            ("openid.return_to", back),
            ("openid.response_nonce", "2026-01-01T00:00:00Zabc+/="),
            ("openid.assoc_handle", "1234567890"),
            ("openid.signed", "signed,op_endpoint,claimed_id,identity,return_to,response_nonce,assoc_handle"),
            ("openid.sig", "W0u5DRbtHE1GG0ZKXjerUZDUGmc="),
        ]
    }

    private func ask(
        confirming body: String = valid,
        status: Int = 200,
        at date: Date = now,
        _ change: (inout [(name: String, value: String)], String) -> Void = { _, _ in }
    ) async throws -> (
        result: Result<(identity: ProvenIdentity, nonce: String), IdentityFailure>, requests: [ScriptedServer.Request]
    ) {
        let server = try await ScriptedServer()
        server.reply(.init(status: status, body: Data(body.utf8)))
        let connections = OutboundConnections()
        let steam = SteamSignIn(site: try #require(URL(string: server.address)), transport: connections.transport)
        var query = Self.answer(server.address)
        change(&query, server.address)
        let result: Result<(identity: ProvenIdentity, nonce: String), IdentityFailure>
        do throws(IdentityFailure) {
            result = .success(try await steam.identity(query: query, returnTo: Self.back, now: date))
        } catch {
            result = .failure(error)
        }
        try await connections.shutdown()
        try await server.stop()
        return (result, server.requests)
    }

    @Test func `an answer that Steam confirms proves an id`() async throws {
        let (result, requests) = try await ask()
        let proven = try result.get()
        #expect(proven.identity.subject == "76561198000000001")
        #expect(proven.nonce == "2026-01-01T00:00:00Zabc+/=")
        let form = try #require(requests.first?.form)
        #expect(form["openid.mode"] == "check_authentication")
        #expect(form["openid.sig"] == "W0u5DRbtHE1GG0ZKXjerUZDUGmc=")
        #expect(form["openid.response_nonce"] == "2026-01-01T00:00:00Zabc+/=")
    }

    @Test(arguments: [
        ("openid.mode", "cancel"), ("openid.ns", "http://openid.net/signon/1.1"),
        ("openid.op_endpoint", "https://evil.example/openid/login"),
        ("openid.claimed_id", "SITE/openid/id/76561198000000002"),
        ("openid.identity", "SITE/openid/id/76561198000000002"),
        ("openid.return_to", "https://serendip.example/session/from/steam?state=other"),
        ("openid.signed", "signed,op_endpoint,claimed_id,identity,return_to,response_nonce"),
        ("openid.response_nonce", "2025-12-31T23:54:59Zx"), ("openid.response_nonce", "2026-01-01T00:05:01Zx"),
        ("openid.response_nonce", "yesterday"), ("openid.response_nonce", ""),
    ])
    func `an answer that is bent is refused before anybody is asked`(name: String, value: String) async throws {
        let (result, requests) = try await ask { query, site in
            for index in query.indices where query[index].name == name {
                query[index].value = value.replacing("SITE", with: site)
            }
        }
        #expect(throws: IdentityFailure.self) { try result.get() }
        #expect(requests.isEmpty)
    }

    @Test(arguments: [
        "SITE/openid/id/123", "SITE/openid/id/76561198000000001/x", "SITE/openid/id/7656119800000000１",
        "https://evil.example/openid/id/76561198000000001", "SITE.evil.example/openid/id/76561198000000001",
    ])
    func `an id of another shape is nobody's`(id: String) async throws {
        let (result, requests) = try await ask { query, site in
            for index in query.indices where ["openid.claimed_id", "openid.identity"].contains(query[index].name) {
                query[index].value = id.replacing("SITE", with: site)
            }
        }
        #expect(throws: IdentityFailure.self) { try result.get() }
        #expect(requests.isEmpty)
    }

    @Test func `a field that comes twice is refused`() async throws {
        let (result, _) = try await ask { query, site in
            query.append(("openid.claimed_id", "\(site)/openid/id/76561198000000002"))
        }
        #expect(throws: IdentityFailure.refused("a field twice")) { try result.get() }
    }

    @Test(arguments: [
        ("ns:http://specs.openid.net/auth/2.0\nis_valid:false\n", 200), ("is_valid:true\n", 200),
        ("ns:http://specs.openid.net/auth/2.0\nnot_is_valid:true\n", 200), ("", 200), (valid, 403), (valid, 302),
    ])
    func `what Steam does not confirm proves nobody`(body: String, status: Int) async throws {
        let (result, requests) = try await ask(confirming: body, status: status)
        #expect(throws: IdentityFailure.self) { try result.get() }
        #expect(requests.count == 1)
    }
}
