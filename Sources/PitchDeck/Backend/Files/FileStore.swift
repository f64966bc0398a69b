import AccountsDomain
import Blobs
import Calls
import Foundation
import PitchDeckDomain
import Storage

/// Files of founders in the database, inside a transaction; their bytes are blobs.
struct FileStore {
    let connection: any SQLConnection

    private static let columns: SQL =
        "f.document_id, f.number, f.name, f.kind, f.width, f.height, f.byte_count, f.created_at"

    func file(_ id: DocumentID) throws -> StartupFile? { try files([id])[id] }

    func files(_ ids: some Sequence<DocumentID>) throws -> [DocumentID: StartupFile] {
        let names = Set(ids.map(\.text)).sorted()
        guard !names.isEmpty else { return [:] }
        let rows = try connection.rows(
            "SELECT \(Self.columns) FROM startup_files f WHERE f.document_id IN (\(values: names))"
        )
        return Dictionary(try rows.map(StartupFile.init).map { ($0.id, $0) }) { first, _ in first }
    }

    /// Files by their numbers, as Strapi's clients may name them.
    func id(named text: String) throws -> DocumentID? {
        guard let number = Int(text) else { return DocumentID(text) }
        let row = try connection.row("SELECT document_id FROM startup_files WHERE number = \(number)")
        return try row.map { try DocumentID(stored: try $0["document_id"]) }
    }

    func owner(of id: DocumentID) throws -> Account.ID? {
        try connection.row("SELECT account_id FROM startup_files WHERE document_id = \(id.text)")?["account_id"]
    }

    func blob(of id: DocumentID) throws -> BlobID? {
        let row = try connection.row("SELECT blob_id FROM startup_files WHERE document_id = \(id.text)")
        let name: String? = try row?["blob_id"]
        return name.flatMap(BlobID.init)
    }

    /// Whether everybody may see it: a picture of what is published, or of its founder; decks are read by visits.
    func isPublic(_ id: DocumentID) throws -> Bool {
        let pattern = "%\"\(id.text)\"%"
        return try connection.row(
            """
            SELECT 1 AS one FROM startup_files f
            JOIN startups s ON s.account_id = f.account_id
            JOIN startup_editions e ON e.document_id = s.document_id
            JOIN startup_authors w ON w.account_id = s.account_id
            WHERE f.document_id = \(id.text) AND \(StartupStore.isPublished)
                AND (e.image_id = \(id.text) OR w.picture_id = \(id.text) OR e.gallery LIKE \(pattern))
            LIMIT 1
            """
        ) != nil
    }

    /// - Throws: `tooMuch` where `size` bytes more than one person may are sent in a day, with those of files on their
    ///   way, which are as many as were announced; `finished` is on its way no longer.
    func checkRoom(for size: Int, of account: Account.ID, at date: Date, finished: UUID? = nil) throws {
        let row = try connection.row(
            """
            SELECT CAST(COALESCE(SUM(sent.byte_count), 0) AS BIGINT) AS total FROM (
                SELECT byte_count FROM startup_files
                WHERE account_id = \(account) AND created_at > \(date.addingTimeInterval(-86_400))
                UNION ALL
                SELECT u.byte_count FROM account_uploads u JOIN startup_uploads s ON s.upload_id = u.id
                WHERE u.account_id = \(account) AND u.id <> \(finished?.uuidString.lowercased() ?? "")
            ) AS sent
            """
        )
        let sent: Int = try row?["total"] ?? 0
        guard sent + size <= StartupFile.maximumDailyBytes else { throw StartupError.tooMuch }
    }

    /// Answers the file with a number that no other has.
    ///
    /// - Throws: `busy` for bytes that are being removed at this moment.
    @discardableResult
    func insert(_ file: StartupFile, _ blob: BlobID, of account: Account.ID) throws -> StartupFile {
        try checkHeld(blob)
        var file = file
        file.number = try DrawnNumber.free(file.number, in: "startup_files", connection)
        try connection.execute(
            """
            INSERT INTO startup_files (document_id, number, account_id, name, kind, width, height, byte_count, blob_id,
                created_at)
            VALUES (\(file.id.text), \(file.number), \(account), \(file.name), \(file.kind.rawValue), \(file.width),
                \(file.height), \(file.byteCount), \(blob.description), \(file.createdAt))
            """
        )
        return file
    }

