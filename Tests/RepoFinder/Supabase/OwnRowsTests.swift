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
import StorageTesting
import Testing

@testable import Supabase

@Suite(.everyEngine)
struct OwnRowsTests {
    @Test(arguments: [true, false])
    func `the plan's flow works whether its first insert arrived or not`(insertsUser: Bool) async throws {
        let world = try await SupabaseWorld()
        let me = JSONValue.string(SupabaseWorld.guestID())
        if insertsUser {
            #expect(try await world.ask("POST", "users", ["id": me, "name": .null]).status == 201)
        }
        let document: JSONValue = ["id": "4711", "fullName": "owner3/repo3", "odd": 1]
        for table in ["liked_repos", "saved_repos"] {
            let row: JSONValue = [
                "user_id": me, "repo_id": "4711", "repo_data": document, "created_at": "2020-01-02T03:04:05Z",
            ]
            let first = try await world.ask(
                "POST",
                table,
                prefer: "resolution=merge-duplicates,return=representation",
                row
            )
            let second = try await world.ask(
                "POST",
                table,
                prefer: "resolution=merge-duplicates,return=representation",
                row
            )
            #expect(first.status == 201 && second.status == 200 && first.rows == second.rows)
            let kept = try await world.ask("GET", "\(table)?user_id=eq.\(me.string ?? "")")
            #expect(kept.rows == first.rows && kept.rows.first?["repo_data"] == document)
            #expect(kept.rows.first?["created_at"] == "2020-01-02T03:04:05+00:00" && kept.rows.first?["user_id"] == me)
        }
        // The upsert has counted already.
        _ = try await world.ask("POST", "user_interactions", ["user_id": me, "repo_id": "4711", "action": "like"])
        let acts = try await world.ask("GET", "user_interactions?user_id=eq.\(me.string ?? "")&order=action")
        #expect(acts.rows.map { $0["action"] } == ["like", "save"])
    }

