import AccountsDomain
import Calls
import Foundation
import HTTPTypes
import HummingbirdTesting
import Testing

@testable import Server

/// A browser's way to a provider and back; what the provider proves is tested with the clients and the accounts.
struct IdentityRoutesTests {
    private static let own: HTTPFields = [.test("Sec-Fetch-Site"): "same-origin"]

    private func withSteam(
        _ body: @escaping @Sendable (any TestClientProtocol, _ cookie: String) async throws -> Void
    ) async throws {
        try await withServer(apps: [.counter]) {
            $0.isOffline = false
            // Nobody listens there.
            $0.gitHub.url = "http://127.0.0.1:9"
            $0.providers.steam = "http://127.0.0.1:9"
            $0.publicURL = URL(string: "https://serendip.example")
        } _: { client in
            try await body(client, try await LivePage(client).cookie)
        }
    }

    @Test func `a page of ours leads to the provider, with an address that leads back here`() async throws {
        try await withSteam { client, cookie in
            let headers = Self.own + [.cookie: cookie]
            let answer = try await client.execute(uri: "/session/to/steam", method: .get, headers: headers)
            #expect(answer.status == .seeOther)
            let location = try #require(answer.headers[.location])
            #expect(location.hasPrefix("http://127.0.0.1:9/openid/login?"))
            let items = URLComponents(string: location)?.queryItems ?? []
            let back = try #require(items.first { $0.name == "openid.return_to" }?.value)
            #expect(back.hasPrefix("https://serendip.example/session/from/steam?state="))
            #expect(answer.headers[.setCookie] == nil)
        }
    }

    @Test func `another site, nobody and a program without a cookie are sent nowhere`() async throws {
        try await withSteam { client, cookie in
            let cross: HTTPFields = [.cookie: cookie, .test("Sec-Fetch-Site"): "cross-site"]
            let forbidden = try await client.execute(uri: "/session/to/steam", method: .get, headers: cross)
            #expect(forbidden.status == .forbidden)
            let nobody = try await client.execute(uri: "/session/to/steam", method: .get, headers: Self.own)
            #expect(nobody.status == .unauthorized)
            let head = try await client.execute(uri: "/session/to/steam", method: .head, headers: [.cookie: cookie])
            #expect(head.status == .methodNotAllowed)
        }
    }

    @Test func `who comes back with another's state or none stays who they are`() async throws {
        try await withSteam { client, cookie in
            let headers = Self.own + [.cookie: cookie]
            let away = try await client.execute(uri: "/session/to/steam", method: .get, headers: headers)
            let location = try #require(away.headers[.location])
            let state = try #require(location.firstMatch(of: #/state%3D([^&]+)/#)?.1)
            let stranger = try await LivePage(client).cookie
            for (who, query) in [(stranger, "?state=\(state)"), (cookie, ""), (cookie, "?state=made-up")] {
                let uri = "/session/from/steam\(query)"
                let answer = try await client.execute(uri: uri, method: .get, headers: [.cookie: who])
                #expect(answer.status == .gone)
                #expect(answer.headers[.setCookie] == nil)
            }
            // The right one is used up by an answer that Steam does not confirm.
            let uri = "/session/from/steam?state=\(state)"
            let refused = try await client.execute(uri: uri, method: .get, headers: [.cookie: cookie])
            #expect(refused.status == .badGateway)
            let again = try await client.execute(uri: uri, method: .get, headers: [.cookie: cookie])
            #expect(again.status == .gone)
        }
    }

    @Test func `what is not configured is not there`() async throws {
        try await withServer(apps: [.counter]) { client in
            let options: AccountOptions = try await client.execute(uri: "/api/v1/account-options", method: .get)
                .decoded()
            #expect(options == AccountOptions())
            let headers = Self.own + [.cookie: try await LivePage(client).cookie]
            for provider in IdentityProvider.allCases {
                let answer = try await client.execute(uri: provider.visitPath, method: .get, headers: headers)
                #expect(answer.status == .notFound)
            }
        }
    }

    @Test(arguments: [
        ("http://steam.example", "https://serendip.example"), ("ftp://steam.example", "https://serendip.example"),
        ("https://steam.example", nil),
    ])
    func `a setting that makes no sense keeps the server from starting`(site: String, origin: String?) async throws {
        await #expect(throws: ServeError.self) {
            try await withServer {
                $0.isOffline = false
                $0.gitHub.url = "http://127.0.0.1:9"
                $0.providers.steam = site
                $0.publicURL = origin.flatMap { URL(string: $0) }
            } _: { _ in
            }
        }
    }
}
