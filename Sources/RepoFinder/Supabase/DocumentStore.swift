import AccountsDomain
import Calls
import Foundation
import Storage

/// What clients wrote and no service keeps: documents, spellings and private likes.
enum SupabaseSchema {
    static let subject = "supabase"

    static let migrations = [Migration(name: "001 documents", documents)]

    private static let documents: [SQL] = [
        // A private row stands for itself, the others for what a service keeps under the same key.
        """
        CREATE TABLE supabase_documents (
            account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
            kind TEXT NOT NULL CHECK (kind IN ('saved', 'liked')),
            key TEXT NOT NULL,
            id TEXT NOT NULL,
            repo_id TEXT NOT NULL,
            document TEXT,
            full_name TEXT NOT NULL,
            tags TEXT NOT NULL,
            note TEXT NOT NULL,
            is_private INTEGER NOT NULL CHECK (is_private IN (0, 1)),
            created_at BIGINT NOT NULL,
            PRIMARY KEY (account_id, kind, key)
        )
        """,
        """
        CREATE TABLE supabase_interactions (
            account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
            id TEXT NOT NULL,
            action TEXT NOT NULL CHECK (action IN ('like', 'skip', 'save')),
            key TEXT NOT NULL,
            repo_id TEXT NOT NULL,
            is_private INTEGER NOT NULL CHECK (is_private IN (0, 1)),
            created_at BIGINT NOT NULL,
            PRIMARY KEY (account_id, id)
        )
        """,
        // `said` is what the document came to, so that what was changed elsewhere since is known.
        """
        CREATE TABLE supabase_preferences (
            account_id TEXT NOT NULL PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
            document TEXT NOT NULL,
            said TEXT NOT NULL,
            created_at BIGINT NOT NULL,
            updated_at BIGINT NOT NULL
        )
        """,
        """
        CREATE TABLE supabase_metadata (
            account_id TEXT NOT NULL PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
            document TEXT NOT NULL
        )
        """,
    ]
}

/// A repository's row as a client wrote it.
struct StoredDocument: Sendable {
    enum Kind: String, SQLConvertible, Sendable { case saved, liked }

    var kind: Kind
    /// The repository's key, in lower case.
    var key: String
    var id: UUID
    var repositoryID: String
    /// `nil` where none was written.
    var document: JSONValue?
    var fullName: String
    /// Of private rows; a service has the others'.
    var tags: [String] = []
    var note = ""
    var isPrivate: Bool
    var createdAt: Date
}

/// An interaction as a client wrote it.
struct StoredInteraction: Sendable {
    enum Action: String, SQLConvertible, Sendable { case like, skip, save }

    /// So many one account can write; what two of them wrote may come together, and then nothing is added.
    static let maximumCount = 20_000

    var id: UUID
    var action: Action
    var key: String
    var repositoryID: String
    var isPrivate: Bool
    var createdAt: Date
}

/// One account's documents, inside a transaction.
struct DocumentStore {
    let connection: any SQLConnection
    let account: Account.ID

    func documents(_ kind: StoredDocument.Kind) throws -> [StoredDocument] {
        try connection.rows(
            "SELECT * FROM supabase_documents WHERE account_id = \(account) AND kind = \(kind)"
        ).map(Self.document)
    }

    func document(_ kind: StoredDocument.Kind, _ key: String) throws -> StoredDocument? {
        try connection.row(
            "SELECT * FROM supabase_documents WHERE account_id = \(account) AND kind = \(kind) AND key = \(key)"
        ).map(Self.document)
    }

    /// Repositories by what rows call them, in lower case; those that are saved before those that are liked.
    func spellings() throws -> [String: (key: String, fullName: String)] {
        let rows = try connection.rows(
            "SELECT repo_id, key, full_name FROM supabase_documents WHERE account_id = \(account) ORDER BY kind DESC, key"
        )
        var spellings: [String: (key: String, fullName: String)] = [:]
        for row in rows {
            let id: String = try row["repo_id"]
            guard spellings[id.lowercased()] == nil else { continue }
            spellings[id.lowercased()] = (key: try row["key"], fullName: try row["full_name"])
        }
        return spellings
    }

