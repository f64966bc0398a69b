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

/// Writes one account's rows by the verbs of the services, inside a transaction.
struct OwnWriter {
    let connection: any SQLConnection
    let account: Account.ID
    let policy: Policy
    let owner: RowOwner
    let now: Date
    var decisions: DecisionTransaction
    /// What rows of the own call their repositories, once a body needs it.
    var spellings: [String: (key: String, fullName: String)]?
    /// How many rows are private, once one of them is added.
    var privateCount: Int?
    /// How many interactions are written, once one of them is added.
    var interactionCount: Int?

    var documents: DocumentStore { DocumentStore(connection: connection, account: account) }
    var favourites: FavouriteTransaction { FavouriteTransaction(connection: connection, account: account) }

    /// What became of a body's rows: the keys of those that were written, and how many are new.
    struct Inserted {
        var keys: [String] = []
        var added = 0
    }

    // MARK: Inserting

    mutating func insert(
        _ body: RestBody,
        into table: RestTable,
        _ resolution: RestPreferences.Resolution?,
        isNewOwner: Bool
    ) throws -> Inserted {
        var inserted = Inserted()
        let names = try repositories(body.rows)
        for row in body.rows {
            try policy.check(row.text(table.name == "users" ? "id" : "user_id"), isOf: owner, in: table.name)
            let written: (key: String, isNew: Bool)?
            switch table.name {
            case SupabaseTables.users.name: written = try insertUser(row, body.columns, isNew: isNewOwner, resolution)
            case SupabaseTables.preferences.name: written = try insertPreferences(row, resolution)
            case SupabaseTables.interactions.name: written = try insertInteraction(row, names, resolution)
            default: written = try insertRepository(row, body.columns, table, names, resolution)
            }
            guard let written else { continue }
            guard !inserted.keys.contains(written.key) || resolution != .merge else {
                throw RestError(400, "21000", "ON CONFLICT DO UPDATE command cannot affect row a second time")
            }
            inserted.keys.append(written.key)
            if written.isNew { inserted.added += 1 }
        }
        return inserted
    }

    /// The own row is there as soon as its account is: to insert it gives it its name.
    private func insertUser(
        _ row: [String: JSONValue],
        _ columns: [String],
        isNew: Bool,
        _ resolution: RestPreferences.Resolution?
    ) throws -> (key: String, isNew: Bool)? {
        if columns.contains("name"), let name = row.text("name") { try setName(name) }
        return (account.uuidString, isNew || resolution == nil)
    }

    private func setName(_ name: String) throws {
        do {
            try AccountName.set(name, of: account, connection)
        } catch AccountError.invalid(_, let problem) {
            throw RestError.check("name", of: SupabaseTables.users.name, problem.rawValue)
        }
    }

    private mutating func insertPreferences(
        _ row: [String: JSONValue],
        _ resolution: RestPreferences.Resolution?
    ) throws -> (key: String, isNew: Bool)? {
        let table = SupabaseTables.preferences.name
        guard let document = row["preferences"], document != .null else {
            throw RestError.missing("preferences", of: table)
        }
        let written = try PreferencesStore(connection: connection, account: account).stored()
        let isThere = try written != nil || decisions.preferences() != nil
        if isThere {
            if resolution == .ignore { return nil }
            guard resolution == .merge else {
                throw RestError.duplicate(table, [("user_id", owner.shown ?? "")])
            }
        }
        try setPreferences(document, createdAt: row.date("created_at", notAfter: now))
        return (account.uuidString, !isThere)
    }

    private mutating func setPreferences(_ document: JSONValue, createdAt: Date) throws {
        let store = PreferencesStore(connection: connection, account: account)
        let written = try store.stored()
        let known = try decisions.preferences()
        let said = try PreferencesDocument.preferences(document, known: known, written: written)
        if said != known ?? Preferences() { try decisions.setPreferences(said) }
        try store.keep(document, said: said, createdAt: written?.createdAt ?? createdAt, at: now)
    }

    // MARK: Interactions

