import Foundation
import Storage

/// Looks for lost and half transactions; reads `writer number` lines of what was acknowledged.
struct CrashCheck {
    let database: any SQLDatabase

    private struct Tally {
        var writer: Int
        var total: Int
        var entries: Int
        var lastEntry: Int
        var echoes: Int
    }

    /// Prints what is wrong and ends the process with 1, or prints how many transactions there are.
    func run() async throws {
        // A database whose writer was killed before its first transaction has no tables.
        try await database.migrate("crash", CrashSchema.migrations)
        let tallies = try await tallies()
        var problems = tallies.compactMap(Self.problem)
        var acknowledgedCount = 0
        while let line = readLine() {
            let numbers = line.split(separator: " ").compactMap { Int($0) }
            guard numbers.count == 2 else { continue }
            acknowledgedCount += 1
            let stored = tallies.first { $0.writer == numbers[0] }?.total ?? 0
            guard stored < numbers[1] else { continue }
            problems.append("writer \(numbers[0]): \(numbers[1]) acknowledged, \(stored) there")
        }
        if acknowledgedCount == 0 { problems.append("nothing was acknowledged") }
        if problems.isEmpty {
            print(tallies.reduce(0) { $0 + $1.total })
        } else {
            print(problems.joined(separator: "\n"))
            exit(1)
        }
    }

    private func tallies() async throws -> [Tally] {
        try await database.read { connection in
            try connection.rows(
                """
                SELECT t.writer, t.total,
                    (SELECT COUNT(*) FROM crash_entries e WHERE e.writer = t.writer) AS entries,
                    (SELECT COALESCE(MAX(number), 0) FROM crash_entries e WHERE e.writer = t.writer) AS last_entry,
                    (SELECT COUNT(*) FROM crash_echoes e WHERE e.writer = t.writer) AS echoes
                FROM crash_totals t ORDER BY t.writer
                """
            ).map { row in
                Tally(
                    writer: try row["writer"],
                    total: try row["total"],
                    entries: try row["entries"],
                    lastEntry: try row["last_entry"],
                    echoes: try row["echoes"]
                )
            }
        }
    }

    private static func problem(_ tally: Tally) -> String? {
        guard Set([tally.total, tally.entries, tally.lastEntry, tally.echoes]).count > 1 else { return nil }
        return "half a transaction: \(tally)"
    }
}

/// Three tables that one transaction changes together, so that half of one shows.
enum CrashSchema {
    static let migrations = [
        Migration(name: "001") { dialect in
            [
                """
                CREATE TABLE crash_entries (
                    writer BIGINT NOT NULL, number BIGINT NOT NULL, content \(dialect.bytes) NOT NULL,
                    PRIMARY KEY (writer, number)
                )
                """,
                """
                CREATE TABLE crash_echoes (
                    writer BIGINT NOT NULL, number BIGINT NOT NULL, PRIMARY KEY (writer, number),
                    FOREIGN KEY (writer, number) REFERENCES crash_entries (writer, number)
                )
                """,
                "CREATE TABLE crash_totals (writer BIGINT NOT NULL PRIMARY KEY, total BIGINT NOT NULL)",
            ]
        }
    ]
}

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
