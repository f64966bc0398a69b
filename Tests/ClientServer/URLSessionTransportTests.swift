import AccountsDomain
import Calls
import Client
import Foundation
import HummingbirdTesting
import Testing

@testable import Server

struct URLSessionTransportTests {
    @Test func `a real connection carries calls, answers and problems`() async throws {
        var configuration = ServerConfiguration.test
        configuration.port = 0
        try await buildApplication(configuration, logger: .silent).test(.live) { client in
            let port = try #require(client.port)
            let url = try #require(URL(string: "http://127.0.0.1:\(port)/"))
            let transport = URLSessionTransport(server: url)
            let guest = try await EndpointClient(transport.send).call(AccountEndpoints.createGuest)
            let api = EndpointClient(transport.send) { guest.token }
            let account = try await api.call(AccountEndpoints.account)
            #expect(account == guest.account)
            _ = try await api.call(AccountEndpoints.deleteAccount, DeleteAccountInput(password: nil))
            await #expect(throws: AccountError.notSignedIn) { try await api.call(AccountEndpoints.account) }
        }
    }

    @Test func `nobody listening is offline`() async throws {
        // Port 9 (discard) has had no listener for decades.
        let url = try #require(URL(string: "http://127.0.0.1:9"))
        let api = EndpointClient(URLSessionTransport(server: url).send)
        await #expect(throws: AccountError.offline) { try await api.call(AccountEndpoints.createGuest) }
    }
}
