import AccountsService
import AsyncHTTPClient
import Calls
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import NIOCore
import NIOHTTP1
import Synchronization
import Testing
import WebUILive

@testable import Server

struct LiveTests {
    @Test func `the first page makes a guest, later ones keep it`() async throws {
        try await withServer(apps: [.counter]) { client in
            let first = try await client.execute(uri: "/counter/", method: .get, headers: browser)
            #expect(first.status == .ok)
            #expect(first.text.contains("Count 0"))
            let cookie = try #require(first.headers[.setCookie])
            #expect(cookie.contains("Max-Age=34560000"))
            for part in ["HttpOnly", "SameSite=Lax", "Path=/"] { #expect(cookie.contains(part)) }
            #expect(!cookie.contains("Secure"))
            var headers = browser
            headers[.cookie] = String(cookie.prefix { $0 != ";" })
            let second = try await client.execute(uri: "/counter", method: .get, headers: headers)
            #expect(second.status == .ok)
            #expect(second.headers[.setCookie] == nil)
        }
    }

    @Test func `over TLS the cookie never travels without it`() async throws {
        try await withServer(apps: [.counter]) {
            $0.publicURL = URL(string: "https://serendip.example")
        } _: { client in
            let page = try await client.execute(uri: "/counter/", method: .get, headers: browser)
            #expect(page.headers[.setCookie]?.contains("Secure") == true)
        }
    }

    @Test(arguments: ["Googlebot/2.1", "curl/8.5"])
    func `a robot reads the page and becomes nobody`(agent: String) async throws {
        try await withServer(apps: [.counter]) { client in
            let page = try await client.execute(uri: "/counter/", method: .get, headers: [.userAgent: agent])
            #expect(page.text.contains("Count 0"))
            #expect(page.headers[.setCookie] == nil)
        }
    }

    @Test func `a robot reads each app, as who previews a link does`() async throws {
        try await withServer(makingApps: AppDescriptor.all) { client in
            for path in try await appPaths(client) {
                let page = try await client.execute(
                    uri: path + "/",
                    method: .get,
                    headers: [.userAgent: "Slackbot 1.0"]
                )
                #expect(page.status == .ok, "\(path)")
                #expect(page.headers[.setCookie] == nil, "\(path)")
            }
        }
    }

    @Test func `the first thing a browser shows is of the time zone that it told at an earlier page`() async throws {
        try await withServer(apps: [.counter]) { client in
            let page = try await OpenPage(client, "/counter/", cookie: nil)
            func tell(_ zone: String, _ number: Int, _ cookie: String?) async throws -> String? {
                let event = "[0,\"zone\",\"\(zone)\"]"
                let answer = try await page.send(client, [event], number: number, cookie: cookie)
                #expect(answer.status == .noContent)
                return answer.headers[.setCookie]
            }
            #expect(try await tell("Nowhere/Land", 1, page.cookie) == nil)
            let zone = try #require(try await tell("Pacific/Chatham", 2, page.cookie))
            for part in ["HttpOnly", "SameSite=Lax", "Path=/", "Max-Age"] { #expect(zone.contains(part)) }
            var headers = browser
            let both = [page.cookie, String(zone.prefix { $0 != ";" })].compactMap(\.self).joined(separator: "; ")
            headers[.cookie] = both
            let next = try await client.execute(uri: "/counter/", method: .get, headers: headers)
            #expect(next.text.contains("Pacific/Chatham"))
            #expect(try await tell("Pacific/Chatham", 3, both) == nil)
            #expect(try await tell("Europe/Berlin", 4, both)?.contains("Europe/Berlin") == true)
        }
    }

    @Test func `HEAD makes neither guest nor session`() async throws {
        try await withServer(apps: [.counter]) { client in
            let head = try await client.execute(uri: "/counter/deep/er", method: .head, headers: browser)
            #expect(head.status == .ok)
            #expect(head.headers[.setCookie] == nil)
        }
    }

    @Test func `the page's files are served for as long as they stay the same`() async throws {
        try await withServer(apps: [.counter]) { client in
            let page = try await client.execute(uri: "/counter/", method: .get, headers: browser).text
            for match in page.matches(of: /(?:src|href)="(\/[^"]+)"/) {
                let response = try await client.execute(uri: String(match.1), method: .get)
                #expect(response.status == .ok, "\(match.1)")
                #expect(response.headers[.cacheControl]?.contains("public") == true)
            }
            #expect(page.contains(".js\""))
        }
    }

