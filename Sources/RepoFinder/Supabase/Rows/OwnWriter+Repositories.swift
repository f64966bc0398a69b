import AccountsDomain
import AccountsService
import Calls
import DiscoveryDomain
import Foundation
import PostgREST
import RepoFinderService
import RepositoriesDomain
import RepositoriesService
import Storage

/// Rows of repositories: which is meant, and what is kept of it.
extension OwnWriter {
    /// What the catalogue has under the names of a body's rows.
    func repositories(_ rows: [[String: JSONValue]]) throws -> [String: CatalogueEntry] {
        let texts = rows.flatMap { row in
            [row.text("repo_id"), row["repo_data"]?.object?["fullName"]?.string, row.text("full_name")].compactMap(
                \.self
            )
        }
        return texts.isEmpty ? [:] : try CatalogueIndex(connection: connection).entries(named: texts)
    }

    struct Target {
        var key: String
        /// `nil` where the catalogue has none of that name.
        var entry: CatalogueEntry?
        var name: Repository.ID
    }

    /// Which repository a row is about: by the catalogue, by what it says itself, or by a row of the own.
    ///
    /// - Throws: `23502`, `23503`.
    mutating func target(
        _ row: [String: JSONValue],
        of table: RestTable,
        _ names: [String: CatalogueEntry]
    ) throws -> Target {
        guard let id = row.text("repo_id") else { throw RestError.missing("repo_id", of: table.name) }
        if let entry = names[id] {
            return Target(key: entry.repository.id.key, entry: entry, name: entry.repository.id)
        }
        let written =
            RepositoryDocument.name(in: row["repo_data"])
            ?? row.text("full_name").flatMap { Repository.ID(fullName: $0) }
        if let written {
            let entry = names[written.fullName]
            let name = entry?.repository.id ?? written
            return Target(key: name.key, entry: entry, name: name)
        }
        if spellings == nil { spellings = try documents.spellings() }
        if let known = spellings?[id.lowercased()], let name = Repository.ID(fullName: known.fullName) {
            return Target(key: known.key, entry: try catalogued(known.key), name: name)
        }
        if let name = Repository.ID(fullName: id), let own = try favourites.favourite(name) {
            return Target(key: own.id.key, entry: nil, name: own.id)
        }
        throw RestError.noReference(table.name, "repo_id", id)
    }

    func catalogued(_ key: String) throws -> CatalogueEntry? {
        try CatalogueIndex(connection: connection).entries(named: [key])[key]
    }

    mutating func insertRepository(
        _ row: [String: JSONValue],
        _ columns: [String],
        _ table: RestTable,
        _ names: [String: CatalogueEntry],
        _ resolution: RestPreferences.Resolution?
    ) throws -> (key: String, isNew: Bool)? {
        let target = try target(row, of: table, names)
        let kind: StoredDocument.Kind = table.name == SupabaseTables.saved.name ? .saved : .liked
        let isThere = try kind == .saved ? favourites.favourite(target.name) != nil : isLiked(target.key)
        guard isThere else {
            try add(row, target, kind, table)
            return (target.key, true)
        }
        if resolution == .ignore { return nil }
        guard resolution == .merge else {
            let key = [("user_id", owner.shown ?? ""), ("repo_id", row.text("repo_id") ?? "")]
            throw RestError.duplicate(table.name, key)
        }
        try change(row, target, kind, table)
        return (target.key, false)
    }

    private mutating func isLiked(_ key: String) throws -> Bool {
        try decisions.judgement(of: key) == .like || documents.document(.liked, key)?.isPrivate == true
    }

