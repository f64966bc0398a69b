import StorageTesting
import Testing

@testable import Storage

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
