import AccountsDomain
package import AccountsService
import Calls
import DiscoveryDomain
package import Foundation
package import PostgREST
package import RepoFinderService
import RepositoriesDomain
import RepositoriesService
package import Storage

/// RepoFinder's tables for clients of Supabase: projections of what the services keep, and writes by their verbs.
package struct SupabaseBackend: RestBackend {
    package typealias Caller = SupabaseCaller

    let database: any SQLDatabase
    let accounts: StoredAccountService
    let discovery: DiscoveryBackend
    let catalogue: CatalogueCache
    let trends: TrendCache
    let now: @Sendable () -> Date

    package var tables: [RestTable] { SupabaseTables.all }
    package var functions: [RestFunction] { [SupabaseTables.recommend, SupabaseTables.swipe] }

    /// Brings the tables up to date; those of the accounts, repositories and decks have to be there already.
    package init(
        database: any SQLDatabase,
        accounts: StoredAccountService,
        discovery: DiscoveryBackend,
        now: @escaping @Sendable () -> Date = { Date() }
    ) async throws {
        (self.database, self.accounts, self.discovery, self.now) = (database, accounts, discovery, now)
        catalogue = CatalogueCache(database: database)
        trends = TrendCache(discovery: discovery)
        try await database.migrate(SupabaseSchema.subject, SupabaseSchema.migrations)
    }

    // MARK: Whose rows

    /// Whose rows a request is about: the account that is signed in, or the guest whom all of `ids` name.
    func owner(_ ids: [String], by caller: SupabaseCaller) async throws -> RowOwner {
        if let visit = caller.visit {
            return .account(visit.account.id, shown: visit.account.id.uuidString.lowercased())
        }
        guard let first = ids.first, let guest = GuestID(first),
            ids.allSatisfy({ $0.lowercased() == first.lowercased() })
        else { return .none }
        guard let visit = try await accounts.visit(by: guest.token) else { return .newGuest(guest) }
        return .account(visit.account.id, shown: guest.text)
    }

    static func ownerColumn(of table: RestTable) -> String {
        table.name == SupabaseTables.users.name ? "id" : "user_id"
    }

    // MARK: Reading

    package func read(
        _ table: RestTable,
        _ query: RestQuery,
        by caller: SupabaseCaller,
        answer: @escaping @Sendable (any RestRows) throws(RestError) -> RestResponse
    ) async throws -> RestResponse {
        switch table.name {
        case SupabaseTables.clusters.name: return try answer(ClusterRows(snapshot: try await catalogue.current()))
        case SupabaseTables.trending.name:
            return try answer(try await trends.current(try await catalogue.current(), in: database))
        default: break
        }
        let owner = try await owner(query.equals(Self.ownerColumn(of: table)), by: caller)
        guard case .account(let account, let shown) = owner else { return try answer(OwnRows(table: table)) }
        return try await database.read { connection in
            let reader = OwnReader(connection: connection, account: account, shown: shown)
            return try answer(try reader.rows(of: table, for: query))
        }
    }

    // MARK: Writing

    package func write(
        _ table: RestTable,
        _ write: RestWrite,
        by caller: SupabaseCaller
    ) async throws -> RestResponse {
        let policy = Policy(isSignedIn: caller.visit != nil)
        try policy.check(write.verb, on: table.name)
        let owner = try await owner(ids(of: table, write), by: caller)
        switch write.change {
        case .insert(let body, let resolution):
            if body.rows.isEmpty { return try write.answer(OwnRows(table: table), 0) }
            // Before anything is done for them.
            for row in body.rows {
                try policy.check(row.text(Self.ownerColumn(of: table)), isOf: owner, in: table.name)
            }
            if case .newGuest = owner { try caller.chargeGuest() }
            return try await change(owner, caller) { writer, isNew in
                let done = try writer.insert(body, into: table, resolution, isNewOwner: isNew)
                guard write.showsRows else {
                    return try write.answer(CountedRows(table, count: done.keys.count), done.added)
                }
                return try write.answer(try writer.rows(of: table, done.keys), done.added)
            }
        case .update(let values):
            guard case .account = owner, !values.isEmpty else { return try write.answer(OwnRows(table: table), 0) }
            return try await change(owner, caller) { writer, _ in
                let rows = try writer.reader.rows(of: table, for: write.query)
                let chosen = try write.choose(rows)
                try writer.update(values, table, ChosenRows(rows, chosen))
                let after = try writer.reader.rows(of: table, for: write.query)
                let keys = rows.keys.isEmpty ? [] : chosen.map { rows.keys[$0] }
                return try write.answer(rows.keys.isEmpty ? ChosenRows(after, chosen) : after.rows(ofKeys: keys), 0)
            }
        case .delete:
            guard case .account = owner else { return try write.answer(OwnRows(table: table), 0) }
            return try await change(owner, caller) { writer, _ in
                let rows = try writer.reader.rows(of: table, for: write.query)
                let chosen = ChosenRows(rows, try write.choose(rows))
                try writer.delete(table, chosen)
                return try write.answer(chosen, 0)
            }
        }
    }

    private func ids(of table: RestTable, _ write: RestWrite) -> [String] {
        let column = Self.ownerColumn(of: table)
        // A row that names nobody is nobody's.
        if case .insert(let body, _) = write.change { return body.rows.map { $0.text(column) ?? "" } }
        return write.query.equals(column)
    }

    /// One transaction for an account, or for a guest who is made in it.
    private func change(
        _ owner: RowOwner,
        _ caller: SupabaseCaller,
        _ work: @escaping @Sendable (inout OwnWriter, _ isNew: Bool) throws -> RestResponse
    ) async throws -> RestResponse {
        let (policy, date) = (Policy(isSignedIn: caller.visit != nil), now().roundedToMilliseconds)
        let (response, outcome, account) = try await database.write { connection in
            let account: Account.ID
            var isNew = false
            switch owner {
            case .account(let id, _): account = id
            case .newGuest(let guest):
                account = try accounts.guest(knownBy: guest.token, device: caller.device, connection)
                isNew = true
            case .none: throw RestError.forbidden("users", isSignedIn: policy.isSignedIn)
            }
            var writer = OwnWriter(
                connection: connection,
                account: account,
                policy: policy,
                owner: owner,
                now: date,
                decisions: DecisionTransaction(discovery, connection: connection, account: account)
            )
            let response = try Self.translating { try work(&writer, isNew) }
            return (response, writer.decisions.outcome, account)
        }
        await discovery.note(outcome, of: account)
        return response
    }

    /// The services' errors in PostgreSQL's codes.
    static func translating<Value>(_ body: () throws -> Value) throws -> Value {
        do {
            return try body()
        } catch RepositoryError.favouriteLimitReached(let limit) {
            throw RestError(400, "P0001", "At most \(limit) repositories can be saved")
        } catch RepositoryError.invalidQuery(let field, let reason) {
            throw RestError.check(field, of: "saved_repos", reason.rawValue)
        } catch RepositoryError.notFound(let id) {
            throw RestError.noReference("saved_repos", "repo_id", id.fullName)
        } catch DiscoveryError.keyReused {
            throw RestError.duplicate("user_interactions", [("id", "…")])
        } catch DiscoveryError.invalid(let field, let reason) {
            throw RestError.check(field, of: "user_preferences", reason.rawValue)
        } catch DiscoveryError.repositoryNotFound(let id) {
            throw RestError.noReference("liked_repos", "repo_id", id.fullName)
        }
    }
}

extension RestWrite {
    fileprivate var verb: Policy.Verb {
        switch change {
        case .insert: .insert
        case .update: .update
        case .delete: .delete
        }
    }
}

extension OwnWriter {
    var reader: OwnReader { OwnReader(connection: connection, account: account, shown: owner.shown ?? "") }

    /// The rows of a table as they are now, of these keys; interactions are known by their ids.
    func rows(of table: RestTable, _ keys: [String]) throws -> any RestRows {
        var rows = try reader.rows(of: table, for: try RestQuery(""))
        if table.name == SupabaseTables.interactions.name {
            rows.keys = rows.cells.map { $0.first?.string ?? "" }
        }
        return rows.keys.isEmpty ? ChosenRows(rows, Array(0..<min(rows.count, keys.count))) : rows.rows(ofKeys: keys)
    }
}
