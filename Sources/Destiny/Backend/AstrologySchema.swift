import Storage

/// The tables of this subject; they refer to the accounts' table, whose migrations have to run first.
enum AstrologySchema {
    static let subject = "astrology"

    static let migrations: [Migration] = [
        Migration(name: "001 profiles", profiles),
        Migration(name: "002 conversations", conversations),
        Migration(name: "003 quota and matches", quotaAndMatches),
        Migration(name: "004 subscriptions", subscriptions),
        Migration(name: "005 keys", keys),
        Migration(name: "006 drafts", drafts),
    ]

    private static let profiles: [SQL] = [
        """
        CREATE TABLE astrology_profiles (
            account_id TEXT NOT NULL PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
            birth TEXT,
            settings TEXT NOT NULL,
            conversations TEXT NOT NULL
        )
        """
    ]

    private static let conversations: [SQL] = [
        """
        CREATE TABLE guide_sessions (
            id TEXT NOT NULL PRIMARY KEY,
            account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
            birth TEXT NOT NULL,
            created_at BIGINT NOT NULL,
            last_used_at BIGINT NOT NULL,
            UNIQUE (account_id, birth)
        )
        """,
        """
        CREATE TABLE guide_threads (
            id TEXT NOT NULL PRIMARY KEY,
            session_id TEXT NOT NULL REFERENCES guide_sessions (id) ON DELETE CASCADE,
            account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
            title TEXT NOT NULL,
            title_key TEXT NOT NULL,
            preview TEXT NOT NULL,
            primary_area TEXT,
            message_count INTEGER NOT NULL CHECK (message_count >= 0),
            is_pinned INTEGER NOT NULL CHECK (is_pinned IN (0, 1)),
            is_archived INTEGER NOT NULL CHECK (is_archived IN (0, 1)),
            is_temporary INTEGER NOT NULL CHECK (is_temporary IN (0, 1)),
            created_at BIGINT NOT NULL,
            updated_at BIGINT NOT NULL,
            deleted_at BIGINT
        )
        """,
        "CREATE INDEX guide_threads_by_account ON guide_threads (account_id, updated_at)",
        "CREATE INDEX guide_threads_by_session ON guide_threads (session_id)",
        """
        CREATE TABLE guide_messages (
            id TEXT NOT NULL PRIMARY KEY,
            thread_id TEXT NOT NULL REFERENCES guide_threads (id) ON DELETE CASCADE,
            place BIGINT NOT NULL,
            role TEXT NOT NULL CHECK (role IN ('user', 'assistant')),
            content TEXT NOT NULL,
            content_key TEXT NOT NULL,
            state TEXT NOT NULL CHECK (state IN ('complete', 'answering', 'stopped', 'failed')),
            created_at BIGINT NOT NULL,
            question_id TEXT REFERENCES guide_messages (id) ON DELETE CASCADE,
            version INTEGER NOT NULL CHECK (version >= 1),
            grounds TEXT,
            attempt INTEGER NOT NULL CHECK (attempt >= 0),
            is_superseded INTEGER NOT NULL CHECK (is_superseded IN (0, 1)),
            UNIQUE (thread_id, place),
            UNIQUE (question_id, version)
        )
        """,
        "CREATE INDEX guide_messages_being_answered ON guide_messages (state)",
        """
        CREATE TABLE guide_traces (
            id TEXT NOT NULL PRIMARY KEY,
            thread_id TEXT NOT NULL REFERENCES guide_threads (id) ON DELETE CASCADE,
            account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
            trace TEXT NOT NULL
        )
        """,
        "CREATE INDEX guide_traces_by_thread ON guide_traces (thread_id)",
    ]

    // A question that was answered counts even after its thread is gone, so there is no reference to it.
    private static let quotaAndMatches: [SQL] = [
        """
        CREATE TABLE question_uses (
            account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
            question_id TEXT NOT NULL,
            answered_at BIGINT NOT NULL,
            PRIMARY KEY (account_id, question_id)
        )
        """,
        "CREATE INDEX question_uses_by_time ON question_uses (account_id, answered_at)",
        """
        CREATE TABLE saved_matches (
            id TEXT NOT NULL PRIMARY KEY,
            account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
            report TEXT NOT NULL,
            saved_at BIGINT NOT NULL
        )
        """,
        "CREATE INDEX saved_matches_by_account ON saved_matches (account_id, saved_at)",
    ]

    private static let subscriptions: [SQL] = [
        """
        CREATE TABLE subscriptions (
            account_id TEXT NOT NULL PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
            original_transaction_id TEXT NOT NULL UNIQUE,
            product_id TEXT NOT NULL,
            signed_at BIGINT NOT NULL,
            expires_at BIGINT,
            revoked_at BIGINT,
            is_sandbox INTEGER NOT NULL CHECK (is_sandbox IN (0, 1))
        )
        """
    ]

    // Only the hash: who has the database has no key.
    private static let keys: [SQL] = [
        """
        CREATE TABLE guide_keys (
            id TEXT NOT NULL PRIMARY KEY,
            account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
            name TEXT NOT NULL,
            secret_hash TEXT NOT NULL UNIQUE,
            created_at BIGINT NOT NULL,
            last_used_at BIGINT
        )
        """,
        "CREATE INDEX guide_keys_by_account ON guide_keys (account_id)",
    ]

    // The place is the thread, or a word for a thread that is still to be begun.
    private static let drafts: [SQL] = [
        """
        CREATE TABLE guide_drafts (
            account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
            place TEXT NOT NULL,
            thread_id TEXT REFERENCES guide_threads (id) ON DELETE CASCADE,
            content TEXT NOT NULL,
            updated_at BIGINT NOT NULL,
            PRIMARY KEY (account_id, place)
        )
        """,
        "CREATE INDEX guide_drafts_by_thread ON guide_drafts (thread_id)",
    ]
}
