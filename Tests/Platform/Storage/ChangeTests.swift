import StorageTesting
import Testing

@testable import Storage

@Suite(.everyEngine)
struct ChangeTests {
    private struct Failure: Error {}

    @Test func `a change is told when its transaction commits, and only then`() async throws {
        let database = try await TestDatabase.opened()
        var events = database.changes(of: "decks").makeAsyncIterator()
        await #expect(throws: Failure.self) {
            try await database.write { connection in
                try connection.announce(Change(topic: "decks", payload: "never"))
                throw Failure()
            }
        }
        try await database.write { connection in
            try connection.announce(Change(topic: "stars", payload: "of another topic"))
            try connection.announce(Change(topic: "decks", payload: "7\n'é"))
        }
        #expect(await events.next() == .changed(payload: "7\n'é"))
    }

    @Test func `equal changes of a transaction are told once, in order`() async throws {
        let database = try await TestDatabase.opened()
        var events = database.changes(of: "decks").makeAsyncIterator()
        try await database.write { connection in
            for payload in ["1", "2", "1"] { try connection.announce(Change(topic: "decks", payload: payload)) }
        }
        try await database.write { try $0.announce(Change(topic: "decks", payload: "1")) }
        var heard: [ChangeEvent] = []
        for _ in 0..<3 { if let event = await events.next() { heard.append(event) } }
        #expect(heard == ["1", "2", "1"].map { .changed(payload: $0) })
    }

    @Test(arguments: [
        Change(topic: "a", payload: String(repeating: "x", count: Change.maximumBytes)),
        Change(topic: "a\nb", payload: ""), Change(topic: "a", payload: "\0"),
    ])
    func `a change that cannot be carried is refused`(change: Change) async throws {
        let database = try await TestDatabase.opened()
        await #expect(throws: StorageError.self) { try await database.write { try $0.announce(change) } }
    }

    @Test func `the longest change arrives whole`() async throws {
        let database = try await TestDatabase.opened()
        var events = database.changes(of: "a").makeAsyncIterator()
        let payload = String(repeating: "é", count: (Change.maximumBytes - 1) / 2)
        try await database.write { try $0.announce(Change(topic: "a", payload: payload)) }
        #expect(await events.next() == .changed(payload: payload))
    }

    @Test func `a read announces nothing`() async throws {
        let database = try await TestDatabase.opened()
        await #expect(throws: StorageError.self) {
            try await database.read { try $0.announce(Change(topic: "a", payload: "b")) }
        }
    }

    @Test func `closing ends the streams`() async throws {
        let database = try await TestDatabase.opened()
        let events = database.changes(of: "a")
        try database.close()
        for await event in events { Issue.record("\(event)") }
        for await event in database.changes(of: "a") { Issue.record("\(event)") }
    }

    @Test func `a listener that is too slow is told that it missed something`() async {
        let hub = ChangeHub()
        let events = hub.listen(to: "a")
        for number in 0..<1000 { hub.publish(Change(topic: "a", payload: "\(number)")) }
        hub.close()
        var heard: [ChangeEvent] = []
        for await event in events { heard.append(event) }
        #expect(heard.count < 1000)
        #expect(heard.last == .missed)
    }
}
