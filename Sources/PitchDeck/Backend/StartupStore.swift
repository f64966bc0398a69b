import AccountsDomain
import Calls
import Foundation
import PitchDeckDomain
import Storage

/// Startups in the database, inside a transaction.
struct StartupStore {
    let connection: any SQLConnection

    /// Who asks; `nil` for nobody in particular.
    var asker: Account.ID?

    // MARK: Reading

    /// What a startup is read from; an address is its owner's, or shown to everybody.
    var columns: SQL {
        """
        s.*, e.edition, e.title, e.pitch, e.description, e.category_id, e.location, e.stage, e.team_size, e.founded,
        \(Self.isHidden) AS is_hidden, \(reviewNote) AS seen_note,
        \(appeal("text")) AS appeal_text, \(appeal("made_at")) AS appeal_made_at,
        \(appeal("is_answered")) AS appeal_is_answered, e.website, e.links, e.claims, e.image_id, e.gallery, e.deck_id, e.shows_deck, c.number AS category_number, c.name AS category_name, c.slug AS category_slug,
        c.names AS category_names, c.position AS category_position,
        \(authorColumns)
        """
    }

    var authorColumns: SQL {
        """
        w.document_id AS author_id, a.name AS author_name, w.bio AS author_bio, w.picture_id AS author_picture,
        a.created_at AS author_joined_at, \(visibleEmail) AS author_email
        """
    }

    var visibleEmail: SQL { "CASE WHEN w.shows_email = 1 OR w.account_id = \(askerKey) THEN p.email END" }

    /// What a moderator said is its founder's alone: who hid it, or else who sent it back.
    private var reviewNote: SQL {
        """
        CASE WHEN s.account_id <> \(askerKey) THEN '' ELSE COALESCE((
            SELECT h.note FROM report_decisions h
            WHERE h.kind = 'startup' AND h.item = s.document_id AND h.verdict = 'hidden' AND h.is_told = 1
                AND h.note <> ''
        ), s.review_note) END
        """
    }

    private func appeal(_ column: SQL) -> SQL {
        "CASE WHEN s.account_id = \(askerKey) THEN \(AppealStore.column(column)) END"
    }

    /// No account has the empty one.
    var askerKey: String { asker.map { $0.uuidString.lowercased() } ?? "" }

    static let tables: SQL = """
        startups s
        JOIN startup_editions e ON e.document_id = s.document_id
        JOIN accounts a ON a.id = s.account_id
        JOIN startup_authors w ON w.account_id = s.account_id
        LEFT JOIN account_passwords p ON p.account_id = s.account_id
        LEFT JOIN startup_categories c ON c.document_id = e.category_id
        """

    /// What everybody may read.
    static let isPublished: SQL = "e.edition = 'published' AND s.deleted_at IS NULL AND \(isShown)"

    /// What a moderator has taken out of sight; asked once for all rows.
    static let hidden: SQL =
        "(SELECT h.item FROM report_decisions h WHERE h.kind = 'startup' AND h.verdict = 'hidden')"
    private static let isShown: SQL = "s.document_id NOT IN \(hidden)"
    /// What is out of sight its founder sees, and who decides about it.
    private var isShownToAsker: SQL {
        """
        (s.account_id = \(askerKey) OR \(Self.isShown) OR EXISTS (
            SELECT 1 FROM accounts m WHERE m.id = \(askerKey) AND m.role = \(Account.Role.admin.rawValue)
        ))
        """
    }
    private static let isHidden: SQL = "CASE WHEN s.document_id IN \(hidden) THEN 1 ELSE 0 END"

    func startup(_ id: DocumentID, _ edition: Startup.Edition) throws -> Startup? {
        try startups(
            where: """
                s.document_id = \(id.text) AND e.edition = \(edition.rawValue) AND s.deleted_at IS NULL
                AND \(isShownToAsker)
                """
        ).first
    }

    /// Those of an account, the last changed first, with those that were deleted.
    func startups(of account: Account.ID) throws -> [Startup] {
        try startups(where: "s.account_id = \(account)", order: "s.updated_at DESC, s.document_id, e.edition")
    }

    /// Whether an account has one of this title, also a deleted one, whichever edition it is.
    func hasStartup(named title: String, of account: Account.ID) throws -> Bool {
        try connection.row(
            """
            SELECT 1 AS one FROM startup_editions e JOIN startups s ON s.document_id = e.document_id
            WHERE e.edition IN ('draft', 'published') AND e.title_key = \(Self.titleKey(title))
                AND s.account_id = \(account) LIMIT 1
            """
        ) != nil
    }