    @Test func `events are taken from the page they belong to, and from nobody else`() async throws {
        try await withServer(apps: [.counter]) { client in
            let page = try await LivePage(client)
            #expect(try await page.tap(client).status == .noContent)
            #expect(try await page.tap(client, changing: [.cookie: nil]).status == .notFound)
            #expect(try await page.tap(client, changing: [.cookie: "serendip=nobody"]).status == .notFound)
            let stranger = try await LivePage(client)
            #expect(try await page.tap(client, changing: [.cookie: stranger.cookie]).status == .forbidden)
            #expect(try await page.tap(client, changing: [.fetchSite: "cross-site"]).status == .forbidden)
            #expect(try await page.tap(client, changing: [.origin: "https://evil.example"]).status == .forbidden)
            #expect(try await page.post(client, "events", "{}").status == .badRequest)
            let large = String(repeating: " ", count: 65_537)
            #expect(try await page.post(client, "events", large).status == .contentTooLarge)
        }
    }

    @Test(.timeLimit(.minutes(5))) func `a tap comes back as a frame, and open streams do not keep the server`()
        async throws
    {
        let client = HTTPClient()
        let text = try await withServer(.live, apps: [.counter]) { server in
            let page = try await LivePage(server)
            let port = try #require(server.port)
            let path = "/_live/stream?session=\(page.session)&after=0"
            var request = HTTPClientRequest(url: "http://localhost:\(port)\(path)")
            request.headers.add(name: "cookie", value: page.cookie)
            let stream = try await client.execute(request, timeout: .seconds(30))
            #expect(stream.headers.first(name: "content-type") == "text/event-stream")
            #expect(try await page.tap(server).status == .noContent)
            var text = ""
            for try await piece in stream.body {
                text += String(buffer: piece)
                if text.contains("Count 1") { break }
            }
            return text
        }
        // The head of the stream is a comment, so that it passes proxies at once.
        #expect(text.contains("\n\nid: 1\ndata: {"))
        try await client.shutdown()
    }

    /// It hears of it, and would ask by itself had it not heard.
    @Test(.timeLimit(.minutes(5)), arguments: [Duration.seconds(86_400), .zero])
    func `an open stream ends once its session is signed out elsewhere`(check: Duration) async throws {
        try await withStream {
            $0.sessionCheck = check
        } _: { server, page, _, pieces in
            // Sent on its way before, seen by the stream afterwards.
            #expect(try await page.tap(server).status == .noContent)
            try await page.signOut(server)
            while try await pieces.next() != nil {}
        }
    }

