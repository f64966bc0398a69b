import Calls
import Foundation
import HTTPTypes
import HummingbirdTesting
import Testing

@testable import Server

struct PitchDeckGraphQLTests {
    @Test func `every operation of the plan is answered as meant`() async throws {
        try await withServer { http in
            let nobody = PitchDeckClient(client: http)
            let categories = try await nobody.operation("GetCategories")
            #expect(categories["categories"]?.items.count == 24)
            let category = try #require(categories["categories"]?.items.first?.at(["documentId"])?.text)
            let founder = try await nobody.registered("ada")

            let data: JSONValue = ["title": "Solar Kites", "pitch": "Power.", "category": .string(category)]
            let created = try await founder.operation("CreateStartup", ["data": data])
            let id = try #require(created["createStartup", "documentId"]?.text, "\(created.body)")
            #expect(
                created["createStartup", "isOwner"] == true && created["createStartup", "author", "username"] == "ada"
            )
            let version = try #require(created["createStartup", "version"])

            let page = try await nobody.operation(
                "GetStartups",
                ["title": "KITES", "categoryId": .string(category), "page": 1, "pageSize": 20]
            )
            #expect(page["startups_connection", "pageInfo", "total"] == 1)
            #expect(page["startups_connection", "nodes"]?.items.first?.at(["category", "name"]) == "Agriculture")
            #expect(try await nobody.operation("GetStartups")["startups_connection", "pageInfo", "total"] == 1)

            let change: JSONValue = ["pitch": "More power."]
            let changed = try await founder.operation(
                "UpdateStartup",
                ["documentId": .string(id), "data": change, "ifVersion": version]
            )
            #expect(changed["updateStartup", "pitch"] == "More power.")
            #expect(changed["updateStartup", "title"] == "Solar Kites")
            let conflict = try await founder.operation(
                "UpdateStartup",
                ["documentId": .string(id), "data": change, "ifVersion": version]
            )
            #expect(conflict.code == "CONFLICT" && conflict.status == 200)

            let detail = try await nobody.operation("GetStartup", ["documentId": .string(id)])
            #expect(detail["startup", "isOwner"] == false && detail["startup", "pitch"] == "More power.")
            #expect(try await founder.operation("Me")["me", "email"] == "ada@example.org")
            let login: JSONValue = ["identifier": "ada@example.org", "password": "a long pass phrase"]
            let again = try await nobody.operation("Login", ["input": login])
            var second = nobody
            second.token = again["login", "jwt"]?.text
            #expect(try await second.operation("Me")["me", "username"] == "ada")

            #expect(
                try await founder.operation("DeleteStartup", ["documentId": .string(id)])[
                    "deleteStartup",
                    "documentId"
                ]?.text == id
            )
            #expect(try await nobody.operation("GetStartup", ["documentId": .string(id)])["startup"] == .null)
        }
    }

    @Test func `others' drafts are in no list, count or filter, and cannot be told from nothing`() async throws {
        try await withServer { http in
            let nobody = PitchDeckClient(client: http)
            let (founder, other) = (try await nobody.registered("ada"), try await nobody.registered("eve"))
            let draft = try await founder.created("Secret Kites", status: "DRAFT")
            let nothing = String(draft.reversed())
            for reader in [nobody, other] {
                for status in ["DRAFT", "PUBLISHED"] {
                    let reply = try await reader.query(
                        """
                        { startups(status: \(status), filters: { title: { containsi: "secret" } }) { documentId }
                          startups_connection(status: \(status)) { pageInfo { total } nodes { title } }
                          startup(documentId: "\(draft)", status: \(status)) { title }
                          categories(filters: { startups: { title: { containsi: "secret" } } }) { name }
                          searchStartups(text: "secret") { newer pageInfo { total } facets { fresh } } }
                        """
                    )
                    #expect(reply["startups"]?.items.isEmpty == true, "\(reply.body)")
                    #expect(reply["startups_connection", "pageInfo", "total"] == 0)
                    #expect(reply["startup"] == .null && reply["categories"]?.items.isEmpty == true)
                    #expect(reply["searchStartups", "pageInfo", "total"] == 0)
                }
            }
            for id in [draft, nothing] {
                for mutation in ["deleteStartup", "withdrawStartup", "confirmStartup", "restoreStartup"] {
                    let reply = try await other.query("mutation { \(mutation)(documentId: \"\(id)\") { documentId } }")
                    #expect(reply.code == "STRAPI_NOT_FOUND_ERROR", "\(mutation) \(reply.body)")
                }
                let reply = try await other.operation(
                    "UpdateStartup",
                    ["documentId": .string(id), "data": ["title": "Mine"]]
                )
                #expect(reply.code == "STRAPI_NOT_FOUND_ERROR")
            }
            let own = try await founder.query("{ startups(status: DRAFT) { title } }")
            #expect(own["startups"]?.items.count == 1)
        }
    }

    @Test func `an introduction shows addresses to the two of them once it is accepted`() async throws {
        try await withServer { http in
            let nobody = PitchDeckClient(client: http)
            let (founder, asker) = (try await nobody.registered("ada"), try await nobody.registered("eve"))
            let id = try await founder.created("Solar Kites")
            let fields = "documentId state isReceived name message email"
            let door = """
                { introductionDoor(documentId: "\(id)") { offer introduction { \(fields) } }
                  introductions { \(fields) } }
                """
            #expect(try await nobody.query(door)["introductionDoor", "offer"] == "needsMember")
            let ask = "mutation { askIntroduction(documentId: \"\(id)\", message: \"Hello\") { \(fields) } }"
            #expect(try await nobody.query(ask).code == "FORBIDDEN")
            let asked = try await asker.query(ask)
            let introduction = try #require(asked["askIntroduction", "documentId"]?.text, "\(asked.body)")
            #expect(asked["askIntroduction", "email"] == .null)
            #expect(try await founder.query(door)["introductions"]?.items.first?.at(["email"]) == .null)
            let accept = "mutation { answerIntroduction(documentId: \"\(introduction)\", accept: true) { \(fields) } }"
            #expect(try await asker.query(accept).code == "STRAPI_NOT_FOUND_ERROR")
            #expect(try await founder.query(accept)["answerIntroduction", "email"] == "eve@example.org")
            let seen = try await asker.query(door)
            #expect(seen["introductionDoor", "introduction", "email"] == "ada@example.org", "\(seen.body)")
            #expect(try await nobody.query(door)["introductions"]?.items.isEmpty == true)
            let withdraw = "mutation { withdrawIntroduction(documentId: \"\(introduction)\") }"
            #expect(try await asker.query(withdraw).code == "CONFLICT")
            let block = "mutation { blockIntroducer(documentId: \"\(introduction)\") }"
            #expect(try await founder.query(block)["blockIntroducer"] == true)
        }
    }

    @Test func `what is held waits for a moderator, whom nobody else is`() async throws {
        try await withServer(.router, { $0.startupReview.heldWords = ["casino"] }) { http in
            let founder = try await PitchDeckClient(client: http).registered("ada")
            let held = try await founder.operation("CreateStartup", ["data": ["title": "Casino Kites"]])
            let id = try #require(held["createStartup", "documentId"]?.text, "\(held.body)")
            let own = try await founder.query("{ ownStartups { state reviewNote } reviewQueue { isHeld } }")
            #expect(own.code == "FORBIDDEN", "\(own.body)")
            let state = try await founder.query("{ ownStartups { state reviewNote } }")
            #expect(state["ownStartups"]?.items.first?.at(["state"]) == "inReview")
            let changes = [
                "approveStartup(documentId: \"\(id)\", ifVersion: 2)",
                "sendBackStartup(documentId: \"\(id)\", ifVersion: 2, note: \"\")",
            ]
            for change in changes {
                #expect(try await founder.query("mutation { \(change) }").code == "FORBIDDEN")
            }
        }
    }

    @Test func `nobody changes what is another's, or publishes without an account`() async throws {
        try await withServer { http in
            let nobody = PitchDeckClient(client: http)
            let (founder, other) = (try await nobody.registered("ada"), try await nobody.registered("eve"))
            let id = try await founder.created("Solar Kites")
            for mutation in ["deleteStartup", "withdrawStartup", "confirmStartup"] {
                for asker in [other, nobody] {
                    let reply = try await asker.query("mutation { \(mutation)(documentId: \"\(id)\") { documentId } }")
                    #expect(reply.code == "FORBIDDEN", "\(mutation) \(reply.body)")
                }
            }
            let reply = try await nobody.operation("CreateStartup", ["data": ["title": "A"]])
            #expect(reply.code == "FORBIDDEN")
        }
    }

    @Test func `addresses cannot be found out by filters, sorts or counts`() async throws {
        try await withServer { http in
            let nobody = PitchDeckClient(client: http)
            let (founder, other) = (try await nobody.registered("ada"), try await nobody.registered("eve"))
            _ = try await founder.created("Solar Kites")
            func count(_ asker: PitchDeckClient, _ email: String) async throws -> JSONValue? {
                try await asker.operation("GetStartups", ["email": .string(email)])[
                    "startups_connection",
                    "pageInfo",
                    "total"
                ]
            }
            #expect(try await count(other, "ada@example.org") == 0)
            #expect(try await count(founder, "ada@example.org") == 1)
            let sorted = try await other.query("{ startups(sort: [\"author.email\"]) { title } }")
            #expect(sorted.code == "BAD_USER_INPUT")
            let seen = try await other.query("{ startups { ownerEmail author { email } } }")
            #expect(seen["startups"]?.items.first?.at(["ownerEmail"]) == "")
            _ = try await founder.query("mutation { updateMe(data: { showsEmail: true }) { email } }")
            #expect(try await count(other, "ada@example.org") == 1)
        }
    }

    @Test func `a founder's picture is a file of their own, by its id or number, and is told with them`() async throws {
        try await withServer { http in
            let founder = try await PitchDeckClient(client: http).registered("ada")
            let change = "mutation($file: ID) { updateMe(data: { avatar: $file }) { avatar { url } } }"
            for wrong: JSONValue in ["12", "aaaaaaaaaaaaaaaaaaaaaaaa", "no file"] {
                let refused = try await founder.query(change, ["file": wrong])
                #expect(refused.code == "BAD_USER_INPUT", "\(refused.body)")
            }
            let named = "mutation { updateMe(data: { username: \"Eve\", avatar: \"12\" }) { username } }"
            #expect(try await founder.query(named).code == "BAD_USER_INPUT")
            #expect(try await founder.operation("Me")["me", "username"] == "ada")
            #expect(try await founder.query(change, ["file": .null])["updateMe", "avatar"] == .null)
        }
    }

    @Test func `a change under the same key is made once`() async throws {
        try await withServer { http in
            var founder = try await PitchDeckClient(client: http).registered("ada")
            founder.key = "one"
            let first = try await founder.created("Solar Kites")
            #expect(try await founder.created("Solar Kites") == first)
            let other = try await founder.operation("CreateStartup", ["data": ["title": "Another"]])
            #expect(other.code == "KEY_REUSED", "\(other.body)")
            let total = try await founder.query("{ startups_connection { pageInfo { total } } }")
            #expect(total["startups_connection", "pageInfo", "total"] == 1)
        }
    }

    @Test func `what is wrong is told in Strapi's shape, with its field`() async throws {
        try await withServer { http in
            let founder = try await PitchDeckClient(client: http).registered("ada")
            let reply = try await founder.operation(
                "CreateStartup",
                ["data": ["title": .string(String(repeating: "x", count: 81))]]
            )
            #expect(reply.code == "BAD_USER_INPUT" && reply.status == 200)
            let detail = reply.error?.at(["extensions", "error", "details", "errors"])?.items.first
            #expect(detail?.at(["path"])?.items == ["title"] && detail?.at(["reason"]) == "tooLong")
            for pagination in ["{ page: 1, start: 0 }", "{ pageSize: 5, limit: 5 }"] {
                let both = try await founder.query("{ startups(pagination: \(pagination)) { title } }")
                #expect(both.code == "BAD_USER_INPUT")
            }
            let wrong = try await founder.query(
                "mutation { login(input: { identifier: \"ada@example.org\", password: \"not the one\" }) { jwt } }"
            )
            #expect(wrong.code == "BAD_USER_INPUT" && wrong.error?.at(["message"]) == "Invalid identifier or password")
        }
    }

    @Test func `a token ends with its session, and one that was changed opens nothing`() async throws {
        try await withServer { http in
            var founder = try await PitchDeckClient(client: http).registered("ada")
            let token = try #require(founder.token)
            #expect(try await founder.operation("Me")["me", "username"] == "ada")
            let response = try await http.execute(
                uri: "/api/v1/sign-outs",
                method: .post,
                headers: [.authorization: "Bearer \(token)"]
            )
            #expect(response.status.code < 300, "\(response.status)")
            #expect(try await founder.operation("Me").status == 401)
            founder.token = String(token.dropLast(4)) + "AAAA"
            #expect(try await founder.operation("Me").status == 401)
        }
    }
}
