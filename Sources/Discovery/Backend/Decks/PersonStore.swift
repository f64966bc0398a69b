package import AccountsDomain
import Calls
package import Foundation
package import Storage

/// One person's rows, inside a transaction.
package struct PersonStore<Kind: DiscoverableCatalogue> {
    let connection: any SQLConnection
    let account: Account.ID

    package init(connection: any SQLConnection, account: Account.ID) {
        self.connection = connection
        self.account = account
    }

    /// Older showings no longer matter.
    static var showingLifetime: TimeInterval { 86_400 }

    /// The person as the database has them; `copy` saves reading what did not change.
    package func current(_ copy: consuming Person<Kind>?, at now: Date) throws -> Person<Kind> {
        var person = if let copy { copy } else { try read(at: now) }
        // One question for what nearly always is as it was.
        let stamps = try connection.row(
            """
            SELECT (SELECT version FROM \(Kind.table("people")) WHERE account_id = \(account)) AS version,
                (SELECT MAX(sequence) FROM \(Kind.table("events")) WHERE account_id = \(account)) AS last_event,
                COUNT(*) AS favourites, MAX(saved_at) AS latest_favourite
            FROM \(Kind.savedTable) WHERE account_id = \(account)
            """
        )
        guard let stamps else { throw StorageError.failed("no row of totals") }
        try refreshSettings(&person, version: try stamps["version"] ?? 0)
        if try stamps["last_event"] ?? 0 > person.ledger.last { try refreshEvents(&person) }
        let favourites = SavedStamp(
            count: try stamps["favourites"],
            latest: try stamps["latest_favourite"] ?? 0
        )
        try refreshSaved(&person, stamp: favourites)
        return person
    }

    private func read(at now: Date) throws -> Person<Kind> {
        var person = Person<Kind>()
        person.version = -1
        let rows = try connection.rows(
            """
            SELECT * FROM \(Kind.table("showings"))
            WHERE account_id = \(account) AND shown_at > \(now.addingTimeInterval(-Self.showingLifetime))
            """
        )
        for row in rows {
            person.showings[try row["key"]] = Showing(
                firstShownAt: try row["first_shown_at"],
                shownAt: try row["shown_at"],
                score: Float(try row["score"] as Double),
                propensity: try row["propensity"]
            )
        }
        return person
    }

    private func refreshSettings(_ person: inout Person<Kind>, version: Int64) throws {
        guard version != person.version else { return }
        person.version = version
        person.preferences = try preferences()
        person.decks = try DeckStore<Kind>(connection: connection, account: account).all()
        person.withheld = try Kind.withheld(from: account, connection)
    }

    private func refreshEvents(_ person: inout Person<Kind>) throws {
        let rows = try connection.rows(
            """
            SELECT sequence, act, subject, decided_at FROM \(Kind.table("events"))
            WHERE account_id = \(account) AND sequence > \(person.ledger.last) ORDER BY sequence
            """
        )
        for row in rows { person.ledger.append(try LedgerEvent(row)) }
        for key in person.ledger.opinions.keys where !rows.isEmpty { person.showings[key] = nil }
    }

    private func refreshSaved(_ person: inout Person<Kind>, stamp: SavedStamp) throws {
        guard stamp != person.savedStamp else { return }
        person.savedStamp = stamp
        let rows = try connection.rows("SELECT key FROM \(Kind.savedTable) WHERE account_id = \(account)")
        person.saved = Set(try rows.map { try $0["key"] })
    }

    /// What the person said, without the rest of them.
    package func preferences() throws -> Kind.Preferences {
        let row = try connection.row("SELECT preferences FROM \(Kind.table("people")) WHERE account_id = \(account)")
        return try row.map { try StoredJSON.value(try $0["preferences"]) } ?? Kind.noPreferences
    }

    /// Keeps preferences, and lets copies elsewhere know.
    package func setPreferences(_ preferences: Kind.Preferences) throws {
        try connection.execute(
            """
            INSERT INTO \(Kind.table("people")) (account_id, version, preferences)
            VALUES (\(account), 1, \(try StoredJSON.text(preferences)))
            ON CONFLICT (account_id) DO UPDATE
            SET version = \(Kind.table("people")).version + 1, preferences = excluded.preferences
            """
        )
    }

    /// Lets copies elsewhere know of a change.
    package func touch() throws {
        try connection.execute(
            """
            INSERT INTO \(Kind.table("people")) (account_id, version, preferences)
            VALUES (\(account), 1, \(try StoredJSON.text(Kind.noPreferences)))
            ON CONFLICT (account_id) DO UPDATE SET version = \(Kind.table("people")).version + 1
            """
        )
    }

    /// Writes the showings that only memory had.
    func writeShowings(of person: inout Person<Kind>) throws {
        let showings = person.unwritten.compactMap { key in person.showings[key].map { (key, $0) } }
        person.unwritten = []
        guard !showings.isEmpty else { return }
        let values = showings.map { key, showing -> SQL in
            """
            (\(account), \(key), \(showing.firstShownAt), \(showing.shownAt), \(Double(showing.score)),
                \(showing.propensity))
            """
        }
        try connection.execute(
            """
            INSERT INTO \(Kind.table("showings")) (account_id, key, first_shown_at, shown_at, score, propensity)
            VALUES \(values.joined(separator: ", "))
            ON CONFLICT (account_id, key) DO UPDATE SET first_shown_at = excluded.first_shown_at,
                shown_at = excluded.shown_at, score = excluded.score, propensity = excluded.propensity
            """
        )
    }
}
