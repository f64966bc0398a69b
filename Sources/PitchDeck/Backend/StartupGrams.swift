import Foundation
import PitchDeckDomain
import Storage

/// What is found by its letters, with a slip of the pen.
struct StartupGrams {
    let connection: any SQLConnection
    /// What else is read of what is found, from ``StartupListings``.
    var columns: SQL?
    /// The lists that are kept; `nil` to read each.
    var known: KnownPostings?

    /// Puts the words of what is published in the place of those that there were.
    func write(_ id: DocumentID) throws {
        try remove(id)
        let row = try connection.row(
            """
            SELECT e.title, e.pitch, e.location, COALESCE(c.name, '') AS category FROM startup_editions e
            LEFT JOIN startup_categories c ON c.document_id = e.category_id
            WHERE e.document_id = \(id.text) AND e.edition = 'published'
            """
        )
        guard let row else { return }
        let texts: [String] = try ["title", "category", "location", "pitch"].map { try row[$0] }
        let grams = Set(texts.flatMap(SearchWord.words).flatMap { SearchWord.grams(of: $0) }).sorted()
        guard !grams.isEmpty else { return }
        let number = try number(of: id, texts)
        let values = grams.map { "(\($0), \(number))" as SQL }.joined(separator: ", ")
        try connection.execute("INSERT INTO startup_postings (gram, document_number) VALUES \(values)")
    }

    /// Leaves nothing but its number, which it has again when it is published again.
    func remove(_ id: DocumentID) throws {
        try connection.execute(
            """
            DELETE FROM startup_postings WHERE document_number IN
                (SELECT number FROM startup_posting_documents WHERE document_id = \(id.text))
            """
        )
        try connection.execute(
            """
            UPDATE startup_posting_documents SET title = '', category = '', location = '', pitch = ''
            WHERE document_id = \(id.text)
            """
        )
    }

    /// The one that it has, or the next.
    private func number(of id: DocumentID, _ texts: [String]) throws -> Int {
        let row = try connection.row(
            """
            INSERT INTO startup_posting_documents (document_id, title, category, location, pitch)
            VALUES (\(id.text), \(values: texts))
            ON CONFLICT (document_id) DO UPDATE SET title = excluded.title, category = excluded.category,
                location = excluded.location, pitch = excluded.pitch RETURNING number
            """
        )
        guard let row else { throw StartupError.notFound(id) }
        return try row["number"]
    }

    /// What may be meant by a text, the best first.
    struct Meant {
        var ids: [DocumentID] = []
        /// Of each its row, with the columns that were asked for.
        var rows: [SQLRow] = []
        /// Whether there were more candidates than are looked through.
        var isPartial = false
        /// Of what is nowhere together, the words that no candidate has.
        var missing: Set<String> = []
    }

    /// Everything that may be meant by a text; of many candidates the likeliest `most`.
    func meant(by text: String, most: Int = mostCandidates) throws -> Meant {
        let wanted = SearchWord.words(of: text).prefix(Self.mostWords).map { $0 }
        guard let longest = wanted.max(by: { $0.count < $1.count }) else { return Meant() }
        let isLetter = wanted.count == 1 && longest.count == 1
        let (texts, count) = try StartupPostings(connection: connection, known: known).texts(
            isLetter ? Self.begins(with: longest) : .each(SearchWord.grams(ofMeant: longest)),
            least: max(1, longest.count / 3),
            most: most + 1
        )
        let (words, letter) = (WantedWords(wanted), FoldedWord(longest))
        var scores: [String: Int] = [:]
        for (id, text) in texts { scores[id.text] = isLetter ? text.score(ofLetter: letter) : text.score(of: words) }
        guard !scores.isEmpty else {
            return Meant(missing: Set(wanted.filter { word in !texts.contains { $0.text.has(word) } }))
        }
        let best = try listed(scores).prefix(most)
        return Meant(ids: best.map(\.id), rows: best.map(\.row), isPartial: count > most)
    }

