import Blobs
import Foundation
import PitchDeckDomain
import Storage

/// Decks and their drawn pages in the database, inside a transaction.
struct DeckStore {
    let connection: any SQLConnection

    /// Whoever draws and has not said so after this time has crashed.
    static let lease: TimeInterval = 120
    /// So often drawing begins anew after it ended without a word.
    private static let maximumTries = 3

    /// The year 3000: who is not drawn before is asleep.
    private static let never = Date(timeIntervalSince1970: 32_503_680_000)

    /// One that is asleep is drawn once somebody looks at it.
    func insert(_ id: DocumentID, pageCount: Int, isAsleep: Bool = false) throws {
        let date = isAsleep ? Self.never : Date(timeIntervalSince1970: 0)
        try connection.execute(
            """
            INSERT INTO startup_decks (document_id, page_count, state, problem, tries, taken_until)
            VALUES (\(id.text), \(pageCount), 'drawing', '', 0, \(date))
            """
        )
    }

    func isAsleep(_ id: DocumentID) throws -> Bool {
        try connection.row(
            "SELECT 1 AS one FROM startup_decks WHERE document_id = \(id.text) AND taken_until >= \(Self.never)"
        ) != nil
    }

    /// - Returns: Whether it was asleep.
    func wake(_ id: DocumentID) throws -> Bool {
        try connection.execute(
            """
            UPDATE startup_decks SET taken_until = 0
            WHERE document_id = \(id.text) AND taken_until >= \(Self.never)
            """
        ) == 1
    }

    func deck(_ id: DocumentID) throws -> Deck? {
        let row = try connection.row(
            "SELECT page_count, state, problem FROM startup_decks WHERE document_id = \(id.text)"
        )
        guard let row else { return nil }
        let (state, problem): (String, String) = (try row["state"], try row["problem"])
        let pages = try connection.rows(
            """
            SELECT page, width, height, text FROM startup_deck_pages WHERE document_id = \(id.text) ORDER BY page
            """
        )
        return Deck(
            id: id,
            state: state == "ready"
                ? .ready : state == "failed" ? .failed(.init(rawValue: problem) ?? .unreadable) : .drawing,
            pageCount: try row["page_count"],
            pages: try pages.map {
                DeckPage(
                    number: try $0["page"],
                    width: try $0["width"],
                    height: try $0["height"],
                    text: try $0["text"]
                )
            }
        )
    }

    func blob(of id: DocumentID, page: Int, _ size: DeckPage.Size) throws -> BlobID? {
        let row = try connection.row(
            """
            SELECT \(raw: size == .small ? "small_blob" : "large_blob") AS blob FROM startup_deck_pages
            WHERE document_id = \(id.text) AND page = \(page)
            """
        )
        let name: String? = try row?["blob"]
        return name.flatMap(BlobID.init)
    }

    /// Of every page, from the first on; those that are not drawn are as slides are.
    func pageSizes(of id: DocumentID) throws -> [DeckMark.PageSize] {
        let row = try connection.row("SELECT page_count FROM startup_decks WHERE document_id = \(id.text)")
        var sizes = Array(repeating: DeckMark.PageSize.slide, count: try row?["page_count"] ?? 0)
        let pages = try connection.rows(
            "SELECT page, width, height FROM startup_deck_pages WHERE document_id = \(id.text)"
        )
        for page in pages {
            let number: Int = try page["page"]
            guard sizes.indices.contains(number - 1) else { continue }
            sizes[number - 1] = DeckMark.PageSize(width: try page["width"], height: try page["height"])
        }
        return sizes
    }

    // MARK: Drawing

    /// A deck that has pages to be drawn and that nobody draws, with the first of them; from here on it is the taker's.
    func take(at now: Date) throws -> (id: DocumentID, pages: ClosedRange<Int>)? {
        let row = try connection.row(
            """
            SELECT d.document_id, d.page_count, d.tries, (
                SELECT COUNT(*) FROM startup_deck_pages p WHERE p.document_id = d.document_id
            ) AS drawn
            FROM startup_decks d JOIN startup_files f ON f.document_id = d.document_id
            WHERE d.state = 'drawing' AND d.taken_until < \(now) ORDER BY f.created_at, d.document_id LIMIT 1
            """
        )
        guard let row else { return nil }
        let id = try DocumentID(stored: try row["document_id"])
        let (count, drawn, tries): (Int, Int, Int) = (try row["page_count"], try row["drawn"], try row["tries"])
        guard drawn < count else {
            try finish(id, nil)
            return try take(at: now)
        }
        guard tries < Self.maximumTries else {
            try finish(id, .tooSlow)
            return try take(at: now)
        }
        try connection.execute(
            """
            UPDATE startup_decks SET tries = tries + 1, taken_until = \(now.addingTimeInterval(Self.lease))
            WHERE document_id = \(id.text)
            """
        )
        return (id, (drawn + 1)...count)
    }

    struct KeptPage {
        var page: DeckPage
        var small: BlobID
        var large: BlobID
    }

    /// Notes a page that was drawn, and that the drawing goes on; `false` where the deck is gone.
    func note(_ kept: KeptPage, of id: DocumentID, at now: Date) throws -> Bool {
        let isThere = try connection.execute(
            """
            UPDATE startup_decks SET tries = 0, taken_until = \(now.addingTimeInterval(Self.lease))
            WHERE document_id = \(id.text)
            """
        )
        guard isThere == 1 else { return false }
        let files = FileStore(connection: connection)
        for blob in [kept.small, kept.large] { try files.checkHeld(blob) }
        try connection.execute(
            """
            INSERT INTO startup_deck_pages (document_id, page, width, height, small_blob, large_blob, text)
            VALUES (\(id.text), \(kept.page.number), \(kept.page.width), \(kept.page.height),
                \(kept.small.description), \(kept.large.description), \(kept.page.text))
            ON CONFLICT (document_id, page) DO NOTHING
            """
        )
        return true
    }

    func finish(_ id: DocumentID, _ problem: StartupError.Reason?) throws {
        try connection.execute(
            """
            UPDATE startup_decks SET state = \(problem == nil ? "ready" : "failed"),
                problem = \(problem?.rawValue ?? "") WHERE document_id = \(id.text)
            """
        )
    }

    /// Lets go of a deck for a later try.
    func release(_ id: DocumentID, until date: Date) throws {
        try connection.execute("UPDATE startup_decks SET taken_until = \(date) WHERE document_id = \(id.text)")
    }
}
