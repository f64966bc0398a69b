import Foundation
import GitHubAPI
import RepositoriesDomain
import Storage
import TextSearch

/// Writes repositories inside a transaction: their facts, the text that searches look through, and its words.
struct CatalogueWriter {
    let connection: any SQLConnection

    /// What only the starter catalogue knows.
    struct Labels {
        /// Comma-separated, such as `web-backend,networking`.
        var fields: String
        /// `beginner`, `intermediate` or `advanced`.
        var level: String?

        /// What a search finds them by.
        var words: [String] { fields.split(separator: ",").map(String.init) + [level].compactMap(\.self) }
    }

    /// Stores what GitHub told, and returns the row's number.
    ///
    /// GitHub's own number finds the row of a repository that has a new name; the old name then leads to the new one.
    func store(_ found: GitHubRepository) throws -> Int64 {
        let key = found.repository.id.key
        // Whatever had this name before, this is what it names now.
        try connection.execute("DELETE FROM repository_names WHERE old_key = \(key)")
        let byNumber = try number("github_number = \(found.number)")
        let byKey = try number("key = \(key)")
        if let byNumber, let byKey, byNumber != byKey { try delete(byKey) }
        guard let number = byNumber ?? byKey else {
            return try insert(found.repository, githubNumber: found.number, labels: nil)
        }
        try rename(number, to: key)
        try update(number, found.repository, githubNumber: found.number)
        return number
    }

    /// Stores a row of the starter catalogue; what GitHub told about it before stays.
    func store(_ repository: Repository, labels: Labels) throws {
        let key = try currentKey(repository.id.key)
        guard let number = try number("key = \(key)") else {
            _ = try insert(repository, githubNumber: nil, labels: labels)
            return
        }
        try connection.execute(
            "UPDATE repositories SET fields = \(labels.fields), level = \(labels.level) WHERE number = \(number)"
        )
        if try connection.row("SELECT 1 FROM repositories WHERE number = \(number) AND source = 'starter'") != nil {
            try update(number, repository, githubNumber: nil)
        }
    }

    /// The key under which a repository is stored now, which differs after it was renamed.
    func currentKey(_ key: String) throws -> String {
        try connection.row("SELECT key FROM repository_names WHERE old_key = \(key)")?["key"] ?? key
    }

    /// Lets the old name of a repository lead to the new one.
    func alias(_ oldKey: String, to key: String) throws {
        guard oldKey != key else { return }
        try connection.execute("DELETE FROM repository_names WHERE old_key = \(key)")
        try connection.execute("UPDATE repository_names SET key = \(key) WHERE key = \(oldKey)")
        try connection.execute(
            """
            INSERT INTO repository_names (old_key, key) VALUES (\(oldKey), \(key))
            ON CONFLICT (old_key) DO UPDATE SET key = excluded.key
            """
        )
        // Who has both keeps the one under the new name.
        try connection.execute(
            """
            UPDATE favourites SET key = \(key) WHERE key = \(oldKey) AND NOT EXISTS (
                SELECT 1 FROM favourites f WHERE f.account_id = favourites.account_id AND f.key = \(key)
            )
            """
        )
    }

    private func rename(_ number: Int64, to key: String) throws {
        guard let row = try connection.row("SELECT key FROM repositories WHERE number = \(number)") else { return }
        try alias(try row["key"], to: key)
    }

    private func number(_ condition: SQL) throws -> Int64? {
        try connection.row("SELECT number FROM repositories WHERE \(condition)")?["number"]
    }

    /// Writes the words of a stored row anew.
    func index(_ row: SQLRow) throws {
        let labels = Labels(fields: try row["fields"], level: try row["level"])
        try storeText(try row["number"], try Repository(row), labels.words)
    }

    private func labels(of number: Int64) throws -> Labels {
        let row = try connection.row("SELECT fields, level FROM repositories WHERE number = \(number)")
        return Labels(fields: try row?["fields"] ?? "", level: try row?["level"])
    }

    private func delete(_ number: Int64) throws {
        try connection.execute("DELETE FROM repositories WHERE number = \(number)")
    }

