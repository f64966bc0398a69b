import AccountsDomain
import Calls
import Client
import Foundation
import HummingbirdTesting
import Synchronization
import Testing

@testable import Server

struct GuestSessionTests {
    @Test func `calls that come at once share one guest, which is kept`() async throws {
        try await emptyServer().test(.router) { client in
            let saved = Mutex<[SessionToken?]>([])
            let session = GuestSession(routerTransport(client), stored: nil) { token in
                saved.withLock { $0.append(token) }
            }
            let api = EndpointClient(routerTransport(client)) { try await session.token() }
            let accounts = try await withThrowingTaskGroup(of: Account.ID.self) { group in
                for _ in 0..<8 { group.addTask { try await api.call(AccountEndpoints.account).id } }
                return try await group.reduce(into: Set()) { $0.insert($1) }
            }
            #expect(accounts.count == 1)
            let token = try await session.token()
            #expect(saved.withLock { $0 } == [token])
        }
    }

    @Test func `a stored token is used again`() async throws {
        try await emptyServer().test(.router) { client in
            let guest = try await EndpointClient(routerTransport(client)).call(AccountEndpoints.createGuest)
            let session = GuestSession(routerTransport(client), stored: guest.token) { _ in
                Issue.record("nothing new to keep")
            }
            let api = EndpointClient(routerTransport(client)) { try await session.token() }
            let account = try await api.call(AccountEndpoints.account)
            #expect(account == guest.account)
        }
    }

    @Test func `without a server it says so, and the next call tries again`() async throws {
        let calls = Mutex(0)
        let session = GuestSession(
            { _ in
                calls.withLock { $0 += 1 }
                throw TransportFailure.unreachable
            },
            stored: nil
        ) { _ in }
        for _ in 0..<2 {
            await #expect(throws: AccountError.offline) { try await session.token() }
        }
        #expect(calls.withLock { $0 } == 2)
    }
}
