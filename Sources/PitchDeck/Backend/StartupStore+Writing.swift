import AccountsDomain
import Calls
import Foundation
import PitchDeckDomain
import Storage

extension StartupStore {
    /// Ids of a row, drawn outside of the transaction.
    struct NewIDs: Sendable {
        var document = DocumentID.random()
        /// Taken where no startup has it yet.
        var number = DrawnNumber.random()
    }

    /// - Throws: `tooMuch` where an account began as many within a day as one may.
    func checkLimit(of account: Account.ID, at date: Date) throws {
        let row = try connection.row(
            """
            SELECT COUNT(*) AS total FROM startups
            WHERE account_id = \(account) AND created_at > \(date.addingTimeInterval(-86_400))
            """
        )
        guard try row?["total"] ?? 0 < StoredStartupService.mostPerDay else { throw StartupError.tooMuch }
    }

    /// A row without an edition.
    func insert(_ title: String, _ ids: NewIDs, of account: Account.ID, at date: Date) throws {
        try connection.execute(
            """
            INSERT INTO startup_authors (account_id, document_id)
            VALUES (\(account), \(DocumentID.author(of: account).text))
            ON CONFLICT (account_id) DO NOTHING
            """
        )
        let number = try DrawnNumber.free(ids.number, in: "startups", connection)
        try connection.execute(
            """
            INSERT INTO startups (document_id, number, account_id, slug, state, version, views, is_sample,
                created_at, updated_at)
            VALUES (\(ids.document.text), \(number), \(account),
                \(Slug.text(title, ids.document)), 'draft', 1, 0, 0, \(date), \(date))
            """
        )
    }

    /// Puts an edition in the place of the one that there is.
    func write(
        _ content: StartupContent,
        _ edition: Startup.Edition,
        of id: DocumentID,
        createdAt date: Date
    ) throws {
        try connection.execute(Self.deletion(edition, of: id))
        try connection.execute(
            """
            INSERT INTO startup_editions (document_id, edition, title, title_key, pitch, description, category_id,
                location, stage, team_size, founded, website, links, claims, created_at,
                image_id, gallery, deck_id, shows_deck)
            VALUES (\(id.text), \(edition.rawValue), \(content.title), \(Self.titleKey(content.title)),
                \(content.pitch), \(content.description), \(content.category?.text), \(content.location),
                \(content.stage?.rawValue), \(content.teamSize), \(content.founded), \(content.website), \(try StoredJSON.text(content.links)),
                \(try StoredJSON.text(content.claims)), \(date), \(content.image?.text),
                \(try StoredJSON.text(content.gallery)), \(content.deck?.text), \(content.showsDeck))
            """
        )
        if edition == .published { try StartupListings(connection: connection).write(id) }
        try announce(id, edition)
    }

    private static func deletion(_ edition: Startup.Edition, of id: DocumentID) -> SQL {
        "DELETE FROM startup_editions WHERE document_id = \(id.text) AND edition = \(edition.rawValue)"
    }

    func deleteEdition(_ edition: Startup.Edition, of id: DocumentID) throws {
        try connection.execute(Self.deletion(edition, of: id))
        if edition == .published { try StartupListings(connection: connection).write(id) }
        try announce(id, edition)
    }

    /// What it is when nothing of it waits for a moderator.
    func settledState(of id: DocumentID) throws -> Startup.State {
        try hasPublished(id) ? .published : .draft
    }

    private func hasPublished(_ id: DocumentID) throws -> Bool {
        try connection.row(
            "SELECT 1 AS one FROM startup_editions WHERE document_id = \(id.text) AND edition = 'published'"
        ) != nil
    }

    /// Notes a change, and what it made of the startup; `publishes` is whether that is of what all can read.
    func touch(_ id: DocumentID, _ state: Startup.State, at date: Date, publishes: Bool = true) throws {
        let published: Date? = publishes && state == .published ? date : nil
        try connection.execute(
            """
            UPDATE startups SET version = version + 1, updated_at = \(date), state = \(state.rawValue),
                published_at = COALESCE(published_at, CAST(\(published) AS BIGINT)),
                confirmed_at = COALESCE(CAST(\(published) AS BIGINT), confirmed_at)
            WHERE document_id = \(id.text)
            """
        )
        if published != nil { try StartupListings(connection: connection).write(id) }
        try announce(id, .draft)
    }

    /// Notes that what is published still holds.
    func confirm(_ id: DocumentID, at date: Date) throws {
        try connection.execute("UPDATE startups SET confirmed_at = \(date) WHERE document_id = \(id.text)")
        try StartupListings(connection: connection).write(id)
        try announce(id, .published)
    }

    /// Notes when a startup was deleted, or that it is not.
    func setDeleted(_ id: DocumentID, at date: Date?) throws {
        try connection.execute("UPDATE startups SET deleted_at = \(date) WHERE document_id = \(id.text)")
        try StartupListings(connection: connection).write(id)
        try announce(id, try hasPublished(id) ? .published : .draft)
    }
}

/// The part of an address that names a startup.
enum Slug {
    /// The title's ASCII letters and digits, and the end of the id, so that it is nobody else's.
    static func text(_ title: String, _ id: DocumentID) -> String {
        let folded = title.folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil).lowercased()
        let words = folded.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
        let name = words.joined(separator: "-").prefix(60)
        return (name.isEmpty ? "" : "\(name)-") + id.text.suffix(8)
    }
}
