import AsyncHTTPClient
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import NIOCore
import NIOHTTP1
import Testing

@testable import Server

struct RobotTests {
    private static func isRobot(_ agent: String?) -> Bool {
        var headers = HTTPFields()
        headers[.userAgent] = agent
        let head = HTTPRequest(method: .get, scheme: "http", authority: "localhost", path: "/", headerFields: headers)
        return Request(head: head, body: .init(buffer: ByteBuffer())).isFromRobot
    }

    @Test(arguments: [
        "Mozilla/5.0 (Linux; Android 11; CUBOT P40 Build/RP1A.200720.011) Chrome/120.0 Mobile Safari/537.36",
        "Mozilla/5.0 (Linux; Android 8.1.0; CUBOT_NOTE_S) Chrome/120.0 Mobile Safari/537.36",
        "Mozilla/5.0 (Linux; Android 10; M bot 60) Chrome/120.0 Mobile Safari/537.36",
        "Mozilla/5.0 (Linux; Android 10; Robot) Firefox/140.0", "Mozilla/5.0 (Windows NT 10.0) MonitorPro/2 Preview/1",
        "Mozilla/5.0 (X11; Linux x86_64) Spider Crawler Edition", "Bottle/1", nil, "", "-",
    ])
    func `a phone's name makes nobody a robot, nor does silence`(agent: String?) {
        #expect(!Self.isRobot(agent))
    }

    @Test(arguments: [
        "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)", "Googlebot-Image/1.0",
        "Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)", "Slackbot 1.0", "Twitterbot/1.0",
        "Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)", "facebookexternalhit/1.1", "curl/8.5.0",
        "Wget/1.21.3", "python-requests/2.32.3", "Go-http-client/2.0", "WhatsApp/2.23.20.0",
        "Somebody's new reader (+https://reader.example/robot)",
        "Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)",
    ])
    func `who says to be a robot is one`(agent: String) {
        #expect(Self.isRobot(agent))
    }

    private static let robot = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)"

    @Test func `who presses a button is a person, whatever the browser calls itself`() async throws {
        try await withServer(apps: [.counter]) { client in
            let agent: HTTPFields = [.userAgent: Self.robot, .test("Sec-Fetch-Site"): "same-origin"]
            let page = try await client.execute(uri: "/counter/", method: .get, headers: agent)
            #expect(page.headers[.setCookie] == nil)
            func send(_ event: String) async throws -> TestResponse {
                let body = ByteBuffer(string: #"{"s":"x","k":"y","q":1,"b":0,"e":[\#(event)]}"#)
                return try await client.execute(uri: "/_live/events", method: .post, headers: agent, body: body)
            }
            // What a page says by itself, as it does where robots run scripts.
            let unasked = try await send(#"[0,"zone","Europe/Berlin"],[0,"size",390,844]"#)
            #expect(unasked.status == .noContent && unasked.headers[.setCookie] == nil)
            for event in [#"[0,"size",390,844],[7,"tap"]"#, #"[7,"input","a",1]"#, #"[7,"submit"]"#] {
                let press = try await send(event)
                // As after any end of a session: the page asks for another and presses again.
                #expect(press.status == .notFound, "\(event)")
                let cookie = String(try #require(press.headers[.setCookie]).prefix { $0 != ";" })
                var known = agent
                known[.cookie] = cookie
                let again = try await client.execute(uri: "/counter/", method: .get, headers: known)
                #expect(again.status == .ok && again.headers[.setCookie] == nil)
                let account = try await client.execute(uri: "/api/v1/account", method: .get, headers: known)
                #expect(account.status == .ok)
            }
            var cross = agent
            cross[.test("Sec-Fetch-Site")] = "cross-site"
            let body = ByteBuffer(string: #"{"s":"x","e":[[7,"tap"]]}"#)
            let other = try await client.execute(uri: "/_live/events", method: .post, headers: cross, body: body)
            #expect(other.status == .forbidden && other.headers[.setCookie] == nil)
        }
    }

    @Test(.timeLimit(.minutes(5)), arguments: [(robot, "any"), ("Mozilla/5.0", "elsewhere")])
    func `a page that has nothing to hear hears nothing`(agent: String, session: String) async throws {
        let client = HTTPClient()
        try await withServer(.live, apps: [.counter]) { server in
            let port = try #require(server.port)
            var request = HTTPClientRequest(url: "http://localhost:\(port)/_live/stream?session=\(session)&after=0")
            request.headers.add(name: "user-agent", value: agent)
            let stream = try await client.execute(request, timeout: .seconds(30))
            #expect(stream.status == .ok && stream.headers.first(name: "content-type") == "text/event-stream")
            var pieces = stream.body.makeAsyncIterator()
            #expect(try await pieces.next().map { String(buffer: $0) } == ": nothing\n\n")
        }
        try await client.shutdown()
    }
}
