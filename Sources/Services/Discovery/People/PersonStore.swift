import AccountsDomain
import DiscoveryDomain
import Foundation
import RepositoriesService
import Storage

/// One person's rows, inside a transaction.
struct PersonStore {
    let connection: any SQLConnection
    let account: Account.ID

    /// Older showings no longer matter.
    static let showingLifetime: TimeInterval = 86_400

    /// The person as the database has them; `copy` saves reading what did not change.
    func current(_ copy: Person?, at now: Date) throws -> Person {
        var person = try copy ?? read(at: now)
        try refreshSettings(&person)
        try refreshEvents(&person)
        try refreshFavourites(&person)
        return person
    }

    private func read(at now: Date) throws -> Person {
        var person = Person()
        person.version = -1
        let rows = try connection.rows(
            """
            SELECT * FROM discovery_showings
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

    private func refreshSettings(_ person: inout Person) throws {
        let row = try connection.row("SELECT * FROM discovery_people WHERE account_id = \(account)")
        let version: Int64 = try row?["version"] ?? 0
        guard version != person.version else { return }
        person.version = version
        person.preferences = try row.map { try StoredJSON.value(try $0["preferences"]) } ?? Preferences()
        person.decks = try DeckStore(connection: connection, account: account).all()
    }

    private func refreshEvents(_ person: inout Person) throws {
        let rows = try connection.rows(
            """
            SELECT sequence, act, subject, decided_at FROM discovery_events
            WHERE account_id = \(account) AND sequence > \(person.ledger.last) ORDER BY sequence
            """
        )
        for row in rows { person.ledger.append(try LedgerEvent(row)) }
        for key in person.ledger.opinions.keys where !rows.isEmpty { person.showings[key] = nil }
    }

    private func refreshFavourites(_ person: inout Person) throws {
        let row = try connection.row(
            """
            SELECT COUNT(*) AS total, COALESCE(MAX(saved_at), 0) AS latest FROM favourites
            WHERE account_id = \(account)
            """
        )
        let stamp = Person.FavouritesStamp(count: try row?["total"] ?? 0, latest: try row?["latest"] ?? 0)
        guard stamp != person.favouritesStamp else { return }
        person.favouritesStamp = stamp
        let rows = try connection.rows("SELECT key FROM favourites WHERE account_id = \(account)")
        person.saved = Set(try rows.map { try $0["key"] })
    }

    /// Keeps preferences, and lets copies elsewhere know.
    func setPreferences(_ preferences: Preferences) throws {
        try connection.execute(
            """
            INSERT INTO discovery_people (account_id, version, preferences)
            VALUES (\(account), 1, \(try StoredJSON.text(preferences)))
            ON CONFLICT (account_id) DO UPDATE
            SET version = discovery_people.version + 1, preferences = excluded.preferences
            """
        )
    }

    /// Lets copies elsewhere know of a change.
    func touch() throws {
        try connection.execute(
            """
            INSERT INTO discovery_people (account_id, version, preferences)
            VALUES (\(account), 1, \(try StoredJSON.text(Preferences())))
            ON CONFLICT (account_id) DO UPDATE SET version = discovery_people.version + 1
            """
        )
    }

    /// Writes the showings that only memory had.
    func writeShowings(of person: inout Person) throws {
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
            INSERT INTO discovery_showings (account_id, key, first_shown_at, shown_at, score, propensity)
            VALUES \(values.joined(separator: ", "))
            ON CONFLICT (account_id, key) DO UPDATE SET first_shown_at = excluded.first_shown_at,
                shown_at = excluded.shown_at, score = excluded.score, propensity = excluded.propensity
            """
        )
    }
}
