import Storage

enum AccountsSchema {
    static let migrations: [Migration] = [
        Migration(
            name: "001 accounts and tokens",
            [
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
        )
    ]
}
