import AccountsDomain
import AccountsService
import Foundation
import GraphQL
import ModerationDomain
import ModerationService
import PitchDeckDomain
import Storage
import StorageTesting
import Testing

@testable import PitchDeckService

@Suite(.everyEngine)
struct PersonFieldTests {
    private let schema: PitchDeckGraphQL
    private let world: PitchDeckWorld

    init() async throws {
        (schema, world) = (try PitchDeckGraphQL.untimed(), try await PitchDeckWorld())
    }

    @Test func `whom one has blocked is one's own, by account or by author`() async throws {
        let (reader, founder) = (try await world.account(isMember: false), try await world.account())
        let author = StoredStartupService.author(of: founder).text
        let block = "mutation { blockAccount(account: \"\(author)\") }"
        // Who has published nothing is nobody to be read of.
        let early = try await answer(block, as: reader)
        #expect(early.contains("BAD_USER_INPUT") && early.contains("unknownValue"), "\(early)")
        _ = try await world.service(founder).create(StartupContent(title: "Moth"), edition: .published)
        #expect(try await answer(block, as: reader).contains("\"blockAccount\":true"))
        let list = "{ blockedAccounts { id } }"
        #expect(try await answer(list, as: reader).contains(founder.uuidString))
        #expect(try await answer(list, as: founder).contains("\"blockedAccounts\":[]"))
        let undo = "mutation { unblockAccount(account: \"\(founder)\") }"
        _ = try await answer(undo, as: founder)
        #expect(try await answer(list, as: reader).contains(founder.uuidString))
        _ = try await answer(undo, as: reader)
        #expect(try await answer(list, as: reader).contains("\"blockedAccounts\":[]"))
        let own = try await answer("mutation { blockAccount(account: \"\(reader)\") }", as: reader)
        #expect(own.contains("BAD_USER_INPUT") && own.contains("\"account\""), "\(own)")
    }

    @Test func `nobody in particular has no account's page and blocks nobody`() async throws {
        for query in [
            "{ account { id } }", "{ consents { kind } }", "{ identities { name } }", "{ accountExport }",
            "{ blockedAccounts { id } }", "{ reportQueue { count } }", "mutation { renameAccount(name: \"A\") { id } }",
            "mutation { removePicture { id } }", "mutation { requestEmailConfirmation }",
            "mutation { confirmEmail(code: \"a\") }",
            "mutation { recordConsent(kind: privacyNotice, version: \"1\", isGiven: true) { kind } }",
            "mutation { unlinkIdentity(provider: steam) }", "mutation { deleteAccount }",
            "mutation { blockAccount(account: \"\(UUID())\") }", "mutation { unblockAccount(account: \"\(UUID())\") }",
            "mutation { decideReport(kind: \"startup\", id: \"a\", verdict: hidden) { count } }",
        ] {
            let reply = try await answer(query, as: nil)
            #expect(reply.contains("FORBIDDEN") && reply.contains("notSignedIn"), "\(query): \(reply)")
        }
        #expect(try await answer("{ accountOptions { sendsMail } }", as: nil).contains("\"sendsMail\":false"))
    }

    @Test func `moderators alone read and decide what was reported, and only what was`() async throws {
        let id = try await world.person().create(StartupContent(title: "Moth"), edition: .published).id
        let (reader, moderator) = (try await world.account(isMember: false), try await world.account())
        _ = try await answer("mutation { reportStartup(documentId: \"\(id.text)\", reason: spam) }", as: reader)
        let queue = "{ reportQueue { item { kind id } count reasons notes decision { verdict } } }"
        func decide(_ item: String) -> String {
            "mutation { decideReport(kind: \"startup\", id: \"\(item)\", verdict: hidden) { decision { verdict } } }"
        }
        for person in [reader, moderator] {
            for query in [queue, decide(id.text)] {
                let reply = try await answer(query, as: person)
                #expect(reply.contains("FORBIDDEN") && reply.contains("notModerator"), "\(reply)")
            }
        }
        _ = try await world.database.write { connection in
            try connection.execute("UPDATE accounts SET role = 'admin' WHERE id = \(moderator)")
        }
        let waiting = try await answer(queue, as: moderator)
        #expect(waiting.contains(id.text) && waiting.contains("\"reasons\":[\"spam\"]"), "\(waiting)")
        #expect(try await answer(decide("none"), as: moderator).contains("STRAPI_NOT_FOUND_ERROR"))
        #expect(try await answer(decide(id.text), as: moderator).contains("\"verdict\":\"hidden\""))
        #expect(try await answer(queue, as: moderator).contains("\"reportQueue\":[]"))
    }

    @Test func `the last way into an account stays, and a deleted one is gone`() async throws {
        let person = try await world.account(isMember: false)
        _ = try await world.database.write { connection in
            try connection.execute(
                """
                INSERT INTO account_identities (provider, subject, account_id, name, linked_at)
                VALUES ('steam', '7', \(person), 'Ada', 0)
                """
            )
        }
        #expect(try await answer("{ identities { provider name } }", as: person).contains("\"provider\":\"steam\""))
        let kept = try await answer("mutation { unlinkIdentity(provider: steam) }", as: person)
        #expect(kept.contains("STRAPI_APPLICATION_ERROR") && kept.contains("lastWayIn"), "\(kept)")
        #expect(try await answer("{ accountExport }", as: person).contains("\"name\":\"Ada\""))
        #expect(try await answer("mutation { deleteAccount }", as: person).contains("\"deleteAccount\":true"))
        #expect(try await answer("{ account { id } }", as: person).contains("notSignedIn"))
    }

    private func answer(_ query: String, as account: Account.ID?) async throws -> String {
        let visit = account.map {
            Visit(account: Account(id: $0, kind: .guest, createdAt: world.clock.now), session: UUID())
        }
        let now: @Sendable () -> Date = { [clock = world.clock] in clock.now }
        let context = PitchDeckContext(
            database: world.database,
            visit: visit,
            accounts: NoAccounts(),
            blobs: NoBlobs(),
            moderation: account.map { AccountModerationService(database: world.database, account: $0, now: now) },
            person: visit.map { world.accounts.bound(to: $0.account.id, session: $0.session) },
            now: now
        )
        let prepared = schema.schema.prepare(GraphQLRequest(query: query))
        return String(decoding: try await schema.execute(prepared, context).json, as: UTF8.self)
    }
}
