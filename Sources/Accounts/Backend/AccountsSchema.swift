import Storage

enum AccountsSchema {
    static let migrations: [Migration] = [
        Migration(name: "001 accounts and tokens", tokens),
        Migration(name: "002 members and sessions", members + sessions),
        Migration(name: "003 links, tries and consents", links),
        Migration(name: "004 identities of providers", identities),
        Migration(name: "005 authorisations to take back", revocations),
        Migration(name: "006 pictures", pictures),
        Migration(name: "007 device cookies, buckets and the mark of retention", bounds),
        Migration(name: "008 refreshes", refreshes),
        Migration(name: "009 files in pieces", uploads),
        Migration(name: "010 confirmed addresses", confirmations),
    ]

    /// Nobody has confirmed what was signed up with before.
    private static let confirmations: [SQL] = [
        "ALTER TABLE account_passwords ADD COLUMN confirmed_at BIGINT",
        """
        CREATE TABLE email_confirmations (
            account_id TEXT NOT NULL PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
            hash TEXT NOT NULL UNIQUE CHECK (length(hash) = 64),
            expires_at BIGINT NOT NULL
        )
        """,
        """
        CREATE TABLE email_confirmation_requests (
            account_id TEXT NOT NULL PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
            asked_at BIGINT NOT NULL
        )
        """,
    ]

    /// Their pieces are among the blobs that `picture_blobs` knows.
    private static let uploads: [SQL] = [
        """
        CREATE TABLE account_uploads (
            id TEXT NOT NULL PRIMARY KEY,
            account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
            byte_count BIGINT NOT NULL CHECK (byte_count > 0),
            received BIGINT NOT NULL CHECK (received >= 0 AND received <= byte_count),
            is_kept INTEGER NOT NULL CHECK (is_kept IN (0, 1)),
            changed_at BIGINT NOT NULL
        )
        """,
        "CREATE INDEX account_uploads_by_account ON account_uploads (account_id)",
        """
        CREATE TABLE upload_pieces (
            upload_id TEXT NOT NULL REFERENCES account_uploads (id) ON DELETE CASCADE,
            start BIGINT NOT NULL,
            byte_count INTEGER NOT NULL CHECK (byte_count > 0),
            blob_id TEXT NOT NULL REFERENCES picture_blobs (id),
            PRIMARY KEY (upload_id, start)
        )
        """,
        "CREATE INDEX upload_pieces_by_blob ON upload_pieces (blob_id)",
    ]

    /// How often a session's tokens were renewed, where clients have such.
    private static let refreshes: [SQL] = [
        """
        CREATE TABLE session_refreshes (
            session_id TEXT NOT NULL PRIMARY KEY REFERENCES account_sessions (id) ON DELETE CASCADE,
            counter BIGINT NOT NULL CHECK (counter > 0)
        )
        """
    ]

    private static let tokens: [SQL] = [
        """
        CREATE TABLE accounts (
            id TEXT NOT NULL PRIMARY KEY,
            kind TEXT NOT NULL CHECK (kind IN ('guest')),
            created_at BIGINT NOT NULL
        )
        """,
        """
        CREATE TABLE account_tokens (
            hash TEXT NOT NULL PRIMARY KEY CHECK (length(hash) = 64),
            account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
            created_at BIGINT NOT NULL
        )
        """,
        "CREATE INDEX account_tokens_by_account ON account_tokens (account_id)",
    ]

    /// A member is an account with a password or a provider's identity; nothing else says so.
    private static let members: [SQL] = [
        "ALTER TABLE accounts DROP COLUMN kind",
        "ALTER TABLE accounts ADD COLUMN name TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE accounts ADD COLUMN role TEXT NOT NULL DEFAULT 'person' CHECK (role IN ('person', 'admin'))",
        """
        CREATE TABLE account_passwords (
            account_id TEXT NOT NULL PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
            email TEXT NOT NULL,
            email_key TEXT NOT NULL UNIQUE,
            hash TEXT NOT NULL,
            changed_at BIGINT NOT NULL
        )
        """,
    ]

    /// A token's hash becomes its session's id in the form of a UUID.
    private static let sessions: [SQL] = [
        """
        CREATE TABLE account_sessions (
            id TEXT NOT NULL PRIMARY KEY,
            account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
            device TEXT NOT NULL,
            created_at BIGINT NOT NULL,
            last_seen_at BIGINT NOT NULL
        )
        """,
        "CREATE INDEX account_sessions_by_account ON account_sessions (account_id)",
        "CREATE INDEX account_sessions_by_age ON account_sessions (last_seen_at)",
        """
        CREATE TABLE session_tokens (
            hash TEXT NOT NULL PRIMARY KEY CHECK (length(hash) = 64),
            session_id TEXT NOT NULL REFERENCES account_sessions (id) ON DELETE CASCADE,
            issued_at BIGINT NOT NULL,
            is_used INTEGER NOT NULL CHECK (is_used IN (0, 1)),
            expires_at BIGINT
        )
        """,
        "CREATE INDEX session_tokens_by_session ON session_tokens (session_id)",
        """
        INSERT INTO account_sessions (id, account_id, device, created_at, last_seen_at)
        SELECT \(raw: sessionID), account_id, '', created_at, created_at FROM account_tokens
        """,
        """
        INSERT INTO session_tokens (hash, session_id, issued_at, is_used, expires_at)
        SELECT hash, \(raw: sessionID), created_at, 1, NULL FROM account_tokens
        """,
        "DROP TABLE account_tokens",
    ]

