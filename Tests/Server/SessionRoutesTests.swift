import AccountsDomain
import Calls
import Foundation
import HTTPTypes
import HummingbirdTesting
import NIOCore
import Testing

@testable import Server

/// How a browser's cookie changes when a page has signed its person in.
struct SessionRoutesTests {
    @Test func `a ticket changes the cookie once and leads back`() async throws {
        try await withServer(apps: [.counter]) { client in
            let cookie = try await Self.cookie(client)
            let ticket = try await Self.ticket(client, cookie)
            let uri = "\(ticket.path)?to=%2Fcounter%2F"
            let first = try await client.execute(uri: uri, method: .get, headers: [.cookie: cookie])
            #expect(first.status == .seeOther)
            #expect(first.headers[.location] == "/counter/")
            let changed = try #require(first.headers[.setCookie])
            for part in ["HttpOnly", "SameSite=Lax", "Path=/"] { #expect(changed.contains(part)) }
            let new = String(changed.prefix { $0 != ";" })
            #expect(new != cookie)
            #expect(try await Self.account(client, new).kind == .member)
            let before = try await client.execute(uri: "/api/v1/account", method: .get, headers: [.cookie: cookie])
            #expect(before.status == .unauthorized)
            #expect(try await client.execute(uri: uri, method: .get, headers: [.cookie: new]).status == .gone)
        }
    }

    @Test func `a ticket that is sent to somebody else signs nobody in`() async throws {
        try await withServer(apps: [.counter]) { client in
            let (attacker, victim) = (try await Self.cookie(client), try await Self.cookie(client))
            let ticket = try await Self.ticket(client, attacker)
            for headers: HTTPFields in [[.cookie: victim], [:], [.authorization: "Bearer x"]] {
                let response = try await client.execute(uri: ticket.path, method: .get, headers: headers)
                #expect([410, 401].contains(response.status.code))
                #expect(response.headers[.setCookie] == nil)
            }
            #expect(try await Self.account(client, victim).kind == .guest)
            let cross: HTTPFields = [.cookie: attacker, .test("Sec-Fetch-Site"): "cross-site"]
            let response = try await client.execute(uri: ticket.path, method: .get, headers: cross)
            #expect(response.status == .forbidden)
        }
    }

    @Test(arguments: [
        "https%3A%2F%2Fevil.example", "%2F%2Fevil.example", "%2F%5Cevil.example", "%2F%09%2Fevil.example",
        "javascript%3A1",
        "", "%0D%0ASet-Cookie%3A%20a%3Db",
    ])
    func `a ticket leads to no other site`(to: String) async throws {
        try await withServer(apps: [.counter]) { client in
            let cookie = try await Self.cookie(client)
            let ticket = try await Self.ticket(client, cookie)
            let uri = "\(ticket.path)?to=\(to)"
            let response = try await client.execute(uri: uri, method: .get, headers: [.cookie: cookie])
            #expect(response.status == .seeOther)
            #expect(response.headers[.location] == "/")
        }
    }

    @Test func `HEAD uses up no ticket`() async throws {
        try await withServer(apps: [.counter]) { client in
            let cookie = try await Self.cookie(client)
            let ticket = try await Self.ticket(client, cookie)
            let head = try await client.execute(uri: ticket.path, method: .head, headers: [.cookie: cookie])
            #expect(head.headers[.setCookie] == nil)
            let get = try await client.execute(uri: ticket.path, method: .get, headers: [.cookie: cookie])
            #expect(get.status == .seeOther)
        }
    }

    @Test func `a live page belongs to its session, and is gone with it`() async throws {
        try await withServer(apps: [.counter]) { client in
            let page = try await LivePage(client)
            #expect(try await page.tap(client).status == .noContent)
            let headers: HTTPFields = [.cookie: page.cookie, .test("Sec-Fetch-Site"): "same-origin"]
            let out = try await client.execute(uri: "/api/v1/sign-outs", method: .post, headers: headers)
            #expect(out.status == .noContent)
            #expect(try await page.tap(client).status == .notFound)
        }
    }

    // MARK: Parts

    private static func cookie(_ client: any TestClientProtocol) async throws -> String {
        let headers: HTTPFields = [.userAgent: "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0"]
        let page = try await client.execute(uri: "/counter/", method: .get, headers: headers)
        return String(try #require(page.headers[.setCookie]).prefix { $0 != ";" })
    }

    /// What a page earns when its person signs up.
    private static func ticket(_ client: any TestClientProtocol, _ cookie: String) async throws -> SessionTicket {
        let form = SignUpForm(email: "\(UUID())@example.org", password: "a boat on a lake")
        let response = try await client.execute(
            uri: "/api/v1/sign-ups",
            method: .post,
            headers: [.cookie: cookie, .contentType: "application/json"],
            body: ByteBuffer(bytes: try JSONCoding.encode(form))
        )
        return try response.decoded()
    }

    private static func account(_ client: any TestClientProtocol, _ cookie: String) async throws -> Account {
        try await client.execute(uri: "/api/v1/account", method: .get, headers: [.cookie: cookie]).decoded()
    }
}
