import Storage

/// The tables of this subject; they refer to the accounts' table, whose migrations have to run first.
enum PitchDeckSchema {
    static let subject = "pitchdeck"

    static let migrations: [Migration] = [
        Migration(name: "001 startups", startups),
        Migration(name: "002 catalogue", catalogue),
        Migration(name: "003 files and decks", FilesSchema.statements),
        Migration(name: "004 introductions", IntroductionStore.statements),
        Migration(name: "005 reviews", ReviewStore.statements),
        Migration(name: "006 readers of links", CodeStore.statements),
        Migration(name: "007 kept categories", categories),
        Migration(name: "008 stages of one's own", StageStore.statements),
        Migration(name: "009 files on their way", FilesSchema.uploads),
        Migration(name: "010 listings", StartupListings.statements),
        Migration(name: "011 postings", statements: StartupGrams.statements),
        Migration(name: "012 pictures of founders", FilesSchema.pictures),
        Migration(name: "013 appeals", AppealStore.statements),
        Migration(name: "014 files let go", FilesSchema.lettingGo),
        Migration(
            name: "015 views by reader",
            ["CREATE INDEX startup_views_by_account ON startup_views (account_id)"]
        ),
        Migration(name: "016 what was not taken", RefusedStore.statements),
        Migration(name: "017 changes of listings", StartupListings.changes),
        Migration(name: "018 texts of postings", StartupPostings.texts),
        Migration(name: "019 dates of listings", StartupListings.dates),
        Migration(name: "020 openings that were seen", VisitStore.seen),
    ]

    private static let catalogue: [SQL] = [
        "ALTER TABLE startup_editions ADD COLUMN location TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE startups ADD COLUMN deleted_at BIGINT",
        "ALTER TABLE startup_authors ADD COLUMN bio TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE startup_authors ADD COLUMN shows_email INTEGER NOT NULL DEFAULT 0",
        // The language somebody chose; empty for their browser's.
        "ALTER TABLE startup_authors ADD COLUMN language TEXT NOT NULL DEFAULT ''",
        // What was done once and is not done again, such as writing the samples.
        "CREATE TABLE startup_marks (name TEXT NOT NULL PRIMARY KEY)",
        // Changes that were made, so that the same one again is an echo.
        """
        CREATE TABLE startup_changes (
            account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
            key TEXT NOT NULL,
            hash TEXT NOT NULL,
            document_id TEXT NOT NULL,
            made_at BIGINT NOT NULL,
            PRIMARY KEY (account_id, key)
        )
        """,
        // Three letters of a word of what is published; words with a slip of the pen share most of them.
        """
        CREATE TABLE startup_grams (
            gram TEXT NOT NULL,
            document_id TEXT NOT NULL REFERENCES startups (document_id) ON DELETE CASCADE,
            PRIMARY KEY (gram, document_id)
        )
        """,
        "CREATE INDEX startup_grams_by_startup ON startup_grams (document_id)",
        """
        CREATE TABLE startup_views (
            document_id TEXT NOT NULL REFERENCES startups (document_id) ON DELETE CASCADE,
            account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
            day BIGINT NOT NULL,
            PRIMARY KEY (document_id, account_id, day)
        )
        """,
        """
        CREATE TABLE startup_workspace (
            account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
            document_id TEXT NOT NULL REFERENCES startups (document_id) ON DELETE CASCADE,
            stage TEXT NOT NULL,
            note TEXT NOT NULL,
            saved_at BIGINT NOT NULL,
            updated_at BIGINT NOT NULL,
            PRIMARY KEY (account_id, document_id)
        )
        """,
    ]

    /// Names by language, and what is listed first, as admins have them.
    private static let categories: [SQL] = [
        "ALTER TABLE startup_categories ADD COLUMN names TEXT NOT NULL DEFAULT '{}'",
        "ALTER TABLE startup_categories ADD COLUMN position INTEGER NOT NULL DEFAULT 0",
    ]

    private static let startups: [SQL] = [
        """
        CREATE TABLE startup_categories (
            document_id TEXT NOT NULL PRIMARY KEY,
            number BIGINT NOT NULL UNIQUE,
            name TEXT NOT NULL,
            slug TEXT NOT NULL UNIQUE
        )
        """,
        """
        CREATE TABLE startup_authors (
            account_id TEXT NOT NULL PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
            document_id TEXT NOT NULL UNIQUE
        )
        """,
        """
        CREATE TABLE startups (
            document_id TEXT NOT NULL PRIMARY KEY,
            number BIGINT NOT NULL UNIQUE,
            account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
            slug TEXT NOT NULL UNIQUE,
            state TEXT NOT NULL CHECK (state IN ('draft', 'inReview', 'published', 'withdrawn')),
            version INTEGER NOT NULL CHECK (version > 0),
            views BIGINT NOT NULL CHECK (views >= 0),
            is_sample INTEGER NOT NULL CHECK (is_sample IN (0, 1)),
            created_at BIGINT NOT NULL,
            updated_at BIGINT NOT NULL,
            published_at BIGINT,
            confirmed_at BIGINT
        )
        """,
        "CREATE INDEX startups_by_account ON startups (account_id, updated_at)",
        """
        CREATE TABLE startup_editions (
            document_id TEXT NOT NULL REFERENCES startups (document_id) ON DELETE CASCADE,
            edition TEXT NOT NULL CHECK (edition IN ('draft', 'published')),
            title TEXT NOT NULL,
            title_key TEXT NOT NULL,
            pitch TEXT NOT NULL,
            description TEXT NOT NULL,
            category_id TEXT REFERENCES startup_categories (document_id) ON DELETE SET NULL,
            stage TEXT,
            team_size INTEGER,
            founded INTEGER,
            website TEXT,
            links TEXT NOT NULL,
            claims TEXT NOT NULL,
            created_at BIGINT NOT NULL,
            PRIMARY KEY (document_id, edition)
        )
        """,
        // Lists are sorted and searched without reading what startups say of themselves.
        "CREATE INDEX startup_editions_by_date ON startup_editions (edition, created_at, document_id)",
        "CREATE INDEX startup_editions_by_title ON startup_editions (edition, title_key, document_id)",
        "CREATE INDEX startup_editions_by_category ON startup_editions (category_id, edition)",
    ]
}
