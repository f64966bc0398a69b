import DiscoveryService
import Storage

/// The tables of this subject.
///
/// They refer to the accounts' and the repositories' tables, whose migrations have to run first.
enum DiscoverySchema {
    static let subject = "discovery"

    static let migrations: [Migration] = [
        Migration(name: "001 people and decisions", RepositoryCatalogue.personTables),
        Migration(name: "002 trends and stars", trends),
        Migration(name: "003 settings", settings),
        Migration(
            name: "004 searches by field",
            ["CREATE TABLE discovery_field_searches (query TEXT NOT NULL PRIMARY KEY, asked_at BIGINT NOT NULL)"]
        ),
    ]

    private static let settings: [SQL] = [
        """
        CREATE TABLE discovery_settings (
            account_id TEXT NOT NULL PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
            settings TEXT NOT NULL
        )
        """
    ]

    private static let trends: [SQL] = [
        """
        CREATE TABLE repository_snapshots (
            number BIGINT NOT NULL REFERENCES repositories (number) ON DELETE CASCADE,
            day BIGINT NOT NULL,
            stars BIGINT NOT NULL,
            forks BIGINT NOT NULL,
            PRIMARY KEY (number, day)
        )
        """,
        "CREATE INDEX repository_snapshots_by_day ON repository_snapshots (day)",
        """
        CREATE TABLE discovery_star_imports (
            account_id TEXT NOT NULL PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
            login TEXT NOT NULL,
            state TEXT NOT NULL,
            next_url TEXT,
            read_count BIGINT NOT NULL,
            total BIGINT,
            started_at BIGINT NOT NULL
        )
        """,
    ]
}
