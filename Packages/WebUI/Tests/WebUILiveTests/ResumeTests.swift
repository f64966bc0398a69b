import Foundation
import Testing
import WebUILive
import WebUITesting

@Suite(.timeLimit(.minutes(5)))
struct ResumeTests {
    @Test func `a browser whose session is gone goes on at its address with its text`() async throws {
        let old = Notes()
        let client = try await old.client(at: "/notes")
        client.type("half a no", into: "Note")
        await client.settle()
        old.host.shutDown()
        await client.receiveToEnd()
        #expect(client.post(number: 9, events: "[]") == .gone)
        #expect(try await client.resume())
        #expect(client.field("Note")?.value == "half a no")
        #expect(old.notebooks.last?.draft == "half a no")
        client.connect()
        client.tap("Add")
        await client.settle()
        #expect(client.document.root.textContent.contains("half a no"))
        #expect(await client.matchesServer())
    }

    @Test func `a screen of the stack is resumed by its address`() async throws {
        let notes = Notes()
        let client = try await notes.client()
        client.tap("Open 1")
        await client.settle()
        notes.host.shutDown()
        #expect(try await client.resume())
        #expect(client.title == "Screen 1 · Notebook")
        #expect(notes.notebooks.last?.path == [1])
    }

    @Test func `numbers start anew with the new session`() async throws {
        let notes = Notes()
        let client = try await notes.client()
        for _ in 0..<3 {
            client.tap("Add")
            await client.settle()
        }
        notes.host.shutDown()
        _ = try await client.resume()
        client.connect()
        client.tap("Count 0")
        await client.settle()
        #expect(client.version == 1 && client.acknowledged == 1)
    }

    @Test(arguments: [
        "", "x", "[]", "{}", #"{"url":5}"#, #"{"url":"/nowhere"}"#, #"{"url":"https://example.org/notes"}"#,
    ])
    func `a body that names no page of ours is refused`(body: String) async throws {
        let notes = Notes()
        #expect(try await notes.host.resume(Data(body.utf8), for: LiveVisitor(owner: "ada")) == nil)
        #expect(notes.host.sessionCount == 0)
    }

    @Test func `fields nobody has, and fields that are no text, are passed over`() async throws {
        let notes = Notes()
        let body = #"{"url":"/notes","fields":{"nobody":"x","other":5}}"#
        #expect(try await notes.host.resume(Data(body.utf8), for: LiveVisitor(owner: "ada")) != nil)
        #expect(notes.notebooks.first?.draft == "")
    }
}