    private static let sessionID = """
        substr(hash, 1, 8) || '-' || substr(hash, 9, 4) || '-' || substr(hash, 13, 4) || '-' || substr(hash, 17, 4) \
        || '-' || substr(hash, 21, 12)
        """

    /// Of a visit to a provider only what has to be compared afterwards is kept, for ten minutes.
    private static let identities: [SQL] = [
        """
        CREATE TABLE account_identities (
            provider TEXT NOT NULL,
            subject TEXT NOT NULL,
            account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
            name TEXT NOT NULL,
            linked_at BIGINT NOT NULL,
            PRIMARY KEY (provider, subject),
            UNIQUE (account_id, provider)
        )
        """,
        """
        CREATE TABLE identity_visits (
            hash TEXT NOT NULL PRIMARY KEY CHECK (length(hash) = 64),
            session_id TEXT NOT NULL REFERENCES account_sessions (id) ON DELETE CASCADE,
            provider TEXT NOT NULL,
            secret TEXT NOT NULL,
            expires_at BIGINT NOT NULL
        )
        """,
        """
        CREATE TABLE used_nonces (
            hash TEXT NOT NULL PRIMARY KEY CHECK (length(hash) = 64),
            expires_at BIGINT NOT NULL
        )
        """,
        """
        CREATE TABLE device_codes (
            id TEXT NOT NULL PRIMARY KEY,
            session_id TEXT NOT NULL REFERENCES account_sessions (id) ON DELETE CASCADE,
            secret TEXT NOT NULL,
            pause INTEGER NOT NULL,
            asked_at BIGINT NOT NULL,
            expires_at BIGINT NOT NULL
        )
        """,
    ]

    /// What is to be taken back outlives its account, and says nothing of whose it was.
    private static let revocations: [SQL] = [
        "ALTER TABLE account_identities ADD COLUMN sealed_token TEXT",
        """
        CREATE TABLE revocations (
            sealed_token TEXT NOT NULL PRIMARY KEY,
            provider TEXT NOT NULL,
            tries INTEGER NOT NULL CHECK (tries >= 0),
            due_at BIGINT NOT NULL,
            expires_at BIGINT NOT NULL
        )
        """,
    ]

    /// `picture_blobs` knows every blob before it is written and until it is removed, so that none is forgotten.
    private static let pictures: [SQL] = [
        """
        CREATE TABLE picture_blobs (
            id TEXT NOT NULL PRIMARY KEY CHECK (length(id) = 64),
            sent_at BIGINT NOT NULL,
            unread_since BIGINT,
            leaving_since BIGINT
        )
        """,
        """
        CREATE TABLE account_pictures (
            account_id TEXT NOT NULL PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
            blob_id TEXT NOT NULL REFERENCES picture_blobs (id),
            kind TEXT NOT NULL CHECK (kind IN ('image/png', 'image/jpeg', 'image/webp')),
            width INTEGER NOT NULL CHECK (width > 0),
            height INTEGER NOT NULL CHECK (height > 0),
            byte_count INTEGER NOT NULL CHECK (byte_count > 0)
        )
        """,
        "CREATE INDEX account_pictures_by_blob ON account_pictures (blob_id)",
        """
        CREATE TABLE picture_decisions (
            account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
            id TEXT NOT NULL,
            blob_id TEXT,
            made_at BIGINT NOT NULL,
            PRIMARY KEY (account_id, id)
        )
        """,
    ]

    /// A device cookie is good for one generation.
    ///
    /// A bucket says when it is full again, a key's hash whose it is.
    private static let bounds: [SQL] = [
        "ALTER TABLE account_passwords ADD COLUMN device_generation INTEGER NOT NULL DEFAULT 0",
        """
        CREATE TABLE sign_in_buckets (
            key TEXT NOT NULL PRIMARY KEY CHECK (length(key) = 64),
            full_at BIGINT NOT NULL
        )
        """,
        "CREATE TABLE retention_marks (id INTEGER NOT NULL PRIMARY KEY CHECK (id = 1), reached_at BIGINT NOT NULL)",
    ]

    private static let links: [SQL] = [
        """
        CREATE TABLE session_tickets (
            hash TEXT NOT NULL PRIMARY KEY CHECK (length(hash) = 64),
            session_id TEXT NOT NULL REFERENCES account_sessions (id) ON DELETE CASCADE,
            account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
            expires_at BIGINT NOT NULL
        )
        """,
        """
        CREATE TABLE password_resets (
            hash TEXT NOT NULL PRIMARY KEY CHECK (length(hash) = 64),
            account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
            expires_at BIGINT NOT NULL
        )
        """,
        "CREATE TABLE password_reset_requests (email_key TEXT NOT NULL PRIMARY KEY, asked_at BIGINT NOT NULL)",
        """
        CREATE TABLE failed_attempts (
            key TEXT NOT NULL PRIMARY KEY CHECK (length(key) = 64),
            failures INTEGER NOT NULL CHECK (failures >= 0),
            last_at BIGINT NOT NULL
        )
        """,
        """
        CREATE TABLE consents (
            account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
            kind TEXT NOT NULL,
            version TEXT NOT NULL,
            is_given INTEGER NOT NULL CHECK (is_given IN (0, 1)),
            recorded_at BIGINT NOT NULL
        )
        """,
        "CREATE INDEX consents_by_account ON consents (account_id, recorded_at)",
    ]
}