    @Test func `reading makes no guest, and only a text of the plan's shape makes one`() async throws {
        let world = try await SupabaseWorld()
        let me = SupabaseWorld.guestID()
        #expect(try await world.ask("GET", "users?id=eq.\(me)").rows.isEmpty)
        for id in [
            "user_1_x", "bob", "user_1_\(UUID(uuid: (1, 2, 3, 4, 5, 6, 0x17, 8, 0x89, 0, 1, 2, 3, 4, 5, 6)))", "",
        ] {
            let answer = try await world.ask("POST", "users", ["id": .string(id)])
            #expect(answer.status == 401 && answer.code == "42501")
        }
        let two: JSONValue = [["id": .string(me)], ["id": .string(SupabaseWorld.guestID())]]
        #expect(try await world.ask("POST", "users", two).code == "42501")
        #expect(try await world.ask("POST", "users", ["id": .string(me)]).status == 201)
        #expect(
            try await world.ask("GET", "users?id=eq.\(me.uppercased().replacing("USER", with: "user"))").rows.count == 1
        )
    }

    @Test func `a repository has many spellings`() async throws {
        let world = try await SupabaseWorld()
        let caller = try await world.member()
        let row: JSONValue = [
            "user_id": .string(caller.id.uppercased()), "repo_id": "Former/NAME", "note": "n", "tags": ["A"],
        ]
        #expect(try await world.ask("POST", "saved_repos", by: caller, row).status == 201)
        for id in ["4711", "owner3/repo3", "OWNER3/repo3", "former/name"] {
            let found = try await world.ask("GET", "saved_repos?repo_id=eq.\(id)", by: caller).rows
            #expect(found.first?["repo_id"] == "Former/NAME" && found.first?["tags"] == ["a"], "\(id)")
            #expect(try await world.ask("GET", "saved_repos?repo_id=neq.\(id)", by: caller).rows.isEmpty)
            #expect(try await world.ask("GET", "saved_repos?repo_id=not.in.{\(id)}", by: caller).rows.isEmpty)
            let again = try await world.ask(
                "POST",
                "saved_repos",
                by: caller,
                ["user_id": .string(caller.id), "repo_id": .string(id)]
            )
            #expect(again.status == 409 && again.code == "23505")
        }
        let unknown = try await world.ask(
            "POST",
            "saved_repos",
            by: caller,
            ["user_id": .string(caller.id), "repo_id": "12"]
        )
        #expect(unknown.status == 409 && unknown.code == "23503")
    }

    @Test func `a like of what nobody knows stays private`() async throws {
        let world = try await SupabaseWorld()
        let caller = try await world.member()
        let document: JSONValue = ["fullName": "some/body", "stars": 5]
        let row: JSONValue = ["user_id": .string(caller.id), "repo_id": "12", "repo_data": document]
        #expect(try await world.ask("POST", "liked_repos", by: caller, row).status == 201)
        #expect(
            try await world.ask("GET", "liked_repos?repo_id=eq.12", by: caller).rows.first?["repo_data"] == document
        )
        #expect(try await world.ask("GET", "repo_clusters?repo_id=eq.12").rows.isEmpty)
        let service = world.discovery.service(for: try #require(caller.visit).account.id)
        #expect(try await service.liked().isEmpty)
        let changed = try await world.ask("PATCH", "liked_repos?repo_id=eq.12", by: caller, ["note": "odd"])
        #expect(changed.rows.first?["note"] == "odd")
        #expect(try await world.ask("DELETE", "liked_repos?repo_id=eq.12", by: caller).rows.count == 1)
        #expect(try await world.ask("GET", "liked_repos", by: caller).rows.isEmpty)
    }

    @Test func `the apps and the clients see each other's writes`() async throws {
        let world = try await SupabaseWorld()
        let caller = try await world.member()
        let account = try #require(caller.visit).account.id
        let service = world.discovery.service(for: account)
        let card = try #require(try await service.cards(CardRequest(count: 1)).cards.first)
        _ = try await service.decide(Decision(.like(repository: card.id), decidedAt: Date()))
        let liked = try await world.ask("GET", "liked_repos", by: caller).rows
        #expect(liked.map { $0["full_name"] } == [.string(card.id.fullName)])
        let row: JSONValue = ["user_id": .string(caller.id), "repo_id": "owner3/repo3"]
        _ = try await world.ask("POST", "saved_repos", by: caller, row)
        let favourites = AccountFavouriteService(database: world.database, account: account)
        #expect(try await favourites.favourites().map(\.id.key) == ["owner3/repo3"])
        let other = card.id.key == "owner5/repo5" ? "owner6/repo6" : "owner5/repo5"
        _ = try await world.ask(
            "POST",
            "liked_repos",
            by: caller,
            ["user_id": .string(caller.id), "repo_id": .string(other)]
        )
        #expect(try await service.cards(CardRequest(count: 50)).cards.allSatisfy { $0.id.key != other })
        _ = try await world.ask("DELETE", "liked_repos?repo_id=eq.\(other)", by: caller)
        #expect(try await service.cards(CardRequest(count: 50)).cards.contains { $0.id.key == other })
        #expect(try await service.history(before: nil, count: 10).entries.map(\.id.key) == [card.id.key])
    }

    @Test func `preferences come back as written, with what was changed elsewhere`() async throws {
        let world = try await SupabaseWorld()
        let caller = try await world.member()
        let service = world.discovery.service(for: try #require(caller.visit).account.id)
        #expect(try await world.ask("GET", "user_preferences", by: caller).rows.isEmpty)
        _ = try await service.setPreferences(Preferences(techStack: ["Go"]))
        var read = try await world.ask("GET", "user_preferences", by: caller).rows.first?["preferences"]?.object ?? [:]
        #expect(read["experienceLevel"] == "intermediate" && read["techStack"] == ["Go"] && read["interests"] == [])
        read["theme"] = "dark"
        read["techStack"] = [" Go ", "Rust"]
        let row: JSONValue = ["user_id": .string(caller.id), "preferences": .object(read)]
        let written = try await world.ask(
            "POST",
            "user_preferences",
            by: caller,
            prefer: "resolution=merge-duplicates,return=representation",
            row
        )
        #expect(written.status == 200 && written.rows.first?["preferences"] == .object(read))
        // The usual level was only read, never said.
        var said = try await service.preferences()
        #expect(said.experienceLevel == nil && said.techStack == ["Go", "Rust"])
        said.interests = ["cli"]
        _ = try await service.setPreferences(said)
        let after = try await world.ask("GET", "user_preferences", by: caller).rows.first?["preferences"]?.object
        #expect(after?["interests"] == ["cli"] && after?["theme"] == "dark" && after?["techStack"] == [" Go ", "Rust"])
        let wrong: JSONValue = ["user_id": .string(caller.id), "preferences": ["primaryCluster": "nothing"]]
        let refused = try await world.ask(
            "POST",
            "user_preferences",
            by: caller,
            prefer: "resolution=merge-duplicates",
            wrong
        )
        #expect(refused.status == 400 && refused.code == "23514")
    }

    @Test func `one wrong row undoes all of a write`() async throws {
        let world = try await SupabaseWorld()
        let caller = try await world.member()
        let me = JSONValue.string(caller.id)
        let rows: JSONValue = [["user_id": me, "repo_id": "owner1/repo1"], ["user_id": me, "repo_id": "no/where"]]
        #expect(try await world.ask("POST", "saved_repos", by: caller, rows).code == "23503")
        #expect(try await world.ask("GET", "saved_repos", by: caller).rows.isEmpty)
        let one = try await world.ask("POST", "saved_repos", by: caller, ["user_id": me, "repo_id": "owner1/repo1"])
        #expect(one.rows.count == 1)
        let strict = try await world.ask(
            "DELETE",
            "saved_repos?note=eq.",
            by: caller,
            prefer: "handling=strict,max-affected=0"
        )
        #expect(strict.code == "PGRST124")
        #expect(try await world.ask("GET", "saved_repos", by: caller).rows.count == 1)
    }

    @Test func `a NUL is in no name and no text`() async throws {
        let world = try await SupabaseWorld()
        let caller = try await world.member()
        for table in ["saved_repos", "liked_repos", "user_interactions"] {
            let found = try await world.ask("GET", "\(table)?repo_id=in.(a%00b,c)", by: caller)
            #expect(found.status == 200 && found.rows.isEmpty, "\(table)")
            let row: JSONValue = ["user_id": .string(caller.id), "repo_id": "a\u{0}b"]
            let written = try await world.ask("POST", table, by: caller, row)
            #expect(written.status == 400 && written.code == "22P02", "\(table)")
        }
        let named: JSONValue = [
            "user_id": .string(caller.id), "repo_id": "12", "repo_data": ["fullName": "some/bo\u{0}dy"],
        ]
        #expect(try await world.ask("POST", "saved_repos", by: caller, named).code == "23503")
        let cards = try await world.ask("POST", "rpc/recommend", by: caller, ["exclude": ["\u{0}"]])
        #expect(cards.status == 200)
        let swipe = try await world.ask("POST", "rpc/swipe", by: caller, ["repo_id": "\u{0}/a", "verdict": "like"])
        #expect(swipe.status == 400 && swipe.code == "22P02")
    }

    @Test func `an interaction's id counts once`() async throws {
        let world = try await SupabaseWorld()
        let caller = try await world.member()
        let id = UUID().uuidString
        let row: JSONValue = ["id": .string(id), "user_id": .string(caller.id), "repo_id": "4711", "action": "skip"]
        let first = try await world.ask("POST", "user_interactions", by: caller, row)
        #expect(first.status == 201 && first.rows.first?["id"] == .string(id.lowercased()))
        #expect(try await world.ask("POST", "user_interactions", by: caller, row).code == "23505")
        let again = try await world.ask(
            "POST",
            "user_interactions",
            by: caller,
            prefer: "resolution=ignore-duplicates,return=representation",
            row
        )
        #expect(again.status == 201 && again.rows.isEmpty)
        var wrong = row.object ?? [:]
        wrong["action"] = "hug"
        #expect(try await world.ask("POST", "user_interactions", by: caller, .object(wrong)).code == "23514")
    }

    @Test func `a person's row has the rest within`() async throws {
        let world = try await SupabaseWorld()
        let caller = try await world.member()
        let me = JSONValue.string(caller.id)
        for number in 1...3 {
            _ = try await world.ask(
                "POST",
                "saved_repos",
                by: caller,
                [
                    "user_id": me, "repo_id": .string("owner\(number)/repo\(number)"),
                    "created_at": .string("2026-01-0\(number)"),
                ]
            )
        }
        let target =
            "users?select=id,mine:saved_repos(repo_id),user_preferences(*)&mine.order=created_at.desc&mine.limit=2"
        let row = try await world.ask("GET", target, by: caller).rows.first
        #expect(row?["mine"] == [["repo_id": "owner3/repo3"], ["repo_id": "owner2/repo2"]])
        #expect(row?["user_preferences"] == .null)
    }

    @Test func `what clients wrote comes along, is exported and goes with the account`() async throws {
        let world = try await SupabaseWorld()
        let guest = try await world.sign("POST", "signup", ["data": ["team": "blue"]])
        let token = try #require(guest.value.object?["access_token"]?.string)
        let visit = try await world.accounts.visit(byAccess: token, world.auth.tokens)
        let caller = SupabaseCaller(visit: visit, device: "")
        let document: JSONValue = ["fullName": "some/body"]
        _ = try await world.ask(
            "POST",
            "liked_repos",
            by: caller,
            ["user_id": .string(caller.id), "repo_id": "12", "repo_data": document]
        )
        let member = try await world.member()
        let email = try #require(member.visit?.account.email)
        let session = try await world.sign(
            "POST",
            "token?grant_type=password",
            bearer: token,
            ["email": .string(email), "password": .string(SupabaseWorld.password)]
        )
        #expect(session.value.object?["user"]?.object?["user_metadata"] == ["team": "blue"])
        #expect(try await world.ask("GET", "liked_repos", by: member).rows.first?["repo_data"] == document)
        #expect(try await world.accounts.visit(to: visit.session) == nil)
        let own = try #require(member.visit)
        let bound = world.accounts.bound(to: own.account.id, session: own.session)
        #expect(try await bound.export().subjects["supabase"]?.object?["documents"] != .array([]))
        try await bound.delete(password: SupabaseWorld.password)
        for table in ["documents", "interactions", "preferences", "metadata"] {
            let left: Int = try await world.database.read { connection in
                try connection.row("SELECT COUNT(*) AS total FROM supabase_\(raw: table)")?["total"] ?? -1
            }
            #expect(left == 0, "\(table)")
        }
    }
}
