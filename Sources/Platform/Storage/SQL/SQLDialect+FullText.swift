extension SQLDialect {
    /// Statements that make the index, fill it from the table and keep it up to date.
    package func create(_ index: FullTextIndex) -> [SQL] {
        switch self {
        case .sqlite: sqliteStatements(for: index)
        case .postgreSQL: postgreSQLStatements(for: index)
        }
    }

    /// Statements that remove the index; the table and its texts stay.
    package func drop(_ index: FullTextIndex) -> [SQL] {
        switch self {
        case .sqlite:
            ["inserted", "deleted", "updated"].map { "DROP TRIGGER \(raw: index.name)_\(raw: $0)" }
                + ["DROP TABLE \(raw: index.name)"]
        case .postgreSQL: postgreSQLRemoval(of: index)
        }
    }

    /// A `SELECT` of `key` and `rank` (the lower the better) of the rows that match; none for a query without terms.
    package func select(_ query: FullTextQuery, in index: FullTextIndex) -> SQL {
        switch self {
        case .sqlite: sqliteSelect(query, in: index)
        case .postgreSQL: postgreSQLSelect(query, in: index)
        }
    }

    private func sqliteSelect(_ query: FullTextQuery, in index: FullTextIndex) -> SQL {
        let weights = index.columns.map { String($0.weight) }.joined(separator: ", ")
        let expression = sqliteExpression(query)
        guard !expression.isEmpty else { return "SELECT 0 AS key, 0.0 AS rank WHERE 1 = 0" }
        return """
            SELECT rowid AS key, bm25(\(raw: index.name), \(raw: weights)) AS rank
            FROM \(raw: index.name) WHERE \(raw: index.name) MATCH \(expression)
            """
    }

    /// Every term as a quoted string, in which FTS5 knows no syntax (SQLite, "FTS5 Strings").
    private func sqliteExpression(_ query: FullTextQuery) -> String {
        query.terms
            .filter { !$0.text.isEmpty }
            .map { #"""# + $0.text.replacing(#"""#, with: #""""#) + #"""# + ($0.isPrefix ? "*" : "") }
            .joined(separator: query.match == .all ? " AND " : " OR ")
    }

    /// An index without a copy of the text, with the triggers of SQLite's "External Content Tables".
    private func sqliteStatements(for index: FullTextIndex) -> [SQL] {
        let columns = index.columns.map(\.name)
        let names = columns.joined(separator: ", ")
        let new = columns.map { "new.\($0)" }.joined(separator: ", ")
        let old = columns.map { "old.\($0)" }.joined(separator: ", ")
        let tokens =
            switch index.tokens {
            case .words: "tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3'"
            case .trigrams: "tokenize = 'trigram'"
            }
        let insert = "INSERT INTO \(index.name) (rowid, \(names)) VALUES (new.\(index.key), \(new));"
        let delete = """
            INSERT INTO \(index.name) (\(index.name), rowid, \(names)) VALUES ('delete', old.\(index.key), \(old));
            """
        return [
            """
            CREATE VIRTUAL TABLE \(raw: index.name) USING fts5(
                \(raw: names), content = '\(raw: index.table)', content_rowid = '\(raw: index.key)', \(raw: tokens)
            )
            """,
            "CREATE TRIGGER \(raw: index.name)_inserted AFTER INSERT ON \(raw: index.table) BEGIN \(raw: insert) END",
            "CREATE TRIGGER \(raw: index.name)_deleted AFTER DELETE ON \(raw: index.table) BEGIN \(raw: delete) END",
            """
            CREATE TRIGGER \(raw: index.name)_updated AFTER UPDATE ON \(raw: index.table) BEGIN
                \(raw: delete) \(raw: insert)
            END
            """,
            "INSERT INTO \(raw: index.name) (\(raw: index.name)) VALUES ('rebuild')",
        ]
    }
}

/// A full-text index over columns of one table, kept up to date by the engine.
///
/// The table needs an integer primary key.
package struct FullTextIndex: Hashable, Sendable {
    package var name: String
    package var table: String
    /// The table's integer primary key.
    package var key: String
    package var columns: [Column]
    package var tokens: Tokens

    package struct Column: Hashable, Sendable {
        package var name: String
        /// How much a match in this column counts, from 0.
        package var weight: Double

        package init(_ name: String, weight: Double = 1) {
            self.name = name
            self.weight = weight
        }
    }

    package enum Tokens: Hashable, Sendable {
        /// Whole words and their beginnings; case and accents do not matter.
        case words
        /// Every three characters in a row: finds the middle of words, and words with a typing error.
        case trigrams
    }

    package init(name: String, table: String, key: String, columns: [Column], tokens: Tokens = .words) {
        self.name = name
        self.table = table
        self.key = key
        self.columns = columns
        self.tokens = tokens
    }
}

/// What to look for in a ``FullTextIndex``.
package struct FullTextQuery: Hashable, Sendable {
    package var terms: [Term]
    package var match: Match

    package struct Term: Hashable, Sendable {
        /// Any text; nothing in it is syntax.
        package var text: String
        /// Also finds words that only begin with `text`.
        package var isPrefix: Bool

        package init(_ text: String, isPrefix: Bool = false) {
            self.text = text
            self.isPrefix = isPrefix
        }
    }

    package enum Match: Hashable, Sendable {
        case all, any
    }

    package init(_ terms: [Term], match: Match = .all) {
        self.terms = terms
        self.match = match
    }
}
