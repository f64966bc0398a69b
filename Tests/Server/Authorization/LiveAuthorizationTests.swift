import AccountsDomain
import Calls
import Foundation
import HTTPTypes
import HummingbirdTesting
import NIOCore
import Testing

@testable import Server

/// Every call of a live page × nobody, a stranger, another session of the same person, an ended session, another site.
struct LiveAuthorizationTests {
    @Test func `an event counts for its own session only`() async throws {
        try await withServer(apps: [.counter]) { client in
            let cookies = try await Self.others(client)
            let page = try await LivePage(client)
            for (who, cookie) in cookies {
                let wanted: [HTTPResponse.Status] = who == "stranger" ? [.forbidden] : [.notFound]
                #expect(wanted.contains(try await page.tap(client, changing: [.cookie: cookie]).status), "\(who)")
            }
            for site in ["cross-site", "same-site"] {
                #expect(try await page.tap(client, changing: [.test("Sec-Fetch-Site"): site]).status == .forbidden)
            }
            #expect(try await page.tap(client).status == .noContent)
        }
    }

    @Test func `an event needs the page's token`() async throws {
        try await withServer(apps: [.counter]) { client in
            let page = try await LivePage(client)
            let body = #"{"s":"\#(page.session)","k":"made-up","q":1,"b":0,"e":[[\#(page.button),"tap"]]}"#
            #expect(try await page.post(client, "events", body).status == .forbidden)
            #expect(try await page.tap(client).status == .noContent)
        }
    }

    @Test func `a stream is opened by its own session only`() async throws {
        try await withServer(apps: [.counter]) { client in
            let cookies = try await Self.others(client)
            let page = try await LivePage(client)
            for (who, cookie) in cookies {
                var headers: HTTPFields = [.userAgent: "Mozilla/5.0"]
                headers[.cookie] = cookie
                let uri = "/_live/stream?session=\(page.session)&once=1"
                let response = try await client.execute(uri: uri, method: .get, headers: headers)
                #expect(response.status == .notFound, "\(who)")
            }
        }
    }

    @Test func `another session of the same person has pages of its own`() async throws {
        try await withServer(apps: [.counter]) { client in
            let cookie = try await LivePage(client).cookie
            let sibling = try await Self.sibling(of: cookie, client)
            let page = try await LivePage(client, cookie: cookie)
            #expect(try await page.tap(client).status == .noContent)
            #expect(try await page.tap(client, changing: [.cookie: sibling]).status == .forbidden)
        }
    }

    @Test func `another site resumes nothing`() async throws {
        try await withServer(apps: [.counter]) { client in
            let page = try await LivePage(client)
            let body = #"{"url":"/counter/","fields":{}}"#
            for site in ["cross-site", "same-site"] {
                let response = try await page.post(
                    client,
                    "resume",
                    body,
                    changing: [.test("Sec-Fetch-Site"): site]
                )
                #expect(response.status == .forbidden)
                #expect(response.headers[.setCookie] == nil)
            }
        }
    }

    // MARK: Parts

    /// Cookies of everybody a page does not belong to; `nil` for nobody.
    private static func others(_ client: any TestClientProtocol) async throws -> [(who: String, cookie: String?)] {
        let ended = try await LivePage(client)
        let headers: HTTPFields = [.cookie: ended.cookie, .test("Sec-Fetch-Site"): "same-origin"]
        let out = try await client.execute(uri: "/api/v1/sign-outs", method: .post, headers: headers)
        #expect(out.status == .noContent)
        return [
            ("nobody", nil), ("made up", "serendip=nobody"), ("ended", ended.cookie),
            ("stranger", try await LivePage(client).cookie),
        ]
    }

    /// Signs the page's guest up, and the same person in elsewhere; the cookie of that other browser.
    private static func sibling(of cookie: String, _ client: any TestClientProtocol) async throws -> String {
        let email = "\(UUID())@example.org"
        let form = SignUpForm(email: email, password: "a boat on a lake")
        let json: HTTPFields = [.contentType: "application/json", .cookie: cookie]
        let up = try await client.execute(
            uri: "/api/v1/sign-ups",
            method: .post,
            headers: json,
            body: ByteBuffer(bytes: try JSONCoding.encode(form))
        )
        #expect(up.status == .created)
        let other = try await LivePage(client).cookie
        let body = #"{"email":"\#(email)","password":"a boat on a lake"}"#
        let ticket: SessionTicket = try await client.execute(
            uri: "/api/v1/sign-ins",
            method: .post,
            headers: [.contentType: "application/json", .cookie: other],
            body: ByteBuffer(string: body)
        ).decoded()
        let changed = try await client.execute(uri: ticket.path, method: .get, headers: [.cookie: other])
        return String(try #require(changed.headers[.setCookie]).prefix { $0 != ";" })
    }
}
