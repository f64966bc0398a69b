import Foundation
import StorageTesting
import Testing

@testable import Storage

@Suite(.everyEngine)
struct SQLConvertibleTests {
    private enum Colour: String, SQLConvertible { case red, green }

    @Test func `every type comes back from a column as it went in`() async throws {
        let database = try await TestDatabase.opened()
        let id = try #require(UUID(uuidString: "6F1B2D1E-0000-4000-8000-00000000ABCD"))
        let url = try #require(URL(string: "https://example.org/a%20b?c=d#e"))
        let date = Date(timeIntervalSince1970: 1_700_000_000.123)
        let row = try #require(
            try await database.read { connection in
                try connection.row(
                    """
                    SELECT \("é\u{1F600}\n'") AS text, \(Int.min) AS small, \(Int64.max) AS large, \(0.1) AS real, \(true) AS flag,
                        \(date) AS date, \(Data([0, 255])) AS data, \(id) AS id, \(url) AS url, \(Colour.green) AS colour,
                        \(nil) AS absent
                    """
                )
            }
        )
        #expect(try row["text"] == "é\u{1F600}\n'")
        #expect(try row["small"] == Int.min)
        #expect(try row["large"] == Int64.max)
        #expect(try row["real"] == 0.1)
        #expect(try row["flag"] == true)
        #expect(try row["date"] == date)
        #expect(try row["data"] == Data([0, 255]))
        #expect(try row["id"] == id)
        #expect(try row["url"] == url)
        #expect(try row["colour"] == Colour.green)
        #expect(try row["absent"] == String?.none)
    }

    @Test func `a column of another type is an error that names it`() async throws {
        let database = try await TestDatabase.opened()
        let row = try #require(try await database.read { try $0.row("SELECT 'many' AS count, NULL AS name") })
        #expect(throws: StorageError.unreadable(column: "count", expected: "Int")) { try row["count"] as Int }
        #expect(throws: StorageError.unreadable(column: "name", expected: "String")) { try row["name"] as String }
        #expect(throws: StorageError.unreadable(column: "age", expected: "Int")) { try row["age"] as Int }
    }

    @Test(arguments: [Double.infinity, -.infinity, .nan, 1e300])
    func `a date no calendar has does not crash`(seconds: Double) {
        guard case .integer = Date(timeIntervalSince1970: seconds).sqlValue else {
            Issue.record("a date is an integer")
            return
        }
    }

    @Test func `text with a NUL is refused, not cut`() async throws {
        let database = try await TestDatabase.opened()
        await #expect(throws: StorageError.failed("text with a NUL character")) {
            try await database.read { try $0.row("SELECT \("a\0b") AS text") }
        }
    }
}

/// What was stored by earlier versions is found under the same text.
@Test func `an identifier is stored as its lower-case text`() {
    for _ in 0..<1_000 {
        let id = UUID()
        #expect(id.sqlValue == .text(id.uuidString.lowercased()))
    }
}
