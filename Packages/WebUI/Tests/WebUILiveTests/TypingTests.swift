import Testing
import WebUILive
import WebUITesting

/// Typing while the network is slow: requests are posted and frames read when the test says so.
@Suite(.timeLimit(.minutes(5)))
struct TypingTests {
    private let notes = Notes()

    @Test func `text typed meanwhile stays when an older text is answered`() async throws {
        let client = try await notes.client()
        client.type("ab", into: "Shout")
        _ = client.post()
        client.type("abc", into: "Shout")
        await client.receive()
        #expect(client.field("Shout")?.value == "abc")
        await client.settle()
        #expect(client.field("Shout")?.value == "ABC")
        #expect(await client.matchesServer())
    }

    @Test func `a field cleared by submitting is empty`() async throws {
        let client = try await notes.client()
        client.type("milk", into: "Note")
        client.submit("Note")
        await client.settle()
        #expect(client.field("Note")?.value == "")
        #expect(client.document.root.textContent.contains("milk"))
    }

    @Test func `clearing does not swallow what is typed next`() async throws {
        let client = try await notes.client()
        client.type("milk", into: "Note")
        client.submit("Note")
        _ = client.post()
        client.type("milkb", into: "Note")
        await client.receive()
        #expect(client.field("Note")?.value == "milkb")
        await client.settle()
        #expect(client.field("Note")?.value == "milkb")
        #expect(notes.notebooks.first?.draft == "milkb")
        #expect(await client.matchesServer())
    }

    @Test func `the same text typed again after it was changed is changed again`() async throws {
        let client = try await notes.client()
        for _ in 0..<2 {
            client.type("a", into: "Shout")
            await client.settle()
            #expect(client.field("Shout")?.value == "A")
        }
        #expect(await client.matchesServer())
    }

    @Test func `every key of a burst reaches the server, and none is written back`() async throws {
        let client = try await notes.client()
        var text = ""
        for letter in "hello world" {
            text.append(letter)
            client.type(text, into: "Note")
            if letter == "o" { _ = client.post() }
        }
        await client.settle()
        #expect(client.field("Note")?.value == "hello world")
        #expect(notes.notebooks.first?.draft == "hello world")
        #expect(await client.matchesServer())
    }

    @Test func `text the server has not seen survives when everything comes anew`() async throws {
        let client = try await notes.client()
        client.type("seen", into: "Note")
        await client.settle()
        client.type("seen and unseen", into: "Note")
        client.connect(after: -1)
        await client.receive()
        #expect(client.field("Note")?.value == "seen and unseen")
        await client.settle()
        #expect(notes.notebooks.first?.draft == "seen and unseen")
        #expect(await client.matchesServer())
    }

    @Test func `text the server changed for its own reasons shows when nothing was typed meanwhile`() async throws {
        let client = try await notes.client()
        client.type("mine", into: "Note")
        await client.settle()
        notes.notebooks.first?.draft = "yours"
        await client.receive()
        #expect(client.field("Note")?.value == "yours")
    }

    @Test func `text the server changed meanwhile does not replace what is being typed`() async throws {
        let client = try await notes.client()
        client.type("a", into: "Note")
        await client.settle()
        notes.notebooks.first?.draft = "server"
        client.type("ab", into: "Note")
        await client.receive()
        #expect(client.field("Note")?.value == "ab")
        await client.settle()
        #expect(notes.notebooks.first?.draft == "ab")
        #expect(await client.matchesServer())
    }
}
