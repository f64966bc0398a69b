import Foundation

extension SQLDatabase {
    /// Brings the tables of `subject` to the last of `migrations`, each in a transaction of its own.
    ///
    /// Steps that ran before, in this process or another, are left alone.
    ///
    /// - Throws: `newerSchema` when the database has had steps this program does not know.
    package func migrate(_ subject: String, _ migrations: [Migration]) async throws {
        try await write { connection in
            for statement in connection.dialect.migrationLock { try connection.execute(statement) }
            try connection.execute(
                """
                CREATE TABLE IF NOT EXISTS schema_migrations (
                    subject TEXT NOT NULL, name TEXT NOT NULL, applied_at BIGINT NOT NULL,
                    PRIMARY KEY (subject, name)
                )
                """
            )
            let applied: [String] = try connection.rows(
                "SELECT name FROM schema_migrations WHERE subject = \(subject) ORDER BY name"
            ).map { try $0["name"] }
            let known = Set(migrations.map(\.name))
            if let unknown = applied.first(where: { !known.contains($0) }) {
                throw StorageError.newerSchema(subject: subject, migration: unknown)
            }
        }
        for migration in migrations {
            try await apply(migration, of: subject)
        }
    }

    private func apply(_ migration: Migration, of subject: String) async throws {
        let now = Date()
        try await write { connection in
            for statement in connection.dialect.migrationLock { try connection.execute(statement) }
            // The record comes first: when two processes start at once, the second finds nothing left to do.
            let isNew = try connection.execute(
                """
                INSERT INTO schema_migrations (subject, name, applied_at)
                VALUES (\(subject), \(migration.name), \(now)) ON CONFLICT DO NOTHING
                """
            )
            guard isNew == 1 else { return }
            for statement in migration.statements(connection.dialect) {
                try connection.execute(statement)
            }
        }
    }
}

/// One step of a subject's schema.
///
/// Once released it is never changed or removed; a correction is a new step.
package struct Migration: Sendable {
    /// Unique within its subject.
    package var name: String
    package var statements: @Sendable (SQLDialect) -> [SQL]

    package init(name: String, statements: @escaping @Sendable (SQLDialect) -> [SQL]) {
        self.name = name
        self.statements = statements
    }

    /// A step written in the SQL that all engines share.
    package init(name: String, _ statements: [SQL]) {
        self.init(name: name) { _ in statements }
    }
}
