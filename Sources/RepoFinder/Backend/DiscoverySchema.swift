import AccountData
package import AccountsDomain
package import Calls
import DiscoveryDomain
import DiscoveryService
package import Foundation
package import Storage

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

/// What people decided and said of their taste, as the accounts' service asks for it.
package struct DiscoveryRecords: AccountData {
    package var subject: String { "discovery" }

    private let now: @Sendable () -> Date

    package init(now: @escaping @Sendable () -> Date = { Date() }) { self.now = now }

    package func merge(_ guest: Account.ID, into account: Account.ID, _ connection: any SQLConnection) throws {
        try PersonMerge<RepositoryCatalogue>(guest, into: account, connection)
            .merge(isAnswered: \.onboardingCompleted, at: now())
        let settings = SettingsStore(connection: connection, account: account)
        if try settings.settings() == nil,
            let brought = try SettingsStore(connection: connection, account: guest).settings()
        {
            try settings.keep(brought)
        }
        try connection.execute(
            """
            UPDATE discovery_star_imports SET account_id = \(account) WHERE account_id = \(guest)
                AND NOT EXISTS (SELECT 1 FROM discovery_star_imports AS own WHERE own.account_id = \(account))
            """
        )
    }

    package func export(of account: Account.ID, _ connection: any SQLConnection) throws -> JSONValue {
        let now = now()
        let person = try PersonStore<RepositoryCatalogue>(connection: connection, account: account)
            .current(nil, at: now)
        // The favourites' own subject has what is saved.
        let export = try DiscoveryExport(
            of: person,
            account,
            rules: person.ledger.rules.values.sorted { $0.since > $1.since },
            connection,
            at: now
        )
        return try JSONCoding.value(from: try JSONCoding.encode(export))
    }

    package func holdsSomething(of account: Account.ID, _ connection: any SQLConnection) throws -> Bool {
        if try PersonMerge<RepositoryCatalogue>.holdsSomething(of: account, connection) { return true }
        let row = try connection.row(
            """
            SELECT 1 AS one FROM discovery_settings WHERE account_id = \(account)
            UNION ALL SELECT 1 FROM discovery_star_imports WHERE account_id = \(account)
            LIMIT 1
            """
        )
        return row != nil
    }
}
