import Storage

enum ModerationSchema {
    static let migrations: [Migration] = [
        Migration(
            name: "001 reports and blocks",
            [
                """
                CREATE TABLE reports (
                    kind TEXT NOT NULL,
                    item TEXT NOT NULL,
                    account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
                    author_id TEXT,
                    reason TEXT NOT NULL,
                    note TEXT NOT NULL,
                    made_at BIGINT NOT NULL,
                    PRIMARY KEY (kind, item, account_id)
                )
                """,
                "CREATE INDEX reports_by_account ON reports (account_id, made_at)",
                """
                CREATE TABLE report_decisions (
                    kind TEXT NOT NULL,
                    item TEXT NOT NULL,
                    verdict TEXT NOT NULL CHECK (verdict IN ('kept', 'hidden')),
                    note TEXT NOT NULL,
                    decided_at BIGINT NOT NULL,
                    PRIMARY KEY (kind, item)
                )
                """,
                """
                CREATE TABLE blocks (
                    account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
                    blocked_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
                    made_at BIGINT NOT NULL,
                    PRIMARY KEY (account_id, blocked_id)
                )
                """,
                "CREATE INDEX blocks_by_blocked ON blocks (blocked_id)",
            ]
        )
    ]
}
