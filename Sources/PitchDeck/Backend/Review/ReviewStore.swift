import AccountsDomain
import Foundation
import PitchDeckDomain
import Storage

/// Startups that wait for a moderator, inside a transaction.
struct ReviewStore {
    let connection: any SQLConnection

    static let statements: [SQL] = [
        "ALTER TABLE startups ADD COLUMN review_note TEXT NOT NULL DEFAULT ''",
        // Whether what its founder publishes next is held.
        "ALTER TABLE startups ADD COLUMN is_watched INTEGER NOT NULL DEFAULT 0",
        """
        CREATE TABLE startup_reviews (
            document_id TEXT NOT NULL PRIMARY KEY REFERENCES startups (document_id) ON DELETE CASCADE,
            is_held INTEGER NOT NULL CHECK (is_held IN (0, 1)),
            asked_at BIGINT NOT NULL
        )
        """,
        "CREATE INDEX startup_reviews_by_date ON startup_reviews (is_held, asked_at)",
    ]

    /// Puts a startup into the queue, or anew at its end.
    func ask(_ id: DocumentID, isHeld: Bool, at date: Date) throws {
        try connection.execute(
            """
            INSERT INTO startup_reviews (document_id, is_held, asked_at) VALUES (\(id.text), \(isHeld), \(date))
            ON CONFLICT (document_id) DO UPDATE SET is_held = excluded.is_held, asked_at = excluded.asked_at
            """
        )
        try connection.execute("UPDATE startups SET review_note = '' WHERE document_id = \(id.text)")
    }

    func remove(_ id: DocumentID) throws {
        try connection.execute("DELETE FROM startup_reviews WHERE document_id = \(id.text)")
    }

    /// Takes a held one out of the queue, as its founder goes on writing.
    func takeBack(_ id: DocumentID) throws {
        try connection.execute("DELETE FROM startup_reviews WHERE document_id = \(id.text) AND is_held = 1")
    }

    func isWatched(_ id: DocumentID) throws -> Bool {
        try connection.row("SELECT 1 AS one FROM startups WHERE document_id = \(id.text) AND is_watched = 1") != nil
    }

    func setWatched(_ id: DocumentID, _ isWatched: Bool, note: String = "") throws {
        try connection.execute(
            """
            UPDATE startups SET is_watched = \(isWatched), review_note = \(note) WHERE document_id = \(id.text)
            """
        )
    }

    /// The role as it is now.
    func isModerator(_ account: Account.ID?) throws -> Bool {
        let row = try connection.row("SELECT role FROM accounts WHERE id = \(account)")
        return try row?["role"] == Account.Role.admin.rawValue
    }

    /// Those that wait, or one of them.
    func waiting(_ id: DocumentID? = nil, _ store: StartupStore) throws -> [StartupReview] {
        var entries = try AppealStore(connection: connection).waiting()
            .map { Entry(id: $0.id, appeal: $0.appeal, isHeld: false, askedAt: $0.appeal.madeAt) }
        for asked in try asked(id) {
            if let place = entries.firstIndex(where: { $0.id == asked.id }) {
                entries[place].isHeld = asked.isHeld
            } else {
                entries.append(asked)
            }
        }
        if let id { entries.removeAll { $0.id != id } }
        let shown = entries.prefix(StartupReview.maximumCount)
        guard !shown.isEmpty else { return [] }
        let startups = try store.startups(where: "s.document_id IN (\(values: shown.map(\.id.text)))")
        return shown.compactMap { $0.review(startups) }
    }

    /// What was published and nobody has looked at, held ones first.
    private func asked(_ id: DocumentID?) throws -> [Entry] {
        var condition: SQL = "s.deleted_at IS NULL"
        if let id { condition += " AND r.document_id = \(id.text)" }
        return try connection.rows(
            """
            SELECT r.document_id, r.is_held, r.asked_at FROM startup_reviews r
            JOIN startups s ON s.document_id = r.document_id WHERE \(condition)
            ORDER BY r.is_held DESC, r.asked_at, r.document_id LIMIT \(StartupReview.maximumCount)
            """
        ).map {
            Entry(
                id: try DocumentID(stored: try $0["document_id"]),
                isHeld: try $0["is_held"],
                askedAt: try $0["asked_at"]
            )
        }
    }

    /// A place in the queue.
    private struct Entry {
        var id: DocumentID
        var appeal: StartupAppeal?
        var isHeld: Bool
        var askedAt: Date

        /// Of its editions the one that is meant; of a hidden one that was withdrawn there is only the draft.
        func review(_ startups: [Startup]) -> StartupReview? {
            let own = startups.filter { $0.id == id }
            let meant = own.first { $0.edition == (isHeld ? .draft : .published) } ?? (appeal == nil ? nil : own.first)
            guard var startup = meant else { return nil }
            startup.appeal = appeal
            return StartupReview(startup: startup, isHeld: isHeld, askedAt: askedAt)
        }
    }

    /// Whether a file stands in a startup that waits, or that a moderator has hidden.
    func shows(_ file: DocumentID) throws -> Bool {
        try connection.row(
            """
            SELECT 1 AS one FROM startup_editions e
            WHERE (e.image_id = \(file.text) OR e.deck_id = \(file.text)
                OR e.gallery LIKE \("%\"\(file.text)\"%"))
            AND (EXISTS (SELECT 1 FROM startup_reviews r WHERE r.document_id = e.document_id)
                OR e.document_id IN \(StartupStore.hidden)) LIMIT 1
            """
        ) != nil
    }
}
