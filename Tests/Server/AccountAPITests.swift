import AccountsDomain
import Calls
import Foundation
import HTTPTypes
import HummingbirdTesting
import NIOCore
import Testing

@testable import Server

struct AccountAPITests {
    @Test func `a guest's token leads back to the guest, as bearer and as cookie`() async throws {
        try await withServer { client in
            let guest = try await newGuest(client)
            for headers: HTTPFields in [
                [.authorization: "Bearer \(guest.token.value)"], [.cookie: "theme=dark; serendip=\(guest.token.value)"],
            ] {
                let response = try await client.execute(uri: "/api/v1/account", method: .get, headers: headers)
                #expect(try response.decoded(Account.self) == guest.account)
            }
        }
    }

    @Test(
        arguments: [
            [:], [.authorization: "Bearer nobody"], [.authorization: "Basic YTpi"], [.authorization: ""],
            [.cookie: "serendip=nobody"],
        ] as [HTTPFields]
    )
    func `without an account the answer says how to get one`(headers: HTTPFields) async throws {
        try await withServer { client in
            let response = try await client.execute(uri: "/api/v1/account", method: .get, headers: headers)
            #expect(response.status == .unauthorized)
            #expect(response.headers[.test("WWW-Authenticate")] == "Bearer")
            #expect(response.headers[.contentType] == Problem.contentType)
            #expect(try response.decoded(Problem.self).is(.signInNeeded))
        }
    }

    @Test(
        arguments: [
            ([.test("Sec-Fetch-Site"): "cross-site"], false),
            ([.test("Sec-Fetch-Site"): "same-site", .origin: "http://localhost"], false),
            ([.origin: "https://evil.example"], false),
            ([.origin: "null"], false),
            ([.test("Sec-Fetch-Site"): "same-origin"], true),
            ([.origin: "http://localhost"], true),
            ([:], true),
        ] as [(HTTPFields, Bool)]
    )
    func `a change by cookie must come from our own pages`(headers: HTTPFields, isAllowed: Bool) async throws {
        try await withServer { client in
            let guest = try await newGuest(client)
            var headers = headers
            headers[.cookie] = "serendip=\(guest.token.value)"
            let response = try await deletion(client, headers)
            #expect(response.status == (isAllowed ? .noContent : .forbidden))
        }
    }

    @Test func `a bearer token may be used from anywhere`() async throws {
        try await withServer { client in
            let guest = try await newGuest(client)
            let headers: HTTPFields = [
                .authorization: "Bearer \(guest.token.value)", .origin: "https://elsewhere.example",
            ]
            let response = try await deletion(client, headers)
            #expect(response.status == .noContent)
            let after = try await client.execute(uri: "/api/v1/account", method: .get, headers: headers)
            #expect(after.status == .unauthorized)
        }
    }

    @Test func `behind a proxy only the public origin is ours`() async throws {
        try await withServer {
            $0.publicURL = URL(string: "https://serendip.example")
        } _: { client in
            let guest = try await newGuest(client)
            var headers: HTTPFields = [.cookie: "serendip=\(guest.token.value)", .origin: "http://localhost"]
            #expect(try await deletion(client, headers).status == .forbidden)
            headers[.origin] = "https://serendip.example"
            #expect(try await deletion(client, headers).status == .noContent)
        }
    }

    private func deletion(_ client: any TestClientProtocol, _ headers: HTTPFields) async throws -> TestResponse {
        var headers = headers
        headers[.contentType] = "application/json"
        return try await client.execute(
            uri: "/api/v1/account-deletions",
            method: .post,
            headers: headers,
            body: ByteBuffer(string: "{}")
        )
    }

    private func newGuest(_ client: any TestClientProtocol) async throws -> NewSession {
        let response = try await client.execute(uri: "/api/v1/guests", method: .post)
        #expect(response.status == .created)
        return try response.decoded()
    }
}
