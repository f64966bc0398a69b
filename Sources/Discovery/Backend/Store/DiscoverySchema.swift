import Storage

/// The tables of this subject.
///
/// They refer to the accounts' and the repositories' tables, whose migrations have to run first.
enum DiscoverySchema {
    static let subject = "discovery"

    static let migrations: [Migration] = [
        Migration(name: "001 people and decisions", people),
        Migration(name: "002 trends and stars", trends),
        Migration(name: "003 settings", settings),
    ]

    private static let people: [SQL] = [
        // `version` grows with every change that is not an event, so that a copy in memory knows when it is old.
        """
        CREATE TABLE discovery_people (
            account_id TEXT NOT NULL PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
            version BIGINT NOT NULL,
            preferences TEXT NOT NULL
        )
        """,
        """
        CREATE TABLE discovery_decks (
            account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
            id TEXT NOT NULL,
            position BIGINT NOT NULL,
            name TEXT NOT NULL,
            filters TEXT NOT NULL,
            PRIMARY KEY (account_id, id)
        )
        """,
        // Only ever inserted into. `subject` is a repository's key, a taste subject, or the sequence an undo takes back;
        // `score` and `propensity` are those of the card that was judged.
        """
        CREATE TABLE discovery_events (
            account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
            sequence BIGINT NOT NULL,
            id TEXT NOT NULL,
            act TEXT NOT NULL,
            subject TEXT NOT NULL,
            score DOUBLE PRECISION,
            propensity DOUBLE PRECISION,
            decided_at BIGINT NOT NULL,
            recorded_at BIGINT NOT NULL,
            PRIMARY KEY (account_id, sequence),
            UNIQUE (account_id, id)
        )
        """,
        // What the events come to, one row per repository: the facts are those of the time it was judged.
        """
        CREATE TABLE discovery_judgements (
            account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
            key TEXT NOT NULL,
            opinion TEXT NOT NULL CHECK (opinion IN ('like', 'skip', 'star')),
            sequence BIGINT NOT NULL,
            judged_at BIGINT NOT NULL,
            language TEXT,
            facts TEXT NOT NULL,
            tags TEXT NOT NULL,
            note TEXT NOT NULL,
            PRIMARY KEY (account_id, key)
        )
        """,
        "CREATE INDEX discovery_judgements_by_sequence ON discovery_judgements (account_id, sequence)",
        """
        CREATE TABLE discovery_showings (
            account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
            key TEXT NOT NULL,
            first_shown_at BIGINT NOT NULL,
            shown_at BIGINT NOT NULL,
            score DOUBLE PRECISION NOT NULL,
            propensity DOUBLE PRECISION NOT NULL,
            PRIMARY KEY (account_id, key)
        )
        """,
        "CREATE INDEX discovery_showings_by_key ON discovery_showings (key)",
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
