import Foundation
import Testing
import WebUITesting

@testable import WebUILive

@Suite(.timeLimit(.minutes(5)))
struct LiveHostTests {
    private let notes = Notes()

    private let start = ContinuousClock.now

    /// As if it were so long after the test began; what happens in the test is later than its beginning.
    private func sweep(before time: Duration) { notes.host.sweep(now: start + time) }

    private func sweep(after time: Duration) { notes.host.sweep(now: .now + time) }

    @Test func `a page that no browser adopts is dropped`() async throws {
        _ = try await ScriptedClient(host: notes.host).open("/notes")
        sweep(before: .seconds(10))
        #expect(notes.host.sessionCount == 1)
        sweep(after: .seconds(11))
        #expect(notes.host.sessionCount == 0)
    }

    @Test func `a session outlives its connection for a while`() async throws {
        let client = try await notes.client()
        client.tap("Add")
        await client.settle()
        client.disconnect()
        await Task.yield()
        sweep(before: .seconds(300))
        #expect(notes.host.sessionCount == 1)
        sweep(after: .seconds(310))
        #expect(notes.host.sessionCount == 0)
        #expect(!client.connect())
    }

    @Test func `a connected session stays, and hears a heartbeat`() async throws {
        let client = try await notes.client()
        client.tap("Add")
        await client.settle()
        let before = client.heartbeats
        // The reader waits again once it had its turn.
        await Task.yield()
        sweep(after: .seconds(3600))
        #expect(notes.host.sessionCount == 1)
        client.tap("Add")
        await client.settle()
        #expect(client.heartbeats == before + 1)
    }

    @Test func `a page left for good goes soon`() async throws {
        let client = try await notes.client()
        client.queue("[0,\"leave\"]")
        #expect(client.post() == .accepted)
        client.disconnect()
        await Task.yield()
        sweep(after: .seconds(11))
        #expect(notes.host.sessionCount == 0)
    }

    @Test func `a page left for good goes soon though its stream is open`() async throws {
        let client = try await notes.client()
        client.queue("[0,\"leave\"]")
        await client.settle()
        #expect(client.isConnected)
        // The reader waits for the next frame once it had its turn.
        await Task.yield()
        sweep(before: .seconds(10))
        #expect(notes.host.sessionCount == 1)
        sweep(after: .seconds(11))
        #expect(notes.host.sessionCount == 0)
    }

    @Test func `who comes back to a page left for good keeps it`() async throws {
        let client = try await notes.client()
        client.queue("[0,\"leave\"]")
        await client.settle()
        client.connect()
        await Task.yield()
        sweep(after: .seconds(11))
        #expect(notes.host.sessionCount == 1)
        client.tap("Add")
        await client.settle()
        #expect(client.isConnected)
    }

    @Test func `an owner has so many sessions, the oldest unconnected goes first`() async throws {
        var configuration = LiveConfiguration()
        configuration.maximumSessionsPerOwner = 2
        let notes = Notes(configuration: configuration)
        let first = try await notes.client("ada")
        first.disconnect()
        let second = try await notes.client("ada")
        let other = try await notes.client("grace")
        let third = try await notes.client("ada")
        #expect(notes.host.sessionCount == 3)
        let connected = [first, second, other, third].map { $0.connect() }
        #expect(connected == [false, true, true, true])
    }

    @Test func `beyond the memory allowed the longest unused unconnected sessions go`() async throws {
        var configuration = LiveConfiguration()
        let one = Notes()
        _ = try await one.client()
        configuration.maximumBytes = one.host.estimatedBytes * 7 / 2
        let notes = Notes(configuration: configuration)
        let clients = [try await notes.client("a"), try await notes.client("b"), try await notes.client("c")]
        clients[1].disconnect()
        clients[2].disconnect()
        await Task.yield()
        // The second was used after the third.
        clients[1].tap("Count 0")
        #expect(clients[1].post() == .accepted)
        let fourth = try await notes.client("d")
        _ = try await notes.client("e")
        #expect(notes.host.sessionCount == 4)
        #expect(clients[2].connect() == false)
        #expect(fourth.isConnected && clients[0].isConnected && clients[1].connect())
        #expect(try await clients[2].resume())
    }

    @Test func `beyond the memory for those awake the longest unused sleep, and none in use`() async throws {
        var configuration = LiveConfiguration()
        let one = Notes()
        _ = try await one.client()
        configuration.maximumAwakeBytes = one.host.estimatedBytes * 5 / 2
        let notes = Notes(configuration: configuration)
        let clients = [try await notes.client("a"), try await notes.client("b"), try await notes.client("c")]
        await notes.host.rest(now: .now)
        #expect(notes.host.awakeCount == 3)
        let used = ContinuousClock.now
        clients[0].tap("Count 0")
        await clients[0].settle()
        await notes.host.rest(now: used + .seconds(2))
        #expect(notes.host.awakeCount == 2)
        // Those who were used later are still awake.
        await notes.host.rest(now: used + .seconds(2))
        #expect(notes.host.awakeCount == 2)
        for client in clients {
            client.tap("Add")
            await client.settle()
            #expect(await client.matchesServer())
        }
        #expect(notes.host.awakeCount == 3)
    }