    private mutating func insertInteraction(
        _ row: [String: JSONValue],
        _ names: [String: CatalogueEntry],
        _ resolution: RestPreferences.Resolution?
    ) throws -> (key: String, isNew: Bool)? {
        let table = SupabaseTables.interactions
        guard let text = row.text("action") else { throw RestError.missing("action", of: table.name) }
        guard let action = StoredInteraction.Action(rawValue: text) else {
            throw RestError.check("action", of: table.name, "like, skip or save")
        }
        let target = try target(row, of: table, names)
        let id = row.text("id").flatMap { UUID(uuidString: $0) } ?? UUID()
        let event = IdempotencyKey(id)
        if try documents.isKnown(interaction: id) || decisions.isKnown(event) || favourites.isKnown(event) {
            // Nothing of an interaction can be merged.
            if resolution != nil { return nil }
            throw RestError.duplicate(table.name, [("id", id.uuidString.lowercased())])
        }
        try countInteraction()
        let date = row.date("created_at", notAfter: now)
        var interaction = StoredInteraction(
            id: id,
            action: action,
            key: target.key,
            repositoryID: row.text("repo_id") ?? target.name.fullName,
            isPrivate: false,
            createdAt: date
        )
        switch action {
        case .save:
            if try favourites.favourite(target.name) == nil {
                let repository =
                    target.entry?.repository ?? RepositoryDocument.repository(target.name, from: nil, at: now)
                try favourites.insert(Favourite(repository: repository, savedAt: date, tags: [], note: ""))
            }
        case .like, .skip:
            if target.entry != nil {
                try decisions.judge(target.key, action == .like ? .like : .skip, at: date, event: event)
            } else {
                interaction.isPrivate = true
            }
        }
        try documents.keep(interaction)
        return (id.uuidString.lowercased(), true)
    }

    /// Nobody can delete interactions, so they have a limit of their own.
    private mutating func countInteraction() throws {
        let count = try interactionCount ?? documents.interactionCount()
        guard count < StoredInteraction.maximumCount else {
            throw RestError(
                400,
                "P0001",
                "At most \(StoredInteraction.maximumCount) interactions can be written",
                hint: "Rows of liked_repos and saved_repos and calls of rpc/swipe still count."
            )
        }
        interactionCount = count + 1
    }

    // MARK: Changing and deleting

    /// Sets columns of the chosen rows.
    mutating func update(_ values: [String: JSONValue], _ table: RestTable, _ chosen: ChosenRows) throws {
        let id = table.name == SupabaseTables.users.name ? "id" : "user_id"
        if let written = values[id] {
            guard let text = written.string else { throw RestError.missing(id, of: table.name) }
            try policy.check(text, isOf: owner, in: table.name)
        }
        for row in 0..<chosen.count {
            switch table.name {
            case SupabaseTables.users.name:
                if let name = values["name"] { try setName(name.string ?? "") }
            case SupabaseTables.preferences.name:
                guard let document = values["preferences"] else { continue }
                guard document != .null else { throw RestError.missing("preferences", of: table.name) }
                try setPreferences(document, createdAt: now)
            default: try updateRepository(values, table, chosen, row)
            }
        }
    }

    private mutating func updateRepository(
        _ values: [String: JSONValue],
        _ table: RestTable,
        _ chosen: ChosenRows,
        _ row: Int
    ) throws {
        let target = try target(chosen, row)
        if let id = values["repo_id"] {
            guard let text = id.string else { throw RestError.missing("repo_id", of: table.name) }
            let named = try CatalogueIndex(connection: connection).entries(named: [text])[text]?.repository.id.key
            let isSame = named ?? text.lowercased() == target.key
            guard isSame else { throw RestError.check("repo_id", of: table.name, "a row stays of its repository") }
        }
        try change(values, target, table.name == SupabaseTables.saved.name ? .saved : .liked, table)
    }

    /// The repository of a row that is there.
    private func target(_ rows: ChosenRows, _ row: Int) throws -> Target {
        guard let column = rows.table.index(of: "repo_id"), let named = rows.table.index(of: "full_name"),
            let name = rows.value(named, of: row).string.flatMap({ Repository.ID(fullName: $0) })
        else { throw StorageError.failed("a row without a repository") }
        let key = rows.key(column, of: row)
        return Target(key: key, entry: try catalogued(key), name: name)
    }

    /// Deletes the chosen rows.
    mutating func delete(_ table: RestTable, _ chosen: ChosenRows) throws {
        for row in 0..<chosen.count {
            let target = try target(chosen, row)
            if table.name == SupabaseTables.saved.name {
                try favourites.delete(target.name)
                try documents.remove(.saved, target.key)
            } else {
                if try decisions.judgement(of: target.key) == .like { try decisions.forget(target.key) }
                try documents.remove(.liked, target.key)
            }
        }
    }
}