    @Test(.timeLimit(.minutes(5))) func `a page that asks for its own end stays for the answer`() async throws {
        try await withStream {
            $0.sessionCheck = .seconds(86_400)
            $0.parting = .seconds(86_400)
        } _: { _, _, account, pieces in
            try await account.signOut()
            for _ in 0..<3 { #expect(try await pieces.next() != nil) }
        }
    }

    /// A page's stream that has begun, and the account as the page has it.
    private func withStream(
        _ configure: @Sendable (inout RequestLimits) -> Void,
        _ body:
            @escaping @Sendable (
                any TestClientProtocol, LivePage, BoundAccountService, inout HTTPClientResponse.Body.AsyncIterator
            ) async throws -> Void
    ) async throws {
        let client = HTTPClient()
        var live = LiveConfiguration()
        (live.heartbeat, live.sweepInterval) = (.milliseconds(10), .milliseconds(10))
        let host = await LiveHost(configuration: live)
        let known = Mutex<Backend?>(nil)
        let apps: (Backend) async throws -> [AppDescriptor] = { backend in
            known.withLock { $0 = backend }
            return try await AppDescriptor.all(backend) + [.counter]
        }
        try await withServer(.live, makingApps: apps, host: host) {
            configure(&$0.limits)
        } _: { server in
            let page = try await LivePage(server)
            let owner = try #require(await host.owners.first.flatMap(LiveOwner.init(text:)))
            let account = try #require(known.withLock { $0 }).account(of: owner)
            let port = try #require(server.port)
            var request = HTTPClientRequest(
                url: "http://127.0.0.1:\(port)/_live/stream?session=\(page.session)&after=0"
            )
            request.headers.add(name: "cookie", value: page.cookie)
            let stream = try await client.execute(request, timeout: .seconds(30))
            var pieces = stream.body.makeAsyncIterator()
            _ = try await pieces.next()
            try await body(server, page, account, &pieces)
        }
        try await client.shutdown()
    }

    @Test func `a page whose session is gone begins another where it was`() async throws {
        try await withServer(apps: [.counter]) { client in
            let page = try await LivePage(client)
            let answer = try await page.post(client, "resume", #"{"url":"/counter/x","fields":{}}"#)
            #expect(answer.status == .ok)
            let members = try #require(try answer.decoded(JSONValue.self).object)
            #expect(members["s"]?.string != page.session)
            #expect(members["r"]?.string?.contains("Count 0") == true)
            #expect(try await page.post(client, "resume", #"{"url":"/elsewhere","fields":{}}"#).status == .notFound)
            #expect(try await page.post(client, "resume", "nonsense").status == .notFound)
        }
    }

    @Test func `a stream of no session is not found`() async throws {
        try await withServer(apps: [.counter]) { client in
            let page = try await LivePage(client)
            for query in ["", "?session=none", "?session=\(page.session)"] {
                let response = try await client.execute(uri: "/_live/stream\(query)", method: .get, headers: browser)
                #expect(response.status == .notFound)
            }
        }
    }

    @Test func `the launcher shows the apps there are`() async throws {
        try await withServer(apps: [.counter]) { client in
            let launcher = try await client.execute(uri: "/", method: .get).text
            #expect(launcher.contains(#"href="/counter""#))
        }
    }
}

private let browser: HTTPFields = [.userAgent: "Mozilla/5.0", .accept: "text/html"]

/// An open page, as its browser knows it.
struct LivePage {
    let session: String
    let token: String
    let button: String
    let cookie: String

    /// A new guest's, or the page of whom a cookie belongs to.
    init(_ client: any TestClientProtocol, cookie known: String? = nil) async throws {
        var headers = browser
        headers[.cookie] = known
        let page = try await client.execute(uri: "/counter/", method: .get, headers: headers)
        let html = page.text
        session = String(try #require(html.firstMatch(of: /data-session="([^"]+)"/)?.1))
        token = String(try #require(html.firstMatch(of: /data-token="([^"]+)"/)?.1))
        let tag = try #require(html.firstMatch(of: /<button[^>]*>/)?.0)
        button = String(try #require(tag.firstMatch(of: /data-w="(\d+)"/)?.1))
        cookie = try known ?? String(try #require(page.headers[.setCookie]).prefix { $0 != ";" })
    }

    func signOut(_ client: any TestClientProtocol) async throws {
        let headers: HTTPFields = [.cookie: cookie, .fetchSite: "same-origin"]
        let out = try await client.execute(uri: "/api/v1/sign-outs", method: .post, headers: headers)
        #expect(out.status == .noContent)
    }

    func tap(
        _ client: any TestClientProtocol,
        changing: [HTTPField.Name: String?] = [:]
    ) async throws -> TestResponse {
        let body = #"{"s":"\#(session)","k":"\#(token)","q":1,"b":0,"e":[[\#(button),"tap"]]}"#
        return try await post(client, "events", body, changing: changing)
    }

    func post(
        _ client: any TestClientProtocol,
        _ name: String,
        _ body: String,
        changing: [HTTPField.Name: String?] = [:]
    ) async throws -> TestResponse {
        var headers = browser
        headers[.cookie] = cookie
        headers[.fetchSite] = "same-origin"
        for (name, value) in changing {
            if name == .origin { headers[.fetchSite] = nil }
            headers[name] = value
        }
        return try await client.execute(
            uri: "/_live/\(name)",
            method: .post,
            headers: headers,
            body: ByteBuffer(string: body)
        )
    }
}
