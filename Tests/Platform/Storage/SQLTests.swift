import Foundation
import StorageTesting
import Testing

@testable import Storage

struct SQLTests {
    @Test func `an interpolated value becomes a parameter`() {
        let name = "x' OR '1' = '1"
        let (text, values) = SQLDialect.sqlite.render("SELECT * FROM people WHERE name = \(name) AND age > \(3)")
        #expect(text == "SELECT * FROM people WHERE name = ? AND age > ?")
        #expect(values == [.text(name), .integer(3)])
    }

    @Test func `PostgreSQL's parameters are numbered, and a null is in the text`() {
        let note: String? = nil
        let sql: SQL = "UPDATE people SET note = \(note), age = \(3) WHERE name = \("Ada")"
        let (text, values) = SQLDialect.postgreSQL.render(sql)
        #expect(text == "UPDATE people SET note = NULL, age = $1 WHERE name = $2")
        #expect(values == [.integer(3), .text("Ada")])
    }

    @Test func `a nil is a null, literal or not`() {
        let note: String? = nil
        #expect(SQLDialect.sqlite.render("\(note) \(nil)").values == [.null, .null])
    }

    @Test func `an empty list is in nothing`() throws {
        #expect(SQLDialect.sqlite.render("x IN (\(values: [Int]()))").text == "x IN (NULL)")
        #expect(SQLDialect.sqlite.render("x IN (\(values: [1, 2]))").text == "x IN (?, ?)")
    }

    @Test func `pieces keep the order of their values`() {
        let conditions: [SQL] = ["a = \(1)", "b = \(2)"]
        let sql: SQL = "SELECT 1 WHERE \(conditions.joined(separator: " AND ")) AND c = \(3)"
        let (text, values) = SQLDialect.sqlite.render(sql)
        #expect(text == "SELECT 1 WHERE a = ? AND b = ? AND c = ?")
        #expect(values == [.integer(1), .integer(2), .integer(3)])
    }
}

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
