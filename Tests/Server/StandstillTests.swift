import AccountsDomain
import Calls
import Foundation
import HTTPTypes
import HummingbirdTesting
import NIOCore
import Storage
import StorageTesting
import Testing
import WebUILive

@testable import Server

/// A PostgreSQL that stands still: its processes are there, and answer nobody.
@Suite(.engine(.postgreSQL), .timeLimit(.minutes(5)))
struct StandstillTests {
    @Test func `everybody is told in time that the database does not answer, and afterwards all goes on`() async throws
    {
        let place = try await TestDatabase()
        let settings = place.settings(maximumConnections: 1)
        try await withServer(.live, apps: [.counter]) {
            $0.postgreSQL = .init(url: settings.url)
            $0.postgreSQL?.maximumConnections = 1
            $0.limits.callTimeout = .milliseconds(1500)
            $0.limits.probeTimeout = .milliseconds(1500)
        } _: { client in
            // The first page of a process takes longer than others.
            _ = try await client.execute(uri: "/counter/", method: .get)
            let page = try await LivePage(client)
            let answers = try await place.whileStandingStill {
                // One after the other, as the client has one connection: all of them within its patience of 15 s.
                var answers: [String: TestResponse] = [:]
                for (name, call) in Self.calls(page, client) { answers[name] = try await call() }
                return answers
            }
            #expect(answers.count == 8)
            for (name, answer) in answers {
                #expect(answer.status == .serviceUnavailable, "\(name)")
                guard name != "ready" else { continue }
                #expect(answer.headers[.test("Retry-After")] != nil, "\(name)")
                guard name != "page" else { continue }
                #expect(answer.headers[.contentType] == Problem.contentType, "\(name)")
                #expect(answer.text.contains("This took too long."), "\(name)")
            }
            while try await client.execute(uri: "/readyz", method: .get).status != .ok {}
            #expect(try await Self.rename(page, "Afterwards", client).status == .ok)
            #expect(try await page.tap(client).status == .noContent)
            #expect(try await Self.account(page, client).name == "Afterwards")
        }
    }

    /// As often as a busy machine takes longer than a call may.
    private static func account(_ page: LivePage, _ client: any TestClientProtocol) async throws -> Account {
        while true {
            let answer = try await client.execute(
                uri: "/api/v1/account",
                method: .get,
                headers: [.cookie: page.cookie]
            )
            if answer.status != .serviceUnavailable { return try answer.decoded() }
        }
    }

    private static func calls(
        _ page: LivePage,
        _ client: any TestClientProtocol
    ) -> [(String, @Sendable () async throws -> TestResponse)] {
        let browser: HTTPFields = [.cookie: page.cookie, .accept: "text/html", .userAgent: "Mozilla/5.0"]
        return [
            ("read", { try await client.execute(uri: "/api/v1/account", method: .get, headers: browser) }),
            ("public read", { try await client.execute(uri: "/api/v1/repositories?text=swift", method: .get) }),
            ("write", { try await rename(page, "Meanwhile", client) }),
            ("guest", { try await client.execute(uri: "/api/v1/guests", method: .post) }),
            ("page", { try await client.execute(uri: "/counter/", method: .get, headers: browser) }),
            ("event", { try await page.tap(client) }),
            ("resume", { try await page.post(client, "resume", #"{"url":"/counter/","fields":{}}"#) }),
            ("ready", { try await client.execute(uri: "/readyz", method: .get) }),
        ]
    }

    private static func rename(
        _ page: LivePage,
        _ name: String,
        _ client: any TestClientProtocol
    ) async throws -> TestResponse {
        try await client.execute(
            uri: "/api/v1/account",
            method: .patch,
            headers: [.cookie: page.cookie, .test("Sec-Fetch-Site"): "same-origin", .contentType: "application/json"],
            body: ByteBuffer(string: #"{"name":"\#(name)"}"#)
        )
    }
}
