import AccountsDomain
import Calls
import Client
import Foundation
import HummingbirdTesting
import Synchronization
import Testing

@testable import Server

struct RetryingTransportTests {
    private let get = EndpointRequest(method: .get, path: "/")

    @Test func `a read is tried again after each pause`() async throws {
        let script = Script([.failure(.unreachable), .success(503), .success(200)])
        #expect(try await script.transport().send(get).status == 200)
        #expect(script.pauses == [.seconds(1), .seconds(2)])
    }

    @Test func `the last failure is the caller's`() async throws {
        let script = Script([.failure(.unreachable), .failure(.unreachable), .failure(.timedOut), .success(200)])
        await #expect(throws: TransportFailure.timedOut) { try await script.transport().send(get) }
    }

    @Test(arguments: [200, 404, 429, 500])
    func `an answer of the server itself stands`(status: Int) async throws {
        let script = Script([.success(status), .success(200)])
        #expect(try await script.transport().send(get).status == status)
    }

    @Test func `what the server itself says of its state stands`() async throws {
        let sent = Mutex(0)
        let transport = RetryingTransport { _ in
            sent.withLock { $0 += 1 }
            return EndpointResponse(status: 503, headers: ["content-type": Problem.contentType])
        }
        #expect(try await transport.send(get).status == 503)
        #expect(sent.withLock { $0 } == 1)
    }

    @Test func `a write without a key is sent once`() async throws {
        let script = Script([.failure(.timedOut), .success(200)])
        await #expect(throws: TransportFailure.timedOut) {
            try await script.transport().send(EndpointRequest(method: .post, path: "/"))
        }
    }

    @Test func `a write with a key may be sent again`() async throws {
        let script = Script([.failure(.timedOut), .success(201)])
        let request = EndpointRequest(method: .post, path: "/", headers: ["idempotency-key": UUID().uuidString])
        #expect(try await script.transport().send(request).status == 201)
    }
}

/// Answers in the order of a list.
private final class Script: Sendable {
    private let answers: Mutex<[Result<Int, TransportFailure>]>
    private let taken = Mutex<[Duration]>([])

    init(_ answers: [Result<Int, TransportFailure>]) {
        self.answers = Mutex(answers)
    }

    var pauses: [Duration] { taken.withLock { $0 } }

    func transport() -> RetryingTransport {
        RetryingTransport(
            { _ in
                EndpointResponse(status: try self.answers.withLock { $0.removeFirst() }.get())
            },
            pauses: [.seconds(1), .seconds(2)],
            sleep: { pause in self.taken.withLock { $0.append(pause) } }
        )
    }
}

struct URLSessionTransportTests {
    @Test func `a real connection carries calls, answers and problems`() async throws {
        var configuration = ServerConfiguration.test
        configuration.port = 0
        try await emptyServer(configuration).test(.live) { client in
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
