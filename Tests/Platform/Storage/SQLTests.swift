import Foundation
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
