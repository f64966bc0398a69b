import Foundation
import PitchDeckDomain
import Storage

/// What founders answered to moderators who took their startups out of sight, inside a transaction.
struct AppealStore {
    let connection: any SQLConnection

    static let statements: [SQL] = [
        """
        CREATE TABLE startup_appeals (
            document_id TEXT NOT NULL PRIMARY KEY REFERENCES startups (document_id) ON DELETE CASCADE,
            -- The decision that it answers; to a later one there is none yet.
            hidden_at BIGINT NOT NULL,
            text TEXT NOT NULL,
            made_at BIGINT NOT NULL,
            is_answered INTEGER NOT NULL CHECK (is_answered IN (0, 1))
        )
        """
    ]

    /// Appeals against what moderators have decided last.
    private static let present: SQL = """
        startup_appeals v JOIN report_decisions d
            ON d.kind = 'startup' AND d.item = v.document_id AND d.verdict = 'hidden' AND d.decided_at = v.hidden_at
        """

    /// A column of the appeal of the startup `s`.
    static func column(_ name: SQL) -> SQL {
        "(SELECT v.\(name) FROM \(present) WHERE v.document_id = s.document_id)"
    }

    /// Those that wait for a moderator, the oldest first.
    func waiting() throws -> [(id: DocumentID, appeal: StartupAppeal)] {
        try connection.rows(
            """
            SELECT v.document_id, v.text, v.made_at FROM \(Self.present)
            JOIN startups s ON s.document_id = v.document_id
            WHERE v.is_answered = 0 AND s.deleted_at IS NULL
            ORDER BY v.made_at, v.document_id LIMIT \(StartupReview.maximumCount)
            """
        ).map {
            let appeal = StartupAppeal(text: try $0["text"], madeAt: try $0["made_at"])
            return (try DocumentID(stored: try $0["document_id"]), appeal)
        }
    }

    /// - Returns: Whether it is hidden, and there was no appeal against that.
    func add(_ text: String, on id: DocumentID, at date: Date) throws -> Bool {
        let count = try connection.execute(
            """
            INSERT INTO startup_appeals (document_id, hidden_at, text, made_at, is_answered)
            SELECT d.item, d.decided_at, CAST(\(text) AS TEXT), CAST(\(date) AS BIGINT), 0 FROM report_decisions d
            WHERE d.kind = 'startup' AND d.item = \(id.text) AND d.verdict = 'hidden'
            ON CONFLICT (document_id) DO UPDATE SET
                hidden_at = excluded.hidden_at, text = excluded.text, made_at = excluded.made_at, is_answered = 0
            WHERE startup_appeals.hidden_at <> excluded.hidden_at
            """
        )
        return count > 0
    }

    /// Notes that it was looked at, and what it is against stays, with what its founder is told of it now.
    func setAnswered(_ id: DocumentID, note: String) throws {
        try connection.execute("UPDATE startup_appeals SET is_answered = 1 WHERE document_id = \(id.text)")
        try connection.execute(
            """
            UPDATE report_decisions SET note = \(note), is_told = 1
            WHERE kind = 'startup' AND item = \(id.text) AND verdict = 'hidden'
            """
        )
    }

    /// Takes back what hides a startup, where anything does.
    func show(_ id: DocumentID, at date: Date) throws {
        let date = Date(timeIntervalSince1970: date.timeIntervalSince1970.rounded())
        let count = try connection.execute(
            """
            UPDATE report_decisions SET verdict = 'kept', decided_at = \(date)
            WHERE kind = 'startup' AND item = \(id.text) AND verdict = 'hidden'
            """
        )
        guard count > 0 else { return }
        try connection.announce(Change(topic: StartupNews.decisions, payload: ""))
    }
}
