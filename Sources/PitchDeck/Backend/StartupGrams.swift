import Foundation
import PitchDeckDomain
import Storage

/// What is found by its letters, with a slip of the pen.
struct StartupGrams {
    let connection: any SQLConnection
    /// What else is read of what is found, from ``StartupListings``.
    var columns: SQL?

    /// Puts the words of what is published in the place of those that there were.
    func write(_ id: DocumentID) throws {
        try remove(id)
        let row = try connection.row(
            """
            SELECT e.title, e.pitch, e.location, c.name AS category FROM startup_editions e
            LEFT JOIN startup_categories c ON c.document_id = e.category_id
            WHERE e.document_id = \(id.text) AND e.edition = 'published'
            """
        )
        guard let row else { return }
        let grams = Set(try FoundText(row).words.flatMap { SearchWord.grams(of: $0) }).sorted()
        guard !grams.isEmpty else { return }
        let number = try number(of: id)
        let values = grams.map { "(\($0), \(number))" as SQL }.joined(separator: ", ")
        try connection.execute("INSERT INTO startup_postings (gram, document_number) VALUES \(values)")
    }

    func remove(_ id: DocumentID) throws {
        try connection.execute(
            """
            DELETE FROM startup_postings WHERE document_number IN
                (SELECT number FROM startup_posting_documents WHERE document_id = \(id.text))
            """
        )
    }

    /// The one that it has, or the next.
    private func number(of id: DocumentID) throws -> Int {
        let row = try connection.row(
            """
            INSERT INTO startup_posting_documents (document_id) VALUES (\(id.text))
            ON CONFLICT (document_id) DO UPDATE SET document_id = excluded.document_id RETURNING number
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
        let grams = isLetter ? Self.begins(with: longest) : "gram IN (\(values: SearchWord.grams(ofMeant: longest)))"
        let least = max(1, longest.count / 3)
        let more = columns.map { ", \($0)" as SQL } ?? ""
        let rows = try connection.rows(
            """
            SELECT e.document_id, e.title, e.pitch, l.location, c.name AS category, l.views\(more)
            FROM (
                SELECT document_number, COUNT(*) AS hits FROM startup_postings WHERE \(grams)
                GROUP BY document_number HAVING COUNT(*) >= \(least) ORDER BY hits DESC, document_number
                LIMIT \(most + 1)
            ) AS g
            JOIN startup_posting_documents d ON d.number = g.document_number
            JOIN startup_listings l ON l.document_id = d.document_id
            JOIN startup_editions e ON e.document_id = d.document_id AND e.edition = 'published'
            LEFT JOIN startup_categories c ON c.document_id = l.category_id
            """
        )
        let texts = try rows.map { (row: $0, text: try FoundText($0)) }
        let found = try texts.compactMap { row, text -> (id: DocumentID, row: SQLRow, score: Int, views: Int)? in
            guard let score = isLetter ? text.score(ofLetter: longest) : text.score(of: wanted) else { return nil }
            return (try DocumentID(stored: try row["document_id"]), row, score, try row["views"])
        }
        guard !found.isEmpty else {
            return Meant(missing: Set(wanted.filter { word in !texts.contains { $0.text.has(word) } }))
        }
        let best = found.sorted { ($1.score, $1.views, $0.id.text) < ($0.score, $0.views, $1.id.text) }.prefix(most)
        return Meant(ids: best.map(\.id), rows: best.map(\.row), isPartial: rows.count > most)
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
    private static func begins(with letter: String) -> SQL {
        let last = letter.unicodeScalars.last?.value ?? 0
        let next = Unicode.Scalar(last + 1).map { String(letter.unicodeScalars.dropLast()) + String($0) } ?? letter
        return "gram >= \("_" + letter) AND gram < \("_" + next)"
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

/// What a startup is found by.
private struct FoundText {
    /// Of the title, the category and the place, and the pitch, with what a hit in them counts.
    private let fields: [(words: [String], weight: Int)]
    /// Each two words of the title as one.
    private let pairs: [String]

    init(_ row: SQLRow) throws {
        let category: String? = try row["category"]
        let title = SearchWord.words(of: try row["title"])
        fields = [
            (title, 8), (SearchWord.words(of: category ?? ""), 5),
            (SearchWord.words(of: try row["location"]), 5), (SearchWord.words(of: try row["pitch"]), 3),
        ]
        pairs = zip(title, title.dropFirst()).map(+)
    }

    var words: [String] { fields.flatMap(\.words) }

    /// How well every word is found; `nil` where one is not.
    ///
    /// What is one word in a name may be written as two, and the other way round.
    func score(of wanted: [String]) -> Int? {
        var sum = 0
        for (index, word) in wanted.enumerated() {
            var best = score(of: word)
            if best == 0 {
                let pairs = [index - 1, index].filter { $0 >= 0 && $0 + 1 < wanted.count }
                best = pairs.map { score(of: wanted[$0] + wanted[$0 + 1]) }.max() ?? 0
            }
            guard best > 0 else { return nil }
            sum += best
        }
        return sum
    }

    /// One letter is in nearly everything: it looks for the names that have a word which begins so, and else for a word
    /// that is no more than that; `nil` where there is neither.
    func score(ofLetter letter: String) -> Int? {
        let inName = fields[0].words.map { SearchWord.likeness(of: letter, to: $0) }.max() ?? 0
        if inName > 0 { return fields[0].weight * inName }
        return words.contains(letter) ? 1 : nil
    }

    func has(_ word: String) -> Bool { score(of: word) > 0 }

    private func score(of word: String) -> Int {
        (fields + [(pairs, 8)]).map { field in
            field.weight * (field.words.map { SearchWord.likeness(of: word, to: $0) }.max() ?? 0)
        }.max() ?? 0
    }
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