    @Test func `pages that no browser adopts are so many of a network, the oldest goes first`() async throws {
        var configuration = LiveConfiguration()
        configuration.maximumUnadoptedPerNetwork = 2
        let notes = Notes(configuration: configuration)
        _ = try await notes.client("adopted")
        for number in 0..<5 {
            let robot = LiveVisitor(owner: "robot \(number)", network: "192.0.2.1")
            _ = try await notes.host.page(at: "/notes", for: robot)
        }
        #expect(notes.host.sessionCount == 3)
        #expect(notes.host.owners == ["adopted", "robot 3", "robot 4"])
        let other = LiveVisitor(owner: "elsewhere", network: "192.0.2.2")
        _ = try await notes.host.page(at: "/notes", for: other)
        #expect(notes.host.sessionCount == 4)
    }

    @Test func `an idle session forgets its frames and answers who missed some with everything anew`() async throws {
        let client = try await notes.client()
        client.tap("Add")
        await client.settle()
        let bytes = notes.host.estimatedBytes
        await notes.host.rest(now: start + .seconds(59))
        #expect(notes.host.estimatedBytes == bytes)
        await notes.host.rest(now: .now + .seconds(61))
        #expect(notes.host.estimatedBytes < bytes)
        client.connect(after: 0)
        #expect(await client.receive()?.reset != nil)
        client.tap("Count 0")
        await client.settle()
        #expect(await client.matchesServer())
    }

    @Test func `another owner's events and stream are refused`() async throws {
        let client = try await notes.client("ada")
        let body = Data("{\"s\":\"\(client.session)\",\"k\":\"\(client.token)\",\"q\":1,\"b\":0,\"e\":[]}".utf8)
        #expect(notes.host.receive(body, owner: "grace") == .forbidden)
        #expect(notes.host.stream(session: client.session, owner: "grace", after: 0) == nil)
        #expect(notes.host.receive(body, owner: "ada") == .accepted)
    }

    @Test(arguments: ["", "x", "null"])
    func `a wrong token is refused`(token: String) async throws {
        let client = try await notes.client("ada")
        let body = Data("{\"s\":\"\(client.session)\",\"k\":\"\(token)\",\"q\":1,\"b\":0,\"e\":[]}".utf8)
        #expect(notes.host.receive(body, owner: "ada") == .forbidden)
    }

    @Test func `a session nobody knows is gone`() {
        let body = Data(#"{"s":"x","k":"y","q":1,"b":0,"e":[]}"#.utf8)
        #expect(notes.host.receive(body, owner: "ada") == .gone)
    }

    @Test(arguments: [
        "", "x", "null", "[]", "{}", "\"\u{0}\"", #"{"s":"a","k":"b","q":1}"#, #"{"s":1,"k":"b","q":1,"e":[]}"#,
        #"{"s":"a","k":"b","q":"1","e":[]}"#, #"{"s":"a","k":"b","q":1.5,"e":[]}"#, #"{"s":"a","k":"b","q":1,"e":{}}"#,
        #"{"s":"a","k":"b","q":1e300,"e":[]}"#,
        "{\"s\":\"a\",\"k\":\"b\",\"q\":1,\"e\":[\(Array(repeating: "[1,\"tap\"]", count: 201).joined(separator: ","))]}",
        String(repeating: "[", count: 100_000),
    ])
    func `a body that is no request is invalid`(body: String) {
        #expect(notes.host.receive(Data(body.utf8), owner: "ada") == .invalid)
    }

    @Test func `more events than allowed are refused, and may come again`() async throws {
        var configuration = LiveConfiguration()
        configuration.eventBurst = 3
        configuration.eventsPerSecond = 0
        let client = try await Notes(configuration: configuration).client()
        for _ in 0..<2 { client.tap("Count 0") }
        #expect(client.post() == .accepted)
        for _ in 0..<2 { client.tap("Count 0") }
        #expect(client.post() == .tooFast)
        #expect(client.post(number: 2, events: "[]") == .accepted)
    }

    @Test func `a request goes to a few places, not to a hundred`() async throws {
        let client = try await notes.client()
        let walk = #"[0,"navigate","/notes/1"]"#
        let many = "[\([String](repeating: walk, count: 9).joined(separator: ","))]"
        #expect(client.post(number: 1, events: many) == .invalid)
        let some = "[\([String](repeating: walk, count: 8).joined(separator: ","))]"
        #expect(client.post(number: 1, events: some) == .accepted)
        // Each weighs ten of the hundred events of a burst.
        #expect(client.post(number: 2, events: some) == .tooFast)
    }

    @Test(arguments: [
        ("de-CH", "de-CH"), ("ar-EG", "ar-EG"), ("en-Zzzz-XX", "en"), ("xx-abcdefgh", "en"), ("-", "en"), ("", "en"),
    ])
    func `a page is in a language there is`(wanted: String, given: String) async throws {
        let visitor = LiveVisitor(owner: "ada", languages: [wanted])
        let page = try #require(try await notes.host.page(at: "/notes", for: visitor))
        #expect(page.contains("<html lang=\"\(given)\""))
    }

    @Test func `shutting down ends every stream and session`() async throws {
        let client = try await notes.client()
        notes.host.shutDown()
        await client.receiveToEnd()
        #expect(notes.host.sessionCount == 0)
        #expect(!client.isConnected)
        client.tap("Add")
        #expect(client.post() == .gone)
    }
}
