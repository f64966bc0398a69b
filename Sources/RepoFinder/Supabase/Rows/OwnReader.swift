import AccountsDomain
import AccountsService
import Calls
import Crypto
import DiscoveryDomain
import Foundation
import PostgREST
import RepoFinderService
import RepositoriesDomain
import RepositoriesService
import Storage

/// Reads one account's rows, inside a transaction.
struct OwnReader {
    let connection: any SQLConnection
    let account: Account.ID
    /// How the rows name the account.
    let shown: String

    private var documents: DocumentStore { DocumentStore(connection: connection, account: account) }

    /// All rows of a table, with what `query` needs to compare and embed.
    func rows(of table: RestTable, for query: RestQuery) throws -> OwnRows {
        var rows =
            switch table.name {
            case SupabaseTables.users.name: try users(query)
            case SupabaseTables.preferences.name: try preferences()
            case SupabaseTables.saved.name: try saved()
            case SupabaseTables.liked.name: try liked()
            default: try interactions()
            }
        try name(&rows, query)
        return rows
    }

    /// Finds out which rows the repositories of a request are.
    private func name(_ rows: inout OwnRows, _ query: RestQuery) throws {
        let texts = query.operands(of: "repo_id")
        guard !texts.isEmpty else { return }
        let entries = try CatalogueIndex(connection: connection).entries(named: texts)
        let known = Set(rows.keys)
        var rowKeys: [String: String] = [:]
        if entries.values.contains(where: { !known.contains($0.repository.id.key) }) {
            // A row may be older than the repository's name.
            let current = try CatalogueIndex(connection: connection).entries(named: rows.keys)
            for (old, entry) in current { rowKeys[entry.repository.id.key] = old }
        }
        let own = ownKeys(rows)
        for text in texts {
            let key = entries[text]?.repository.id.key
            rows.aliases[text] = key.map { rowKeys[$0] ?? $0 } ?? own[text.lowercased()]
        }
        for (name, inner) in rows.inner {
            let own = ownKeys(inner)
            for text in texts { rows.inner[name]?.aliases[text] = rows.aliases[text] ?? own[text.lowercased()] }
        }
    }

    /// The keys of rows by the ids under which they were written, in lower case.
    private func ownKeys(_ rows: OwnRows) -> [String: String] {
        guard let column = rows.table.index(of: "repo_id") else { return [:] }
        let pairs = zip(rows.cells, rows.keys).map { ($0[column].string?.lowercased() ?? "", $1) }
        return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }

    // MARK: Tables

    private func users(_ query: RestQuery) throws -> OwnRows {
        var rows = OwnRows(table: SupabaseTables.users)
        guard let person = try AccountName.read(of: account, connection) else { return rows }
        let created = JSONValue.string(RestValue.text(of: person.createdAt))
        rows.append([
            "id": .string(shown), "name": person.name.isEmpty ? .null : .string(person.name), "created_at": created,
            "updated_at": created,
        ])
        for embed in query.embeds {
            switch embed.table {
            case SupabaseTables.preferences.name: rows.inner[embed.table] = try preferences()
            case SupabaseTables.saved.name: rows.inner[embed.table] = try saved()
            case SupabaseTables.liked.name: rows.inner[embed.table] = try liked()
            default: break
            }
        }
        return rows
    }

    private func preferences() throws -> OwnRows {
        var rows = OwnRows(table: SupabaseTables.preferences)
        let written = try PreferencesStore(connection: connection, account: account).stored()
        let said = try DecisionTransaction.preferences(of: account, connection)
        guard written != nil || said != nil else { return rows }
        let createdAt = try written?.createdAt ?? AccountName.read(of: account, connection)?.createdAt ?? Date()
        rows.append([
            "user_id": .string(shown),
            "preferences": PreferencesDocument.value(of: said ?? Preferences(), written: written),
            "created_at": .string(RestValue.text(of: createdAt)),
            "updated_at": .string(RestValue.text(of: written?.updatedAt ?? createdAt)),
        ])
        return rows
    }

    private func saved() throws -> OwnRows {
        let favourites = try FavouriteTransaction(connection: connection, account: account).all()
        let written = try byKey(documents.documents(.saved))
        let rows = favourites.map { favourite in
            Row(
                key: favourite.id.key,
                id: written[favourite.id.key]?.id ?? Self.id("saved", account, favourite.id.key),
                favourite: favourite
            )
        }
        return try repositories(SupabaseTables.saved, rows, written)
    }

