import Calls
import Foundation
import PostgREST
import StorageTesting
import Testing

@testable import Supabase

/// Every table by every caller and verb.
@Suite(.everyEngine)
struct RowSecurityTests {
    private static let own = ["users", "user_preferences", "saved_repos", "liked_repos", "user_interactions"]

    private static func row(_ table: String, _ id: String) -> JSONValue {
        switch table {
        case "users": ["id": .string(id), "name": "Zebra"]
        case "user_preferences": ["user_id": .string(id), "preferences": ["name": "Zebra"]]
        case "user_interactions": ["user_id": .string(id), "repo_id": "owner1/repo1", "action": "like"]
        default: ["user_id": .string(id), "repo_id": "owner1/repo1", "repo_data": ["name": "Zebra"]]
        }
    }

    @Test func `nobody sees or changes what is another's`() async throws {
        let world = try await SupabaseWorld()
        let (owner, other) = (try await world.member(), try await world.member())
        for table in Self.own {
            #expect(try await world.ask("POST", table, by: owner, Self.row(table, owner.id)).status == 201, "\(table)")
        }
        let before = try await Self.everything(world, owner)
        let guest = SupabaseWorld.guestID()
        for table in Self.own {
            let id = table == "users" ? "id" : "user_id"
            for (caller, name) in [(other, other.id), (SupabaseWorld.visitor, guest)] {
                let isSignedIn = caller.visit != nil
                for filter in ["\(id)=eq.\(owner.id)", "\(id)=neq.\(name)", "\(id)=not.is.null"] {
                    let seen = try await world.ask("GET", "\(table)?\(filter)", by: caller)
                    #expect(seen.rows.allSatisfy { $0[id] == .string(name) }, "\(table) \(filter)")
                    for method in ["PATCH", "DELETE"] {
                        let body: JSONValue? = method == "PATCH" ? [id: .string(name)] : nil
                        let answer = try await world.ask(
                            method,
                            "\(table)?\(filter)&\(id)=eq.\(owner.id)",
                            by: caller,
                            body
                        )
                        let isRefused = answer.status == (isSignedIn ? 403 : 401) && answer.code == "42501"
                        let verb: Policy.Verb = method == "PATCH" ? .update : .delete
                        #expect(
                            Policy.allows(verb, on: table) ? answer.rows.isEmpty && answer.status == 200 : isRefused
                        )
                    }
                }
                let answer = try await world.ask("POST", table, by: caller, Self.row(table, owner.id))
                #expect(answer.status == (isSignedIn ? 403 : 401) && answer.code == "42501", "\(table)")
            }
        }
        #expect(try await Self.everything(world, owner) == before)
    }

    @Test func `no filter and no upsert reaches another's row`() async throws {
        let world = try await SupabaseWorld()
        let (owner, other) = (try await world.member(), try await world.member())
        for table in Self.own { _ = try await world.ask("POST", table, by: owner, Self.row(table, owner.id)) }
        let before = try await Self.everything(world, owner)
        for (table, rows) in zip(Self.own, before) {
            let id = table == "users" ? "id" : "user_id"
            var filters = ["or=(\(id).eq.\(owner.id),\(id).eq.\(other.id))", "\(id)=in.(\(owner.id))"]
            if case .array(let known) = rows, let row = known.first?.object?["id"]?.string {
                filters.append("id=eq.\(row)")
            }
            for (caller, isSignedIn) in [(other, true), (SupabaseWorld.visitor, false)] {
                for filter in filters {
                    let seen = try await world.ask("GET", "\(table)?\(filter)", by: caller)
                    #expect(seen.rows.allSatisfy { $0[id] != .string(owner.id) }, "\(table) \(filter)")
                    for method in ["PATCH", "DELETE"] {
                        let body: JSONValue? = method == "PATCH" ? [id: .string(caller.id)] : nil
                        let answer = try await world.ask(method, "\(table)?\(filter)", by: caller, body)
                        let isWithout = answer.status == 200 && answer.rows.allSatisfy { $0[id] != .string(owner.id) }
                        #expect(isWithout || answer.code == "42501", "\(method) \(table) \(filter)")
                    }
                }
                // One row of another's undoes the own one beside it.
                for resolution in ["merge", "ignore"] {
                    let rows: JSONValue = [Self.row(table, other.id), Self.row(table, owner.id)]
                    let prefer = "resolution=\(resolution)-duplicates"
                    let answer = try await world.ask("POST", table, by: caller, prefer: prefer, rows)
                    #expect(answer.status == (isSignedIn ? 403 : 401) && answer.code == "42501", "\(table)")
                }
            }
        }
        #expect(try await Self.everything(world, owner) == before)
        let theirs = try await Self.everything(world, other)
        #expect(theirs.dropFirst().allSatisfy { $0 == [] })
    }

    @Test func `nobody writes what is everybody's`() async throws {
        let world = try await SupabaseWorld()
        let member = try await world.member()
        for table in ["repo_clusters", "trending_repos"] {
            for caller in [member, SupabaseWorld.visitor] {
                #expect(try await !world.ask("GET", "\(table)?limit=1", by: caller).rows.isEmpty, "\(table)")
                for method in ["POST", "PATCH", "DELETE"] {
                    let answer = try await world.ask(method, "\(table)?stars=gt.0", by: caller, ["stars": 1])
                    #expect(answer.status == (caller.visit == nil ? 401 : 403) && answer.code == "42501")
                }
            }
        }
    }

    @Test func `functions are for who is meant`() async throws {
        let world = try await SupabaseWorld()
        let (owner, other) = (try await world.member(), try await world.member())
        for arguments: JSONValue in [[:], ["user_id": .string(owner.id)], ["user_id": "bob"]] {
            #expect(try await world.ask("POST", "rpc/recommend", arguments).code == "42501")
        }
        let swipe: JSONValue = ["user_id": .string(owner.id), "repo_id": "4711", "verdict": "like"]
        #expect(try await world.ask("POST", "rpc/swipe", by: other, swipe).code == "42501")
        #expect(try await world.ask("POST", "rpc/swipe", swipe).code == "42501")
        #expect(try await world.ask("GET", "liked_repos", by: owner).rows.isEmpty)
        let guest = SupabaseWorld.guestID()
        #expect(try await world.ask("GET", "rpc/recommend?n=3&user_id=\(guest)").rows.count == 3)
        #expect(try await world.ask("GET", "users?id=eq.\(guest)").rows.isEmpty)
        let own: JSONValue = ["user_id": .string(guest), "repo_id": "4711", "verdict": "like"]
        #expect(try await world.ask("POST", "rpc/swipe", own).value == ["repo_id": "4711", "result": "recorded"])
        #expect(try await world.ask("GET", "liked_repos?user_id=eq.\(guest)").rows.count == 1)
    }

    private static func everything(_ world: SupabaseWorld, _ caller: SupabaseCaller) async throws -> [JSONValue] {
        var all: [JSONValue] = []
        for table in own { all.append(try await world.ask("GET", table, by: caller).value) }
        return all
    }
}
