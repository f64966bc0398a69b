import Foundation
import Storage

/// Reads and writes a second, and how long one takes, with few and with many tasks; prints one JSON object.
struct StorageFigures {
    let database: any SQLDatabase

    private static let rowCount = 10_000
    private static let seconds = 2.0

    func run() async throws {
        try await prepare()
        var figures: [String: [String: Double]] = [:]
        for tasks in [1, 16, 64] {
            figures["reads, \(tasks) tasks"] = try await measure(tasks: tasks) { try await readOne() }
            figures["writes, \(tasks) tasks"] = try await measure(tasks: tasks) { try await writeOne() }
            figures["writes of one row, \(tasks) tasks"] = try await measure(tasks: tasks) { try await count() }
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        print(String(decoding: try encoder.encode(figures), as: UTF8.self))
    }

    private func prepare() async throws {
        try await database.write { connection in
            try connection.execute("CREATE TABLE figures (id BIGINT NOT NULL PRIMARY KEY, content TEXT NOT NULL)")
            for id in 0..<Self.rowCount {
                try connection.execute("INSERT INTO figures (id, content) VALUES (\(id), \("row \(id)"))")
            }
        }
    }

    private func readOne() async throws {
        let id = Int.random(in: 0..<Self.rowCount)
        _ = try await database.read { try $0.row("SELECT content FROM figures WHERE id = \(id)") }
    }

    private func writeOne() async throws {
        let id = Int.random(in: 1..<Self.rowCount)
        try await database.write { try $0.execute("UPDATE figures SET content = \("new \(id)") WHERE id = \(id)") }
    }

    /// All tasks want the same row: on PostgreSQL every one of them is in the others' way.
    private func count() async throws {
        try await database.write { connection in
            let content: String = try connection.row("SELECT content FROM figures WHERE id = 0")?["content"] ?? ""
            try connection.execute("UPDATE figures SET content = \("\(content.count)!") WHERE id = 0")
        }
    }

    private func measure(
        tasks: Int,
        _ work: @escaping @Sendable () async throws -> Void
    ) async throws -> [String: Double] {
        let end = ContinuousClock.now + .seconds(Self.seconds)
        let times = try await withThrowingTaskGroup(of: [Double].self) { group in
            for _ in 0..<tasks {
                group.addTask {
                    var times: [Double] = []
                    while ContinuousClock.now < end {
                        let start = ContinuousClock.now
                        try await work()
                        times.append((ContinuousClock.now - start) / .milliseconds(1))
                    }
                    return times
                }
            }
            return try await group.reduce(into: []) { $0 += $1 }
        }.sorted()
        return [
            "perSecond": (Double(times.count) / Self.seconds).rounded(),
            "medianMilliseconds": times[times.count / 2],
            "99thMilliseconds": times[times.count * 99 / 100],
        ]
    }
}
