import Foundation
import Testing
import WebUILive
import WebUITesting

@Suite(.timeLimit(.minutes(5)))
struct IsolationTests {
    @Test func `two people in one app see their own state only`() async throws {
        let notes = Notes()
        let ada = try await notes.client("ada")
        let grace = try await notes.client("grace")
        for round in 0..<3 {
            ada.type("from ada \(round)", into: "Note")
            grace.type("from grace \(round)", into: "Note")
            _ = ada.post()
            grace.tap("Add")
            grace.tap("Count \(round)")
            _ = grace.post()
            ada.tap("Add")
            await ada.settle()
            await grace.settle()
        }
        #expect(ada.document.root.textContent.contains("hello ada"))
        #expect(!ada.document.root.textContent.contains("grace"))
        #expect(ada.document.root.textContent.contains("Count 0"))
        #expect(!grace.document.root.textContent.contains("ada"))
        #expect(grace.document.root.textContent.contains("Count 3"))
        #expect(await ada.matchesServer())
        #expect(await grace.matchesServer())
    }

    @Test func `two pages of one person are two sessions`() async throws {
        let notes = Notes()
        let first = try await notes.client("ada")
        let second = try await notes.client("ada")
        first.tap("Count 0")
        await first.settle()
        second.tap("Add")
        await second.settle()
        #expect(second.document.root.textContent.contains("Count 0"))
        #expect(first.session != second.session && first.token != second.token)
    }

    @Test func `the token of one session does not open another of the same owner`() async throws {
        let notes = Notes()
        let first = try await notes.client("ada")
        let second = try await notes.client("ada")
        let body = "{\"s\":\"\(first.session)\",\"k\":\"\(second.token)\",\"q\":1,\"b\":0,\"e\":[]}"
        #expect(notes.host.receive(Data(body.utf8), owner: "ada") == .forbidden)
    }

    @Test func `what belongs to everybody reaches every page`() async throws {
        let shared = Notebook(notes: ["shared"])
        let host = LiveHost()
        host.add(LiveApp(path: "/shared", title: "Shared") { _ in LiveScene(root: NotebookView(notebook: shared)) })
        let ada = ScriptedClient(host: host, owner: "ada")
        let grace = ScriptedClient(host: host, owner: "grace")
        for client in [ada, grace] {
            _ = try await client.open("/shared")
            client.connect()
        }
        ada.type("for all", into: "Note")
        ada.tap("Add")
        await ada.settle()
        while !grace.document.root.textContent.contains("for all") { await grace.receive() }
        #expect(await grace.matchesServer())
    }
}