    private static func document(_ row: SQLRow) throws -> StoredDocument {
        let document: String? = try row["document"]
        return StoredDocument(
            kind: try row["kind"],
            key: try row["key"],
            id: try row["id"],
            repositoryID: try row["repo_id"],
            document: try document.map { try JSONCoding.value(from: Data($0.utf8)) },
            fullName: try row["full_name"],
            tags: try StoredJSON.value(try row["tags"]),
            note: try row["note"],
            isPrivate: try row["is_private"],
            createdAt: try row["created_at"]
        )
    }

    func keep(_ document: StoredDocument) throws {
        let text = document.document.map { String(decoding: JSONCoding.data(of: $0), as: UTF8.self) }
        try connection.execute(
            """
            INSERT INTO supabase_documents
                (account_id, kind, key, id, repo_id, document, full_name, tags, note, is_private, created_at)
            VALUES (\(account), \(document.kind), \(document.key), \(document.id), \(document.repositoryID), \(text),
                \(document.fullName), \(try StoredJSON.text(document.tags)), \(document.note), \(document.isPrivate),
                \(document.createdAt))
            ON CONFLICT (account_id, kind, key) DO UPDATE SET repo_id = excluded.repo_id,
                document = excluded.document, full_name = excluded.full_name, tags = excluded.tags,
                note = excluded.note, is_private = excluded.is_private
            """
        )
    }

    /// Rows that no service has, and so none bounds.
    func privateCount() throws -> Int {
        let row = try connection.row(
            "SELECT COUNT(*) AS total FROM supabase_documents WHERE account_id = \(account) AND is_private = 1"
        )
        return try row?["total"] ?? 0
    }

    func remove(_ kind: StoredDocument.Kind, _ key: String) throws {
        try connection.execute(
            "DELETE FROM supabase_documents WHERE account_id = \(account) AND kind = \(kind) AND key = \(key)"
        )
    }

    // MARK: Interactions

    /// The earliest first.
    func interactions() throws -> [StoredInteraction] {
        try connection.rows(
            "SELECT * FROM supabase_interactions WHERE account_id = \(account) ORDER BY created_at, id"
        ).map { row in
            StoredInteraction(
                id: try row["id"],
                action: try row["action"],
                key: try row["key"],
                repositoryID: try row["repo_id"],
                isPrivate: try row["is_private"],
                createdAt: try row["created_at"]
            )
        }
    }

    func interactionCount() throws -> Int {
        let row = try connection.row(
            "SELECT COUNT(*) AS total FROM supabase_interactions WHERE account_id = \(account)"
        )
        return try row?["total"] ?? 0
    }

    func isKnown(interaction id: UUID) throws -> Bool {
        try connection.row(
            "SELECT 1 AS one FROM supabase_interactions WHERE account_id = \(account) AND id = \(id)"
        ) != nil
    }

    func keep(_ interaction: StoredInteraction) throws {
        try connection.execute(
            """
            INSERT INTO supabase_interactions (account_id, id, action, key, repo_id, is_private, created_at)
            VALUES (\(account), \(interaction.id), \(interaction.action), \(interaction.key),
                \(interaction.repositoryID), \(interaction.isPrivate), \(interaction.createdAt))
            """
        )
    }

    // MARK: Metadata

    /// What clients keep about the person; an object.
    func metadata() throws -> JSONValue {
        let row = try connection.row("SELECT document FROM supabase_metadata WHERE account_id = \(account)")
        guard let text: String = try row?["document"] else { return .object([:]) }
        return try JSONCoding.value(from: Data(text.utf8))
    }

    func keep(metadata: JSONValue) throws {
        let text = String(decoding: JSONCoding.data(of: metadata), as: UTF8.self)
        try connection.execute(
            """
            INSERT INTO supabase_metadata (account_id, document) VALUES (\(account), \(text))
            ON CONFLICT (account_id) DO UPDATE SET document = excluded.document
            """
        )
    }
}
