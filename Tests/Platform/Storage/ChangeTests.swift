import Foundation
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

@Suite(.everyEngine)
struct PersonalChangesTests {
    private let account = UUID()

    private func announce(_ changes: PersonalChanges, in database: any SQLDatabase) async throws {
        try await database.write { try changes.announce($0) }
    }

    @Test func `a page hears what another page changed, and not what it changed itself`() async throws {
        let database = try await TestDatabase.opened()
        let page = PersonalChanges(of: "decks", account: account)
        let other = PersonalChanges(of: "decks", account: account)
        var heardByPage = page.elsewhere(in: database).makeAsyncIterator()
        var heardByOther = other.elsewhere(in: database).makeAsyncIterator()
        try await announce(page, in: database)
        try await announce(other, in: database)
        // Each has one change of the other's; a second one would be its own.
        #expect(await heardByPage.next() != nil)
        #expect(await heardByOther.next() != nil)
        try database.close()
        #expect(await heardByPage.next() == nil)
        #expect(await heardByOther.next() == nil)
    }

    @Test func `another person's changes and other subjects are not heard`() async throws {
        let database = try await TestDatabase.opened()
        var heard = PersonalChanges(of: "decks", account: account).elsewhere(in: database).makeAsyncIterator()
        try await announce(PersonalChanges(of: "decks", account: UUID()), in: database)
        try await announce(PersonalChanges(of: "favourites", account: account), in: database)
        try await announce(PersonalChanges(of: "decks", account: account), in: database)
        #expect(await heard.next() != nil)
        try database.close()
        #expect(await heard.next() == nil)
    }
}

@Suite(.everyEngine, .timeLimit(.minutes(2)))
struct TopicNewsTests {
    @Test func `what changes before it is taken is one element, of any of the topics`() async throws {
        let database = try await TestDatabase.opened()
        let news = database.news(of: ["moths", "owls"])
        var last = database.changes(of: "owls").makeAsyncIterator()
        for number in 1...30 {
            try await database.write { connection in
                try connection.announce(Change(topic: "moths", payload: "\(number)"))
                try connection.announce(Change(topic: "owls", payload: "\(number)"))
                try connection.announce(Change(topic: "bats", payload: ""))
            }
        }
        while let event = await last.next(), event != .changed(payload: "30") {}
        try database.close()
        var count = 0
        for await _ in news { count += 1 }
        #expect(count == 1)
    }
}

@Suite(.engine(.postgreSQL))
struct PostgreSQLChangeTests {
    @Test func `what one process announces the others hear, each in the order of the commits`() async throws {
        let place = try await TestDatabase()
        let (first, second) = (try await place.open(), try await place.open())
        var heardByFirst = first.changes(of: "decks").makeAsyncIterator()
        var heardBySecond = second.changes(of: "decks").makeAsyncIterator()
        for number in 0..<5 {
            try await (number.isMultiple(of: 2) ? first : second).write { connection in
                try connection.announce(Change(topic: "decks", payload: "\(number)"))
            }
        }
        for number in 0..<5 {
            #expect(await heardByFirst.next() == .changed(payload: "\(number)"))
            #expect(await heardBySecond.next() == .changed(payload: "\(number)"))
        }
    }

    @Test func `a broken connection is made again, and who listens knows that something was missed`() async throws {
        let place = try await TestDatabase()
        let database = try await place.open()
        var events = database.changes(of: "decks").makeAsyncIterator()
        try await place.breakConnections(thatListen: true)
        #expect(await events.next() == .missed)
        try await database.write { try $0.announce(Change(topic: "decks", payload: "1")) }
        #expect(await events.next() == .changed(payload: "1"))
    }
}
