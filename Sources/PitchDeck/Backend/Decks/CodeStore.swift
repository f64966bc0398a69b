import AccountsDomain
import Foundation
import PitchDeckDomain
import Storage

/// Codes that prove readers' addresses, in the database, inside a transaction.
struct CodeStore {
    let connection: any SQLConnection
    let now: Date

    static let statements: [SQL] = [
        "ALTER TABLE startup_deck_links ADD COLUMN asks_address INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE startup_deck_links ADD COLUMN is_marked INTEGER NOT NULL DEFAULT 0",
        // What the reader proved to be theirs; empty where nothing was asked for.
        "ALTER TABLE startup_visits ADD COLUMN address TEXT NOT NULL DEFAULT ''",
        // One row for each reader of a link: a mail that waits, the code it brought, and what was proved by it.
        """
        CREATE TABLE startup_deck_codes (
            link_id TEXT NOT NULL REFERENCES startup_deck_links (document_id) ON DELETE CASCADE,
            address_key TEXT NOT NULL,
            address TEXT NOT NULL,
            asked_at BIGINT,
            hash TEXT NOT NULL,
            expires_at BIGINT NOT NULL,
            tries INTEGER NOT NULL,
            account_id TEXT REFERENCES accounts (id) ON DELETE SET NULL,
            proven_at BIGINT,
            PRIMARY KEY (link_id, address_key)
        )
        """,
        "CREATE INDEX startup_deck_codes_by_asking ON startup_deck_codes (asked_at)",
        "CREATE INDEX startup_deck_codes_by_account ON startup_deck_codes (account_id, link_id)",
        """
        CREATE TABLE startup_deck_sends (
            link_id TEXT NOT NULL REFERENCES startup_deck_links (document_id) ON DELETE CASCADE,
            address_key TEXT NOT NULL,
            sent_at BIGINT NOT NULL
        )
        """,
        "CREATE INDEX startup_deck_sends_by_address ON startup_deck_sends (address_key, sent_at)",
        "CREATE INDEX startup_deck_sends_by_link ON startup_deck_sends (link_id, sent_at)",
    ]

    // MARK: Sending

    /// Has a code sent.
    ///
    /// - Throws: `tooManyCodes`.
    func ask(_ address: EmailAddress, of link: DocumentID) throws {
        let since = now.addingTimeInterval(-DeckCode.sendTime)
        guard try sends("address_key = \(address.key)", since) < DeckCode.maximumSends,
            try sends("link_id = \(link.text)", since) < DeckCode.maximumLinkSends
        else { throw StartupError.tooManyCodes }
        try connection.execute(
            """
            INSERT INTO startup_deck_sends (link_id, address_key, sent_at)
            VALUES (\(link.text), \(address.key), \(now))
            """
        )
        try connection.execute(
            """
            INSERT INTO startup_deck_codes (link_id, address_key, address, asked_at, hash, expires_at, tries)
            VALUES (\(link.text), \(address.key), \(address.text), \(now), '', 0, 0)
            ON CONFLICT (link_id, address_key) DO UPDATE
                SET asked_at = excluded.asked_at, address = excluded.address
            """
        )
    }

    private func sends(_ condition: SQL, _ since: Date) throws -> Int {
        try connection.row(
            "SELECT COUNT(*) AS total FROM startup_deck_sends WHERE \(condition) AND sent_at > \(since)"
        )?["total"] ?? 0
    }

    /// A mail that waits for its code.
    struct Letter: Sendable {
        var link: DocumentID
        var key: String
        var address: String
        var askedAt: Date
    }

    /// The mail that waits longest, taken out; who waited for as long as a code lives has asked again.
    func take() throws -> Letter? {
        let row = try connection.row(
            """
            SELECT link_id, address_key, address, asked_at FROM startup_deck_codes
            WHERE asked_at > \(now.addingTimeInterval(-DeckCode.life)) ORDER BY asked_at, link_id, address_key LIMIT 1
            """
        )
        guard let row else { return nil }
        let letter = Letter(
            link: try DocumentID(stored: try row["link_id"]),
            key: try row["address_key"],
            address: try row["address"],
            askedAt: try row["asked_at"]
        )
        let taken = try connection.execute(
            """
            UPDATE startup_deck_codes SET asked_at = NULL WHERE link_id = \(letter.link.text)
                AND address_key = \(letter.key) AND asked_at = \(letter.askedAt)
            """
        )
        // Another process was faster.
        return taken == 1 ? letter : nil
    }

    /// Has a mail wait again, as long as it would have.
    func putBack(_ letter: Letter) throws {
        try connection.execute(
            """
            UPDATE startup_deck_codes SET asked_at = \(letter.askedAt)
            WHERE link_id = \(letter.link.text) AND address_key = \(letter.key) AND asked_at IS NULL
            """
        )
    }

    /// Notes the code that goes with a mail; the one before is over.
    func write(_ hash: String, of letter: Letter) throws {
        try connection.execute(
            """
            UPDATE startup_deck_codes
            SET hash = \(hash), expires_at = \(now.addingTimeInterval(DeckCode.life)), tries = 0
            WHERE link_id = \(letter.link.text) AND address_key = \(letter.key)
            """
        )
    }

    // MARK: Proving

    /// A code as it is kept.
    struct Code: Sendable {
        var address: String
        /// As ``LinkPassword`` writes it.
        var hash: String
    }

    /// The code for an address, with one more try counted: before it is compared, so that many at once are counted.
    ///
    /// - Throws: `codeOver` where there is none that may be tried.
    func tried(_ key: String, of link: DocumentID) throws -> Code {
        let row = try connection.row(
            """
            UPDATE startup_deck_codes SET tries = tries + 1
            WHERE link_id = \(link.text) AND address_key = \(key) AND hash <> '' AND expires_at > \(now)
                AND tries < \(DeckCode.maximumTries)
            RETURNING address, hash
            """
        )
        guard let row else { throw StartupError.codeOver }
        return Code(address: try row["address"], hash: try row["hash"])
    }

    /// Uses a code up, and remembers for whom.
    ///
    /// - Throws: `codeOver` where somebody was faster.
    func use(_ code: Code, by account: Account.ID?) throws {
        let used = try connection.execute(
            """
            UPDATE startup_deck_codes SET hash = '', account_id = \(account), proven_at = \(now)
            WHERE hash = \(code.hash)
            """
        )
        guard used == 1 else { throw StartupError.codeOver }
    }

    /// What an account has proved to a link not long ago.
    func provenAddress(of account: Account.ID, to link: DocumentID) throws -> String? {
        try connection.row(
            """
            SELECT address FROM startup_deck_codes
            WHERE link_id = \(link.text) AND account_id = \(account)
                AND proven_at > \(now.addingTimeInterval(-DeckCode.memory))
            ORDER BY proven_at DESC LIMIT 1
            """
        )?["address"]
    }

    /// Forgets what nothing comes of any more.
    func clean() throws {
        let oldest = now.addingTimeInterval(-DeckCode.memory)
        try connection.execute("DELETE FROM startup_deck_sends WHERE sent_at < \(oldest)")
        try connection.execute(
            """
            DELETE FROM startup_deck_codes WHERE expires_at < \(oldest) AND COALESCE(proven_at, 0) < \(oldest)
                AND COALESCE(asked_at, 0) < \(oldest)
            """
        )
    }
}
