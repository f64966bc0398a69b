import Storage

/// The tables of this subject.
///
/// Favourites refer to the accounts' table, whose migrations have to run first.
enum RepositoriesSchema {
    static let subject = "repositories"

    /// What searches looked through before ``postings``.
    private static let texts = FullTextIndex(
        name: "repository_texts_index",
        table: "repository_texts",
        key: "number",
        columns: [
            .init("name", weight: 10), .init("owner", weight: 4), .init("topics", weight: 5),
            .init("language", weight: 3), .init("summary", weight: 2),
        ]
    )

    static let migrations: [Migration] = [
        Migration(name: "001 catalogue") { catalogue + $0.create(texts) },
        Migration(name: "002 answers of the source", answers),
        Migration(name: "003 favourites", favourites),
        // A person's list is read in this order, and each swipe asks for its size and its newest.
        Migration(
            name: "004 favourites by age",
            ["CREATE INDEX favourites_by_age ON favourites (account_id, saved_at)"]
        ),
        Migration(name: "005 releases", releases),
        // By the engines' own full-text indexes the same search came out in two orders.
        Migration(name: "006 words of repositories") { $0.drop(texts) + postings },
    ]

    private static let catalogue: [SQL] = [
        """
        CREATE TABLE repositories (
            number BIGINT NOT NULL PRIMARY KEY,
            github_number BIGINT UNIQUE,
            key TEXT NOT NULL UNIQUE,
            owner TEXT NOT NULL,
            name TEXT NOT NULL,
            name_key TEXT NOT NULL,
            summary TEXT NOT NULL,
            language TEXT,
            language_key TEXT,
            topics TEXT NOT NULL,
            license TEXT,
            stars BIGINT NOT NULL CHECK (stars >= 0),
            forks BIGINT NOT NULL CHECK (forks >= 0),
            open_issues BIGINT,
            is_archived INTEGER NOT NULL CHECK (is_archived IN (0, 1)),
            is_fork INTEGER NOT NULL CHECK (is_fork IN (0, 1)),
            avatar_url TEXT,
            homepage TEXT,
            created_at BIGINT,
            pushed_at BIGINT,
            source TEXT NOT NULL CHECK (source IN ('starter', 'github')),
            facts_at BIGINT NOT NULL,
            popularity DOUBLE PRECISION NOT NULL,
            fields TEXT NOT NULL DEFAULT '',
            level TEXT
        )
        """,
        "CREATE INDEX repositories_by_stars ON repositories (stars DESC, key)",
        "CREATE TABLE repository_names (old_key TEXT NOT NULL PRIMARY KEY, key TEXT NOT NULL)",
        "CREATE TABLE repository_words (word TEXT NOT NULL PRIMARY KEY, length INTEGER NOT NULL)",
        "CREATE TABLE repository_settings (name TEXT NOT NULL PRIMARY KEY, value TEXT NOT NULL)",
        // SQLite numbers rows by INTEGER PRIMARY KEY only; the full-text index needs that.
        """
        CREATE TABLE repository_texts (
            number INTEGER NOT NULL PRIMARY KEY REFERENCES repositories (number) ON DELETE CASCADE,
            name TEXT NOT NULL, owner TEXT NOT NULL, topics TEXT NOT NULL, language TEXT NOT NULL, summary TEXT NOT NULL
        )
        """,
    ]

    private static let answers: [SQL] = [
        """
        CREATE TABLE search_pages (
            query TEXT NOT NULL,
            page INTEGER NOT NULL CHECK (page >= 1),
            numbers TEXT NOT NULL,
            total_count BIGINT NOT NULL,
            is_incomplete INTEGER NOT NULL,
            next_url TEXT,
            etag TEXT,
            last_modified TEXT,
            fetched_at BIGINT NOT NULL,
            PRIMARY KEY (query, page)
        )
        """,
        "CREATE INDEX search_pages_by_age ON search_pages (fetched_at)",
        """
        CREATE TABLE repository_details (
            number BIGINT NOT NULL PRIMARY KEY REFERENCES repositories (number) ON DELETE CASCADE,
            watchers BIGINT,
            default_branch TEXT,
            web_url TEXT,
            release_name TEXT,
            release_at BIGINT,
            release_asked_at BIGINT,
            etag TEXT,
            last_modified TEXT,
            fetched_at BIGINT NOT NULL
        )
        """,
        """
        CREATE TABLE repository_readmes (
            number BIGINT NOT NULL PRIMARY KEY REFERENCES repositories (number) ON DELETE CASCADE,
            content TEXT,
            path TEXT NOT NULL,
            etag TEXT,
            last_modified TEXT,
            fetched_at BIGINT NOT NULL
        )
        """,
    ]

    private static let favourites: [SQL] = [
        """
        CREATE TABLE favourites (
            account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
            key TEXT NOT NULL,
            facts TEXT NOT NULL,
            saved_at BIGINT NOT NULL,
            tags TEXT NOT NULL,
            note TEXT NOT NULL,
            PRIMARY KEY (account_id, key)
        )
        """,
        "CREATE INDEX favourites_by_key ON favourites (key)",
        """
        CREATE TABLE favourite_decisions (
            account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
            id TEXT NOT NULL,
            verb TEXT NOT NULL,
            result TEXT NOT NULL,
            made_at BIGINT NOT NULL,
            PRIMARY KEY (account_id, id)
        )
        """,
        "CREATE INDEX favourite_decisions_by_age ON favourite_decisions (account_id, made_at)",
        """
        CREATE TABLE recent_searches (
            account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
            key TEXT NOT NULL,
            content TEXT NOT NULL,
            position BIGINT NOT NULL,
            PRIMARY KEY (account_id, key)
        )
        """,
    ]

    /// Which word stands in which field of which repository; the fields are ``PostingField``.
    private static let postings: [SQL] = [
        """
        CREATE TABLE repository_postings (
            word TEXT NOT NULL,
            number BIGINT NOT NULL REFERENCES repositories (number) ON DELETE CASCADE,
            field BIGINT NOT NULL,
            PRIMARY KEY (word, number, field)
        )
        """,
        "CREATE INDEX repository_postings_by_number ON repository_postings (number)",
    ]

    /// `release_found_at` is when a release was first heard of, which may be long after it was published.
    private static let releases: [SQL] = [
        "ALTER TABLE repository_details ADD COLUMN release_found_at BIGINT",
        "ALTER TABLE favourites ADD COLUMN release_asked_at BIGINT",
        """
        CREATE TABLE release_looks (
            account_id TEXT NOT NULL PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
            since BIGINT,
            looked_at BIGINT NOT NULL
        )
        """,
    ]
}
