import Calls
import Foundation
import HTTPTypes
import HummingbirdTesting
import NIOCore
import Testing

@testable import Server

/// A live page of one of the apps, as its browser knows it.
struct OpenPage: Sendable {
    let address: String
    let session: String
    let token: String
    let cookie: String?
    /// What it showed last.
    private(set) var content: String

    /// Opens an address as whoever the cookie belongs to, and as a new guest without one or with one that is no good.
    init(_ client: any TestClientProtocol, _ address: String, cookie: String?) async throws {
        var headers = Self.browser
        headers[.cookie] = cookie
        let page = try await client.execute(uri: address, method: .get, headers: headers)
        try #require(page.status == .ok, "\(address): \(page.status)")
        try self.init(
            page.text,
            address,
            cookie: page.headers[.setCookie].map { String($0.prefix { $0 != ";" }) } ?? cookie
        )
    }

    /// A page by its document.
    init(_ document: String, _ address: String, cookie: String? = nil) throws {
        self.address = address
        self.cookie = cookie
        content = document
        session = String(try #require(content.firstMatch(of: /data-session="([^"]+)"/)?.1))
        token = String(try #require(content.firstMatch(of: /data-token="([^"]+)"/)?.1))
    }

    static let browser: HTTPFields = [.userAgent: "Mozilla/5.0", .accept: "text/html"]

    /// Everything the page shows at the moment, asked of its stream by this page's browser or another.
    func shown(_ client: any TestClientProtocol, cookie: String?) async throws -> TestResponse {
        try await frames(client, after: "-1", cookie: cookie)
    }

    /// What came after a version; waits for it.
    private func frames(
        _ client: any TestClientProtocol,
        after version: String,
        cookie: String?
    ) async throws
        -> TestResponse
    {
        var headers = Self.browser
        headers[.cookie] = cookie
        return try await client.execute(
            uri: "/_live/stream?session=\(session)&after=\(version)&once=1",
            method: .get,
            headers: headers
        )
    }

    /// Waits until the page has loaded; a page that is still busy says nothing about what it will show.
    mutating func settle(_ client: any TestClientProtocol, until isDone: (String) -> Bool) async throws {
        var tries = 0
        while !isDone(content) {
            tries += 1
            try #require(tries < 100, "\(address) shows something else: \(content.suffix(2_000))")
            let answer = try await shown(client, cookie: cookie)
            try #require(answer.status == .ok, "\(address)")
            content = try Self.reset(in: answer.text) ?? content
            guard !isDone(content) else { return }
            let version = try #require(answer.text.firstMatch(of: /id: ?(\d+)/)?.1)
            _ = try await frames(client, after: String(version), cookie: cookie)
        }
    }

    /// Nothing on it is still being fetched.
    static func isQuiet(_ content: String) -> Bool { !content.contains(#"role="progressbar""#) }

    /// The whole page that a stream brings anew, if it does.
    static func reset(in text: String) throws -> String? {
        for line in text.split(separator: "\n").reversed() where line.hasPrefix("data: ") {
            let frame = try JSONCoding.decode(JSONValue.self, from: Data(line.dropFirst(6).utf8))
            if let reset = frame["r"]?.string { return reset }
        }
        return nil
    }

    // MARK: Events

    /// One of every event the page's elements want, and of those that belong to no element.
    var events: [String] {
        content.matches(of: /<[a-z0-9]+ [^>]*>/).flatMap { Self.events(ofTag: $0.0) } + deeds(at: address)
            + [#"[0,"size",1280,800]"#, #"[0,"zone","Asia/Kolkata"]"#, #"[0,"leave"]"#]
    }

    /// What the page's controls do when they are pressed by their key, as a browser says it that was offline.
    func deeds(at address: String) -> [String] {
        Set(content.matches(of: /data-key="([^"]+)"/).map { String($0.1) }).flatMap { key in
            ["", ",true,1"].map { #"[0,"act","\#(UUID().uuidString)","\#(key)","\#(address)"\#($0)]"# }
        }
    }

    private static func events(ofTag tag: Substring) -> [String] {
        guard let id = tag.firstMatch(of: /data-w="(\d+)"/)?.1, let wanted = tag.firstMatch(of: /data-on="([^"]+)"/)?.1
        else { return [] }
        return wanted.split(separator: " ").flatMap { name in
            payloads(String(name)).map { #"[\#(id),"\#(name)"\#($0)]"# }
        }
    }

    /// What such an event may say, as the rest of its JSON.
    static func payloads(_ event: String) -> [String] {
        switch event {
        case "input": [#","words of another",9"#]
        case "change": [",true,9", ",false,9", #","1",9"#]
        case "visible": [",true"]
        case "file": [#","a.csv",0,1,"YQ==""#]
        case "drag": [",2,600,0,900,0", ",2,-600,0,-900,0"]
        case "key": [#","ArrowRight""#, #","Enter""#]
        case "move": [",1"]
        default: [""]
        }
    }

    /// Sends events to this page with somebody's cookie.
    func send(
        _ client: any TestClientProtocol,
        _ events: [String],
        number: Int,
        cookie: String?
    ) async throws
        -> TestResponse
    {
        try await Self.post(client, "events", body(of: events, number: number), cookie: cookie)
    }

    /// The body of a request with these events.
    func body(of events: [String], number: Int) -> String {
        let list = events.joined(separator: ",")
        return #"{"s":"\#(session)","k":"\#(token)","q":\#(number),"b":0,"e":[\#(list)]}"#
    }

    static func post(
        _ client: any TestClientProtocol,
        _ name: String,
        _ body: String,
        cookie: String?
    ) async throws
        -> TestResponse
    {
        var headers = browser
        headers[.cookie] = cookie
        headers[.test("Sec-Fetch-Site")] = "same-origin"
        return try await client.execute(
            uri: "/_live/\(name)",
            method: .post,
            headers: headers,
            body: ByteBuffer(string: body)
        )
    }
}
