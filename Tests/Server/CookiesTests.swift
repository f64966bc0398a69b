import AccountsDomain
import AccountsService
import Calls
import Foundation
import HTTPTypes
import HummingbirdTesting
import NIOCore
import Testing

@testable import Server

/// The names of cookies, and what happens when there are two.
struct CookiesTests {
    private static let agent = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0"

    /// The status of a page, the cookies it sets, and of the account that the API sees.
    private static func page(
        _ client: any TestClientProtocol,
        _ cookie: String?
    ) async throws -> (status: HTTPResponse.Status, set: [String]) {
        var headers: HTTPFields = [.userAgent: agent]
        headers[.cookie] = cookie
        let response = try await client.execute(uri: "/counter/", method: .get, headers: headers)
        return (response.status, response.headers[values: .setCookie])
    }

    private static func account(_ client: any TestClientProtocol, _ cookie: String) async throws -> Account.ID? {
        let response = try await client.execute(uri: "/api/v1/account", method: .get, headers: [.cookie: cookie])
        return response.status == .ok ? try response.decoded(Account.self).id : nil
    }

    private static func token(_ set: [String]) throws -> String {
        String(try #require(set.first).prefix { $0 != ";" }.drop { $0 != "=" }.dropFirst())
    }

    private static func secure(_ configuration: inout ServerConfiguration) {
        configuration.publicURL = URL(string: "https://serendip.example.org")
    }

    @Test func `through TLS no other host can plant the cookie`() async throws {
        try await withServer(apps: [.counter], Self.secure) { client in
            let page = try await Self.page(client, nil)
            let set = try #require(page.set.first)
            #expect(set.hasPrefix("__Host-serendip="))
            #expect(set.contains("Secure") && set.contains("Path=/") && !set.contains("Domain"))
        }
    }

    @Test func `without TLS the name has no prefix, which browsers would refuse`() async throws {
        try await withServer(apps: [.counter]) { client in
            let page = try await Self.page(client, nil)
            #expect(page.set.count == 1 && page.set.allSatisfy { $0.hasPrefix("serendip=") })
        }
    }

    @Test func `a session of the old name goes on under the new one, and the old one is taken away`() async throws {
        try await withServer(apps: [.counter], Self.secure) { client in
            let token = try Self.token(try await Self.page(client, nil).set)
            let own = try await Self.account(client, "__Host-serendip=\(token)")
            let (status, set) = try await Self.page(client, "serendip=\(token)")
            #expect(status == .ok)
            #expect(set.count == 2)
            #expect(set.first?.hasPrefix("__Host-serendip=\(token);") == true)
            #expect(set.last?.hasPrefix("serendip=;") == true && set.last?.contains("Max-Age=0") == true)
            #expect(try await Self.account(client, "serendip=\(token)") == own)
        }
    }

    @Test func `a planted cookie of the old name changes nothing beside the new one`() async throws {
        try await withServer(apps: [.counter], Self.secure) { client in
            let own = try Self.token(try await Self.page(client, nil).set)
            let planted = try Self.token(try await Self.page(client, nil).set)
            let account = try await Self.account(client, "__Host-serendip=\(own)")
            #expect(try await Self.account(client, "serendip=\(planted); __Host-serendip=\(own)") == account)
            #expect(try await Self.page(client, "serendip=\(planted); __Host-serendip=\(own)").set.isEmpty)
        }
    }

    @Test func `of two different cookies neither is believed, and none is replaced`() async throws {
        try await withServer(apps: [.counter]) { client in
            let own = try Self.token(try await Self.page(client, nil).set)
            let planted = try Self.token(try await Self.page(client, nil).set)
            for cookie in ["serendip=\(planted); serendip=\(own)", "serendip=\(own);serendip=\(planted)"] {
                let (status, set) = try await Self.page(client, cookie)
                #expect(status == .badRequest)
                #expect(set.isEmpty)
                #expect(try await Self.account(client, cookie) == nil)
            }
            let fields: HTTPFields = {
                var fields = HTTPFields()
                fields.append(HTTPField(name: .cookie, value: "serendip=\(planted)"))
                fields.append(HTTPField(name: .cookie, value: "serendip=\(own)"))
                return fields
            }()
            let response = try await client.execute(uri: "/api/v1/account", method: .get, headers: fields)
            #expect(response.status == .badRequest)
            // The same twice says one thing.
            #expect(try await Self.account(client, "serendip=\(own); serendip=\(own)") != nil)
        }
    }

    @Test func `a browser that signs up is given a device cookie, and signs in by it while strangers are locked out`()
        async throws
    {
        try await withServer(apps: [.counter], Self.secure) { client in
            let email = "\(UUID())@example.org"
            let session = "__Host-serendip=\(try Self.token(try await Self.page(client, nil).set))"
            let form = SignUpForm(email: email, password: "a boat on a lake")
            let ticket: SessionTicket = try await Self.post(client, "sign-ups", form, session).decoded()
            let redeemed = try await client.execute(uri: ticket.path, method: .get, headers: [.cookie: session])
            let set = redeemed.headers[values: .setCookie]
            let device = try #require(set.first { $0.hasPrefix("__Host-serendip-device=") })
            for part in ["Secure", "HttpOnly", "SameSite=Strict", "Path=/", "Max-Age="] {
                #expect(device.contains(part))
            }
            let stranger = "__Host-serendip=\(try Self.token(try await Self.page(client, nil).set))"
            func signIn(_ password: String, _ cookie: String) async throws -> HTTPResponse.Status {
                try await Self.post(client, "sign-ins", SignInInput(email: email, password: password), cookie).status
            }
            for _ in 0..<5 { #expect(try await signIn("not the password", stranger) == .forbidden) }
            #expect(try await signIn("a boat on a lake", stranger) == .tooManyRequests)
            let known = "\(stranger); \(device.prefix { $0 != ";" })"
            #expect(try await signIn("a boat on a lake", known) == .created)
            let value = String(device.prefix { $0 != ";" }.drop { $0 != "=" }.dropFirst())
            let phone = SignInInput(email: email, password: "a boat on a lake", deviceCookie: value)
            #expect(try await Self.post(client, "sign-ins", phone, stranger).status == .created)
        }
    }

    @Test func `a flood of sign-ups is told to come back, and everything else goes on`() async throws {
        try await withServer { configuration in
            configuration.passwordCost = .current
        } _: { client in
            let answers = try await withThrowingTaskGroup(of: TestResponse.self) { group in
                for number in 0..<40 {
                    group.addTask {
                        let guest: NewSession = try await client.execute(uri: "/api/v1/guests", method: .post).decoded()
                        let form = SignUpForm(email: "person\(number)@example.org", password: "a boat on a lake")
                        return try await Self.post(client, "sign-ups", form, "serendip=\(guest.token.value)")
                    }
                }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            let refused = answers.filter { $0.status == .serviceUnavailable }
            #expect(!refused.isEmpty)
            #expect(refused.count + answers.count { $0.status == .created } == 40)
            #expect(refused.allSatisfy { $0.headers[.test("Retry-After")] == "5" })
        }
    }

    private static func post(
        _ client: any TestClientProtocol,
        _ path: String,
        _ body: some Encodable,
        _ cookie: String
    ) async throws -> TestResponse {
        try await client.execute(
            uri: "/api/v1/\(path)",
            method: .post,
            headers: [.cookie: cookie, .contentType: "application/json"],
            body: ByteBuffer(bytes: try JSONCoding.encode(body))
        )
    }
}