    private func liked() throws -> OwnRows {
        let written = try byKey(documents.documents(.liked))
        var rows = try DecisionTransaction.held(of: account, connection).filter { $0.judgement == .like }.map { held in
            Row(key: held.key, id: written[held.key]?.id ?? held.event.value, favourite: held.judged)
        }
        let held = Set(rows.map(\.key))
        for document in written.values where document.isPrivate && !held.contains(document.key) {
            guard let name = Repository.ID(fullName: document.fullName) else { continue }
            let repository = RepositoryDocument.repository(name, from: document.document, at: document.createdAt)
            let favourite = Favourite(
                repository: repository,
                savedAt: document.createdAt,
                tags: document.tags,
                note: document.note
            )
            rows.append(Row(key: document.key, id: document.id, favourite: favourite))
        }
        return try repositories(SupabaseTables.liked, rows, written)
    }

    private struct Row {
        var key: String
        var id: UUID
        /// Its date is when the row was made.
        var favourite: Favourite
    }

    private func byKey(_ documents: [StoredDocument]) -> [String: StoredDocument] {
        Dictionary(documents.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    }

    private func repositories(
        _ table: RestTable,
        _ rows: [Row],
        _ written: [String: StoredDocument]
    ) throws -> OwnRows {
        let unwritten = rows.filter { written[$0.key] == nil }.map(\.key)
        let entries = try CatalogueIndex(connection: connection).entries(named: unwritten)
        let sorted = rows.sorted { ($0.favourite.savedAt, $1.key) > ($1.favourite.savedAt, $0.key) }
        var result = OwnRows(table: table)
        for row in sorted {
            let document = written[row.key]
            let repository = row.favourite.repository
            let id = document?.repositoryID ?? entries[row.key]?.clientID ?? repository.id.fullName
            result.append(
                [
                    "id": .string(row.id.uuidString.lowercased()), "user_id": .string(shown), "repo_id": .string(id),
                    "repo_data": document?.document ?? RepositoryDocument.value(of: repository, id: id),
                    "full_name": .string(repository.id.fullName), "note": .string(row.favourite.note),
                    "tags": .array(row.favourite.tags.map { .string($0) }),
                    "created_at": .string(RestValue.text(of: row.favourite.savedAt)),
                ],
                key: row.key
            )
        }
        return result
    }

    private func interactions() throws -> OwnRows {
        let written = try documents.interactions()
        let favourites = try FavouriteTransaction(connection: connection, account: account).all()
        var held: [(action: StoredInteraction.Action, key: String, id: UUID, name: String, date: Date)] =
            try DecisionTransaction.held(of: account, connection).map {
                (
                    $0.judgement == .like ? .like : .skip, $0.key, $0.event.value, $0.judged.id.fullName,
                    $0.judged.savedAt
                )
            }
        held += favourites.map { favourite in
            let id = Self.id("save", account, favourite.id.key)
            return (.save, favourite.id.key, id, favourite.id.fullName, favourite.savedAt)
        }
        held += written.filter(\.isPrivate).map { ($0.action, $0.key, $0.id, $0.repositoryID, $0.createdAt) }
        // What a client wrote of what holds is how it is told; the latest where it wrote several.
        let told = Dictionary(
            written.map { ("\($0.action.rawValue) \($0.key)", $0) },
            uniquingKeysWith: { _, last in last }
        )
        let untold = held.filter { told["\($0.action.rawValue) \($0.key)"] == nil }.map(\.key)
        let entries = try CatalogueIndex(connection: connection).entries(named: untold)
        let rows = held.map { one in
            let own = told["\(one.action.rawValue) \(one.key)"]
            return StoredInteraction(
                id: own?.id ?? one.id,
                action: one.action,
                key: one.key,
                repositoryID: own?.repositoryID ?? entries[one.key]?.clientID ?? one.name,
                isPrivate: false,
                createdAt: own?.createdAt ?? one.date
            )
        }
        return interactions(rows)
    }

    /// Each once, newest first.
    private func interactions(_ all: [StoredInteraction]) -> OwnRows {
        var seen: Set<UUID> = []
        let sorted = all.filter { seen.insert($0.id).inserted }.sorted {
            ($0.createdAt, $1.id) > ($1.createdAt, $0.id)
        }
        var result = OwnRows(table: SupabaseTables.interactions)
        for row in sorted {
            result.append(
                [
                    "id": .string(row.id.uuidString.lowercased()), "user_id": .string(shown),
                    "repo_id": .string(row.repositoryID), "action": .string(row.action.rawValue),
                    "created_at": .string(RestValue.text(of: row.createdAt)),
                ],
                key: row.key
            )
        }
        return result
    }

    /// The same each time for a row that nobody gave an id.
    static func id(_ kind: String, _ account: Account.ID, _ key: String) -> UUID {
        var bytes = Array(SHA256.hash(data: Data("\(kind)\n\(account)\n\(key)".utf8)).prefix(16))
        // Version 8 (RFC 9562): of the maker's own making.
        bytes[6] = bytes[6] & 0x0F | 0x80
        bytes[8] = bytes[8] & 0x3F | 0x80
        return bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
    }
}