    func checkHeld(_ blob: BlobID) throws {
        let row = try connection.row(
            "SELECT 1 AS one FROM picture_blobs WHERE id = \(blob.description) AND leaving_since IS NULL"
        )
        guard row != nil else { throw StartupError.busy }
    }

    /// - Throws: `invalid` for a file that is another's, or no picture.
    func checkPicture(_ id: DocumentID, of account: Account.ID, _ field: String) throws {
        guard let file = try file(id), try owner(of: id) == account else {
            throw StartupError.invalid(field, .unknownValue)
        }
        guard file.kind != .pdf else { throw StartupError.invalid(field, .wrongKind) }
    }

    /// Notes where a startup names a file that is another's, or of another kind.
    func check(_ content: StartupContent, of account: Account.ID, _ problems: inout FieldProblems) throws {
        let pictures =
            [content.image].compactMap(\.self).map { ($0, "image") } + content.gallery.map { ($0, "gallery") }
        let named = pictures + [content.deck].compactMap(\.self).map { ($0, "deck") }
        guard !named.isEmpty else { return }
        let files = try files(named.map(\.0))
        let rows = try connection.rows(
            """
            SELECT document_id FROM startup_files
            WHERE account_id = \(account) AND document_id IN (\(values: named.map(\.0.text)))
            """
        )
        let own: Set<String> = Set(try rows.map { try $0["document_id"] })
        for (id, field) in named {
            guard let file = files[id], own.contains(id.text) else {
                problems.note(field, .unknownValue)
                continue
            }
            if (file.kind == .pdf) != (field == "deck") { problems.note(field, .wrongKind) }
        }
    }

    /// Removes what was sent before `oldest` and stands in no startup and no profile, nor did since then: taking it out
    /// of them can be undone.
    func removeUnused(before oldest: Date, at now: Date) throws {
        let used = try usedFiles()
        var (taken, letGo, over): ([String], [String], [String]) = ([], [], [])
        for row in try connection.rows("SELECT document_id, created_at, let_go_at FROM startup_files") {
            let (id, createdAt): (String, Date) = (try row["document_id"], try row["created_at"])
            let letGoAt: Date? = try row["let_go_at"]
            if used.contains(id) {
                if letGoAt != Self.stands { taken.append(id) }
            } else if letGoAt == Self.stands {
                letGo.append(id)
            } else if max(createdAt, letGoAt ?? createdAt) < oldest {
                over.append(id)
            }
        }
        try setLetGo(taken, at: Self.stands)
        try setLetGo(letGo, at: now)
        for ids in over.inParts {
            try connection.execute("DELETE FROM startup_files WHERE document_id IN (\(values: ids))")
        }
    }

    /// What a file is let go at that stands somewhere.
    private static let stands = Date(timeIntervalSince1970: 0)

    private func setLetGo(_ files: [String], at date: Date) throws {
        for ids in files.inParts {
            try connection.execute(
                "UPDATE startup_files SET let_go_at = \(date) WHERE document_id IN (\(values: ids))"
            )
        }
    }

    /// Those that stand in a startup or a profile.
    ///
    /// Editions are looked through once, whatever the number of files.
    private func usedFiles() throws -> Set<String> {
        var used: Set<String> = []
        let editions = try connection.rows(
            """
            SELECT image_id, deck_id, gallery FROM startup_editions
            WHERE image_id IS NOT NULL OR deck_id IS NOT NULL OR gallery <> '[]'
            """
        )
        for row in editions {
            let (image, deck): (String?, String?) = (try row["image_id"], try row["deck_id"])
            let gallery: [DocumentID] = try StoredJSON.value(try row["gallery"])
            used.formUnion([image, deck].compactMap(\.self) + gallery.map(\.text))
        }
        for row in try connection.rows("SELECT picture_id FROM startup_authors WHERE picture_id IS NOT NULL") {
            used.insert(try row["picture_id"])
        }
        return used
    }
}

extension [String] {
    /// As many at a time as a statement takes.
    fileprivate var inParts: [[String]] {
        stride(from: 0, to: count, by: 500).map { Array(self[$0..<Swift.min($0 + 500, count)]) }
    }
}

extension StartupFile {
    init(_ row: SQLRow) throws {
        let kind: String = try row["kind"]
        self.init(
            id: try DocumentID(stored: try row["document_id"]),
            number: try row["number"],
            name: try row["name"],
            kind: try Kind(stored: kind),
            width: try row["width"],
            height: try row["height"],
            byteCount: try row["byte_count"],
            createdAt: try row["created_at"]
        )
    }
}
