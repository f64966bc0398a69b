/// PostgreSQL's side of ``FullTextIndex``: a `tsvector` column for each column of text, and one GIN index over them.
///
/// Words are cut here and not by the server's parser, which knows addresses, file names and signed numbers.
extension SQLDialect {
    func postgreSQLStatements(for index: FullTextIndex) -> [SQL] {
        switch index.tokens {
        case .words: Self.functions + wordStatements(for: index)
        case .trigrams: ["CREATE EXTENSION IF NOT EXISTS pg_trgm"] + Self.functions + [trigramStatement(for: index)]
        }
    }

    func postgreSQLSelect(_ query: FullTextQuery, in index: FullTextIndex) -> SQL {
        let terms = query.terms.filter { !$0.text.isEmpty }
        guard !terms.isEmpty else { return "SELECT 0 AS key, 0.0 AS rank WHERE 1 = 0" }
        return switch index.tokens {
        case .words: wordSelect(terms, query.match, in: index)
        case .trigrams: trigramSelect(terms, query.match, in: index)
        }
    }

    /// What cuts text into words, the same way for rows and for queries.
    ///
    /// `full_text_folded`: lower case without accents, in any language. `full_text_words`: its letters and digits with
    /// spaces between. `full_text_query`: a term's words in a row; null when it has none.
    private static let functions: [SQL] = [
        """
        CREATE OR REPLACE FUNCTION full_text_folded(content TEXT) RETURNS TEXT LANGUAGE SQL IMMUTABLE PARALLEL SAFE
        RETURN lower(regexp_replace(normalize(content, NFKD), '[\\u0300-\\u036F]', '', 'g') COLLATE "und-x-icu")
        """,
        """
        CREATE OR REPLACE FUNCTION full_text_words(content TEXT) RETURNS TEXT LANGUAGE SQL IMMUTABLE PARALLEL SAFE
        RETURN regexp_replace(full_text_folded(content) COLLATE "und-x-icu", '[^[:alnum:]]+', ' ', 'g')
        """,
        """
        CREATE OR REPLACE FUNCTION full_text_query(term TEXT, is_prefix BOOLEAN) RETURNS TSQUERY
        LANGUAGE SQL IMMUTABLE PARALLEL SAFE
        RETURN (
            NULLIF(phraseto_tsquery('simple', full_text_words(term))::TEXT, '')
            || CASE WHEN is_prefix THEN ':*' ELSE '' END
        )::TSQUERY
        """,
    ]

    private func wordStatements(for index: FullTextIndex) -> [SQL] {
        let columns = index.columns.map { column in
            """
            ADD COLUMN \(vector(column, index)) TSVECTOR NOT NULL
                GENERATED ALWAYS AS (to_tsvector('simple', full_text_words(COALESCE(\(column.name), '')))) STORED
            """
        }
        let vectors = index.columns.map { vector($0, index) }.joined(separator: ", ")
        return [
            "ALTER TABLE \(raw: index.table) \(raw: columns.joined(separator: ", "))",
            "CREATE INDEX \(raw: index.name) ON \(raw: index.table) USING GIN (\(raw: vectors))",
        ]
    }

    func postgreSQLRemoval(of index: FullTextIndex) -> [SQL] {
        let columns = index.tokens == .words ? index.columns.map { "DROP COLUMN \(vector($0, index))" } : []
        let alteration: [SQL] =
            columns.isEmpty ? [] : ["ALTER TABLE \(raw: index.table) \(raw: columns.joined(separator: ", "))"]
        return ["DROP INDEX \(raw: index.name)"] + alteration
    }

    private func vector(_ column: FullTextIndex.Column, _ index: FullTextIndex) -> String {
        "\(index.name)_\(column.name)"
    }

    /// Okapi BM25 as FTS5 computes it, but for the length of rows: a term counts more the fewer rows have it, and less
    /// each further time a row has it.
    ///
    /// `ts_rank` of one occurrence is 6/π² (PostgreSQL, `tsrank.c`), so times π²/6 it is a weight.
    private func wordSelect(
        _ terms: [FullTextQuery.Term],
        _ match: FullTextQuery.Match,
        in index: FullTextIndex
    ) -> SQL {
        let queries = terms.enumerated().map { number, term in
            "(\(raw: "\(number)"), full_text_query(\(term.text), \(raw: "\(term.isPrefix)")))" as SQL
        }
        let matches = index.columns.map { "entry.\(vector($0, index)) @@ term.query" }.joined(separator: " OR ")
        let frequency = index.columns.map { "\($0.weight) * ts_rank(entry.\(vector($0, index)), term.query)" }
            .joined(separator: " + ")
        let rowsWithTerm = "count(*) OVER (PARTITION BY term.number)"
        let allRows = "(SELECT count(*) FROM \(index.table))"
        let having: SQL = match == .all ? " HAVING count(*) = \(terms.count)" : ""
        return """
            SELECT key, -sum(rarity * frequency * 2.2 / (frequency + 1.2)) AS rank FROM (
                SELECT entry.\(raw: index.key) AS key, 1.6449340668 * (\(raw: frequency)) AS frequency,
                    greatest(ln((\(raw: allRows) - \(raw: rowsWithTerm) + 0.5) / (\(raw: rowsWithTerm) + 0.5)), 0.000001)
                        AS rarity
                FROM (VALUES \(queries.joined(separator: ", "))) AS term (number, query)
                JOIN \(raw: index.table) AS entry ON \(raw: matches)
            ) AS hit GROUP BY key\(having)
            """
    }

    private func trigramStatement(for index: FullTextIndex) -> SQL {
        let columns = index.columns.map { "\(folded($0)) gin_trgm_ops" }.joined(separator: ", ")
        return "CREATE INDEX \(raw: index.name) ON \(raw: index.table) USING GIN (\(raw: columns))"
    }

    private func folded(_ column: FullTextIndex.Column) -> String { "full_text_folded(COALESCE(\(column.name), ''))" }

    /// A term is found wherever its characters stand in a row; shorter columns fit better.
    private func trigramSelect(
        _ terms: [FullTextQuery.Term],
        _ match: FullTextQuery.Match,
        in index: FullTextIndex
    ) -> SQL {
        let conditions = terms.map { term -> SQL in
            guard term.text.count >= 3 else { return "1 = 0" }
            let pattern = "%" + term.text.map { #"\%_"#.contains($0) ? #"\\#($0)"# : String($0) }.joined() + "%"
            let columns = index.columns.map { "\(raw: folded($0)) LIKE full_text_folded(\(pattern))" as SQL }
            return "(\(columns.joined(separator: " OR ")))"
        }
        let ranks = terms.flatMap { term in
            index.columns.map { column -> SQL in
                "\(column.weight) * similarity(\(raw: folded(column)), full_text_folded(\(term.text)))"
            }
        }
        return """
            SELECT \(raw: index.key) AS key, -(\(ranks.joined(separator: " + "))) AS rank FROM \(raw: index.table)
            WHERE \(conditions.joined(separator: match == .all ? " AND " : " OR "))
            """
    }
}
