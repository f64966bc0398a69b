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
struct RepositoryCatalogue: Sendable {
    let database: any SQLDatabase

    /// Brings the tables up to date, and the starter catalogue when it changed.
    func prepare(_ starter: StarterCatalogue) async throws {
        try await database.migrate(RepositoriesSchema.subject, RepositoriesSchema.migrations)
        try await load(starter)
    }

    private func load(_ starter: StarterCatalogue) async throws {
        let version = try await database.read { connection -> String? in
            try connection.row("SELECT value FROM repository_settings WHERE name = 'starter'")?["value"]
        }
        guard version != starter.version else { return }
        try await database.write { connection in
            let writer = CatalogueWriter(connection: connection)
            for entry in starter.entries { try writer.store(entry.repository, labels: entry.labels) }
            // A row of an earlier starter catalogue that is in this one no more; favourites have copies of their own.
            let keys = starter.entries.map(\.repository.id.key)
            try connection.execute(
                "DELETE FROM repositories WHERE source = 'starter' AND key NOT IN (\(values: keys))"
            )
            try connection.execute(
                """
                INSERT INTO repository_settings (name, value) VALUES ('starter', \(starter.version))
                ON CONFLICT (name) DO UPDATE SET value = excluded.value
                """
            )
        }
    }
}
