import Foundation
import RepositoriesDomain
import Storage

/// Search in the stored repositories.
///
/// ``SearchPlanner`` says what is looked for, the table `repository_postings` where it stands, and ``SearchRanking``
/// puts it in order. The database only finds, so that both engines answer the same.
struct CatalogueSearch {
    let connection: any SQLConnection

    struct Answer {
        var repositories: [Repository]
        var totalCount: Int
        var reading = SearchReading()
    }

    /// Page `page`, from 1.
    func search(_ query: RepositoryQuery, page: Int) throws -> Answer {
        let expression = SearchExpression(query.text)
        let conditions = SearchConditions(query, expression)
        let lexicon = StoredLexicon(connection: connection)
        let plan = try SearchPlanner(lexicon: lexicon).plan(expression, text: query.text)
        var reading = SearchReading(ignoredQualifiers: conditions.ignored)
        if plan.clauses.isEmpty {
            // Signs alone say nothing, and so nothing is found; qualifiers alone are a list of their own.
            guard !expression.hasWords, !expression.parts.isEmpty || query.text.isEmpty else {
                return Answer(repositories: [], totalCount: 0, reading: reading)
            }
            return try listed(query, conditions.all + excluding(plan), page, reading)
        }
        let hits = try SearchHits(connection: connection).hits(plan.concepts)
        let facts = try facts(of: Set(hits.flatMap(\.keys)), conditions.all + excluding(plan))
        let count: Int = try connection.row("SELECT COUNT(*) AS total FROM repositories")?["total"] ?? 0
        let found = SearchRanking(plan: plan, hits: hits, count: count).matches(among: facts)
        reading.isPartial = found.isPartial
        if let correction = plan.correction, !found.matches.isEmpty {
            reading.correction = .init(shown: correction.shown, verbatim: correction.verbatim)
        }
        let numbers = found.matches.map(\.facts.number)
        if query.sort != .bestMatch {
            return try listed(query, ["r.number IN (\(values: numbers))"], page, reading)
        }
        let shown = numbers.dropFirst((page - 1) * RepositoryQuery.pageSize).prefix(RepositoryQuery.pageSize)
        return Answer(repositories: try rows(Array(shown)), totalCount: numbers.count, reading: reading)
    }

    /// All that meet the conditions, in the order of a column.
    private func listed(
        _ query: RepositoryQuery,
        _ conditions: [SQL],
        _ page: Int,
        _ reading: SearchReading
    ) throws -> Answer {
        let condition = (conditions + ["1 = 1"]).joined(separator: " AND ")
        let order: SQL =
            switch query.sort {
            case .stars, .bestMatch: "r.stars DESC"
            case .forks: "r.forks DESC"
            case .updated: "COALESCE(r.pushed_at, 0) DESC"
            }
        let total = try connection.row("SELECT COUNT(*) AS total FROM repositories r WHERE \(condition)")
        let rows = try connection.rows(
            """
            SELECT r.* FROM repositories r WHERE \(condition) ORDER BY \(order), r.stars DESC, r.key
            LIMIT \(RepositoryQuery.pageSize) OFFSET \((page - 1) * RepositoryQuery.pageSize)
            """
        )
        return Answer(
            repositories: try rows.map(Repository.init),
            totalCount: try total?["total"] ?? 0,
            reading: reading
        )
    }

    private func facts(of numbers: Set<Int64>, _ conditions: [SQL]) throws -> [SearchRanking.Facts] {
        var facts: [SearchRanking.Facts] = []
        var rest = numbers.sorted()[...]
        while !rest.isEmpty {
            let some = Array(rest.prefix(Self.valuesOfStatement))
            rest = rest.dropFirst(some.count)
            let condition = (conditions + ["r.number IN (\(values: some))"]).joined(separator: " AND ")
            facts += try connection.rows(
                "SELECT r.number, r.key, r.name_key, r.stars, r.topics FROM repositories r WHERE \(condition)"
            ).map { row in
                .init(
                    number: try row["number"],
                    key: try row["key"],
                    nameKey: try row["name_key"],
                    stars: try row["stars"],
                    topics: try row["topics"]
                )
            }
        }
        return facts
    }