    private mutating func add(
        _ row: [String: JSONValue],
        _ target: Target,
        _ kind: StoredDocument.Kind,
        _ table: RestTable
    ) throws {
        let date = row.date("created_at", notAfter: now)
        let id = row.text("id").flatMap { UUID(uuidString: $0) }
        var document = StoredDocument(
            kind: kind,
            key: target.key,
            id: id ?? UUID(),
            repositoryID: row.text("repo_id") ?? target.name.fullName,
            document: try checked(row["repo_data"], table),
            fullName: target.name.fullName,
            tags: try tags(row.texts("tags") ?? [], table),
            note: try note(row.text("note") ?? "", table),
            isPrivate: false,
            createdAt: date
        )
        try documents.remove(kind, target.key)
        let repository =
            target.entry?.repository ?? RepositoryDocument.repository(target.name, from: document.document, at: now)
        if kind == .saved {
            try favourites.insert(
                Favourite(repository: repository, savedAt: date, tags: document.tags, note: document.note)
            )
        } else if target.entry != nil {
            try decisions.judge(target.key, .like, at: date, event: IdempotencyKey(document.id))
            try decisions.annotate(target.key, tags: document.tags, note: document.note)
        } else {
            let count = try privateCount ?? documents.privateCount()
            guard count < Favourite.maximumCount else {
                let what = "likes of repositories that nobody here knows"
                throw RestError(400, "P0001", "At most \(Favourite.maximumCount) \(what) can be kept")
            }
            privateCount = count + 1
            document.isPrivate = true
        }
        try documents.keep(document)
    }

    /// Sets what a row says of one that is there.
    mutating func change(
        _ row: [String: JSONValue],
        _ target: Target,
        _ kind: StoredDocument.Kind,
        _ table: RestTable
    ) throws {
        let stored = try documents.document(kind, target.key)
        var document =
            stored
            ?? StoredDocument(
                kind: kind,
                key: target.key,
                id: UUID(),
                repositoryID: "",
                fullName: target.name.fullName,
                isPrivate: false,
                createdAt: now
            )
        if let id = row.text("repo_id") { document.repositoryID = id }
        if let data = row["repo_data"] { document.document = try checked(data, table) }
        let tags = try row.texts("tags").map { try self.tags($0, table) }
        let note = try row["note"].map { try self.note($0.string ?? "", table) }
        if document.isPrivate {
            document.tags = tags ?? document.tags
            document.note = note ?? document.note
        } else if tags != nil || note != nil {
            try annotate(target, kind, tags, note)
        }
        // A row that no client wrote keeps the id it is known by.
        if stored == nil, let known = try knownID(target, kind) { document.id = known }
        if document.repositoryID.isEmpty { document.repositoryID = target.entry?.clientID ?? target.name.fullName }
        try documents.keep(document)
    }

    private func knownID(_ target: Target, _ kind: StoredDocument.Kind) throws -> UUID? {
        if kind == .saved { return OwnReader.id("saved", account, target.key) }
        return try DecisionTransaction.held(of: account, key: target.key, connection).first?.event.value
    }

    private func annotate(_ target: Target, _ kind: StoredDocument.Kind, _ tags: [String]?, _ note: String?) throws {
        if kind == .saved {
            guard var favourite = try favourites.favourite(target.name) else { return }
            favourite.tags = tags ?? favourite.tags
            favourite.note = note ?? favourite.note
            return try favourites.update(favourite)
        }
        guard let held = try DecisionTransaction.held(of: account, key: target.key, connection).first else { return }
        try decisions.annotate(target.key, tags: tags ?? held.judged.tags, note: note ?? held.judged.note)
    }

    // MARK: Limits of documents

    private func checked(_ document: JSONValue?, _ table: RestTable) throws(RestError) -> JSONValue? {
        guard let document, document != .null else { return nil }
        guard case .object = document else { throw .check("repo_data", of: table.name, "an object is needed") }
        guard JSONCoding.data(of: document).count <= RepositoryDocument.maximumBytes else {
            throw .check("repo_data", of: table.name, "at most \(RepositoryDocument.maximumBytes) bytes are kept")
        }
        return document
    }

    private func tags(_ tags: [String], _ table: RestTable) throws(RestError) -> [String] {
        do throws(RepositoryError) {
            return try Favourite.validated(tags: tags)
        } catch {
            throw .check(
                "tags",
                of: table.name,
                "at most \(Favourite.maximumTags) of \(Favourite.maximumTagLength) characters"
            )
        }
    }

    private func note(_ note: String, _ table: RestTable) throws(RestError) -> String {
        do throws(RepositoryError) {
            return try Favourite.validated(note: note)
        } catch {
            throw .check("note", of: table.name, "at most \(Favourite.maximumNoteLength) characters")
        }
    }
}
