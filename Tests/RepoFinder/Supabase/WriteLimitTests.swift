import AccountsDomain
import Calls
import PostgREST
import RepositoriesDomain
import Storage
import StorageTesting
import Testing

@testable import Supabase

/// How much one account can write of what no service bounds.
@Suite(.everyEngine)
struct WriteLimitTests {
    @Test func `interactions have a limit, which a repeated one does not meet`() async throws {
        let (world, caller) = try await Self.world { account in
            """
            INSERT INTO supabase_interactions (account_id, id, action, key, repo_id, is_private, created_at)
            SELECT \(account), \(Self.id), 'skip', 'some/body' || i, 'some/body' || i, 1, 1700000000000 + i
            FROM (\(Self.numbers(StoredInteraction.maximumCount - 1))) AS numbers
            """
        }
        func interaction(_ name: String) -> JSONValue {
            ["user_id": .string(caller.id), "repo_id": .string(name), "action": "skip"]
        }
        let two: JSONValue = [interaction("owner1/repo1"), interaction("owner2/repo2")]
        let tooMany = try await world.ask("POST", "user_interactions", by: caller, two)
        #expect(tooMany.status == 400 && tooMany.code == "P0001")
        #expect(tooMany.value.object?["message"] == "At most 20000 interactions can be written")
        // Nothing of the two was written.
        let last = try await world.ask("POST", "user_interactions", by: caller, interaction("owner1/repo1"))
        #expect(last.status == 201)
        let refused = try await world.ask("POST", "user_interactions", by: caller, interaction("owner2/repo2"))
        #expect(refused.status == 400 && refused.code == "P0001")
        var again = interaction("owner1/repo1").object ?? [:]
        again["id"] = last.rows.first?["id"]
        #expect(try await world.ask("POST", "user_interactions", by: caller, .object(again)).code == "23505")
        // What holds is recorded by the other ways.
        let swipe: JSONValue = ["repo_id": "owner2/repo2", "verdict": "skip"]
        #expect(try await world.ask("POST", "rpc/swipe", by: caller, swipe).status == 200)
        let newest = try await world.ask(
            "GET",
            "user_interactions?select=repo_id&limit=2",
            by: caller,
            prefer: "count=exact"
        )
        #expect(newest.rows == [["repo_id": "owner2/repo2"], ["repo_id": "owner1/repo1"]])
        #expect(newest.headers.header("content-range") == "0-1/20001")
        let other = try await world.member()
        let theirs: JSONValue = ["user_id": .string(other.id), "repo_id": "owner2/repo2", "action": "skip"]
        #expect(try await world.ask("POST", "user_interactions", by: other, theirs).status == 201)
    }

    @Test func `likes of what nobody knows have a limit`() async throws {
        let (world, caller) = try await Self.world { account in
            """
            INSERT INTO supabase_documents
                (account_id, kind, key, id, repo_id, full_name, tags, note, is_private, created_at)
            SELECT \(account), 'liked', 'some/body' || i, \(Self.id), 'some/body' || i, 'some/body' || i, '[]', '', 1,
                1700000000000 + i
            FROM (\(Self.numbers(Favourite.maximumCount - 1))) AS numbers
            """
        }
        for (name, status) in [("one/last", 201), ("one/more", 400), ("owner1/repo1", 201)] {
            let row: JSONValue = [
                "user_id": .string(caller.id), "repo_id": .string(name), "repo_data": ["fullName": .string(name)],
            ]
            let answer = try await world.ask("POST", "liked_repos", by: caller, row)
            #expect(answer.status == status && (status == 201 || answer.code == "P0001"), "\(name)")
        }
        #expect(try await world.ask("DELETE", "liked_repos?repo_id=eq.one/last", by: caller).rows.count == 1)
        let row: JSONValue = [
            "user_id": .string(caller.id), "repo_id": "one/more", "repo_data": ["fullName": "one/more"],
        ]
        #expect(try await world.ask("POST", "liked_repos", by: caller, row).status == 201)
    }

    /// A member of whom `fill` has written something.
    private static func world(
        _ fill: @escaping @Sendable (_ account: Account.ID) -> SQL
    ) async throws -> (SupabaseWorld, SupabaseCaller) {
        let world = try await SupabaseWorld()
        let caller = try await world.member()
        let account = try #require(caller.visit).account.id
        _ = try await world.database.write { try $0.execute(fill(account)) }
        return (world, caller)
    }

    /// A UUID of its own for each number `i` of rows, in either database's SQL.
    private static let id: SQL = "'00000000-0000-4000-8000-' || CAST(100000000000 + i AS TEXT)"

    private static func numbers(_ count: Int) -> SQL {
        "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < \(count)) SELECT i FROM n"
    }
}
