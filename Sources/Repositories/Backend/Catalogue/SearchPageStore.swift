import Foundation
import GitHubAPI
import RepositoriesDomain
import Storage

/// The pages of searches, inside a transaction.
struct SearchPageStore {
    let connection: any SQLConnection

    /// How long an answer can be shown when there is no newer one.
    static let lifetime: TimeInterval = 7 * 86_400

    func page(_ key: SearchPageKey) throws -> StoredSearchPage? {
        guard
            let row = try connection.row(
                "SELECT * FROM search_pages WHERE query = \(key.query) AND page = \(key.page)"
            )
        else { return nil }
        let list: String = try row["numbers"]
        let numbers = list.split(separator: ",").compactMap { Int64($0) }
        var repositories: [Int64: Repository] = [:]
        for row in try connection.rows("SELECT * FROM repositories WHERE number IN (\(values: numbers))") {
            repositories[try row["number"]] = try Repository(row)
        }
        return StoredSearchPage(
            repositories: numbers.compactMap { repositories[$0] },
            totalCount: try row["total_count"],
            isIncomplete: try row["is_incomplete"],
            next: try row["next_url"],
            validators: GitHubValidators(etag: try row["etag"], lastModified: try row["last_modified"]),
            fetchedAt: try row["fetched_at"]
        )
    }

    func store(
        _ page: GitHubSearchPage,
        numbers: [Int64],
        validators: GitHubValidators,
        as key: SearchPageKey,
        at date: Date
    ) throws {
        try connection.execute("DELETE FROM search_pages WHERE fetched_at < \(date.addingTimeInterval(-Self.lifetime))")
        try connection.execute("DELETE FROM search_pages WHERE query = \(key.query) AND page = \(key.page)")
        try connection.execute(
            """
            INSERT INTO search_pages
                (query, page, numbers, total_count, is_incomplete, next_url, etag, last_modified, fetched_at)
            VALUES (\(key.query), \(key.page), \(numbers.map(String.init).joined(separator: ",")),
                \(page.totalCount), \(page.isIncomplete), \(page.next), \(validators.etag),
                \(validators.lastModified), \(date))
            """
        )
    }

    /// The answer is still right.
    func touch(_ key: SearchPageKey, at date: Date) throws {
        try connection.execute(
            "UPDATE search_pages SET fetched_at = \(date) WHERE query = \(key.query) AND page = \(key.page)"
        )
    }
}

/// A page of a search as GitHub answered it some time ago, with the repositories as they are known now.
struct StoredSearchPage: Hashable, Sendable {
    var repositories: [Repository]
    var totalCount: Int
    var isIncomplete: Bool
    var next: URL?
    var validators: GitHubValidators
    var fetchedAt: Date
}

/// Which page of which search.
struct SearchPageKey: Hashable, Sendable {
    let asked: RepositoryQuery
    /// The query as text.
    let query: String
    let page: Int

    init(_ query: RepositoryQuery, page: Int) {
        asked = query
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        // A query is texts, numbers and flags, which always encode.
        let data = (try? encoder.encode(query)) ?? Data(query.text.utf8)
        self.query = String(decoding: data, as: UTF8.self)
        self.page = page
    }

    var previous: SearchPageKey { SearchPageKey(asked, page: page - 1) }
}
