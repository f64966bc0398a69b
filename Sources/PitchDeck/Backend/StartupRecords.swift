import AccountData
package import AccountsDomain
package import Calls
import Foundation
import PitchDeckDomain
package import Storage

/// Startups, and what was saved of others', as the accounts' service asks for them.
package struct StartupRecords: AccountData {
    package var subject: String { "startups" }

    package init() {}

    /// A guest's startups, profile and what they saved become the account's; what both have stays as the account has it.
    package func merge(_ guest: Account.ID, into account: Account.ID, _ connection: any SQLConnection) throws {
        try connection.execute(
            """
            INSERT INTO startup_authors (account_id, document_id)
            SELECT a.id, \(DocumentID.author(of: account).text) FROM accounts a WHERE a.id = \(account)
                AND EXISTS (SELECT 1 FROM startup_authors g WHERE g.account_id = \(guest))
            ON CONFLICT (account_id) DO NOTHING
            """
        )
        try mergeProfile(of: guest, into: account, connection)
        for table in ["startups", "startup_files"] {
            try connection.execute("UPDATE \(raw: table) SET account_id = \(account) WHERE account_id = \(guest)")
        }
        // Of both notes nothing is lost.
        try connection.execute(
            """
            UPDATE startup_workspace SET note = SUBSTR(TRIM(note || ' ' || (
                SELECT g.note FROM startup_workspace g
                WHERE g.account_id = \(guest) AND g.document_id = startup_workspace.document_id
            )), 1, \(raw: String(WorkspaceEntry.maximumNote)))
            WHERE account_id = \(account) AND document_id IN
                (SELECT g.document_id FROM startup_workspace g WHERE g.account_id = \(guest) AND g.note <> '')
            """
        )
        for table in ["startup_workspace", "startup_views", "startup_refused"] {
            try connection.execute(
                """
                DELETE FROM \(raw: table) WHERE account_id = \(guest) AND document_id IN
                    (SELECT o.document_id FROM \(raw: table) o WHERE o.account_id = \(account))
                """
            )
            try connection.execute("UPDATE \(raw: table) SET account_id = \(account) WHERE account_id = \(guest)")
        }
        try StageStore(connection: connection, account: account).take(from: guest)
    }

    /// Words, picture and language that a guest chose, where the account has none.
    private func mergeProfile(of guest: Account.ID, into account: Account.ID, _ connection: any SQLConnection) throws {
        let store = StartupStore(connection: connection, asker: account)
        let (theirs, own) = (try store.profile(of: guest), try store.profile(of: account))
        try connection.execute(
            """
            UPDATE startup_authors SET bio = \(own.bio.isEmpty ? theirs.bio : own.bio),
                picture_id = \((own.picture ?? theirs.picture)?.text),
                language = \((own.language ?? theirs.language)?.rawValue ?? "")
            WHERE account_id = \(account)
            """
        )
    }

    /// Whoever reads a startup of the account is told that it is gone.
    package func announceGone(_ account: Account.ID, _ connection: any SQLConnection) throws {
        try StartupStore(connection: connection).announceGone(where: "s.account_id = \(account)")
    }

    package func export(of account: Account.ID, _ connection: any SQLConnection) throws -> JSONValue {
        let store = StartupStore(connection: connection, asker: account)
        let startups = try store.startups(of: account)
        let profile = try store.profile(of: account)
        let saved = try WorkspaceStore(connection: connection, account: account).entries()
        let introductions = IntroductionStore(connection: connection, account: account)
        return [
            "profile": try JSONCoding.value(from: try JSONCoding.encode(profile)),
            "own": .array(try startups.map { try JSONCoding.value(from: try JSONCoding.encode($0)) }),
            "introductions": .array(
                try (introductions.received() + introductions.asked())
                    .map { try JSONCoding.value(from: try JSONCoding.encode($0)) }
            ),
            "stages": .array(
                try StageStore(connection: connection, account: account).stages()
                    .map { try JSONCoding.value(from: try JSONCoding.encode($0)) }
            ),
            "notTaken": .array(
                try RefusedStore(connection: connection, account: account).all()
                    .map { try JSONCoding.value(from: try JSONCoding.encode($0)) }
            ),
            "saved": .array(try saved.map { try JSONCoding.value(from: try JSONCoding.encode($0)) }),
        ]
    }

    package func holdsSomething(of account: Account.ID, _ connection: any SQLConnection) throws -> Bool {
        try connection.row(
            """
            SELECT 1 AS one FROM startups WHERE account_id = \(account)
            UNION ALL SELECT 1 AS one FROM startup_workspace WHERE account_id = \(account) LIMIT 1
            """
        ) != nil
    }

    package var blobReaders: [SQL] {
        [
            "SELECT 1 FROM startup_files r WHERE r.blob_id = picture_blobs.id",
            "SELECT 1 FROM startup_deck_pages r WHERE r.small_blob = picture_blobs.id",
            "SELECT 1 FROM startup_deck_pages r WHERE r.large_blob = picture_blobs.id",
        ]
    }

    /// Samples are nobody's; what a guest has others do not read.
    package func isShownToOthers(of account: Account.ID, _ connection: any SQLConnection) throws -> Bool {
        try connection.row(
            "SELECT 1 AS one FROM startups WHERE account_id = \(account) AND is_sample = 1 LIMIT 1"
        ) != nil
    }
}
