import Foundation
import Storage

/// Writes as fast as it can until the process is killed, and prints `writer number` for each acknowledged write.
struct CrashWriters {
    let database: any SQLDatabase

    private static let writerCount = 8
    private static let content = Data(repeating: 0xA5, count: 2000)

    func run() async throws {
        try await database.migrate("crash", CrashSchema.migrations)
        try await withThrowingTaskGroup { group in
            for writer in 0..<Self.writerCount { group.addTask { try await write(as: writer) } }
            try await group.waitForAll()
        }
    }

    private func write(as writer: Int) async throws {
        while true {
            do {
                let number = try await writeNext(as: writer)
                // One call of the system, so that a line is whole or absent.
                FileHandle.standardOutput.write(Data("\(writer) \(number)\n".utf8))
            } catch let error as StorageError {
                // A server that was killed: what is not acknowledged is found out by the next write.
                FileHandle.standardError.write(Data("writer \(writer): \(error)\n".utf8))
            }
        }
    }

    /// The total says which number is next, so a write whose acknowledgement was lost is not made twice.
    private func writeNext(as writer: Int) async throws -> Int {
        try await database.write { connection in
            let row = try connection.row("SELECT total FROM crash_totals WHERE writer = \(writer)")
            let number = try (row?["total"] ?? 0) + 1
            try connection.execute(
                """
                INSERT INTO crash_totals (writer, total) VALUES (\(writer), \(number))
                ON CONFLICT (writer) DO UPDATE SET total = excluded.total
                """
            )
            try connection.execute(
                "INSERT INTO crash_entries (writer, number, content) VALUES (\(writer), \(number), \(Self.content))"
            )
            try connection.execute("INSERT INTO crash_echoes (writer, number) VALUES (\(writer), \(number))")
            return number
        }
    }
}
