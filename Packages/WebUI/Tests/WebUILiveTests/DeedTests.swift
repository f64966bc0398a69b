import Testing
import WebUILive
import WebUITesting

@Suite(.timeLimit(.minutes(5)))
struct DeedTests {
    private let notes = Notes()

    private func act(_ number: String, _ key: String, at url: String = "/notes", by client: ScriptedClient) async {
        client.queue("[0,\"act\",\"\(number)\",\"\(key)\",\"\(url)\"]")
        await client.settle()
    }

    @Test func `a mark tells the browser what to show and what the deed is called`() async throws {
        let client = try await notes.client()
        let button = try #require(client.document.root.first { $0.attributes["data-key"] == "drop" })
        #expect(button.attributes["data-ahead"] == "remove")
        #expect(button.tag == "button")
    }

    @Test func `a deed is done once however often it is sent`() async throws {
        let client = try await notes.client()
        for _ in 0..<3 {
            client.tap("Add")
            await client.settle()
        }
        for _ in 0..<3 { await act("n1", "drop", by: client) }
        #expect(notes.notebooks.last?.notes.count == 3)
        await act("n2", "drop", by: client)
        #expect(notes.notebooks.last?.notes.count == 2)
    }

    @Test func `a deed sent again to another session of the same person is not done again`() async throws {
        let first = try await notes.client()
        await act("n1", "drop", by: first)
        let second = try await notes.client()
        await act("n1", "drop", by: second)
        #expect(notes.notebooks.map(\.notes.count) == [0, 1])
        let other = try await notes.client("grace")
        await act("n1", "drop", by: other)
        #expect(notes.notebooks.map(\.notes.count) == [0, 1, 0])
    }

    @Test func `a deed of another screen is done there`() async throws {
        let client = try await notes.client()
        await act("n1", "note 7", at: "/notes/7", by: client)
        while notes.notebooks.last?.notes.last != "from 7" { await Task.yield() }
        #expect(notes.notebooks.count == 2)
        #expect(notes.notebooks.first?.notes.count == 1)
    }

    @Test func `a deed of a screen that is covered by now is done all the same`() async throws {
        let client = try await notes.client()
        client.tap("Open 1")
        await client.settle()
        await act("n1", "drop", by: client)
        while notes.notebooks.last?.notes.isEmpty == false { await Task.yield() }
        #expect(notes.notebooks.map(\.notes.count) == [1, 0])
    }

    @Test func `a toggle is set to what the deed says, however it stands by then`() async throws {
        let client = try await notes.client()
        for (number, isOn) in [("n1", true), ("n2", true), ("n3", false)] {
            client.queue("[0,\"act\",\"\(number)\",\"quiet\",\"/notes\",\(isOn),1]")
            await client.settle()
            #expect(notes.notebooks.last?.isQuiet == isOn)
        }
    }

    @Test func `a deed whose control is gone is left to the view that does such deeds`() async throws {
        let client = try await notes.client()
        await act("n1", "like swift", by: client)
        await act("n1", "like swift", by: client)
        #expect(notes.notebooks.map(\.deeds) == [["like swift"]])
        await act("n2", "like rust", at: "/notes?sort=stars", by: client)
        #expect(notes.notebooks.last?.deeds == ["like swift", "like rust"])
    }

    @Test func `a deed nobody knows does nothing`() async throws {
        let client = try await notes.client()
        await act("n1", "unknown", at: "/nowhere", by: client)
        #expect(notes.notebooks.count == 1)
        #expect(await client.matchesServer())
    }
}
