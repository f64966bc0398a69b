import Foundation
import Testing
import WebUILive
import WebUITesting

@Suite(.timeLimit(.minutes(5)))
struct TrailTests {
    private let old = School()

    private func tap(_ names: String..., on client: ScriptedClient) async {
        for name in names {
            #expect(client.tap(name))
            await client.settle()
        }
    }

    private func change(_ tag: String, to value: String, on client: ScriptedClient) async throws {
        let field = try #require(client.document.root.first { $0.tag == tag && $0.wants("change") }?.id)
        client.queue("[\(field),\"change\",\"\(value)\",1]")
        await client.settle()
    }

    private func halfFilled() async throws -> ScriptedClient {
        let client = try await old.client()
        await tap("Enrol", "Level 2", "Choose the day", on: client)
        try await change("input", to: "1988-02-29", on: client)
        let choir = client.document.root.first { $0.tag == "option" && $0.textContent == "choir" }
        try await change("select", to: try #require(choir?.attributes["value"]), on: client)
        client.type("Salem", into: "Place")
        await client.settle()
        while !client.document.root.textContent.contains("Salem, Lower") { await client.receive() }
        await tap("Salem, Lower", on: client)
        return client
    }

    @Test func `a half filled form in a sheet is there again in another process, and once more`() async throws {
        let client = try await halfFilled()
        for _ in 0..<2 {
            let next = School()
            #expect(try await client.resume(on: next.host))
            let form = try #require(next.forms.last)
            #expect(form.isOpen && form.wantsDay)
            #expect(form.day == Date(timeIntervalSince1970: 573_091_200))
            #expect((form.level, form.club) == (2, "choir"))
            #expect(form.chosen == "Salem, Lower" && form.place == "Salem, Lower")
            client.connect()
            #expect(await client.matchesServer())
        }
    }

    @Test func `text of a sheet is there again with its sheet`() async throws {
        let client = try await old.client()
        await tap("Enrol", on: client)
        client.type("Half a pla", into: "Place")
        await client.settle()
        let next = School()
        #expect(try await client.resume(on: next.host))
        #expect(client.field("Place")?.value == "Half a pla")
        #expect(next.forms.last?.place == "Half a pla")
    }

    @Test func `what was added in a sheet known by its object is there again with what was typed`() async throws {
        let client = try await old.client()
        await tap("Roster", "Add", "Add", on: client)
        client.type("Asha", into: "Pupil 1")
        await client.settle()
        let next = School()
        #expect(try await client.resume(on: next.host))
        #expect(next.forms.last?.roster?.names == ["", "Asha"])
        #expect(client.field("Pupil 1")?.value == "Asha")
    }

    @Test func `what was saved, and the sheet that was left, do not come back`() async throws {
        let client = try await halfFilled()
        await tap("Save", on: client)
        while client.document.root.textContent.contains("Save") { await client.receive() }
        let next = School()
        #expect(try await client.resume(on: next.host))
        #expect(next.forms.last?.isOpen == false)
        #expect(next.forms.last?.saved.isEmpty == true)
    }

    @Test func `what goes beyond the page is not done again, and ends what was done before it`() async throws {
        let client = try await old.client()
        await tap("Enrol", "Level 1", "Save", on: client)
        // Saved, and its answer unheard of.
        let next = School()
        #expect(try await client.resume(on: next.host))
        #expect(next.forms.last?.saved.isEmpty == true)
        #expect(next.forms.last?.level == 0)
    }

    @Test func `what is done on the page itself is done as often as it was`() async throws {
        let client = try await old.client()
        await tap("Count 0", "Count 1", "Count 2", on: client)
        let next = School()
        #expect(try await client.resume(on: next.host))
        #expect(next.forms.last?.count == 3)
    }

    @Test func `nobody else gets it`() async throws {
        let client = try await halfFilled()
        let next = School()
        let thief = ScriptedClient(host: next.host, owner: "grace")
        _ = try await thief.open("/school")
        thief.draft = client.draft
        #expect(try await thief.resume())
        #expect(next.forms.last?.isOpen == false)
    }
}
