import Calls
import Foundation
import HTTPTypes
import HummingbirdTesting
import NIOCore
import Testing

@testable import Server

/// One's own address in another spelling, and pages at an address that is not said to be ours.
struct WebOriginTests {
    @Test(arguments: [
        (
            "http://nas.local",
            ["http://nas.local:80", "HTTP://NAS.Local/", "http://nas.local.", "http://nas.local.:80/a?b"]
        ),
        ("https://nas.local", ["https://nas.local:443", "https://user@nas.local/"]),
        ("http://nas.local:8080", ["http://Nas.local.:8080", "http://nas.local:08080"]),
        ("http://[::1]:8080", ["http://[0:0:0:0:0:0:0:1]:8080", "http://[::0001]:8080"]),
        ("http://[2001:db8::a]", ["http://[2001:DB8::A]:80"]),
        ("http://xn--bcher-kva.example", ["http://bücher.example", "http://BÜCHER.example:80"]),
    ])
    func `all spellings of an address are equal, and are written as browsers do`(text: String, others: [String]) throws
    {
        for other in others { #expect(try #require(WebOrigin(other)).text == text, "\(other)") }
        #expect(Set((others + [text]).compactMap { WebOrigin($0) }).count == 1)
    }

    @Test(arguments: [
        "", "null", "nas.local", "ftp://nas.local", "http://", "http://:80", "http://nas.local:99999", "http://[::1",
        "http://[nas]", "http://.", "//nas.local", "http://nas.local:http",
    ])
    func `what is no address of the web is none`(text: String) {
        #expect(WebOrigin(text) == nil)
    }

    @Test(arguments: [
        ("http://nas.local", "http://nas.local:8080"), ("http://nas.local", "https://nas.local"),
        ("http://nas.local", "http://evil.nas.local"), ("http://nas.local", "http://nas.local.evil.example"),
    ])
    func `another scheme, host or port is another address`(one: String, other: String) {
        #expect(WebOrigin(one) != WebOrigin(other))
    }

    /// A page at each of the addresses, whose browser says `Origin` alone, as without TLS.
    @Test(arguments: [
        (["http://nas.local:80"], "http://nas.local"), (["http://NAS.local."], "http://nas.local"),
        (["https://nas.local:443/"], "https://nas.local"), (["http://[0::1]:8080"], "http://[::1]:8080"),
        (["http://bücher.example"], "http://xn--bcher-kva.example"),
        (["http://nas.local", "http://192.168.1.5:8080"], "http://192.168.1.5:8080"),
    ])
    func `events of a page at our address are taken, however it is written`(own: [String], origin: String) async throws
    {
        try await withServer(apps: [.counter]) {
            $0.publicURLs = own.compactMap { URL(string: $0) }
        } _: { client in
            let page = try await LivePage(client)
            #expect(try await page.tap(client, changing: [.origin: origin]).status == .noContent)
            let query = #"{"query":"{ me { id } }"}"#
            var headers: HTTPFields = [.cookie: page.cookie, .origin: origin, .contentType: "application/json"]
            let uri = "/graphql"
            let answer = try await client.execute(uri: uri, method: .post, headers: headers, body: .init(string: query))
            #expect(answer.status == .ok, "\(answer.text)")
            headers[.origin] = "http://elsewhere.example"
            let other = try await client.execute(uri: uri, method: .post, headers: headers, body: .init(string: query))
            #expect(other.status == .forbidden, "\(other.text)")
        }
    }

    @Test(arguments: ["http://localhost:80", "http://LOCALHOST", "https://localhost."])
    func `without a public address it is the one that was asked`(origin: String) async throws {
        try await withServer(apps: [.counter]) { client in
            let page = try await LivePage(client)
            #expect(try await page.tap(client, changing: [.origin: origin]).status == .noContent)
            #expect(try await page.tap(client, changing: [.origin: "http://localhost:81"]).status == .forbidden)
        }
    }

    @Test func `a page at another address says which is ours, and asks no more`() async throws {
        try await withServer(apps: [.counter]) {
            $0.publicURL = URL(string: "http://nas.local")
        } _: { client in
            let page = try await LivePage(client)
            let elsewhere: [HTTPField.Name: String?] = [.origin: "http://192.168.1.5:8080"]
            #expect(try await page.tap(client, changing: elsewhere).status == .forbidden)
            let answer = try await page.post(client, "resume", #"{"url":"/counter/"}"#, changing: elsewhere)
            let shown = try answer.decoded(JSONValue.self).object?["r"]?.string ?? ""
            #expect(answer.status == .ok && answer.headers[.setCookie] == nil)
            #expect(shown.contains("http://192.168.1.5:8080") && shown.contains(#"href="http://nas.local/""#))
            // From then on it is quiet.
            let body = #"{"s":"elsewhere","k":"","q":1,"b":0,"e":[[0,"zone","Europe/Berlin"]]}"#
            #expect(try await page.post(client, "events", body, changing: elsewhere).status == .noContent)
            // A browser that says that another site asks is believed.
            for name in ["resume", "events"] {
                let cross = try await page.post(client, name, body, changing: [.fetchSite: "cross-site"])
                #expect(cross.status == .forbidden, "\(name)")
            }
            #expect(try await page.post(client, "events", body, changing: [.origin: "null"]).status == .forbidden)
        }
    }
}
