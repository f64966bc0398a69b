import Foundation
import StorageTesting
import Synchronization
import Testing

@testable import Storage

/// Writes that come at once share a transaction, and none of them can tell.
struct SQLiteWriteGroupTests {
    private struct Refusal: Error, Equatable {
        var number: Int
    }

    /// A database whose writer is busy until the test lets it go.
    private func busy(
        _ folder: URL,
        _ body: (SQLiteDatabase, _ release: () -> Void) async throws -> Void
    ) async throws {
        let database = try SQLiteDatabase(folder: folder)
        try await People.create(in: database)
        let (began, gate) = (AsyncStream.makeStream(of: Void.self), DispatchSemaphore(value: 0))
        let first = Task {
            try await database.write { _ in
                began.continuation.yield()
                gate.wait()
            }
        }
        for await _ in began.stream { break }
        try await body(database) { gate.signal() }
        try await first.value
    }

    @Test func `one that throws takes back its own and leaves the others`() async throws {
        let folder = try TemporaryFolder()
        try await busy(folder.url) { database, release in
            let results = try await withThrowingTaskGroup(of: (Int, Bool).self) { group in
                for number in 1...30 {
                    group.addTask {
                        do {
                            try await database.write { connection in
                                let name = "P\(number)"
                                try connection.execute("INSERT INTO people (id, name) VALUES (\(number), \(name))")
                                if number % 3 == 0 { throw Refusal(number: number) }
                            }
                            return (number, true)
                        } catch let error as Refusal {
                            #expect(error == Refusal(number: number))
                            return (number, false)
                        }
                    }
                }
                while database.waitingWrites < 30 { await Task.yield() }
                release()
                return try await group.reduce(into: [Int: Bool]()) { $0[$1.0] = $1.1 }
            }
            #expect(results.filter { !$0.value }.keys.sorted() == [3, 6, 9, 12, 15, 18, 21, 24, 27, 30])
            let count = try await People.count(in: database)
            #expect(count == 20)
        }
    }

    @Test func `one that finds no room takes back its own and leaves the others`() async throws {
        let folder = try TemporaryFolder()
        try await busy(folder.url) { database, release in
            // SQLite takes a number below the present one for the present one.
            let limit = Task { try await database.write { _ = try $0.row("PRAGMA max_page_count = 1") } }
            while database.waitingWrites < 1 { await Task.yield() }
            let results = await withTaskGroup(of: (Int, Bool).self) { group in
                for number in 1...12 {
                    group.addTask {
                        let name = number % 3 == 0 ? String(repeating: "x", count: 100_000) : "P\(number)"
                        do {
                            try await database.write { connection in
                                try connection.execute(
                                    "INSERT INTO people (id, name) VALUES (\(number), \("early \(number)"))"
                                )
                                try connection.execute("INSERT INTO people (id, name) VALUES (\(-number), \(name))")
                            }
                            return (number, true)
                        } catch {
                            return (number, false)
                        }
                    }
                }
                while database.waitingWrites < 13 { await Task.yield() }
                release()
                return await group.reduce(into: [Int: Bool]()) { $0[$1.0] = $1.1 }
            }
            try await limit.value
            #expect(results.filter { !$0.value }.keys.sorted() == [3, 6, 9, 12])
            let count = try await People.count(in: database)
            #expect(count == 16)
        }
    }

    @Test func `a change is told for those that were kept only`() async throws {
        let folder = try TemporaryFolder()
        try await busy(folder.url) { database, release in
            let changes = database.changes(of: "people")
            await withTaskGroup(of: Void.self) { group in
                for number in 1...4 {
                    group.addTask {
                        _ = try? await database.write { connection in
                            try connection.announce(Change(topic: "people", payload: "\(number)"))
                            if number % 2 == 0 { throw Refusal(number: number) }
                        }
                    }
                }
                while database.waitingWrites < 4 { await Task.yield() }
                release()
            }
            var told: Set<String> = []
            for await case .changed(let payload) in changes {
                told.insert(payload)
                if told.count == 2 { break }
            }
            #expect(told == ["1", "3"])
        }
    }

    @Test func `one that is cancelled while it waits keeps nothing`() async throws {
        let folder = try TemporaryFolder()
        try await busy(folder.url) { database, release in
            let write = Task {
                try await database.write { try $0.execute("INSERT INTO people (id, name) VALUES (1, 'P')") }
            }
            while database.waitingWrites < 1 { await Task.yield() }
            write.cancel()
            release()
            await #expect(throws: CancellationError.self) { try await write.value }
            let count = try await People.count(in: database)
            #expect(count == 0)
        }
    }
}