    func startups(where condition: SQL, order: SQL = "e.document_id", _ range: SQL = "") throws -> [Startup] {
        try connection.rows(
            "SELECT \(columns) FROM \(Self.tables) WHERE \(condition) ORDER BY \(order) \(range)"
        ).map(Startup.init)
    }

    func count(where condition: SQL) throws -> Int {
        try connection.row("SELECT COUNT(*) AS total FROM \(Self.tables) WHERE \(condition)")?["total"] ?? 0
    }

    /// A page of what is published, and how many there are of it.
    func page(_ query: StartupQuery) throws -> StartupPage {
        let condition = Self.condition(query)
        return StartupPage(
            startups: try startups(
                where: condition,
                order: Self.order(query.order),
                "LIMIT \(query.pageSize) OFFSET \((query.page - 1) * query.pageSize)"
            ),
            total: try count(where: condition),
            page: query.page,
            pageSize: query.pageSize
        )
    }

    private static func condition(_ query: StartupQuery) -> SQL {
        var condition = isPublished
        let part = titleKey(query.title.trimmingCharacters(in: .whitespacesAndNewlines))
        if !part.isEmpty { condition = "\(condition) AND e.title_key LIKE \(containing(part)) ESCAPE '!'" }
        if let category = query.category { condition = "\(condition) AND e.category_id = \(category.text)" }
        if let author = query.author { condition = "\(condition) AND w.document_id = \(author.text)" }
        return condition
    }

    private static func order(_ order: StartupQuery.Order) -> SQL {
        switch order {
        case .newest: "e.created_at DESC, e.document_id"
        case .oldest: "e.created_at, e.document_id"
        case .title: "e.title_key, e.document_id"
        case .mostViewed: "s.views DESC, e.document_id"
        }
    }

    /// A pattern of texts that have this one in them, whatever stands in it.
    static func containing(_ text: String) -> String {
        let escaped = text.replacing("!", with: "!!").replacing("%", with: "!%").replacing("_", with: "!_")
        return "%\(escaped)%"
    }

    /// What titles are compared and sorted by.
    static func titleKey(_ title: String) -> String {
        title.precomposedStringWithCompatibilityMapping.lowercased()
    }

    /// Whose it is, and the version that there is.
    func owner(of id: DocumentID) throws -> StartupOwner? {
        try connection.row(
            "SELECT account_id, version, state, deleted_at FROM startups WHERE document_id = \(id.text)"
        ).map(StartupOwner.init)
    }

    func categories() throws -> [StartupCategory] {
        try connection.rows("SELECT * FROM startup_categories ORDER BY position, name, document_id")
            .map(StartupCategory.init)
    }

    func isCategory(_ id: DocumentID) throws -> Bool {
        try connection.row("SELECT 1 AS one FROM startup_categories WHERE document_id = \(id.text)") != nil
    }
}

extension StartupStore {
    /// - Throws: `notMember` for an account that nobody can come back to, and `notConfirmed` for one without a confirmed
    ///   address where the rule asks for it.
    func checkMember(_ account: Account.ID, _ rule: ReviewRule?) throws {
        let row = try connection.row(
            """
            SELECT 1 AS one, confirmed_at FROM account_passwords WHERE account_id = \(account)
            UNION ALL SELECT 2 AS one, NULL FROM account_identities WHERE account_id = \(account) ORDER BY 1 LIMIT 1
            """
        )
        guard let row else { throw StartupError.notMember }
        let confirmed: Date? = try row["confirmed_at"]
        guard rule?.needsConfirmedAddress != true || confirmed != nil else { throw StartupError.notConfirmed }
    }

    /// A category by its id, or by its number.
    func category(named text: String) throws -> DocumentID? {
        let row =
            if let number = Int(text) {
                try connection.row("SELECT document_id FROM startup_categories WHERE number = \(number)")
            } else {
                try connection.row("SELECT document_id FROM startup_categories WHERE document_id = \(text)")
            }
        return try row.map { try DocumentID(stored: try $0["document_id"]) }
    }
}

/// Whose a startup is, and how it stands.
struct StartupOwner {
    var account: Account.ID
    var version: Int
    var state: Startup.State
    var deletedAt: Date?

    init(_ row: SQLRow) throws {
        let state: String = try row["state"]
        (account, version, deletedAt) = (try row["account_id"], try row["version"], try row["deleted_at"])
        self.state = try Startup.State(stored: state)
    }
}
