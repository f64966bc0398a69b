import Foundation
import RepositoriesDomain
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

/// The words of an expression: one list for each side of an `OR`, those that must not be, and where to look.
struct TypedWords {
    struct Word: Hashable {
        var text: String
        var isQuoted = false

        var key: String { SearchWords.key(text) }
    }

    private(set) var clauses: [[Word]] = [[]]
    private(set) var excluded: [Word] = []
    /// All, unless the person said otherwise by `in:`.
    private(set) var fields = Set(PostingField.allCases)

    init(_ expression: SearchExpression) {
        var isExcluded = false
        var named: Set<PostingField> = []
        for part in expression.parts {
            switch part {
            case .word(let text): add(Word(text: text), isExcluded)
            case .phrase(let text): add(Word(text: text, isQuoted: true), isExcluded)
            case .either: clauses.append([])
            case .qualifier(let qualifier) where qualifier.name == .in:
                let values = qualifier.value.lowercased().split(separator: ",")
                named = values.reduce(into: named) { $0.formUnion(PostingField.named(String($1))) }
            case .qualifier, .both, .not: break
            }
            isExcluded = part == .not
        }
        if !named.isEmpty { fields = named }
    }

    private mutating func add(_ word: Word, _ isExcluded: Bool) {
        guard !word.key.isEmpty else { return }
        if isExcluded { excluded.append(word) } else { clauses[clauses.count - 1].append(word) }
    }
}
