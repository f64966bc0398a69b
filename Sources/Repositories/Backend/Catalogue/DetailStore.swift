import Foundation
import GitHubAPI
import RepositoriesDomain
import Storage

/// Details and READMEs, inside a transaction.
struct DetailStore {
    let connection: any SQLConnection

    /// The repository of that name, or the one that had it before it was renamed.
    func detail(of id: Repository.ID) throws -> StoredDetail? {
        let key = try CatalogueWriter(connection: connection).currentKey(id.key)
        guard let row = try connection.row("SELECT * FROM repositories WHERE key = \(key)") else { return nil }
        let number: Int64 = try row["number"]
        let detail = try connection.row("SELECT * FROM repository_details WHERE number = \(number)")
        return StoredDetail(number: number, repository: try Repository(row), detail: try detail.map(Self.detail))
    }

    /// Stores GitHub's answer about one repository; `id` is the name it was asked for by.
    func store(
        _ found: GitHubRepository,
        askedAs id: Repository.ID,
        _ validators: GitHubValidators,
        at date: Date
    ) throws {
        let writer = CatalogueWriter(connection: connection)
        let number = try writer.store(found)
        try writer.alias(id.key, to: found.repository.id.key)
        try connection.execute(
            """
            INSERT INTO repository_details
                (number, watchers, default_branch, web_url, etag, last_modified, fetched_at)
            VALUES (\(number), \(found.watchers), \(found.defaultBranch), \(found.webURL), \(validators.etag),
                \(validators.lastModified), \(date))
            ON CONFLICT (number) DO UPDATE SET watchers = excluded.watchers,
                default_branch = excluded.default_branch, web_url = excluded.web_url, etag = excluded.etag,
                last_modified = excluded.last_modified, fetched_at = excluded.fetched_at
            """
        )
    }

    func touchDetail(_ number: Int64, at date: Date) throws {
        try connection.execute("UPDATE repository_details SET fetched_at = \(date) WHERE number = \(number)")
        try connection.execute(
            "UPDATE repositories SET facts_at = \(date) WHERE number = \(number) AND source = 'github'"
        )
    }

    func store(_ release: GitHubRelease?, of number: Int64, at date: Date) throws {
        let publishedAt = release?.publishedAt
        try connection.execute(
            """
            UPDATE repository_details SET release_name = \(release?.name), release_at = \(publishedAt),
                release_found_at = CASE WHEN release_at = \(publishedAt) THEN release_found_at ELSE \(date) END,
                release_asked_at = \(date) WHERE number = \(number)
            """
        )
    }

    func readme(of number: Int64) throws -> StoredReadme? {
        try connection.row("SELECT * FROM repository_readmes WHERE number = \(number)").map { row in
            StoredReadme(
                text: try row["content"],
                path: try row["path"],
                validators: GitHubValidators(etag: try row["etag"], lastModified: try row["last_modified"]),
                fetchedAt: try row["fetched_at"]
            )
        }
    }

    func store(_ readme: GitHubReadme?, of number: Int64, _ validators: GitHubValidators, at date: Date) throws {
        let text = readme.map { String($0.text.replacing("\0", with: "").prefix(ReadmeParser.maximumBytes + 1)) }
        try connection.execute(
            """
            INSERT INTO repository_readmes (number, content, path, etag, last_modified, fetched_at)
            VALUES (\(number), \(text), \(readme?.path ?? ""), \(validators.etag), \(validators.lastModified), \(date))
            ON CONFLICT (number) DO UPDATE SET content = excluded.content, path = excluded.path,
                etag = excluded.etag, last_modified = excluded.last_modified, fetched_at = excluded.fetched_at
            """
        )
    }

    func touchReadme(_ number: Int64, at date: Date) throws {
        try connection.execute("UPDATE repository_readmes SET fetched_at = \(date) WHERE number = \(number)")
    }

    private static func detail(_ row: SQLRow) throws -> StoredDetail.Detail {
        StoredDetail.Detail(
            watchers: try row["watchers"],
            defaultBranch: try row["default_branch"],
            webURL: try row["web_url"],
            releaseName: try row["release_name"],
            releaseAt: try row["release_at"],
            releaseAskedAt: try row["release_asked_at"],
            validators: GitHubValidators(etag: try row["etag"], lastModified: try row["last_modified"]),
            fetchedAt: try row["fetched_at"]
        )
    }
}

/// A README as GitHub sent it; without text when there is none.
struct StoredReadme: Hashable, Sendable {
    var text: String?
    var path: String
    var validators: GitHubValidators
    var fetchedAt: Date
}

/// What is stored about one repository beyond its facts.
struct StoredDetail: Hashable, Sendable {
    var number: Int64
    var repository: Repository
    /// `nil` when GitHub was never asked about this repository alone.
    var detail: Detail?

    struct Detail: Hashable, Sendable {
        var watchers: Int?
        var defaultBranch: String?
        var webURL: URL?
        var releaseName: String?
        var releaseAt: Date?
        var releaseAskedAt: Date?
        var validators: GitHubValidators
        var fetchedAt: Date
    }
}
