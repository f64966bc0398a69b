import Storage

/// The tables of files, decks, their links and their readings.
enum FilesSchema {
    static let statements: [SQL] = files + readings

    /// Those on their way among an account's uploads; they go with them.
    static let uploads: [SQL] = [
        """
        CREATE TABLE startup_uploads (
            upload_id TEXT NOT NULL PRIMARY KEY REFERENCES account_uploads (id) ON DELETE CASCADE
        )
        """
    ]

    /// What founders show of themselves.
    static let pictures: [SQL] = [
        "ALTER TABLE startup_authors ADD COLUMN picture_id TEXT",
        "CREATE INDEX startup_authors_by_picture ON startup_authors (picture_id)",
    ]

    /// When it was seen that a file stands nowhere any more; 0 while it stands somewhere, and nothing where it never did.
    static let lettingGo: [SQL] = ["ALTER TABLE startup_files ADD COLUMN let_go_at BIGINT"]

    private static let files: [SQL] = [
        """
        CREATE TABLE startup_files (
            document_id TEXT NOT NULL PRIMARY KEY,
            number BIGINT NOT NULL UNIQUE,
            account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
            name TEXT NOT NULL,
            kind TEXT NOT NULL,
            width INTEGER,
            height INTEGER,
            byte_count BIGINT NOT NULL,
            blob_id TEXT NOT NULL,
            created_at BIGINT NOT NULL
        )
        """,
        "CREATE INDEX startup_files_by_account ON startup_files (account_id, created_at)",
        "CREATE INDEX startup_files_by_blob ON startup_files (blob_id)",
        "ALTER TABLE startup_editions ADD COLUMN image_id TEXT",
        "ALTER TABLE startup_editions ADD COLUMN gallery TEXT NOT NULL DEFAULT '[]'",
        "ALTER TABLE startup_editions ADD COLUMN deck_id TEXT",
        "ALTER TABLE startup_editions ADD COLUMN shows_deck INTEGER NOT NULL DEFAULT 1",
        "CREATE INDEX startup_editions_by_image ON startup_editions (image_id)",
        "CREATE INDEX startup_editions_by_deck ON startup_editions (deck_id)",
        """
        CREATE TABLE startup_decks (
            document_id TEXT NOT NULL PRIMARY KEY REFERENCES startup_files (document_id) ON DELETE CASCADE,
            page_count INTEGER NOT NULL CHECK (page_count > 0),
            state TEXT NOT NULL CHECK (state IN ('drawing', 'ready', 'failed')),
            problem TEXT NOT NULL,
            tries INTEGER NOT NULL,
            taken_until BIGINT NOT NULL
        )
        """,
        """
        CREATE TABLE startup_deck_pages (
            document_id TEXT NOT NULL REFERENCES startup_decks (document_id) ON DELETE CASCADE,
            page INTEGER NOT NULL CHECK (page > 0),
            width INTEGER NOT NULL,
            height INTEGER NOT NULL,
            small_blob TEXT NOT NULL,
            large_blob TEXT NOT NULL,
            text TEXT NOT NULL,
            PRIMARY KEY (document_id, page)
        )
        """,
        "CREATE INDEX startup_deck_pages_by_small ON startup_deck_pages (small_blob)",
        "CREATE INDEX startup_deck_pages_by_large ON startup_deck_pages (large_blob)",
    ]

    private static let readings: [SQL] = [
        """
        CREATE TABLE startup_deck_links (
            document_id TEXT NOT NULL PRIMARY KEY,
            startup_id TEXT NOT NULL REFERENCES startups (document_id) ON DELETE CASCADE,
            secret TEXT NOT NULL UNIQUE,
            name TEXT NOT NULL,
            expires_at BIGINT,
            password TEXT NOT NULL,
            allows_download INTEGER NOT NULL,
            is_measured INTEGER NOT NULL,
            revoked_at BIGINT,
            created_at BIGINT NOT NULL,
            tries INTEGER NOT NULL,
            tries_since BIGINT NOT NULL
        )
        """,
        "CREATE INDEX startup_deck_links_by_startup ON startup_deck_links (startup_id, created_at)",
        // Of who reads nothing is kept but the kind of device.
        """
        CREATE TABLE startup_visits (
            document_id TEXT NOT NULL PRIMARY KEY,
            startup_id TEXT NOT NULL REFERENCES startups (document_id) ON DELETE CASCADE,
            deck_id TEXT NOT NULL,
            link_id TEXT REFERENCES startup_deck_links (document_id) ON DELETE SET NULL,
            device TEXT NOT NULL,
            is_preview INTEGER NOT NULL,
            is_measured INTEGER NOT NULL,
            opened_at BIGINT NOT NULL
        )
        """,
        "CREATE INDEX startup_visits_by_startup ON startup_visits (startup_id, opened_at)",
        "CREATE INDEX startup_visits_by_link ON startup_visits (link_id)",
        """
        CREATE TABLE startup_visit_pages (
            visit_id TEXT NOT NULL REFERENCES startup_visits (document_id) ON DELETE CASCADE,
            page INTEGER NOT NULL CHECK (page > 0),
            seconds INTEGER NOT NULL CHECK (seconds >= 0),
            PRIMARY KEY (visit_id, page)
        )
        """,
    ]
}
