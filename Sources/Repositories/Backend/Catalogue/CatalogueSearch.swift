import Foundation
import RepositoriesDomain
import Storage

/// Full-text search in the stored repositories.
///
/// A word that nothing begins with is looked for as a misspelling. When no repository has all words, those that have
/// some are shown. A repository that is called what was typed comes first; the others by how well their text fits,
/// plus ``popularityWeight`` for each tenfold of stars.
struct CatalogueSearch {
    /// Chosen on the list of queries in `CatalogueSearchTests`.
    static let popularityWeight = 1.5

    let connection: any SQLConnection

    /// Page `page` (from 1) and how many match in all.
    func search(_ query: RepositoryQuery, page: Int) throws -> (repositories: [Repository], totalCount: Int) {
        var asked = CatalogueQuery(query)
        let terms = try asked.words.map { try alternatives($0) }
        // A misspelt name is a name too.
        asked.nameKeys += terms.count == 1 ? terms[0].map(\.text) : [terms.compactMap(\.first?.text).joined()]
        if !terms.contains(where: \.isEmpty) {
            let found = try self.page(page, query.sort, asked, matching: terms.map { ($0, .any) })
            if found.totalCount > 0 || terms.count < 2 { return found }
        }
        guard terms.contains(where: { !$0.isEmpty }) else { return ([], 0) }
        return try self.page(page, query.sort, asked, matching: [(terms.flatMap(\.self), .any)])
    }

    /// How to find a word: as the beginning of one, or else as what it may have been meant to be.
    private func alternatives(_ word: String) throws -> [FullTextQuery.Term] {
        let known = try connection.row(
            "SELECT word FROM repository_words WHERE word >= \(word) AND word < \(word + "\u{10FFFF}") LIMIT 1"
        )
        if known != nil { return [.init(word, isPrefix: true)] }
        return try corrections(word).map { FullTextQuery.Term($0) }
    }

    /// The stored words nearest to `word`; at most 8, alphabetical.
    private func corrections(_ word: String) throws -> [String] {
        let bytes = Array(word.utf8)
        let tolerance = Spelling.tolerance(length: word.count)
        guard tolerance > 0 else { return [] }
        let candidates = try connection.rows(
            """
            SELECT word FROM repository_words
            WHERE length BETWEEN \(word.count - tolerance) AND \(word.count + tolerance) ORDER BY word
            """
        )
        var nearest: [String] = []
        var limit = tolerance
        for row in candidates {
            let candidate: String = try row["word"]
            guard let distance = Spelling.distance(bytes, Array(candidate.utf8), limit: limit) else { continue }
            if distance < limit {
                nearest = []
                limit = distance
            }
            nearest.append(candidate)
        }
        return Array(nearest.prefix(8))
    }

    private func page(
        _ page: Int,
        _ sort: RepositoryQuery.Sort,
        _ asked: CatalogueQuery,
        matching groups: [([FullTextQuery.Term], FullTextQuery.Match)]
    ) throws -> (repositories: [Repository], totalCount: Int) {
        var matches: [SQL] = []
        var source: SQL = "repositories r"
        var rank: SQL = "0.0"
        for (index, group) in groups.enumerated() {
            let query = FullTextQuery(group.0, match: group.1)
            let name = "match\(index)"
            matches.append(
                "\(raw: name) AS MATERIALIZED (\(connection.dialect.select(query, in: RepositoriesSchema.texts)))"
            )
            source += " JOIN \(raw: name) ON \(raw: name).key = r.number"
            rank += " + \(raw: name).rank"
        }
        let with: SQL = matches.isEmpty ? "" : "WITH \(matches.joined(separator: ", ")) "
        let condition = ((asked.conditions + excluding(asked.excludedWords)) + ["1 = 1"]).joined(separator: " AND ")
        let total = try connection.row("\(with)SELECT COUNT(*) AS total FROM \(source) WHERE \(condition)")
        let rows = try connection.rows(
            """
            \(with)SELECT r.* FROM \(source) WHERE \(condition)
            ORDER BY \(order(sort, asked, rank: rank)), r.stars DESC, r.key
            LIMIT \(RepositoryQuery.pageSize) OFFSET \((page - 1) * RepositoryQuery.pageSize)
            """
        )
        return (try rows.map(Repository.init), try total?["total"] ?? 0)
    }

    private func excluding(_ words: [String]) -> [SQL] {
        words.map { word in
            let query = FullTextQuery([.init(word, isPrefix: false)])
            return
                "r.number NOT IN (SELECT key FROM (\(connection.dialect.select(query, in: RepositoriesSchema.texts))) x)"
        }
    }

    private func order(_ sort: RepositoryQuery.Sort, _ asked: CatalogueQuery, rank: SQL) -> SQL {
        switch sort {
        case .stars: "r.stars DESC"
        case .forks: "r.forks DESC"
        case .updated: "COALESCE(r.pushed_at, 0) DESC"
        case .bestMatch:
            """
            CASE WHEN r.key = \(asked.fullNameKey) THEN 0 WHEN r.name_key IN (\(values: asked.nameKeys)) THEN 1 ELSE 2 END,
            \(rank) - \(Self.popularityWeight) * r.popularity
            """
        }
    }
}

/// How far two words are apart.
enum Spelling {
    /// Mistakes that a word of this length may have: none below 4 letters, one below 8, else two.
    static func tolerance(length: Int) -> Int {
        length < 4 ? 0 : length < 8 ? 1 : 2
    }

    /// Insertions, deletions, substitutions and swaps of neighbours that lead from one to the other; `nil` above
    /// `limit`.
    ///
    /// Optimal string alignment (Boytsov 2011, "Indexing methods for approximate dictionary searching", 2.1).
    ///
    /// - Complexity: O(length × limit)
    static func distance(_ left: [UInt8], _ right: [UInt8], limit: Int) -> Int? {
        guard abs(left.count - right.count) <= limit else { return nil }
        let far = limit + 1
        var beforeLast = [Int](repeating: far, count: right.count + 1)
        var last = (0...right.count).map { min($0, far) }
        for row in 0..<left.count {
            var current = [Int](repeating: far, count: right.count + 1)
            current[0] = min(row + 1, far)
            for column in max(0, row - limit)..<min(right.count, row + limit + 1) {
                var best = min(last[column + 1] + 1, current[column] + 1)
                best = min(best, last[column] + (left[row] == right[column] ? 0 : 1))
                if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
                    best = min(best, beforeLast[column - 1] + 1)
                }
                current[column + 1] = min(best, far)
            }
            if !current.contains(where: { $0 <= limit }) { return nil }
            (beforeLast, last) = (last, current)
        }
        return last[right.count] <= limit ? last[right.count] : nil
    }
}
