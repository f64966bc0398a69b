import Calls
import Foundation
import HummingbirdTesting
import Testing

@testable import Server

/// Guests, sessions and reports over PitchDeck's schema.
struct SessionGraphQLTests {
    private static let list = "{ sessions { id device isCurrent lastSeenAt createdAt } }"

    @Test func `a guest is made, keeps drafts, and takes them along when registering`() async throws {
        try await withServer { http in
            let nobody = PitchDeckClient(client: http)
            let made = try await nobody.query("mutation { createGuest { jwt user { isMember email } } }")
            #expect(made["createGuest", "user", "isMember"] == false && made["createGuest", "user", "email"] == .null)
            var guest = nobody
            guest.token = try #require(made["createGuest", "jwt"]?.text, "\(made.body)")
            let id = try await guest.created("Kites", status: "DRAFT")
            let refused = try await guest.operation("UpdateStartup", ["documentId": .string(id), "data": [:]])
            #expect(refused.code == "FORBIDDEN", "\(refused.body)")
            let member = try await guest.registered("ada")
            let own = try await member.query("{ ownStartups { documentId } }")
            #expect(own["ownStartups"]?.items.first?.at(["documentId"])?.text == id)
            let other = try await nobody.query("mutation { createGuest { jwt } }")
            #expect(other["createGuest", "jwt"]?.text != guest.token)
        }
    }

    @Test func `so many guests are made of one address, and no more`() async throws {
        try await withServer(.router, { $0.limits.newGuests = RequestLimits.Rate(burst: 2, perSecond: 0.001) }) {
            http in
            let nobody = PitchDeckClient(client: http)
            for code in [nil, nil, "TOO_MANY_REQUESTS"] as [String?] {
                let made = try await nobody.query("mutation { createGuest { jwt } }")
                #expect(made.code == code)
            }
        }
    }

    @Test func `sessions are one's own to see and to end`() async throws {
        try await withServer { http in
            let nobody = PitchDeckClient(client: http)
            let (ada, eve) = (try await nobody.registered("ada"), try await nobody.registered("eve"))
            let login: JSONValue = ["identifier": "ada@example.org", "password": "a long pass phrase"]
            var second = nobody
            second.token = try await nobody.operation("Login", ["input": login])["login", "jwt"]?.text
            for mutation in ["signOut", "endSession(id: \"\(UUID())\")"] {
                #expect(try await nobody.query("mutation { \(mutation) }").code == "FORBIDDEN", "\(mutation)")
            }
            #expect(try await nobody.query(Self.list).code == "FORBIDDEN")
            let sessions = try #require(try await ada.query(Self.list)["sessions"]?.items)
            #expect(sessions.map { $0.at(["isCurrent"]) } == [true, false])
            let id = try #require(sessions.last?.at(["id"])?.text)
            #expect(try await eve.query(Self.list)["sessions"]?.items.count == 1)
            let end = "mutation { endSession(id: \"\(id)\") }"
            // Nobody learns whether it is there.
            #expect(try await eve.query(end)["endSession"] == true)
            #expect(try await second.operation("Me")["me", "username"] == "ada")
            #expect(try await ada.query("mutation { endSession(id: \"x\") }").code == "BAD_USER_INPUT")
            #expect(try await ada.query(end)["endSession"] == true)
            #expect(try await second.operation("Me").status == 401)
            second.token = try await nobody.operation("Login", ["input": login])["login", "jwt"]?.text
            #expect(try await second.query("mutation { signOut }")["signOut"] == true)
            #expect(try await second.operation("Me").status == 401)
            #expect(try await ada.operation("Me")["me", "username"] == "ada")
            second.token = try await nobody.operation("Login", ["input": login])["login", "jwt"]?.text
            #expect(try await second.query("mutation { signOut(everywhere: true) }")["signOut"] == true)
            for client in [ada, second] { #expect(try await client.operation("Me").status == 401) }
            #expect(try await eve.operation("Me")["me", "username"] == "eve")
        }
    }

    @Test func `a request is reported by the founder who was asked, and by nobody else`() async throws {
        try await withServer { http in
            let nobody = PitchDeckClient(client: http)
            let (founder, asker) = (try await nobody.registered("ada"), try await nobody.registered("eve"))
            let id = try await founder.created("Solar Kites")
            let ask = "mutation { askIntroduction(documentId: \"\(id)\", message: \"Hello\") { documentId } }"
            let asked = try await asker.query(ask)
            let introduction = try #require(asked["askIntroduction", "documentId"]?.text, "\(asked.body)")
            let report = "mutation { reportIntroduction(documentId: \"\(introduction)\", reason: spam) }"
            #expect(try await nobody.query(report).code == "FORBIDDEN")
            #expect(try await asker.query(report).code == "STRAPI_NOT_FOUND_ERROR")
            #expect(try await founder.query(report)["reportIntroduction"] == true)
            let nothing = report.replacing(introduction, with: String(introduction.reversed()))
            #expect(try await founder.query(nothing).code == "STRAPI_NOT_FOUND_ERROR")
        }
    }
}