    private func rows(_ numbers: [Int64]) throws -> [Repository] {
        guard !numbers.isEmpty else { return [] }
        var repositories: [Int64: Repository] = [:]
        for row in try connection.rows("SELECT * FROM repositories WHERE number IN (\(values: numbers))") {
            repositories[try row["number"]] = try Repository(row)
        }
        return numbers.compactMap { repositories[$0] }
    }

    private func excluding(_ plan: SearchPlan) throws -> [SQL] {
        guard !plan.excluded.isEmpty else { return [] }
        let numbers = try SearchHits(connection: connection).hits(plan.excluded).flatMap(\.keys)
        return numbers.isEmpty ? [] : ["r.number NOT IN (\(values: Array(Set(numbers))))"]
    }

    /// Well below what both engines take.
    private static let valuesOfStatement = 20_000
}

/// Where words stand in the stored texts.
struct SearchHits {
    let connection: any SQLConnection

    /// For each concept, how strongly each repository has it, by number: hundredths of a field's weight.
    func hits(_ concepts: [SearchConcept]) throws -> [[Int64: Int]] {
        var hits = try words(concepts)
        for (index, concept) in concepts.enumerated() where !concept.phrase.isEmpty {
            hits[index] = try phrase(concept)
        }
        return hits
    }

    private func words(_ concepts: [SearchConcept]) throws -> [[Int64: Int]] {
        var hits = [[Int64: Int]](repeating: [:], count: concepts.count)
        let entries = concepts.enumerated().flatMap { index, concept in
            concept.terms.map { term -> SQL in
                let fields = concept.fields.reduce(0) { $0 | 1 << $1.rawValue }
                return "(\(index), \(term.first), \(term.last), \(term.percent), \(fields))"
            }
        }
        guard !entries.isEmpty else { return hits }
        let weights = PostingField.allCases.map { "WHEN \($0.rawValue) THEN \($0.weight)" }.joined(separator: " ")
        let masks = PostingField.allCases.map { "WHEN \($0.rawValue) THEN \(1 << $0.rawValue)" }.joined(separator: " ")
        let rows = try connection.rows(
            """
            WITH terms (concept, first, last, percent, fields) AS (VALUES \(entries.joined(separator: ", ")))
            SELECT concept, number, MAX(points) AS points FROM (
                SELECT t.concept AS concept, p.number AS number,
                    CAST(SUM(t.percent * (CASE p.field \(raw: weights) END)) AS BIGINT) AS points
                FROM terms t JOIN repository_postings p ON p.word >= t.first AND p.word <= t.last
                WHERE (t.fields & (CASE p.field \(raw: masks) END)) <> 0
                GROUP BY t.concept, t.first, t.last, t.percent, p.word, p.number
            ) AS found GROUP BY concept, number
            """
        )
        for row in rows {
            let concept: Int = try row["concept"]
            hits[concept][try row["number"]] = try row["points"]
        }
        return hits
    }

    /// Words in a row, as they are.
    private func phrase(_ concept: SearchConcept) throws -> [Int64: Int] {
        let pattern = "% \(concept.phrase.joined(separator: " ")) %"
        let columns: [(PostingField, SQL)] = [
            (.nameParts, "name"), (.topics, "topics"), (.language, "language"), (.owner, "owner"),
            (.summary, "summary"),
        ]
        var hits: [Int64: Int] = [:]
        for (field, column) in columns where concept.fields.contains(field) {
            let rows = try connection.rows(
                "SELECT number FROM repository_texts WHERE ' ' || \(column) || ' ' LIKE \(pattern)"
            )
            for row in rows { hits[try row["number"], default: 0] += 100 * field.weight }
        }
        return hits
    }
}