    /// What is listed of what has a score, the best first, and of those as good the one that is looked at most.
    private func listed(_ scores: [String: Int]) throws -> [(id: DocumentID, row: SQLRow)] {
        let more = columns.map { ", \($0)" as SQL } ?? ""
        let ids = StartupPostings(connection: connection).padded(Array(scores.keys))
        let found = try connection.rows(
            """
            SELECT l.document_id, l.views\(more) FROM startup_listings l WHERE l.document_id IN (\(values: ids))
            """
        ).map { row -> (id: DocumentID, row: SQLRow, score: Int, views: Int) in
            let id = try DocumentID(stored: try row["document_id"])
            return (id, row, scores[id.text, default: 0], try row["views"])
        }
        return found.sorted { ($1.score, $1.views, $0.id.text) < ($0.score, $0.views, $1.id.text) }
            .map { ($0.id, $0.row) }
    }

    /// As ``meant(by:most:)``, without words that are in nothing where others are in something.
    ///
    /// - Returns: What was found, and the words that were left out; nothing where the words are not found together.
    func meantWithoutUnknown(_ words: [String], most: Int) throws -> (found: Meant, leftOut: [String]) {
        let wanted = Array(words.prefix(Self.mostWords))
        var (left, found) = (wanted, Meant())
        while !left.isEmpty {
            found = try meant(by: left.joined(separator: " "), most: most)
            guard found.ids.isEmpty else { break }
            // What has a word has most of its letters, and so is among the likeliest.
            let unknown = try found.missing.filter { try meant(by: $0, most: Self.fewCandidates).ids.isEmpty }
            guard !unknown.isEmpty else { return (Meant(), []) }
            left.removeAll(where: unknown.contains)
        }
        return (found, wanted.filter { !left.contains($0) })
    }

    /// The first three letters of all words that begin with one.
    private static func begins(with letter: String) -> StartupPostings.Grams {
        let last = letter.unicodeScalars.last?.value ?? 0
        let next = Unicode.Scalar(last + 1).map { String(letter.unicodeScalars.dropLast()) + String($0) } ?? letter
        return .between("_" + letter, "_" + next)
    }

    /// Three letters of a word of what is published, by numbers in the order of publishing.
    ///
    /// A startup has forty, which go to the ends of forty lists. By its random id each would go to a page of its own in
    /// the middle, and writing one startup would take the longer the more there are.
    @Sendable static func statements(_ dialect: SQLDialect) -> [SQL] {
        [
            """
            CREATE TABLE startup_posting_documents (
                number \(dialect.rowNumber),
                document_id TEXT NOT NULL UNIQUE REFERENCES startups (document_id) ON DELETE CASCADE
            )
            """,
            """
            CREATE TABLE startup_postings (
                gram TEXT NOT NULL,
                document_number BIGINT NOT NULL REFERENCES startup_posting_documents (number) ON DELETE CASCADE,
                PRIMARY KEY (gram, document_number)
            )
            """,
            """
            INSERT INTO startup_posting_documents (document_id)
            SELECT DISTINCT document_id FROM startup_grams ORDER BY document_id
            """,
            """
            INSERT INTO startup_postings (gram, document_number) SELECT g.gram, d.number FROM startup_grams g
            JOIN startup_posting_documents d ON d.document_id = g.document_id
            """,
            "CREATE INDEX startup_postings_by_document ON startup_postings (document_number)",
            "DROP TABLE startup_grams",
        ]
    }

    private static let mostWords = 8
    static let mostCandidates = 2_000
    private static let fewCandidates = 100
}

extension SearchWord {
    /// All three letters in a row, with the word's ends; a word that is still typed has no end.
    static func grams(of word: String, isPrefix: Bool = false) -> [String] {
        let letters = Array("_" + word + (isPrefix && word.count > 1 ? "" : "_"))
        guard letters.count >= 3 else { return [String(letters)] }
        return Array(Set((0...(letters.count - 3)).map { String(letters[$0..<($0 + 3)]) })).sorted()
    }

    /// Those of a word and of all that have two of its letters swapped, which may share none with it.
    static func grams(ofMeant word: String) -> [String] {
        var (letters, grams) = (Array(word), Set(Self.grams(of: word, isPrefix: true)))
        guard letters.count >= 4 else { return grams.sorted() }
        for index in letters.indices.dropFirst() {
            letters.swapAt(index - 1, index)
            grams.formUnion(Self.grams(of: String(letters), isPrefix: true))
            letters.swapAt(index - 1, index)
        }
        return grams.sorted()
    }
}
