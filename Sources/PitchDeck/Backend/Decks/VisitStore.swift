import AccountsDomain
import Foundation
import PitchDeckDomain
import Storage

/// Readings of decks in the database, inside a transaction.
struct VisitStore {
    let connection: any SQLConnection

    /// Openings from before were all counted.
    static let seen: [SQL] = ["ALTER TABLE startup_visits ADD COLUMN is_seen INTEGER NOT NULL DEFAULT 1"]

    /// What counts as an opening: a program that fetches the page to describe its address to others opened nothing.
    static let counted: SQL = "v.is_preview = 0 AND v.is_seen = 1"

    /// The last ones that a founder sees one by one.
    private static let mostVisits = 50
    /// Of a page in one reading.
    private static let longestPage = 3_600

    /// A visit as it is kept.
    struct StoredVisit {
        var id: DocumentID
        var startup: DocumentID
        var deck: DocumentID
        var link: DocumentID?
        var device: DeviceClass
        var isPreview: Bool
        var isMeasured: Bool
        /// Whether somebody is known to have looked; until then it may have been a program that shows an address.
        var isSeen: Bool
        var openedAt: Date
        /// What the reader proved to be theirs; empty where none was asked for.
        var address = ""
    }

    func insert(_ visit: StoredVisit) throws {
        try connection.execute(
            """
            INSERT INTO startup_visits (document_id, startup_id, deck_id, link_id, device, is_preview, is_measured,
                is_seen, opened_at, address)
            VALUES (\(visit.id.text), \(visit.startup.text), \(visit.deck.text), \(visit.link?.text),
                \(visit.device.rawValue), \(visit.isPreview), \(visit.isMeasured), \(visit.isSeen),
                \(visit.openedAt), \(visit.address))
            """
        )
    }

    func visit(_ id: DocumentID) throws -> StoredVisit? {
        let row = try connection.row("SELECT * FROM startup_visits WHERE document_id = \(id.text)")
        guard let row else { return nil }
        let (device, link): (String, String?) = (try row["device"], try row["link_id"])
        return StoredVisit(
            id: id,
            startup: try DocumentID(stored: try row["startup_id"]),
            deck: try DocumentID(stored: try row["deck_id"]),
            link: try link.map { try DocumentID(stored: $0) },
            device: try DeviceClass(stored: device),
            isPreview: try row["is_preview"],
            isMeasured: try row["is_measured"],
            isSeen: try row["is_seen"],
            openedAt: try row["opened_at"],
            address: try row["address"]
        )
    }

    func markSeen(_ visit: DocumentID) throws {
        try connection.execute("UPDATE startup_visits SET is_seen = 1 WHERE document_id = \(visit.text)")
    }

    /// A page that was not reached for a second still was reached.
    func add(_ seconds: Int, page: Int, to visit: DocumentID) throws {
        try connection.execute(
            """
            INSERT INTO startup_visit_pages (visit_id, page, seconds) VALUES (\(visit.text), \(page), \(seconds))
            ON CONFLICT (visit_id, page) DO UPDATE SET seconds =
                CASE WHEN startup_visit_pages.seconds + excluded.seconds > \(Self.longestPage)
                THEN \(Self.longestPage) ELSE startup_visit_pages.seconds + excluded.seconds END
            """
        )
    }

    /// How often the decks of each were opened, their founders' own readings left out.
    func opens(of startups: [DocumentID]) throws -> [DocumentID: Int] {
        let rows = try connection.rows(
            """
            SELECT v.startup_id, COUNT(*) AS total FROM startup_visits v
            WHERE \(Self.counted) AND v.startup_id IN (\(values: startups.map(\.text))) GROUP BY v.startup_id
            """
        )
        return Dictionary(
            try rows.map { (try DocumentID(stored: try $0["startup_id"]), try $0["total"]) }
        ) { first, _ in first }
    }

    func readings(of startup: DocumentID, deck: DocumentID, pageCount: Int) throws -> DeckReadings {
        let condition: SQL = "v.startup_id = \(startup.text) AND \(Self.counted)"
        let rows = try connection.rows(
            """
            SELECT p.page, COUNT(*) AS readers, CAST(SUM(p.seconds) AS BIGINT) AS seconds
            FROM startup_visit_pages p JOIN startup_visits v ON v.document_id = p.visit_id
            WHERE \(condition) AND v.deck_id = \(deck.text) GROUP BY p.page
            """
        )
        var pages = (0..<pageCount).map { DeckReadings.Page(number: $0 + 1, readers: 0, seconds: 0) }
        for row in rows {
            let number: Int = try row["page"]
            guard pages.indices.contains(number - 1) else { continue }
            pages[number - 1] = .init(number: number, readers: try row["readers"], seconds: try row["seconds"])
        }
        return DeckReadings(opens: try opens(of: [startup])[startup] ?? 0, pages: pages, visits: try visits(condition))
    }

    private func visits(_ condition: SQL) throws -> [DeckReadings.Visit] {
        try connection.rows(
            """
            SELECT v.document_id, v.device, v.opened_at, v.address, l.name AS link_name, (
                SELECT CAST(COALESCE(SUM(p.seconds), 0) AS BIGINT) FROM startup_visit_pages p
                WHERE p.visit_id = v.document_id
            ) AS seconds, (
                SELECT COALESCE(MAX(p.page), 1) FROM startup_visit_pages p WHERE p.visit_id = v.document_id
            ) AS furthest
            FROM startup_visits v LEFT JOIN startup_deck_links l ON l.document_id = v.link_id
            WHERE \(condition) ORDER BY v.opened_at DESC, v.document_id LIMIT \(Self.mostVisits)
            """
        ).map { row in
            let (device, address): (String, String) = (try row["device"], try row["address"])
            return DeckReadings.Visit(
                id: try DocumentID(stored: try row["document_id"]),
                link: try row["link_name"],
                reader: address.isEmpty ? nil : address,
                device: try DeviceClass(stored: device),
                openedAt: try row["opened_at"],
                seconds: try row["seconds"],
                furthestPage: try row["furthest"]
            )
        }
    }
}