    private func insert(_ repository: Repository, githubNumber: Int64?, labels: Labels?) throws -> Int64 {
        let next = try connection.row("SELECT COALESCE(MAX(number), 0) + 1 AS next FROM repositories")
        guard let number: Int64 = try next?["next"] else { throw StorageError.failed("no number") }
        let columns =
            columns(repository) + [
                ("number", "\(number)"), ("github_number", "\(githubNumber)"), ("fields", "\(labels?.fields ?? "")"),
                ("level", "\(labels?.level)"),
            ]
        let names = columns.map { SQL(raw: $0.0) }.joined(separator: ", ")
        let values = columns.map(\.1).joined(separator: ", ")
        try connection.execute("INSERT INTO repositories (\(names)) VALUES (\(values))")
        try storeText(number, repository, labels?.words ?? [])
        return number
    }

    private func update(_ number: Int64, _ repository: Repository, githubNumber: Int64?) throws {
        var columns = columns(repository)
        if let githubNumber { columns.append(("github_number", "\(githubNumber)")) }
        let changes = columns.map { "\(raw: $0.0) = \($0.1)" as SQL }.joined(separator: ", ")
        try connection.execute("UPDATE repositories SET \(changes) WHERE number = \(number)")
        try storeText(number, repository, try labels(of: number).words)
    }

    private func columns(_ repository: Repository) -> [(String, SQL)] {
        let (source, factsAt) =
            switch repository.origin {
            case .starter(let date): ("starter", date)
            case .github(let date): ("github", date)
            }
        return [
            ("key", "\(repository.id.key)"), ("owner", "\(repository.id.owner)"), ("name", "\(repository.id.name)"),
            ("name_key", "\(SearchWords.key(repository.id.name))"), ("summary", "\(repository.summary)"),
            ("language", "\(repository.language)"), ("language_key", "\(repository.language?.lowercased())"),
            ("topics", "\("," + repository.topics.map { $0 + "," }.joined())"), ("license", "\(repository.license)"),
            ("stars", "\(repository.stars)"), ("forks", "\(repository.forks)"),
            ("open_issues", "\(repository.openIssues)"), ("is_archived", "\(repository.isArchived)"),
            ("is_fork", "\(repository.isFork)"), ("avatar_url", "\(repository.avatarURL)"),
            ("homepage", "\(repository.homepage)"), ("created_at", "\(repository.createdAt)"),
            ("pushed_at", "\(repository.pushedAt)"), ("source", "\(source)"), ("facts_at", "\(factsAt)"),
            ("popularity", "\(log10(Double(repository.stars) + 1))"),
        ]
    }

    private func storeText(_ number: Int64, _ repository: Repository, _ labels: [String]) throws {
        let topics = SearchWords.words(repository.topics.joined(separator: " "))
        let texts = [
            SearchWords.nameWords(repository.id.name), SearchWords.nameWords(repository.id.owner), topics,
            SearchWords.words(repository.language ?? ""), SearchWords.words(repository.summary),
        ]
        let values = texts.map { "\($0.joined(separator: " "))" as SQL }.joined(separator: ", ")
        try connection.execute(
            """
            INSERT INTO repository_texts (number, name, owner, topics, language, summary)
            VALUES (\(number), \(values))
            ON CONFLICT (number) DO UPDATE SET name = excluded.name, owner = excluded.owner,
                topics = excluded.topics, language = excluded.language, summary = excluded.summary
            """
        )
        try storePostings(number, repository, labels)
    }

    /// Writes where each word stands, so that a search finds rows by it.
    private func storePostings(_ number: Int64, _ repository: Repository, _ labels: [String]) throws {
        let postings = SearchPostings(repository, labels: labels).words
        try connection.execute("DELETE FROM repository_postings WHERE number = \(number)")
        let rows = postings.flatMap { field, words in
            words.sorted().map { "(\($0), \(number), \(field.rawValue))" as SQL }
        }
        guard !rows.isEmpty else { return }
        try connection.execute(
            "INSERT INTO repository_postings (word, number, field) VALUES \(rows.joined(separator: ", "))"
        )
        let words = postings.values.reduce(into: Set<String>()) { $0.formUnion($1) }.sorted()
        try connection.execute(
            """
            INSERT INTO repository_words (word, length)
            VALUES \(words.map { "(\($0), \($0.count))" as SQL }.joined(separator: ", "))
            ON CONFLICT (word) DO NOTHING
            """
        )
    }
}
