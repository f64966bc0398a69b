import AccountsDomain
import Calls
import Foundation
import RepoFinderService
import Storage
import StorageTesting
import Testing

@testable import PostgREST
@testable import Supabase

/// What a write of many rows reads.
@Suite(.everyEngine)
struct WriteCostTests {
    private static let count = 30

    @Test func `a note on every like reads each of them a few times`() async throws {
        let (world, caller) = try await Self.world()
        let likes = (0..<Self.count).map { number -> JSONValue in
            ["user_id": .string(caller.id), "repo_id": .string("owner\(number)/repo\(number)")]
        }
        #expect(try await world.ask("POST", "liked_repos", by: caller, .array(likes)).status == 201)
        let read = try await Self.rowsRead(world, caller) { writer, counted in
            let rows = try writer.reader.rows(of: SupabaseTables.liked, for: try RestQuery(""))
            counted.count = 0
            try writer.update(["note": "x"], SupabaseTables.liked, ChosenRows(rows, Array(0..<rows.count)))
        }
        #expect((Self.count...Self.count * 8).contains(read), "\(read)")
        let notes = try await world.ask("GET", "liked_repos?select=note", by: caller).rows
        #expect(notes == [[String: JSONValue]](repeating: ["note": "x"], count: Self.count))
    }

    @Test func `rows that are named as the own ones were are looked up together`() async throws {
        let (world, caller) = try await Self.world()
        let rows = (0..<Self.count).map { number -> JSONValue in
            [
                "user_id": .string(caller.id), "repo_id": .string("9000\(number)"),
                "repo_data": ["fullName": .string("some/body\(number)")],
            ]
        }
        #expect(try await world.ask("POST", "liked_repos", by: caller, .array(rows)).status == 201)
        let again = (0..<Self.count).map { number -> JSONValue in
            ["user_id": .string(caller.id), "repo_id": .string("9000\(number)"), "note": "again"]
        }
        let body = try RestBody(
            Array(JSONCoding.data(of: .array(again))),
            contentType: nil,
            table: SupabaseTables.liked,
            columns: nil,
            usesDefaults: false
        )
        let read = try await Self.rowsRead(world, caller) { writer, _ in
            let inserted = try writer.insert(body, into: SupabaseTables.liked, .merge, isNewOwner: false)
            #expect(inserted.keys.count == Self.count && inserted.added == 0)
        }
        #expect((Self.count...Self.count * 8).contains(read), "\(read)")
        let notes = try await world.ask("GET", "liked_repos?select=note", by: caller).rows
        #expect(notes == [[String: JSONValue]](repeating: ["note": "again"], count: Self.count))
    }

    private static func world() async throws -> (SupabaseWorld, SupabaseCaller) {
        let world = try await SupabaseWorld()
        return (world, try await world.member())
    }

    /// How many rows of the database some work of an account's writer reads.
    private static func rowsRead(
        _ world: SupabaseWorld,
        _ caller: SupabaseCaller,
        _ work: @escaping @Sendable (inout OwnWriter, CountedConnection) throws -> Void
    ) async throws -> Int {
        let account = try #require(caller.visit).account.id
        return try await world.database.write { connection in
            let counted = CountedConnection(connection)
            var writer = OwnWriter(
                connection: counted,
                account: account,
                policy: Policy(isSignedIn: true),
                owner: .account(account, shown: caller.id),
                now: TestDate.now,
                decisions: DecisionTransaction(world.discovery, connection: counted, account: account)
            )
            try work(&writer, counted)
            return counted.count
        }
    }
}

/// Counts the rows that come through it.
private final class CountedConnection: SQLConnection {
    private let base: any SQLConnection
    var count = 0

    init(_ base: any SQLConnection) { self.base = base }

    var dialect: SQLDialect { base.dialect }
    func execute(_ sql: SQL) throws(StorageError) -> Int { try base.execute(sql) }
    func announce(_ change: Change) throws(StorageError) { try base.announce(change) }

    func rows(_ sql: SQL) throws(StorageError) -> [SQLRow] {
        let rows = try base.rows(sql)
        count += rows.count
        return rows
    }
}
