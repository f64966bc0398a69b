import PitchDeckDomain
import Storage

/// What lists are narrowed, counted and ordered by, inside a transaction: few columns, in indexes that hold them.
///
/// It has a row for each startup that is published and not deleted. Whoever changes one of them writes it again. What
/// moderators have hidden stays in it, for that is asked of all rows at once.
struct StartupListings {
    let connection: any SQLConnection

    /// Puts what is published of a startup in the place of what was listed of it.
    func write(_ id: DocumentID) throws {
        try connection.execute("DELETE FROM startup_listings WHERE document_id = \(id.text)")
        try connection.execute("\(Self.copied) AND s.document_id = \(id.text)")
        try noteChange()
    }

    /// Writes how often a startup was looked at, which changes no facet.
    func writeViews(_ id: DocumentID) throws {
        try connection.execute(
            """
            UPDATE startup_listings SET views = (SELECT s.views FROM startups s WHERE s.document_id = \(id.text))
            WHERE document_id = \(id.text)
            """
        )
    }

    // MARK: Which state they are in

    /// Another one after each change, so that what was counted of one holds as long as it is told.
    ///
    /// Rows that go with an account change only how many there are.
    func state() throws -> String {
        let listed: Int? = try connection.row("SELECT COUNT(*) AS listed FROM startup_listings")?["listed"]
        return "\(listed ?? 0) \(try changeState())"
    }

    /// The same, but for rows that go with an account: to count all takes as long as to read a few lists of postings.
    func changeState() throws -> String {
        let row = try connection.row(
            """
            SELECT COUNT(*) AS changes, CAST(COALESCE(SUM(token), 0) AS BIGINT) AS tokens FROM startup_listing_changes
            """
        )
        let (changes, tokens): (Int?, Int?) = (try row?["changes"], try row?["tokens"])
        return "\(changes ?? 0) \(tokens ?? 0)"
    }

    /// A row of its own, since of two who change one row at once one would have to begin again.
    func noteChange() throws {
        let token = Int.random(in: 1...(1 << 40))
        try connection.execute("INSERT INTO startup_listing_changes (token) VALUES (\(token))")
    }

    /// One change in the place of all that were noted.
    func foldChanges() throws {
        try connection.execute("DELETE FROM startup_listing_changes")
        try noteChange()
    }

    static let changes: [SQL] = ["CREATE TABLE startup_listing_changes (token BIGINT NOT NULL)"]

    /// How many are shown: all are counted without a look at any of them, and what is hidden is taken off.
    func count() throws -> Int {
        let row = try connection.row(
            """
            SELECT (SELECT COUNT(*) FROM startup_listings)
                - (SELECT COUNT(*) FROM startup_listings l WHERE l.document_id IN \(StartupStore.hidden)) AS total
            """
        )
        return try row?["total"] ?? 0
    }

    func count(where condition: SQL) throws -> Int {
        try connection.row("SELECT COUNT(*) AS total FROM startup_listings l WHERE \(condition)")?["total"] ?? 0
    }

    /// Of those that are listed.
    static let isShown: SQL = "l.document_id NOT IN \(StartupStore.hidden)"

    static let statements: [SQL] =
        [
            """
            CREATE TABLE startup_listings (
                document_id TEXT NOT NULL PRIMARY KEY REFERENCES startups (document_id) ON DELETE CASCADE,
                published_at BIGINT NOT NULL,
                confirmed_at BIGINT NOT NULL,
                is_sample INTEGER NOT NULL,
                views BIGINT NOT NULL,
                title_key TEXT NOT NULL,
                category_id TEXT,
                stage TEXT,
                location TEXT NOT NULL,
                team TEXT,
                is_hiring INTEGER NOT NULL,
                has_deck INTEGER NOT NULL
            )
            """
        ] + indexes

    /// When what is published was begun, by which clients of Strapi's order, with indexes that have what they narrow
    /// lists by.
    static let dates: [SQL] = [
        "ALTER TABLE startup_listings ADD COLUMN created_at BIGINT NOT NULL DEFAULT 0",
        "DELETE FROM startup_listings",
        copied,
        """
        CREATE INDEX startup_listings_by_beginning ON startup_listings
            (created_at DESC, document_id, title_key)
        """,
        """
        CREATE INDEX startup_listings_by_category ON startup_listings
            (category_id, created_at DESC, document_id, title_key)
        """,
    ]

    /// One for each order, and one for each of the two ways of counting, which read them from one end to the other.
    private static let indexes: [SQL] = [
        """
        CREATE INDEX startup_listings_by_date ON startup_listings
            (published_at DESC, document_id, confirmed_at, is_sample)
        """,
        "CREATE INDEX startup_listings_by_views ON startup_listings (views DESC, document_id, confirmed_at, is_sample)",
        "CREATE INDEX startup_listings_by_confirmation ON startup_listings (confirmed_at DESC, document_id, is_sample)",
        "CREATE INDEX startup_listings_by_title ON startup_listings (title_key, document_id, confirmed_at, is_sample)",
        """
        CREATE INDEX startup_listings_by_choice ON startup_listings
            (category_id, stage, team, is_hiring, has_deck, confirmed_at, is_sample, published_at, document_id,
            location)
        """,
        """
        CREATE INDEX startup_listings_by_place ON startup_listings
            (location, confirmed_at, is_sample, published_at, document_id)
        """,
    ]

    /// Claims are kept as JSON of ours, whose members are sorted and have no spaces between; a deck that is shown by
    /// links alone is nobody's to look for.
    static let copied: SQL = """
        INSERT INTO startup_listings (document_id, published_at, confirmed_at, is_sample, views, title_key, category_id,
            stage, location, team, is_hiring, has_deck, created_at)
        SELECT s.document_id, s.published_at, COALESCE(s.confirmed_at, s.published_at), s.is_sample, s.views,
            e.title_key, e.category_id, e.stage, e.location,
            CASE WHEN e.team_size IS NULL THEN NULL WHEN e.team_size = 1 THEN 'solo' WHEN e.team_size <= 10 THEN 'small'
                WHEN e.team_size <= 50 THEN 'medium' ELSE 'large' END,
            CASE WHEN e.claims LIKE '%"metric":"hiring"%' THEN 1 ELSE 0 END,
            CASE WHEN e.deck_id IS NOT NULL AND e.shows_deck = 1 THEN 1 ELSE 0 END,
            e.created_at
        FROM startups s JOIN startup_editions e ON e.document_id = s.document_id AND e.edition = 'published'
        WHERE s.deleted_at IS NULL AND s.published_at IS NOT NULL
        """
}
