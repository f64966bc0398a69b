import AccountsDomain
import AccountsService
package import Calls
import DiscoveryDomain
import Foundation
package import PostgREST
import RepoFinderService
import RepositoriesDomain
import RepositoriesService
import Storage

extension SupabaseBackend {
    package func call(
        _ function: RestFunction,
        _ arguments: [String: JSONValue],
        _ query: RestQuery,
        by caller: SupabaseCaller
    ) async throws -> any RestRows {
        let policy = Policy(isSignedIn: caller.visit != nil)
        let named = arguments.text("user_id")
        let owner = try await owner(named.map { [$0] } ?? [], by: caller)
        try policy.check(named, isOf: owner, in: function.name)
        if function.name == SupabaseTables.swipe.name { return try await swipe(arguments, owner, caller) }
        return try await recommend(arguments, owner, query)
    }

    /// Cards of the account, best first; a guest who is not there yet gets what a stranger does.
    private func recommend(
        _ arguments: [String: JSONValue],
        _ owner: RowOwner,
        _ query: RestQuery
    ) async throws -> any RestRows {
        let name = SupabaseTables.recommend.name
        let count = arguments["n"]?.integer ?? 20
        guard (1...CardRequest.maximumCount).contains(count) else {
            throw RestError.check("n", of: name, "from 1 to \(CardRequest.maximumCount)")
        }
        let excluded = arguments.texts("exclude") ?? []
        guard excluded.count <= CardRequest.maximumHeld else {
            throw RestError.check("exclude", of: name, "at most \(CardRequest.maximumHeld)")
        }
        var cluster: Cluster?
        if let text = arguments.text("cluster") {
            cluster = Cluster(rawValue: text)
            guard cluster != nil else {
                throw RestError.check("cluster", of: name, "“\(text.prefix(60))” is no cluster")
            }
        }
        let (account, isThere): (Account.ID, Bool) =
            if case .account(let account, _) = owner { (account, true) } else { (UUID(), false) }
        let held = try await database.read { try CatalogueIndex(connection: $0).entries(named: excluded) }
        let request = CardRequest(count: count, held: held.values.map(\.repository.id))
        let batch = try await discovery.service(for: account).cards(request, in: cluster, isThere: isThere)
        return try await rows(of: batch.cards, query)
    }

    private func rows(of cards: [Card], _ query: RestQuery) async throws -> any RestRows {
        let keys = cards.map(\.id.key)
        let wanted = keys + query.operands(of: "repo_id")
        let entries = try await database.read { try CatalogueIndex(connection: $0).entries(named: wanted) }
        var rows = OwnRows(table: SupabaseTables.recommended)
        rows.aliases = entries.mapValues(\.repository.id.key)
        for card in cards {
            let id = entries[card.id.key]?.clientID ?? card.id.fullName
            rows.append(
                [
                    "repo_id": .string(id),
                    "repo_data": RepositoryDocument.value(of: card.repository, id: id, fit: card.fit),
                    "fit": card.fit.map { .integer(Int64($0)) } ?? .null,
                    "reasons": try JSONCoding.value(from: try JSONCoding.encode(card.reasons)),
                ],
                key: card.id.key
            )
        }
        return rows
    }

    /// One decision, as a swipe in the page is.
    private func swipe(
        _ arguments: [String: JSONValue],
        _ owner: RowOwner,
        _ caller: SupabaseCaller
    ) async throws -> any RestRows {
        let name = SupabaseTables.swipe.name
        let verdict = arguments.text("verdict") ?? ""
        guard ["like", "skip", "undo"].contains(verdict) else {
            throw RestError.check("verdict", of: name, "like, skip or undo")
        }
        let text = arguments.text("repo_id")
        guard verdict == "undo" || text != nil else { throw RestError.missing("repo_id", of: name) }
        let key = arguments.text("key").flatMap { UUID(uuidString: $0) } ?? UUID()
        var act = Decision.Act.undo(key: nil)
        if verdict != "undo", let text {
            let entry = try await database.read { try CatalogueIndex(connection: $0).entries(named: [text])[text] }
            let id = entry?.repository.id ?? Repository.ID(fullName: text) ?? Repository.ID(owner: "", name: text)
            act = verdict == "like" ? .like(repository: id) : .skip(repository: id)
        }
        let account = try await kept(owner, caller)
        let decision = Decision(act, decidedAt: now(), key: IdempotencyKey(key))
        let outcome: DecisionOutcome?
        do {
            outcome = try await discovery.service(for: account).decide(decision).outcomes.first
        } catch {
            guard error == .keyReused else { throw error }
            throw RestError.duplicate("user_interactions", [("id", key.uuidString.lowercased())])
        }
        var rows = OwnRows(table: SupabaseTables.swiped)
        let restored = outcome?.restored?.id.fullName
        rows.append(
            [
                "repo_id": (text ?? restored).map { .string($0) } ?? .null,
                "result": .string(outcome?.result.rawValue ?? ""),
            ],
            key: text?.lowercased() ?? "-"
        )
        return rows
    }

    /// The account of an owner; a new guest is made.
    private func kept(_ owner: RowOwner, _ caller: SupabaseCaller) async throws -> Account.ID {
        switch owner {
        case .account(let account, _): return account
        case .newGuest(let guest):
            try caller.chargeGuest()
            return try await database.write { connection in
                try accounts.guest(knownBy: guest.token, device: caller.device, connection)
            }
        case .none: throw RestError.forbidden(SupabaseTables.swipe.name, isSignedIn: false)
        }
    }
}
