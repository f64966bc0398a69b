import Foundation
package import GitHubAPI
package import RepositoriesDomain
package import Storage

extension Repository {
    /// A row of the table `repositories`.
    package init(_ row: SQLRow) throws(StorageError) {
        let factsAt: Date = try row["facts_at"]
        let source: String = try row["source"]
        let topics: String = try row["topics"]
        self.init(
            id: ID(owner: try row["owner"], name: try row["name"]),
            summary: try row["summary"],
            language: try row["language"],
            topics: topics.split(separator: ",").map(String.init),
            license: try row["license"],
            stars: try row["stars"],
            forks: try row["forks"],
            openIssues: try row["open_issues"],
            isArchived: try row["is_archived"],
            isFork: try row["is_fork"],
            avatarURL: try row["avatar_url"],
            homepage: try row["homepage"],
            createdAt: try row["created_at"],
            pushedAt: try row["pushed_at"],
            origin: source == "starter" ? .starter(asOf: factsAt) : .github(fetchedAt: factsAt)
        )
    }
}

/// Takes what GitHub told into the catalogue, inside a transaction of another subject's.
package struct RepositoryIntake {
    private let writer: CatalogueWriter

    package init(connection: any SQLConnection) {
        writer = CatalogueWriter(connection: connection)
    }

    /// Stores a repository and gives the number of its row.
    package func store(_ repository: GitHubRepository) throws -> Int64 {
        try writer.store(repository)
    }

    /// The key under which a repository is stored now, which differs after it was renamed.
    package func currentKey(_ key: String) throws -> String {
        try writer.currentKey(key)
    }
}

/// The stored repositories: the starter catalogue, and all that GitHub ever answered.
struct StoredCatalogue: Sendable {
    let database: any SQLDatabase

    /// Brings the tables up to date, and the starter catalogue when it changed.
    func prepare(_ starter: StarterCatalogue) async throws {
        try await database.migrate(RepositoriesSchema.subject, RepositoriesSchema.migrations)
        try await load(starter)
        try await index()
    }

    /// Whether an edition of the ranked repositories was ever added as a whole.
    var hasRanked: Bool {
        get async throws { try await version("ranked") != nil }
    }

    /// Adds the ranked repositories when they changed, some at a time, so that others write in between, and removes
    /// those of an earlier edition.
    func fill(_ ranked: RankedCatalogue) async throws {
        guard try await version("ranked") != ranked.version else { return }
        let entries = try ranked.catalogue().entries
        for start in stride(from: 0, to: entries.count, by: 100) {
            try Task.checkCancellation()
            try await database.write { connection in
                let writer = CatalogueWriter(connection: connection)
                for entry in entries.dropFirst(start).prefix(100) {
                    try writer.store(entry.repository, labels: entry.labels)
                }
            }
        }
        try await database.write { connection in
            try Self.remove(.ranked, but: entries, connection)
            try Self.remember(ranked.version, as: "ranked", connection)
        }
    }

    /// Writes the words of rows that were stored before there was a table for them, some at a time.
    private func index() async throws {
        var last: Int64? = 0
        while let after = last {
            last = try await database.write { connection in
                let writer = CatalogueWriter(connection: connection)
                let rows = try connection.rows(
                    """
                    SELECT r.* FROM repositories r
                    WHERE r.number > \(after)
                        AND NOT EXISTS (SELECT 1 FROM repository_postings p WHERE p.number = r.number)
                    ORDER BY r.number LIMIT 500
                    """
                )
                for row in rows { try writer.index(row) }
                return try rows.last.map { try $0["number"] }
            }
        }
    }

    private func load(_ starter: StarterCatalogue) async throws {
        guard try await version("starter") != starter.version else { return }
        try await database.write { connection in
            let writer = CatalogueWriter(connection: connection)
            for entry in starter.entries { try writer.store(entry.repository, labels: entry.labels) }
            try Self.remove(.described, but: starter.entries, connection)
            try Self.remember(starter.version, as: "starter", connection)
        }
    }

    /// What only the catalogues that ship with Serendip told of: the described know how hard something is.
    private enum Shipped {
        case described, ranked

        var condition: SQL { self == .described ? "level IS NOT NULL" : "level IS NULL" }
    }

    /// Removes rows of an earlier edition that are in this one no more; favourites have copies of their own.
    private static func remove(
        _ shipped: Shipped,
        but entries: [StarterCatalogue.Entry],
        _ connection: any SQLConnection
    ) throws {
        let keys = entries.map(\.repository.id.key)
        try connection.execute(
            "DELETE FROM repositories WHERE source = 'starter' AND \(shipped.condition) AND key NOT IN (\(values: keys))"
        )
    }

    /// Which edition of a catalogue that ships with Serendip was written last; `nil` for none.
    private func version(_ name: String) async throws -> String? {
        try await database.read { connection in
            try connection.row("SELECT value FROM repository_settings WHERE name = \(name)")?["value"]
        }
    }

    private static func remember(_ version: String, as name: String, _ connection: any SQLConnection) throws {
        try connection.execute(
            """
            INSERT INTO repository_settings (name, value) VALUES (\(name), \(version))
            ON CONFLICT (name) DO UPDATE SET value = excluded.value
            """
        )
    }
}
