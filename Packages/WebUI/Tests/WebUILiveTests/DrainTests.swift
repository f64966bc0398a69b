import Foundation
import Synchronization
import Testing
import WebUITesting

@testable import WebUILive

/// No time passes but what is waited for, however busy the machine is.
private nonisolated final class PausedTime: Sendable {
    private let passed = Mutex(Duration.zero)
    private let start = ContinuousClock.now

    var now: ContinuousClock.Instant { start + passed.withLock { $0 } }

    func advance(by pause: Duration) { passed.withLock { $0 += pause } }
}

@Suite(.timeLimit(.minutes(5)))
struct DrainTests {
    private let old: Notes
    private let time = PausedTime()

    init() {
        var configuration = LiveConfiguration()
        configuration.now = { [time] in time.now }
        old = Notes(configuration: configuration)
    }

    /// Waits until the browsers' readers wait for frames.
    private func clients(_ count: Int) async throws -> [ScriptedClient] {
        var clients: [ScriptedClient] = []
        for number in 0..<count { clients.append(try await old.client("owner \(number)")) }
        for _ in 0..<10 { await Task.yield() }
        return clients
    }

    @Test func `every stream ends, and what was typed goes on in the next process`() async throws {
        let client = try await old.client()
        client.type("half a no", into: "Note")
        await client.settle()
        await old.host.drain(over: .zero) { _ in }
        await client.receiveToEnd()
        #expect(!client.isConnected)
        let next = Notes()
        #expect(try await client.resume(on: next.host))
        #expect(client.field("Note")?.value == "half a no")
    }

    @Test func `what a session has to say is said before its stream ends`() async throws {
        let client = try await clients(1)[0]
        client.tap("Count 0")
        #expect(client.post() == .accepted)
        old.notebooks[0].notes.append("at the last moment")
        await old.host.drain(over: .zero) { _ in }
        await client.receiveToEnd()
        #expect(client.document.root.textContent.contains("Count 1"))
        #expect(client.document.root.textContent.contains("at the last moment"))
        #expect(client.acknowledged == 1)
    }

    @Test func `an owner who is dismissed gets the last frame, and others go on`() async throws {
        let clients = try await clients(2)
        for client in clients { client.tap("Count 0") }
        #expect(clients[0].post() == .accepted)
        old.host.dismiss(owner: clients[0].owner)
        await clients[0].receiveToEnd()
        #expect(clients[0].document.root.textContent.contains("Count 1"))
        clients[0].tap("Count 1")
        #expect(clients[0].post() == .gone)
        #expect(clients[1].post() == .accepted)
        #expect(clients[1].isConnected)
        #expect(old.host.owners == Set(clients.map(\.owner)))
        #expect(old.host.tally.eventCount == 2)
        #expect(old.host.tally.frameCount >= 2)
    }

    @Test func `what the scene keeps is handed over although it was said a moment ago`() async throws {
        let client = try await Desk.client(on: Desk.host())
        for _ in 0..<3 {
            client.tap("Next")
            await client.settle()
        }
        await client.host.drain(over: .zero) { _ in }
        await client.receiveToEnd()
        #expect(try await client.resume(on: Desk.host()))
        #expect(client.document.root.textContent.contains("Drawer 3"))
    }

    @Test func `browsers are sent away one by one over the whole time, in another order each time`() async throws {
        let clients = try await clients(20)
        var pauses: [Duration] = []
        var order: [String] = []
        await old.host.drain(over: .seconds(20)) { pause in
            pauses.append(pause)
            time.advance(by: pause)
            for _ in 0..<10 { await Task.yield() }
            order += clients.filter { !$0.isConnected && !order.contains($0.owner) }.map(\.owner)
        }
        #expect(pauses.count == 19)
        #expect(pauses.allSatisfy { abs($0 / .seconds(1) - 1) < 0.001 })
        #expect(order.count >= 18)
        #expect(order != clients.prefix(order.count).map(\.owner))
    }

    @Test func `pages that nobody listens to are not waited for`() async throws {
        for client in try await clients(3) { client.disconnect() }
        for _ in 0..<10 { await Task.yield() }
        var pauses = 0
        await old.host.drain(over: .seconds(20)) { _ in pauses += 1 }
        #expect(pauses == 0)
    }

    @Test func `a browser sent away is not taken in by the process that ends`() async throws {
        let client = try await clients(1)[0]
        await old.host.drain(over: .zero) { _ in }
        await client.receiveToEnd()
        #expect(client.connect() == false)
        #expect(client.post(number: 9, events: "[]") == .gone)
        await #expect(throws: LiveDrain.self) { try await client.resume() }
    }
}
