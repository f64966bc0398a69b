import AccountsDomain
import Calls
import Foundation
import HTTPTypes
import HummingbirdTesting
import NIOCore
import Testing

@testable import Server

/// What `Authorization` says to a proxy before the server, and passes it.
struct ForeignCredentialsTests {
    /// nginx's password, other schemes that proxies ask for, and what says nothing.
    private static let foreign = [
        "Basic YTpi", "basic YTpi", "Digest username=\"a\", response=\"b\"", "Negotiate YII=", "Token abc", "Basic", "",
    ]

    @Test(arguments: foreign)
    func `a password that a proxy asks for leaves a page alive`(header: String) async throws {
        try await withServer(apps: [.counter]) { client in
            let page = try await LivePage(client)
            let headers: HTTPFields = [.cookie: page.cookie, .userAgent: "Mozilla/5.0", .authorization: header]
            let again = try await client.execute(uri: "/counter/", method: .get, headers: headers)
            #expect(again.status == .ok && again.headers[.setCookie] == nil)
            #expect(try await page.tap(client, changing: [.authorization: header]).status == .noContent)
            let path = "/_live/stream?session=\(page.session)&after=-1&once=1"
            let stream = try await client.execute(uri: path, method: .get, headers: headers)
            #expect(stream.status == .ok && stream.text.contains("Count 1"))
            let resumed = try await page.post(
                client,
                "resume",
                #"{"url":"/counter/","fields":{}}"#,
                changing: [.authorization: header]
            )
            #expect(resumed.status == .ok && resumed.headers[.setCookie] == nil)
        }
    }

    /// Proxies that sign people in by OpenID Connect can be told to pass its token on.
    @Test(arguments: ["Bearer eyJhbGciOiJSUzI1NiJ9.eyJpc3MiOiJlbHNld2hlcmUifQ.AAAA", "Bearer opaque", "Bearer"])
    func `a token that a proxy adds for itself leaves a page alive`(header: String) async throws {
        try await withServer(apps: [.counter]) { client in
            let page = try await LivePage(client)
            let headers: HTTPFields = [.cookie: page.cookie, .userAgent: "Mozilla/5.0", .authorization: header]
            let again = try await client.execute(uri: "/counter/", method: .get, headers: headers)
            #expect(again.status == .ok && again.headers[.setCookie] == nil)
            #expect(try await page.tap(client, changing: [.authorization: header]).status == .noContent)
            // A program that says it is somebody is believed or refused, whatever else it sends.
            let account = try await client.execute(uri: "/api/v1/account", method: .get, headers: headers)
            #expect(account.status == .unauthorized)
        }
    }

    @Test(arguments: foreign)
    func `the API and GraphQL know who asks by the cookie beside it`(header: String) async throws {
        try await withServer { client in
            let guest: NewSession = try await client.execute(uri: "/api/v1/guests", method: .post).decoded()
            let headers: HTTPFields = [
                .cookie: "serendip=\(guest.token.value)", .authorization: header, .contentType: "application/json",
                .test("Sec-Fetch-Site"): "same-origin",
            ]
            let account = try await client.execute(uri: "/api/v1/account", method: .get, headers: headers)
            #expect(try account.decoded(Account.self) == guest.account)
            let query = ByteBuffer(string: #"{"query":"{ me { id } }"}"#)
            let answer = try await client.execute(uri: "/graphql", method: .post, headers: headers, body: query)
            #expect(answer.status == .ok && !answer.text.contains("errors"), "\(answer.text)")
            // Another site's browser sends both as well, so that they count as the cookie alone.
            var cross = headers
            cross[.test("Sec-Fetch-Site")] = "cross-site"
            let change = try await client.execute(
                uri: "/api/v1/account-deletions",
                method: .post,
                headers: cross,
                body: ByteBuffer(string: "{}")
            )
            #expect(change.status == .forbidden)
        }
    }

    @Test func `who has a token beside a proxy's password is known by it`() async throws {
        try await withServer { client in
            let guest: NewSession = try await client.execute(uri: "/api/v1/guests", method: .post).decoded()
            var headers = HTTPFields()
            headers.append(HTTPField(name: .authorization, value: "Basic YTpi"))
            headers.append(HTTPField(name: .authorization, value: "bearer  \(guest.token.value)"))
            let account = try await client.execute(uri: "/api/v1/account", method: .get, headers: headers)
            #expect(try account.decoded(Account.self) == guest.account)
            // Of two different ones neither is.
            headers.append(HTTPField(name: .authorization, value: "Bearer nobody"))
            let both = try await client.execute(uri: "/api/v1/account", method: .get, headers: headers)
            #expect(both.status == .unauthorized)
        }
    }

    @Test func `who reads the numbers on this machine may send a proxy's password`() async throws {
        try await withServer(.live) {
            $0.metricsToken = "a-long-secret"
        } _: { (client) async throws in
            for (header, status) in [
                ("Basic YTpi", HTTPResponse.Status.ok), ("bearer a-long-secret", .ok), ("Bearer", .notFound),
            ] {
                let answer = try await client.execute(
                    uri: "/metrics",
                    method: .get,
                    headers: [.authorization: header]
                )
                #expect(answer.status == status, "\(header)")
            }
        }
    }
}
