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
