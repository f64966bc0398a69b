import Testing
import WebUILive
import WebUITesting

@Suite(.timeLimit(.minutes(5)))
struct AddressBarTests {
    private let notes = Notes()

    @Test func `a deeper screen is a new entry of the history`() async throws {
        let client = try await notes.client()
        client.tap("Open 1")
        await client.settle()
        client.tap("Deeper")
        await client.settle()
        #expect(client.history == ["/notes", "/notes/1", "/notes/1/2"])
        #expect(client.title == "Screen 2 · Notebook")
    }

    @Test func `another screen in place of one is a new entry`() async throws {
        let client = try await notes.client(at: "/notes/1")
        client.tap("Swap")
        await client.settle()
        #expect(client.history == ["/notes/1", "/notes/2"])
    }

    @Test func `another screen whose address begins like the old one's is a new entry`() async throws {
        let client = try await notes.client(at: "/notes/12")
        notes.notebooks.first?.path = [1]
        await client.receive()
        #expect(client.history == ["/notes/12", "/notes/1"])
    }

    @Test func `going up replaces the entry`() async throws {
        let client = try await notes.client(at: "/notes/1/2")
        client.tap("Home")
        await client.settle()
        #expect(client.history == ["/notes"])
    }

    @Test func `the browser's own travelling adds no entry`() async throws {
        let client = try await notes.client()
        client.tap("Open 1")
        await client.settle()
        client.travel(to: "/notes")
        await client.settle()
        #expect(client.history == ["/notes", "/notes/1", "/notes"])
        #expect(client.title == "Notes 1 · Notebook")
        client.travel(to: "/notes/1")
        await client.settle()
        #expect(client.history.last == "/notes/1")
        #expect(client.title == "Screen 1 · Notebook")
        #expect(await client.matchesServer())
    }

    @Test func `an address the app does not know is put right`() async throws {
        let client = try await notes.client()
        client.travel(to: "/notes/nonsense")
        await client.settle()
        #expect(client.history.last == "/notes")
    }
}
