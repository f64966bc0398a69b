import Foundation
import HTTPTypes
import HummingbirdTesting
import Logging
import Storage
import StorageTesting
import Synchronization
import Testing

@testable import Server

struct PageCheckTests {
    private func values(_ check: PageCheck) async -> [String: Double] {
        var values: [String: Double] = [:]
        for reading in check.readings { values[reading.name] = await reading.read().first?.value }
        return values
    }

    @Test func `damage is counted and logged while it is there`() async throws {
        let folder = try TemporaryFolder()
        let database = try SQLiteDatabase(folder: folder.url)
        try await database.write { connection in
            for table in ["one", "two"] {
                try connection.execute(.init(stringLiteral: "CREATE TABLE \(table) (word TEXT NOT NULL)"))
                try connection.execute(.init(stringLiteral: "CREATE INDEX \(table)_words ON \(table) (word)"))
                try connection.execute(.init(stringLiteral: "INSERT INTO \(table) VALUES ('wyrd-\(table)')"))
            }
        }
        try database.close()
        let file = SQLiteDatabase.file(in: folder.url)
        let log = CriticalLines()
        let check = PageCheck(file: file, logger: Logger(label: "tests") { _ in log })
        await check.checkAll(apart: .zero)
        #expect(await values(check)["serendip_database_damaged_tables"] == 0)
        #expect(await values(check)["serendip_database_table_checks_total"] == 2)
        #expect(log.lines.isEmpty)

        let whole = try Data(contentsOf: file)
        var bytes = whole
        let entry = try #require(bytes.lastRange(of: Data("wyrd-two".utf8)))
        bytes[entry.lowerBound] = UInt8(ascii: "a")
        try bytes.write(to: file)
        await check.checkAll(apart: .zero)
        #expect(await values(check)["serendip_database_damaged_tables"] == 1)
        #expect(log.lines.count == 1)
        #expect(log.lines.first?.contains("two") == true)

        try Data("no database at all, whatever its name says".utf8).write(to: file)
        await check.checkAll(apart: .zero)
        #expect(await values(check)["serendip_database_damaged_tables"] == 2)
        #expect(log.lines.count == 2)

        try whole.write(to: file)
        await check.checkAll(apart: .zero)
        #expect(await values(check)["serendip_database_damaged_tables"] == 0)
    }

    @Test func `a server with a file looks at it, and says so in its numbers`() async throws {
        let folder = try TemporaryFolder()
        try await withServer(.live) {
            $0.data = .folder(folder.url)
        } _: { (client) async throws in
            let text = try await client.execute(uri: "/metrics", method: .get).text
            #expect(text.contains("\nserendip_database_damaged_tables 0.0\n"))
        }
    }
}

/// Keeps what is logged as critical.
private final class CriticalLines: LogHandler, Sendable {
    private let kept = Mutex<[String]>([])

    var lines: [String] { kept.withLock { $0 } }
    var logLevel: Logger.Level {
        get { .trace }
        set {}
    }
    var metadata: Logger.Metadata {
        get { [:] }
        set {}
    }

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { nil }
        set {}
    }

    func log(event: LogEvent) {
        guard event.level == .critical else { return }
        kept.withLock { $0.append("\(event.message) \(event.metadata ?? [:])") }
    }
}
