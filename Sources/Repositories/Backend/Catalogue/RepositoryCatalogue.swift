import RepositoriesDomain
import Storage

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
