import Calls
import Testing

@testable import PostgREST

struct RowSelectionTests {
    @Test func `ten thousand random filters choose the rows that a naive reading does`() throws {
        var generator = SplitMix(state: 2026)
        let rows = MadeUpRows(count: 30, using: &generator)
        for round in 0..<10_000 {
            let filters = (0..<Int.random(in: 1...2, using: &generator)).map { _ in
                RandomFilter.parameter(using: &generator)
            }
            let text = filters.map { "\(Self.escaped($0.name))=\(Self.escaped($0.value))" }.joined(separator: "&")
            let query = try RestQuery(text)
            let found = try RowSelection(query.own).rows(of: rows)
            let wanted = rows.rows.indices.filter { row in filters.allSatisfy { $0.meaning(rows.rows[row]) == true } }
            #expect(found == wanted, "round \(round): \(text)")
            if found != wanted { return }
        }
    }

    /// What is percent-encoded already stays.
    private static func escaped(_ text: String) -> String {
        PercentCoding.encode(text.replacing("%2B", with: "+"))
    }

    @Test func `order, ties and nulls are as in PostgreSQL`() throws {
        var generator = SplitMix(state: 7)
        let rows = MadeUpRows(count: 40, using: &generator)
        for (text, isDescending, areNullsFirst) in [
            ("stars", false, false), ("stars.desc", true, true), ("stars.asc.nullsfirst", false, true),
            ("stars.desc.nullslast", true, false), ("stars.nullsfirst", false, true),
        ] {
            let found = try RowSelection(try RestQuery("order=\(text)").own).rows(of: rows)
            let stars = found.map { rows.rows[$0][2].integer }
            let known = stars.compactMap(\.self)
            #expect(known == known.sorted(by: isDescending ? (>) : (<)))
            #expect((stars.first == .some(nil)) == areNullsFirst)
            // What is equal stays in the order of the rows.
            let pairs = zip(found, stars)
            for value in Set(stars) {
                let equal = pairs.filter { $0.1 == value }.map(\.0)
                #expect(equal == equal.sorted())
            }
        }
    }

    @Test(arguments: [
        ("a%", "abc", true), ("%c", "abc", true), ("a_c", "abc", true), ("a_c", "ac", false), ("%", "", true),
        ("", "a", false), ("a\\%", "a%", true), ("a\\%", "ab", false), ("%a%b%", "xxaxxbxx", true),
        ("A%", "abc", false), ("%aab%", "aaaab", true), ("ab%ba", "aba", false), ("%a_b%", "xaab", true),
        ("_", "é", true),
    ])
    func `patterns match whole texts`(pattern: String, text: String, isMatch: Bool) throws {
        #expect(try LikePattern(pattern, ignoresCase: false).matches(text) == isMatch)
    }

    @Test func `a pattern that would take for ever elsewhere takes no time`() throws {
        let pattern = try LikePattern(String(repeating: "%a", count: 500) + "%b", ignoresCase: false)
        #expect(!pattern.matches(String(repeating: "a", count: 4_000)))
    }

    @Test func `a column's key narrows the rows first, and what would cost too much is refused`() throws {
        let wide = WideRows()
        #expect(throws: RestError.cost) { try RowSelection(try RestQuery("name=gt.a&id=gt.1").own).rows(of: wide) }
        #expect(try RowSelection(try RestQuery("name=gt.a&id=eq.5").own).rows(of: wide) == [5])
        #expect(try RowSelection(try RestQuery("name=eq.x7&id=eq.7").own).rows(of: wide) == [7])
    }
}

/// More rows than any filter may look at; names lead to them.
private struct WideRows: RestRows {
    let table = RestTable("wide", [RestColumn("id", .text), RestColumn("name", .text)], key: ["id"])
    let count = 1_500_000

    func value(_ column: Int, of row: Int) -> JSONValue { .string(column == 0 ? "\(row)" : "x\(row)") }
    func rows(where column: Int, isIn values: [String]) -> [Int]? {
        values.compactMap { Int($0.drop { $0 == "x" }) }.filter { $0 < 100 }
    }
}
