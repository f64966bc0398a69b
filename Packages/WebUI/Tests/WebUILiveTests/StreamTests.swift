import Testing
import WebUITesting

@testable import WebUILive

@Suite(.timeLimit(.minutes(5)))
struct StreamTests {
    private let notes: Notes

    init() {
        var configuration = LiveConfiguration()
        configuration.eventBurst = 1000
        notes = Notes(configuration: configuration)
    }

    /// Adds as many notes, one request each, without reading frames.
    private func add(_ count: Int, by client: ScriptedClient) {
        for number in 0..<count {
            client.type("note \(number)", into: "Note")
            client.tap("Add")
            #expect(client.post() == .accepted)
        }
    }

    @Test func `frames missed while away are sent again`() async throws {
        let client = try await notes.client()
        add(1, by: client)
        await client.settle()
        client.disconnect()
        add(3, by: client)
        client.connect()
        await client.settle()
        #expect(client.document.root.textContent.contains("note 2"))
        #expect(client.version == 4)
        #expect(await client.matchesServer())
    }

    @Test func `changes that no event caused wait for the time between frames`() async throws {
        var configuration = LiveConfiguration()
        configuration.frameInterval = .seconds(3600)
        let notes = Notes(configuration: configuration)
        let client = try await notes.client()
        for number in 0..<20 {
            notes.notebooks[0].notes.append("by itself \(number)")
            for _ in 0..<5 { await Task.yield() }
        }
        client.tap("Count 0")
        await client.settle()
        #expect(client.version == 1)
        #expect(client.document.root.textContent.contains("by itself 19"))
    }

    @Test func `too many missed frames are answered with everything anew`() async throws {
        let client = try await notes.client()
        client.disconnect()
        add(40, by: client)
        add(40, by: client)
        client.connect()
        let frame = await client.receive()
        #expect(frame?.reset != nil)
        #expect(frame?.acknowledged == 80)
        #expect(frame?.title == "Notes 81 · Notebook")
        #expect(client.acknowledged == 80)
        #expect(await client.matchesServer())
    }

    @Test func `everything anew says the address, too, whose frame was missed`() async throws {
        let client = try await notes.client()
        client.disconnect()
        add(80, by: client)
        client.tap("Open 1")
        #expect(client.post() == .accepted)
        client.connect()
        #expect(await client.receive()?.reset != nil)
        // As an entry of its own, from which the browser's Back leads to where the person was.
        #expect(client.history == ["/notes", "/notes/1"])
        #expect(await client.matchesServer())
    }

    @Test func `everything anew adds nothing to the history of a browser that went elsewhere by itself`() async throws {
        let client = try await notes.client()
        client.disconnect()
        client.tap("Open 1")
        #expect(client.post() == .accepted)
        client.travel(to: "/notes")
        add(80, by: client)
        client.connect()
        #expect(await client.receive()?.reset != nil)
        #expect(client.history == ["/notes", "/notes"])
    }

    @Test func `what the browser shows is not kept for it`() async throws {
        let client = try await notes.client()
        add(20, by: client)
        await client.settle()
        let bytes = client.host.estimatedBytes
        // A request says what the browser shows.
        client.tap("Count 0")
        await client.settle()
        #expect(client.host.estimatedBytes < bytes - 1000)
        #expect(await client.matchesServer())
    }

    @Test func `after everything anew frames follow on`() async throws {
        let client = try await notes.client()
        client.disconnect()
        add(80, by: client)
        client.connect()
        await client.receive()
        client.tap("Count 0")
        await client.settle()
        #expect(client.document.root.textContent.contains("Count 1"))
        #expect(await client.matchesServer())
    }

    @Test(arguments: [-5, 1_000_000])
    func `a version the server never sent is answered with everything anew`(version: Int) async throws {
        let client = try await notes.client()
        client.connect(after: version)
        let frame = await client.receive()
        #expect(frame?.reset != nil)
    }

    @Test(arguments: [2, 3, 5])
    func `lost frames are asked for again`(every: Int) async throws {
        let client = try await notes.client()
        var count = 0
        client.network = { frames in
            frames.filter { _ in
                count += 1
                return !count.isMultiple(of: every)
            }
        }
        for _ in 0..<10 {
            client.type("more", into: "Note")
            _ = client.post()
            client.tap("Add")
            _ = client.post()
        }
        // A lost last frame is noticed at the next one, as in a browser.
        client.network = { $0 }
        await client.settle()
        #expect(client.document.root.textContent.contains("more"))
        #expect(await client.matchesServer())
    }

    @Test func `frames that come twice are applied once`() async throws {
        let client = try await notes.client()
        client.network = { frames in frames.flatMap { [$0, $0] } }
        for _ in 0..<3 {
            client.tap("Add")
            await client.settle()
        }
        #expect(client.repeatedFrames > 0)
        #expect(await client.matchesServer())
    }

    @Test func `frames out of order are asked for again`() async throws {
        let client = try await notes.client()
        client.disconnect()
        add(4, by: client)
        client.network = { $0.reversed() }
        client.connect()
        await client.receive()
        client.network = { $0 }
        await client.settle()
        #expect(client.reconnections == 1)
        #expect(await client.matchesServer())
    }

    @Test func `a stream wanted once brings what there is and ends`() async throws {
        let client = try await notes.client()
        client.disconnect()
        add(2, by: client)
        let stream = try #require(notes.host.stream(session: client.session, owner: "ada", after: 0, once: true))
        var pieces: [String] = []
        for await piece in stream { pieces.append(piece) }
        #expect(pieces.count == 1)
        #expect(pieces[0].split(separator: "\n\n").count == 2)
    }

    @Test func `a newer stream of a session ends the older one`() async throws {
        let client = try await notes.client()
        let stream = try #require(notes.host.stream(session: client.session, owner: "ada", after: 0))
        await client.receiveToEnd()
        #expect(!client.isConnected)
        client.tap("Count 0")
        _ = client.post()
        var pieces = stream.makeAsyncIterator()
        #expect(await pieces.next() == ": \n\n")
        #expect(await pieces.next()?.hasPrefix("id: 1\ndata: {\"v\":1,\"a\":1,") == true)
    }
}
