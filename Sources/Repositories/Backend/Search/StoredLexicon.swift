import Storage
import TextSearch

/// The words of the stored repositories.
struct StoredLexicon: SearchLexicon {
    let connection: any SQLConnection

    func fields(of words: Set<String>) throws -> [String: Set<PostingField>] {
        guard !words.isEmpty else { return [:] }
        let rows = try connection.rows(
            "SELECT DISTINCT word, field FROM repository_postings WHERE word IN (\(values: words.sorted()))"
        )
        var fields: [String: Set<PostingField>] = [:]
        for row in rows {
            if let field = PostingField(rawValue: try row["field"]) {
                fields[try row["word"], default: []].insert(field)
            }
        }
        return fields
    }

    func hasWord(beginningWith prefix: String) throws -> Bool {
        try connection.row(
            "SELECT 1 FROM repository_postings WHERE word >= \(prefix) AND word <= \(prefix + "\u{10FFFF}") LIMIT 1"
        ) != nil
    }

    func count(of word: String, isPrefix: Bool) throws -> Int {
        let last = isPrefix ? word + "\u{10FFFF}" : word
        let row = try connection.row(
            """
            SELECT COUNT(DISTINCT number) AS total FROM repository_postings WHERE word >= \(word) AND word <= \(last)
            """
        )
        return try row?["total"] ?? 0
    }

    func topics(ofRepositoryNamed name: String) throws -> [String] {
        let row = try connection.row(
            "SELECT topics FROM repositories WHERE name_key = \(name) ORDER BY stars DESC, key LIMIT 1"
        )
        let topics: String = try row?["topics"] ?? ""
        return topics.split(separator: ",").map { $0.filter { $0 != "-" } }
    }

    func nearest(to word: String) throws -> String? {
        let tolerance = Spelling.tolerance(length: word.count)
        guard tolerance > 0 else { return nil }
        let candidates = try connection.rows(
            """
            SELECT word FROM repository_words
            WHERE length BETWEEN \(word.count - tolerance) AND \(word.count + tolerance) ORDER BY word
            """
        )
        let nearest = Spelling.nearest(to: word, among: try candidates.map { try $0["word"] })
        guard nearest.count > 1 else { return nearest.first }
        return try mostProminent(nearest)
    }

    /// The word that stands in the weightiest place of the best known repository.
    private func mostProminent(_ words: [String]) throws -> String? {
        let weights = PostingField.allCases.map { "WHEN \($0.rawValue) THEN \($0.weight)" }.joined(separator: " ")
        return try connection.row(
            """
            SELECT p.word AS word, MAX((CASE p.field \(raw: weights) END) * r.popularity) AS prominence
            FROM repository_postings p JOIN repositories r ON r.number = p.number
            WHERE p.word IN (\(values: words)) GROUP BY p.word ORDER BY prominence DESC, p.word LIMIT 1
            """
        )?["word"]
    }
}
