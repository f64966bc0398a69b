import Foundation
import StorageTesting
import Testing

@testable import Storage

@Suite(.everyEngine)
struct FullTextIndexTests {
    @Test func `words are found without case and accents, titles first`() async throws {
        let database = try await library()
        #expect(try await find(FullTextQuery([.init("CAFE")]), in: database) == [2, 1])
    }

    @Test func `all terms must match, or any`() async throws {
        let database = try await library()
        let terms: [FullTextQuery.Term] = [.init("rust"), .init("café")]
        #expect(try await find(FullTextQuery(terms, match: .all), in: database) == [])
        #expect(Set(try await find(FullTextQuery(terms, match: .any), in: database)) == [1, 2, 3])
    }

    @Test func `a prefix finds longer words`() async throws {
        let database = try await library()
        #expect(try await find(FullTextQuery([.init("ru")]), in: database) == [])
        #expect(try await find(FullTextQuery([.init("ru", isPrefix: true)]), in: database) == [3])
    }

    @Test(arguments: [#"""#, "*", "a OR b", "title:rust", "NEAR(", "-", "", #"" OR rust"#, "'", "%"])
    func `nothing a person types is syntax`(text: String) async throws {
        let database = try await library()
        let found = try await find(FullTextQuery([.init(text, isPrefix: true)]), in: database)
        #expect(!found.contains(3) || text.contains("rust"))
    }

    @Test func `words of any language are found, and several words of a term only in a row`() async throws {
        let database = try await library()
        try await database.write { connection in
            try connection.execute(
                "INSERT INTO books (id, title, note) VALUES (4, 'Книга о море', 'ÅNGSTRÖM'), (5, 'swift-nio', 'of 3.14')"
            )
        }
        #expect(try await find(FullTextQuery([.init("КНИГА")]), in: database) == [4])
        #expect(try await find(FullTextQuery([.init("angstr", isPrefix: true)]), in: database) == [4])
        #expect(try await find(FullTextQuery([.init("swift-nio")]), in: database) == [5])
        #expect(try await find(FullTextQuery([.init("swift ni", isPrefix: true)]), in: database) == [5])
        #expect(try await find(FullTextQuery([.init("nio swift")]), in: database) == [])
        #expect(try await find(FullTextQuery([.init("14")]), in: database) == [5])
    }

    @Test func `the index follows updates and deletes`() async throws {
        let database = try await library()
        try await database.write { connection in
            try connection.execute("UPDATE books SET title = 'Zig' WHERE id = 3")
            try connection.execute("DELETE FROM books WHERE id = 2")
        }
        #expect(try await find(FullTextQuery([.init("rust")]), in: database) == [])
        #expect(try await find(FullTextQuery([.init("zig")]), in: database) == [3])
        #expect(try await find(FullTextQuery([.init("café")]), in: database) == [1])
    }

    @Test func `trigrams find the middle of a word`() async throws {
        let database = try await library(tokens: .trigrams)
        #expect(try await find(FullTextQuery([.init("ust")]), in: database, tokens: .trigrams) == [3])
    }

    private func library(tokens: FullTextIndex.Tokens = .words) async throws -> any SQLDatabase {
        let database = try await TestDatabase.opened()
        let index = Self.index(tokens)
        let books = Migration(name: "001") { dialect in
            [
                "CREATE TABLE books (id \(dialect.rowNumber), title TEXT NOT NULL, note TEXT NOT NULL)",
                "INSERT INTO books (id, title, note) VALUES (1, 'Tea', 'not a café')",
            ] + dialect.create(index)
        }
        try await database.migrate("books", [books])
        try await database.write { connection in
            try connection.execute("INSERT INTO books (id, title, note) VALUES (2, 'Café', ''), (3, 'Rust', '')")
        }
        return database
    }

    private static func index(_ tokens: FullTextIndex.Tokens) -> FullTextIndex {
        FullTextIndex(
            name: "book_search",
            table: "books",
            key: "id",
            columns: [.init("title", weight: 5), .init("note")],
            tokens: tokens
        )
    }

    private func find(
        _ query: FullTextQuery,
        in database: any SQLDatabase,
        tokens: FullTextIndex.Tokens = .words
    ) async throws -> [Int] {
        let index = Self.index(tokens)
        return try await database.read { connection in
            try connection.rows(
                "SELECT key FROM (\(connection.dialect.select(query, in: index))) AS found ORDER BY rank, key"
            ).map { try $0["key"] }
        }
    }
}
