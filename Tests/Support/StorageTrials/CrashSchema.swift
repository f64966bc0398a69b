import Storage

/// Three tables that one transaction changes together, so that half of one shows.
enum CrashSchema {
    static let migrations = [
        Migration(name: "001") { dialect in
            [
                """
                CREATE TABLE crash_entries (
                    writer BIGINT NOT NULL, number BIGINT NOT NULL, content \(dialect.bytes) NOT NULL,
                    PRIMARY KEY (writer, number)
                )
                """,
                """
                CREATE TABLE crash_echoes (
                    writer BIGINT NOT NULL, number BIGINT NOT NULL, PRIMARY KEY (writer, number),
                    FOREIGN KEY (writer, number) REFERENCES crash_entries (writer, number)
                )
                """,
                "CREATE TABLE crash_totals (writer BIGINT NOT NULL PRIMARY KEY, total BIGINT NOT NULL)",
            ]
        }
    ]
}
