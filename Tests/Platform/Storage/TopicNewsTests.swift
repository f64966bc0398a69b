import StorageTesting
import Testing

@testable import Storage

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
